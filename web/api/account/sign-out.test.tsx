import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { json, renderPart } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { useDesk } from "../desk.ts";
import { useOrigin } from "../press/article-origin.ts";
import { useDraft } from "../press/draft.ts";
import { useUnsavedChanges } from "../stone/unsaved-changes.ts";
import { notToBeLeft, useLeaveGuard } from "../stone/unsaved-work.ts";
import { signOut } from "./sign-out.ts";
import { useSignOut } from "./use-sign-out.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser with a user's work; the server answers a sign-out as given. */
function work(answer: () => Response | Promise<Response>) {
  localStorage.setItem("language", "de");
  useDraft.getState().edit({ title: "Ferry", content: "The oldest ferry left its pier." });
  useOrigin.getState().note({ importedUrl: "https://news.example/ferry" });
  useDesk.getState().put("paper-1");
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answer();
  });
  return asked;
}
const kept = () => JSON.stringify({ ...localStorage });

it("who signs out leaves nothing of their work in the browser but what is the browser's own", async () => {
  const asked = work(() => json(null));
  expect(await signOut(new QueryClient())).toBe("out");
  expect(asked).toEqual(["/api/logout"]);
  expect(kept()).not.toMatch(/ferry|paper-1/i);
  expect(localStorage.getItem("language")).toBe("de");
  expect([useDraft.getState().content, useOrigin.getState().importedUrl, useDesk.getState().newspaperId]).toEqual(["", "", null]);
});

it("loses nothing when the server cannot be reached or refuses", async () => {
  for (const answer of [() => Promise.reject(new Error("offline")), () => json(null, 500)]) {
    work(answer);
    expect(await signOut(new QueryClient())).toBe("failed");
    expect(useDraft.getState().content).toBe("The oldest ferry left its pier.");
  }
});

it("waits for a change that is being saved, and asks before it gives one up", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const asked = work(() => json({ code: "INTERNAL" }, 500));
  useUnsavedChanges.setState({ changes: { "paper-1": { currentFilter: "sepia" } }, failed: [] });
  const first = signOut(new QueryClient());
  await vi.advanceTimersByTimeAsync(3_500);
  expect(await first).toBe("unsaved");
  expect([asked.includes("/api/logout"), useDraft.getState().title]).toEqual([false, "Ferry"]);
  const second = signOut(new QueryClient());
  await vi.advanceTimersByTimeAsync(500);
  vi.stubGlobal("fetch", async () => json(null));
  act(() => useUnsavedChanges.setState({ changes: {} }));
  expect(await second).toBe("out");
  vi.useRealTimers();
});

function SignOutLink() {
  return (
    <a href="/api/logout" onClick={useSignOut()}>
      out
    </a>
  );
}

it("a plain press on the link signs out and goes to the front door; a failure is said, and the work stays", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  work(() => Promise.reject(new Error("offline")));
  renderPart(<SignOutLink />);
  fireEvent.click(screen.getByText("out"));
  await waitFor(() => expect(useToast.getState().current?.title).toMatch(/could not be signed out/));
  expect([assign.mock.calls, useDraft.getState().title]).toEqual([[], "Ferry"]);
  vi.stubGlobal("fetch", async () => json(null));
  fireEvent.click(screen.getByText("out"));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
  expect(useDraft.getState().title).toBe("");
});

const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("the browser asks before the page is left only while a photograph is on its way or a change waits", async () => {
  renderHook(() => useLeaveGuard());
  act(() => useDraft.getState().edit({ content: "Kept in this browser anyway." }));
  act(() => useUnsavedChanges.setState({ changes: { a: { previewImageUrl: "/api/images/x" } } }));
  expect(isAsked()).toBe(false);
  act(() => useUnsavedChanges.setState({ changes: { a: { currentFilter: "aged" } } }));
  expect(isAsked()).toBe(true);
  act(() => useUnsavedChanges.setState({ changes: {} }));
  expect(isAsked()).toBe(false);
  let arrive = () => {};
  const sent = notToBeLeft(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  expect(isAsked()).toBe(true);
  arrive();
  await sent;
  expect(isAsked()).toBe(false);
});
