import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { User } from "../functions/auth/contract.ts";
import { useSessionWatch } from "./api/account/session-watch.ts";
import { useOwnWork, workOwnerKey } from "./api/account/work-owner.ts";
import { request } from "./api/client.ts";
import { useDraft } from "./api/press/draft.ts";
import { useUser } from "./api/queries.ts";
import { RequireUser } from "./features/account/require-user.tsx";
import { json, renderPart, serveApi } from "./ui/testing.tsx";

const user = { id: "u", email: "a@example.org", username: "a", firstName: "", role: "user", tokens: 2, newspaperCount: 0, language: "en" };
const nobody = () => json({ code: "UNAUTHORIZED" }, 401);
const article = { title: "Rain", content: "It rained." };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Desk() {
  useOwnWork(useUser().data?.id);
  return "the desk";
}

function Watch({ onAnother }: { onAnother: (user: User) => void }) {
  useSessionWatch(onAnother);
  return null;
}

/** A screen in use; its server answers with the user who is signed in at that moment. */
async function openDesk(answers: Parameters<typeof serveApi>[0] = {}) {
  const server = { who: (): Response => json(user) };
  serveApi({ "GET /api/auth/user": () => server.who(), "POST /api/completed-newspapers": nobody, ...answers });
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const onAnother = vi.fn();
  const { client } = renderPart(
    <>
      <Watch onAnother={onAnother} />
      <RequireUser keepsWork>
        <Desk />
      </RequireUser>
    </>,
  );
  await screen.findByText("the desk");
  act(() => useDraft.getState().edit(article));
  return { server, assign, onAnother, client };
}

const hearOwner = (newValue: string | null) => act(() => void dispatchEvent(new StorageEvent("storage", { key: workOwnerKey, newValue })));
const noted = (userId: string) => JSON.stringify({ state: { userId, title: "", content: "" }, version: 1 });

it("a session that ends while somebody works leaves the screen and the article as they are", async () => {
  const { server, assign } = await openDesk();
  server.who = nobody;
  await act(() => request("POST /completed-newspapers", { body: { ...article, expandedContent: {} } }).catch(() => undefined));
  await act(async () => {});
  expect(screen.getByText("the desk")).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
  expect(useDraft.getState()).toMatchObject(article);
});

it("a session ended from another device leaves nothing on the screen or in this browser", async () => {
  const ended = () => json({ code: "UNAUTHORIZED", details: { ended: true } }, 401);
  const { server, assign } = await openDesk({ "POST /api/completed-newspapers": ended });
  expect(localStorage.getItem("draft")).toContain("It rained.");
  server.who = nobody;
  await act(() => request("POST /completed-newspapers", { body: { ...article, expandedContent: {} } }).catch(() => undefined));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/api/login?next=%2F"));
  expect(screen.queryByText("the desk")).toBeNull();
  expect([useDraft.getState().title, localStorage.getItem("draft") ?? "", localStorage.getItem(workOwnerKey) ?? ""].join()).not.toMatch(
    /Rain|It rained|"u"/,
  );
});

it("somebody who signs out in another tab leaves nothing on this one's screen", async () => {
  const { server, assign } = await openDesk();
  server.who = nobody;
  hearOwner(null);
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/api/login?next=%2F"));
  expect(screen.queryByText("the desk")).toBeNull();
  expect(useDraft.getState().title).toBe("");
});

it("another account chosen in another tab is told of, and does not get the article of the one before", async () => {
  const { server, onAnother, client } = await openDesk();
  client.setQueryData(["newspaper", "n"], { title: "Of the one before" });
  server.who = () => json({ ...user, id: "w", email: "w@example.org" });
  hearOwner(noted("w"));
  await waitFor(() => expect(onAnother).toHaveBeenCalledWith(expect.objectContaining({ email: "w@example.org" })));
  expect(screen.getByText("the desk")).toBeTruthy();
  expect(useDraft.getState().title).toBe("");
  expect(client.getQueryData(["newspaper", "n"])).toBeUndefined();
});

it("what the same person types in another tab changes nothing here", async () => {
  const { assign, onAnother } = await openDesk();
  hearOwner(noted("u"));
  await act(async () => {});
  expect(useDraft.getState()).toMatchObject(article);
  expect(assign).not.toHaveBeenCalled();
  expect(onAnother).not.toHaveBeenCalled();
});
