import { expect, it } from "vitest";
import { useDesk } from "../desk.ts";
import { draftFromPaste, useDraft } from "./draft.ts";

it("a short first line of a pasted article is its title", () => {
  expect(draftFromPaste("  Bridge opens at dawn\r\n\r\nForty thousand crossed on foot.\r\nThe fog lifted.  ")).toEqual({
    title: "Bridge opens at dawn",
    content: "Forty thousand crossed on foot.\nThe fog lifted.",
  });
  expect(draftFromPaste("# 橋が開通\n一番列車が渡った。")).toEqual({ title: "橋が開通", content: "一番列車が渡った。" });
});

it("a first line that is a sentence, or long, or all there is, stays in the content", () => {
  for (const text of ["The bridge opened.\nMore came.", "橋が開通した。\n一番列車。", `${"word ".repeat(60)}\nMore.`, "Only one line"])
    expect(draftFromPaste(text)).toEqual({ title: "", content: text.trim() });
});

it("what was typed is kept in this browser, and a full disk does not stop the typing", () => {
  useDraft.getState().edit({ title: "Kept", region: "Bergen" });
  expect(localStorage.getItem("draft")).toContain("Bergen");
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  try {
    useDraft.getState().edit({ title: "Still typing" });
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(useDraft.getState()).toMatchObject({ title: "Still typing", region: "Bergen", templateId: "american-classic" });
  useDraft.getState().clear();
  expect(useDraft.getState()).toMatchObject({ title: "", region: "" });
});

it("a stored draft of another making loses what cannot be used, and no more", async () => {
  const stored = { title: 5, content: "Kept", region: null, templateId: {}, layout: "spiral", language: "de", edit: "no function" };
  localStorage.setItem("draft", JSON.stringify({ state: stored, version: 1 }));
  localStorage.setItem("desk", JSON.stringify({ state: { newspaperId: 7 }, version: 1 }));
  await useDraft.persist.rehydrate();
  await useDesk.persist.rehydrate();
  expect(useDraft.getState()).toMatchObject({ title: "", content: "Kept", region: "", templateId: "american-classic", layout: null });
  expect(useDraft.getState().language).toBe("de");
  useDraft.getState().edit({ title: "Typing goes on" });
  expect([useDraft.getState().title, useDesk.getState().newspaperId]).toEqual(["Typing goes on", null]);
  useDraft.getState().clear();
});

it("an article is there again after a reload, with its template and columns", async () => {
  const stored = {
    title: "Kept",
    content: "All of it",
    region: "Bergen",
    templateId: "modern-herald",
    layout: "two-column",
    language: null,
  };
  localStorage.setItem("draft", JSON.stringify({ state: stored, version: 1 }));
  await useDraft.persist.rehydrate();
  expect(useDraft.getState()).toMatchObject(stored);
});
