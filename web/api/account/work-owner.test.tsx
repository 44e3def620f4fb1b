import { act, cleanup, render } from "@testing-library/react";
import { expect, it } from "vitest";
import { useDesk } from "../desk.ts";
import { useOrigin } from "../press/article-origin.ts";
import { useDraft } from "../press/draft.ts";
import { articleOnDesk, setAside, useSetAside } from "../stone/set-aside.ts";
import { useUnsavedChanges } from "../stone/unsaved-changes.ts";
import { useOwnWork } from "./work-owner.ts";

function Desk({ userId }: { userId: string | undefined }) {
  useOwnWork(userId);
  return null;
}

/** Somebody works on an imported article, and signs out. */
function workAs(userId: string) {
  render(<Desk userId={userId} />);
  act(() => {
    useDraft.getState().edit({ title: "Ferry", content: "The oldest ferry left its pier.", region: "Duluth", author: "Ruth" });
    useOrigin.getState().note({ importedUrl: "https://news.example/ferry", imageUrl: "/api/images/own", passages: ["The oldest ferry"] });
    useDesk.getState().put("paper-1");
  });
  cleanup();
}

it("whoever comes back finds their import as they left it", () => {
  workAs("one");
  render(<Desk userId="one" />);
  expect(useDraft.getState()).toMatchObject({ title: "Ferry", region: "Duluth" });
  expect(useOrigin.getState().imageUrl).toBe("/api/images/own");
});

it("an article that a restored newspaper took the place of outlives a reload, unless another account comes", () => {
  workAs("one");
  setAside(articleOnDesk());
  act(() => useDraft.getState().clear());
  const stored = JSON.parse(localStorage.getItem("set-aside") ?? "");
  expect(stored.state.articles[0]).toMatchObject({ draft: { title: "Ferry" }, origin: { imageUrl: "/api/images/own" } });
  localStorage.setItem("set-aside", JSON.stringify({ ...stored, state: { articles: [...stored.state.articles, null, { draft: 7 }] } }));
  useSetAside.persist.rehydrate();
  expect(useSetAside.getState().articles.map(({ draft }) => draft.content)).toEqual(["The oldest ferry left its pier."]);
  render(<Desk userId="two" />);
  expect(useSetAside.getState().articles).toEqual([]);
  expect(localStorage.getItem("set-aside") ?? "").not.toContain("ferry");
});

it("another account finds nothing of the one before, in sight or in the browser's storage", () => {
  workAs("one");
  localStorage.setItem("language", "de");
  render(<Desk userId="two" />);
  expect(useDraft.getState()).toMatchObject({ title: "", content: "", region: "", author: "" });
  expect(useOrigin.getState()).toMatchObject({ importedUrl: "", imageUrl: "", passages: [] });
  expect(useDesk.getState().newspaperId).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ferry|Ruth|Duluth|paper-1/i);
  expect(localStorage.getItem("language")).toBe("de");
});

it("what was written on after a session had ended is not the next account's", () => {
  const { rerender } = render(<Desk userId="one" />);
  act(() => useDraft.getState().edit({ content: "The oldest ferry left its pier." }));
  rerender(<Desk userId={undefined} />);
  act(() => useDraft.getState().edit({ title: "Ferry", content: "The oldest ferry left its pier, written on." }));
  cleanup();
  render(<Desk userId="two" />);
  expect(useDraft.getState()).toMatchObject({ title: "", content: "" });
});

it("a tab left open by one account takes nothing from another that has begun to work in the next tab", () => {
  workAs("one");
  const ofTheNextTab = {
    draft: { state: { title: "Harvest", content: "Pasted before the sign-in." }, version: 1 },
    desk: { state: { newspaperId: "paper-2" }, version: 1 },
    "unsaved-changes": { state: { changes: { "paper-2": { currentFilter: "aged" } } }, version: 1 },
    "work-owner": { state: { userId: "two", title: "", content: "" }, version: 1 },
  };
  localStorage.clear();
  for (const [name, stored] of Object.entries(ofTheNextTab)) localStorage.setItem(name, JSON.stringify(stored));
  render(<Desk userId="two" />);
  expect(JSON.parse(localStorage.getItem("draft") ?? "null")?.state).toMatchObject({
    title: "Harvest",
    content: "Pasted before the sign-in.",
  });
  expect(useDraft.getState()).toMatchObject({ title: "Harvest", content: "Pasted before the sign-in.", region: "", author: "" });
  expect(useOrigin.getState().importedUrl).toBe("");
  expect(useDesk.getState().newspaperId).toBe("paper-2");
  expect(useUnsavedChanges.getState().changes).toEqual({ "paper-2": { currentFilter: "aged" } });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ferry|Ruth|Duluth|paper-1/i);
});

it("what another account pasted before signing in is kept, without the author, place and source of the one before", () => {
  workAs("one");
  act(() => useDraft.getState().edit({ content: "My own words, pasted on the first screen." }));
  render(<Desk userId="two" />);
  expect(useDraft.getState()).toMatchObject({ title: "", content: "My own words, pasted on the first screen.", region: "", author: "" });
  expect(useOrigin.getState().importedUrl).toBe("");
});
