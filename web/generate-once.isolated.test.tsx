import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { forgetSession } from "./api/account/session.ts";
import { useDesk } from "./api/desk.ts";
import { createNewspaper } from "./api/newspaper.test-data.tsx";
import { useDraft } from "./api/press/draft.ts";
import { HomeScreen } from "./home-screen.tsx";
import { json, renderPart, serveApi } from "./ui/testing.tsx";
import { useToast } from "./ui/toast.ts";

const typesetter = vi.hoisted(() => ({ calls: 0, fail: [] as (() => void)[] }));
vi.mock("./features/preview/set-again.ts", () => ({
  setAgain: () => {
    typesetter.calls += 1;
    return new Promise((_resolve, reject) => typesetter.fail.push(() => reject(new Error("no canvas in this test"))));
  },
}));

// Its faces would still be on their way when the test is over.
vi.mock("./features/preview/use-live-front.ts", () => ({ useLiveFront: () => ({ front: null, isDue: false }) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  forgetSession();
  act(() => {
    useDraft.getState().clear();
    useDesk.getState().clear();
    useToast.setState({ current: null });
  });
});

const user = { id: "u", email: "a@example.test", username: "a", firstName: "", role: "user", tokens: 3, newspaperCount: 0, language: "en" };
const article = { title: "Library reopens", content: "It rained.", region: "Duluth, United States" };
const saved = createNewspaper({ id: "paper-1", ...article, imageUrl: "", smallImageUrl: "", updatedAt: 1_795_000_000_000 });
const finished = () =>
  new Response('id: 1\nevent: complete\ndata: {"newspaperId":"paper-1"}\n\n', { headers: { "content-type": "text/event-stream" } });

const generate = () => screen.getByRole("button", { name: /^Generat(e|ing)/ }) as HTMLButtonElement;

it("takes no second order while the finished newspaper is fetched and set, and is ready again when that is over", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const calls = serveApi({
    "GET /api/auth/user": json(user),
    "GET /api/user/tokens": json({ tokens: 3, isAdmin: false }),
    "GET /api/templates": json([]),
    "GET /api/ai/models": json([
      { id: "house", kind: "text", name: "House edition", provider: "house", status: "available", standard: true, by: "house" },
      { id: "house", kind: "image", name: "House edition", provider: "house", status: "available", standard: true, by: "house" },
    ]),
    "POST /api/press-runs": () => json({ id: "run-1", tokens: 2, isAdmin: false }, 202),
    "GET /api/press-runs/run-1/events": finished,
    "GET /api/completed-newspapers": json([]),
    "GET /api/completed-newspapers/paper-1": async () => {
      await delivered;
      return json(saved);
    },
  });
  const orders = () => calls.filter(({ call }) => call === "POST /api/press-runs");
  renderPart(<HomeScreen />);
  act(() => useDraft.getState().edit(article));
  await screen.findByText((text) => text.includes("You have 3 tokens."));
  fireEvent.click(generate());

  await waitFor(() => expect(calls.some(({ call }) => call === "GET /api/completed-newspapers/paper-1")).toBe(true));
  await waitFor(() => expect(useDesk.getState().newspaperId).toBe("paper-1"));
  expect(generate().disabled).toBe(true);
  expect((screen.getByRole("button", { name: "Stop" }) as HTMLButtonElement).disabled).toBe(true);

  await act(async () => deliver());
  await waitFor(() => expect(typesetter.calls).toBe(1));
  expect(generate().disabled).toBe(true);
  fireEvent.click(generate());
  expect(orders()).toHaveLength(1);

  // Set, or not to be set: what became of it can be seen. The setter tries twice.
  act(() => typesetter.fail.shift()?.());
  await waitFor(() => expect(typesetter.fail).toHaveLength(1), { timeout: 5_000 });
  act(() => typesetter.fail.shift()?.());
  await waitFor(() => expect(generate().disabled).toBe(false));
});
