import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createNewspaper, withWords } from "../../api/newspaper.test-data.tsx";
import { fetchSavedNewspaper, type Newspaper } from "../../api/newspapers.ts";
import { lay, perform, useStone } from "../../api/stone/stone.ts";
import { FrontSlot } from "../../ui/front-slot.tsx";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { StoneKeeper } from "./stone-keeper.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const save = "POST /api/completed-newspapers";
const refusal = (code: string, status: number) => json({ error: code, code, requestId: "r" }, status);

/** A newspaper on the stone, and another window that has saved it meanwhile, or deleted it. */
async function open(elsewhere: Newspaper | null, answers: Parameters<typeof serveApi>[0] = {}) {
  const first = createNewspaper();
  let isRead = false;
  let server = elsewhere;
  const calls = serveApi({
    "GET /api/templates": json([]),
    "GET /api/completed-newspapers/p": () => (isRead ? (server ? json(server) : refusal("NOT_FOUND", 404)) : json(first)),
    [save]: () => {
      const sent = calls.at(-1)?.body as Newspaper;
      if (!server && sent.id) return refusal("NOT_FOUND", 404);
      if (server && sent.updatedAt !== server.updatedAt) return refusal("CONFLICT", 409);
      server = { ...first, ...sent, id: sent.id ?? "new", updatedAt: 99 };
      return json(server);
    },
    ...answers,
  });
  const onSavedAsNew = vi.fn();
  const { client } = renderPart(<StoneKeeper newspaperId="p" userId="ruth" onSavedAsNew={onSavedAsNew} />);
  lay(await fetchSavedNewspaper(client, "p"));
  isRead = true;
  act(() => void perform({ kind: "text", path: "expandedContent.expandedTitle", at: 0, removed: "", inserted: "Now " }));
  return { calls, onSavedAsNew };
}

const headline = () => useStone.getState().newspaper?.expandedContent.expandedTitle;
const elsewhere = withWords(createNewspaper({ updatedAt: 7 }), { expandedTitle: "It rained elsewhere" });

it("asks which of two texts stands, without a window over what is being typed, and shows where they differ", async () => {
  const { calls } = await open(elsewhere, { "POST /api/completed-newspapers/p/versions": json({ id: "v" }, 201) });
  const compare = await screen.findByRole("button", { name: "Compare and choose" });
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(compare);
  const dialog = within(await screen.findByRole("dialog", { name: "Which one stands?" }));
  expect(dialog.getByRole("region", { name: "Headline" })).toBeTruthy();
  expect(dialog.getAllByText(/./, { selector: "mark" }).map(({ textContent }) => textContent)).toEqual(["Now ", "elsewhere"]);
  fireEvent.click(dialog.getByRole("button", { name: "Take the other one" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ call }) => call.endsWith("/versions"))?.body).toMatchObject({
    cause: "conflict",
    name: expect.stringContaining("From this window, "),
    newspaper: { expandedContent: { expandedTitle: "Now It rained" } },
  });
  expect(useToast.getState().current?.title).toContain("Undo brings it back");
  expect(screen.queryByRole("button", { name: "Compare and choose" })).toBeNull();
});

it("says what to do when the other text cannot be kept, and nothing is decided", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await open(elsewhere, { "POST /api/completed-newspapers/p/versions": () => refusal("CONFLICT", 409) });
  fireEvent.click(await screen.findByRole("button", { name: "Compare and choose" }));
  fireEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
  expect((await screen.findByText(/no room for another version/)).textContent).toContain("Please delete one");
  expect(headline()).toBe("Now It rained");
});

it("a newspaper that was deleted elsewhere can be brought back with what was typed", async () => {
  await open(null, { "POST /api/completed-newspapers/p/restore": () => json(createNewspaper({ updatedAt: 9 })) });
  expect((await screen.findByText(/was deleted in another window/)).textContent).toContain("restore it");
  fireEvent.click(screen.getByRole("button", { name: "Restore it" }));
  await waitFor(() => expect(useToast.getState().current?.title).toBe("The newspaper is back, with your changes."));
  expect(headline()).toBe("Now It rained");
});

it("or saved as a new one; where there is no room, that is said", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { onSavedAsNew } = await open(null, { "POST /api/completed-newspapers/p/restore": () => refusal("CONFLICT", 409) });
  fireEvent.click(await screen.findByRole("button", { name: "Restore it" }));
  await waitFor(() => expect(useToast.getState().current?.title).toContain("no room for another newspaper"));
  fireEvent.click(screen.getByRole("button", { name: "Save as a new newspaper" }));
  await waitFor(() => expect(onSavedAsNew).toHaveBeenCalledWith("new"));
});

it("names the place that cannot be saved", async () => {
  await open(createNewspaper(), {
    [save]: () => json({ error: "x", code: "INVALID", requestId: "r", details: { fields: ["expandedContent.deck"] } }, 422),
  });
  expect((await screen.findByText(/^Deck: this cannot be saved/)).textContent).toContain("Please shorten it");
});

it("says it in a view that lies over the whole screen while there is one", async () => {
  await open(elsewhere);
  const alert = () => screen.getByRole("button", { name: "Compare and choose" }).closest("[role=alert]");
  await screen.findByRole("button", { name: "Compare and choose" });
  const behind = alert()?.parentElement;
  const front = renderPart(<FrontSlot />);
  await waitFor(() => expect(alert()?.parentElement).toBe(front.container.firstChild));
  front.unmount();
  await waitFor(() => expect(alert()?.parentElement).toBe(behind));
});
