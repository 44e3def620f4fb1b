import { afterEach, expect, it, vi } from "vitest";
import { forgetWork } from "../account/forget-person.ts";
import { ownTab } from "../account/own-tab.ts";
import { createNewspaper, withWords } from "../newspaper.test-data.tsx";
import type { Newspaper } from "../newspapers.ts";
import * as historyStore from "./history-store.ts";
import { keepHistoryAtOnce } from "./history-store.ts";
import { lay, perform, undo, useStone } from "./stone.ts";
import { keepStoneHistory } from "./stone-history.ts";

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

const write = (inserted: string) => perform({ kind: "text", path: "expandedContent.expandedTitle", at: 0, removed: "", inserted });
const headline = () => useStone.getState().newspaper?.expandedContent.expandedTitle;
const depth = () => [useStone.getState().done.length, useStone.getState().undone.length];

/** The page is left and loaded again, and the server gives the newspaper. */
async function reload(given: Newspaper, owner = "ruth") {
  dispatchEvent(new Event("pagehide"));
  for (const end of ends.splice(0)) end();
  lay(null);
  await open(given, owner);
}

async function open(given: Newspaper, owner = "ruth") {
  lay(given);
  ends.push(keepStoneHistory(owner));
  await ownTab();
  await new Promise((done) => setTimeout(done, 20));
}

async function workOn() {
  await open(createNewspaper());
  for (const word of ["c ", "b ", "a "]) write(word);
  undo();
  return useStone.getState().newspaper ?? createNewspaper();
}

it("after a reload the newspaper has the same steps, back and forth", async () => {
  const left = await workOn();
  await reload({ ...left, updatedAt: 5 });
  expect([headline(), depth()]).toEqual(["b c It rained", [2, 1]]);
  while (undo());
  expect(headline()).toBe("It rained");
  expect(useStone.getState().newspaper?.updatedAt).toBe(5);
});

it("steps are there after a reload that comes while the browser's database is still writing them", async () => {
  const left = await workOn();
  const put = vi.spyOn(historyStore, "keepHistory").mockReturnValue(new Promise(() => undefined));
  await vi.waitFor(() => expect(put).toHaveBeenCalled(), { timeout: 5_000 });
  await reload(left);
  put.mockRestore();
  expect([headline(), depth()]).toEqual(["b c It rained", [2, 1]]);
});

it("what was typed in the last moment before the page was gone is there, and can be taken back", async () => {
  const left = await workOn();
  const typed = [{ kind: "text", path: "expandedContent.deck", at: 0, removed: "", inserted: "Typed. " }];
  localStorage.setItem(`typed p ${(await ownTab()).id} before`, JSON.stringify(typed));
  await reload(left);
  // The history was written before: it does not know the last words.
  expect(useStone.getState().newspaper?.expandedContent.deck).toBe("Typed. All day");
  expect(headline()).toBe("b c It rained");
  expect(useStone.getState().newspaper).not.toBe(useStone.getState().common);
});

it("what another window has saved meanwhile is on the page, and no step takes it back", async () => {
  const left = await workOn();
  await reload(withWords({ ...left, updatedAt: 5 }, { deck: "From elsewhere" }));
  expect(depth()).toEqual([2, 1]);
  while (undo());
  expect(useStone.getState().newspaper?.expandedContent).toMatchObject({ expandedTitle: "It rained", deck: "From elsewhere" });
});

it("another account in the same tab finds no history, and somebody who signs out leaves none", async () => {
  const left = await workOn();
  await reload(left, "olaf");
  expect(depth()).toEqual([0, 0]);
  expect(undo()).toBe(false);
  forgetWork();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("rained");
});

it("what another program has written there is no history", async () => {
  const { id } = await ownTab();
  for (const text of ["{", "null", "7", '{"newspaper":{"id":"p"},"done":7}']) {
    keepHistoryAtOnce({ key: `${id} p`, owner: "ruth", at: Date.now(), text });
    await reload(createNewspaper());
    expect([text, headline(), depth()]).toEqual([text, "It rained", [0, 0]]);
  }
});

it("where nothing can be kept, editing goes on without a word", async () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const left = await workOn();
  expect(headline()).toBe("b c It rained");
  await reload(left);
  expect(depth()).toEqual([0, 0]);
});
