import { afterEach, expect, it, vi } from "vitest";
import { randomOf } from "../../typeset/testing/random-text.ts";
import { createNewspaper, randomEdit, randomNewspaper, withWords } from "../newspaper.test-data.tsx";
import type { Newspaper } from "../newspapers.ts";
import { editsBetween } from "./edits-between.ts";
import { mergeNewspapers } from "./merge.ts";
import { applyEdit, type PageEdit, pathsOf } from "./page-edits.ts";
import { expectOwnChange, lay, noteShape, perform, performChanges, redo, undo, useStone } from "./stone.ts";

afterEach(() => {
  vi.useRealTimers();
  lay(null);
});

const now = () => useStone.getState().newspaper ?? createNewspaper();
const depth = () => [useStone.getState().done.length, useStone.getState().undone.length];
const headline = () => now().expandedContent.expandedTitle;
const story = () => now().expandedContent.expandedContent;

function type(text: string, path = "expandedContent.expandedTitle", session = "one"): void {
  for (const sign of text) {
    const before = path === "expandedContent.expandedTitle" ? headline() : story();
    perform({ kind: "text", path, at: before.length, removed: "", inserted: sign }, session);
  }
}

it("typing is taken back a few words at a time, and a place at a time", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  lay(createNewspaper());
  type(" and rained");
  expect(depth()).toEqual([1, 0]);
  vi.advanceTimersByTime(2_000);
  type(" and stopped");
  expect(depth()).toEqual([2, 0]);
  type(" Then", "expandedContent.expandedContent");
  expect(depth()).toEqual([3, 0]);
  perform({ kind: "text", path: "expandedContent.expandedContent", at: 0, removed: "", inserted: "x" }, "one");
  expect(depth()).toEqual([4, 0]);
  undo();
  undo();
  expect(undo() && headline()).toBe("It rained and rained");
  expect(useStone.getState().shown).toEqual({ path: "expandedContent.expandedTitle", from: 20, to: 20 });
  expect(undo() && headline()).toBe("It rained");
  expect([undo(), depth()]).toEqual([false, [0, 4]]);
  while (redo()) expect(depth()[0]).toBeGreaterThan(0);
  expect(headline()).toBe("It rained and rained and stopped");
  expect(story()).toMatch(/^xIt.* Then$/s);
});

it("somebody who never pauses gets a step every few seconds, between two words", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  lay(createNewspaper());
  for (let count = 0; count < 20; count += 1) {
    type(" extraordinarily");
    vi.advanceTimersByTime(700);
  }
  const [steps = 0] = depth();
  expect(steps).toBeGreaterThan(3);
  expect(steps).toBeLessThan(8);
  undo();
  expect(headline()).toMatch(/extraordinarily$/);
});

it("typing joined in steps comes to the same newspaper as each key by itself, back and forth", () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = randomOf(seed);
    const first = randomNewspaper(seed);
    lay(null);
    lay(first);
    let plain: Newspaper = first;
    const path = "expandedContent.expandedContent";
    for (let count = 0; count < 40; count += 1) {
      const text = plain.expandedContent.expandedContent;
      const at = random.between(0, Math.min(4, text.length));
      const edit: PageEdit = {
        kind: "text",
        path,
        at,
        removed: text.slice(at, at + random.between(0, 2)),
        inserted: random.pick(["a", " ", "😀", ""]),
      };
      plain = applyEdit(plain, edit) ?? plain;
      perform(edit, "s");
    }
    expect(now(), `seed ${seed}`).toEqual(plain);
    while (undo());
    expect(now(), `seed ${seed}`).toEqual(first);
    while (redo());
    expect(now(), `seed ${seed}`).toEqual(plain);
  }
});

it("keeps the shape of the page with a text, forgets it with another look, and gives both back", () => {
  const shape = { template: "american-classic", layout: "three-column", skeleton: 2 } as never;
  lay(createNewspaper());
  noteShape(shape);
  type("!");
  expect(now().pageShape).toEqual(shape);
  performChanges({ templateId: "bamboo-daily", layout: "two-column" });
  expect([now().pageShape, now().templateId, now().layout]).toEqual([null, "bamboo-daily", "two-column"]);
  undo();
  expect([now().pageShape, now().templateId]).toEqual([shape, "american-classic"]);
  undo();
  expect(now()).toEqual(createNewspaper());
});

it("a stretch of typing that is taken back leaves the newspaper as it was, its shape with it", () => {
  const shape = { template: "american-classic", layout: "three-column", skeleton: 2 } as never;
  const before = createNewspaper();
  lay(before);
  noteShape(shape);
  type(" again");
  const after = now();
  expect([depth(), after.pageShape]).toEqual([[1, 0], shape]);
  undo();
  expect(now()).toEqual(before);
  redo();
  expect(now()).toEqual(after);
});

it("what was taken back is not done again over something new", () => {
  lay(createNewspaper());
  type(" once");
  undo();
  type(" twice", "expandedContent.expandedContent");
  const written = story();
  expect([redo(), story(), headline()]).toEqual([false, written, "It rained"]);
});

it("what another window has saved is on the page, and Undo takes back what was done here only", () => {
  lay(createNewspaper());
  type(", and rained");
  perform({ kind: "text", path: "expandedContent.expandedContent", at: 3, removed: "rained", inserted: "poured" });
  lay(
    withWords(createNewspaper({ currentFilter: "aged", updatedAt: 5 }), {
      expandedContent: `Today. ${createNewspaper().expandedContent.expandedContent}`,
    }),
  );
  expect(depth()).toEqual([2, 0]);
  expect(story()).toContain("It poured all day");
  // Both have changed the first paragraph: what was typed here stands until somebody chooses.
  expect(now()).toMatchObject({ currentFilter: "aged", updatedAt: 5 });
  undo();
  expect(story()).toContain("It rained all day");
  undo();
  expect(headline()).toBe("It rained");
  expect(now().currentFilter).toBe("aged");
});

it("what comes back late of a choice takes nothing back that was chosen since, nor any step", () => {
  lay(createNewspaper());
  const move = { kind: "move", path: "expandedContent.sideStories", from: 0, to: 1 } as const;
  const handOver = () => useStone.setState(({ newspaper }) => ({ common: newspaper }));
  perform(move);
  handOver();
  const first = now();
  perform({ kind: "value", path: "paperSize", before: "", after: "a4" });
  handOver();
  const last = now();
  lay({ ...first, updatedAt: 2 });
  expect(now()).toBe(last);
  lay({ ...last, updatedAt: 3 });
  expect(now()).toEqual({ ...last, updatedAt: 3 });
  expect(depth()).toEqual([2, 0]);
});

it("a step follows its words when another window has written before them", () => {
  const first = withWords(createNewspaper(), { expandedContent: "One.\n\nTwo.\n\nThree." });
  lay(first);
  perform({ kind: "text", path: "expandedContent.expandedContent", at: 6, removed: "", inserted: "Not " });
  lay(withWords({ ...first, updatedAt: 2 }, { expandedContent: "Somebody has written much more.\n\nTwo.\n\nThree." }));
  expect(story()).toBe("Somebody has written much more.\n\nNot Two.\n\nThree.");
  undo();
  expect(story()).toBe("Somebody has written much more.\n\nTwo.\n\nThree.");
  redo();
  expect(story()).toBe("Somebody has written much more.\n\nNot Two.\n\nThree.");
});

it("a step whose words are gone is none any more, and those of other places stay", () => {
  const first = createNewspaper();
  lay(first);
  type("!");
  performChanges({ newspaperName: "The Lake" });
  lay(useStone.getState().newspaper);
  const saved = now();
  lay(withWords({ ...saved, updatedAt: 2 }, { expandedTitle: "Another headline" }));
  expect([headline(), depth()]).toEqual(["Another headline", [1, 0]]);
  undo();
  expect(now().newspaperName).toBe("The Duluth Courier");
  expect([undo(), headline()]).toEqual([false, "Another headline"]);
});

it("a part that was made again here is a step: Undo brings the old one back", () => {
  lay(createNewspaper());
  type("!");
  lay(useStone.getState().newspaper);
  expectOwnChange("p");
  lay(withWords({ ...now(), updatedAt: 2 }, { expandedContent: "Written again." }));
  expect([story(), depth()]).toEqual(["Written again.", [2, 0]]);
  undo();
  expect(story()).toBe(createNewspaper().expandedContent.expandedContent);
  undo();
  expect(headline()).toBe("It rained");
  redo();
  redo();
  expect(story()).toBe("Written again.");
});

it("a change asked for here that changed nothing makes no step of what somebody else saves later, or after another newspaper lay here", () => {
  vi.useFakeTimers();
  lay(createNewspaper());
  expectOwnChange("p");
  lay({ ...now(), updatedAt: 2 });
  vi.advanceTimersByTime(60_000);
  lay(withWords({ ...now(), updatedAt: 3 }, { deck: "From elsewhere" }));
  expect([now().expandedContent.deck, depth()]).toEqual(["From elsewhere", [0, 0]]);
  expectOwnChange("p");
  lay(createNewspaper({ id: "another" }));
  lay(createNewspaper());
  lay(withWords({ ...now(), updatedAt: 4 }, { deck: "From elsewhere, too" }));
  expect(depth()).toEqual([0, 0]);
});

it("whatever is saved elsewhere meanwhile, Undo and Redo never throw words together, and end where they began", () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = randomOf(seed);
    const first = randomNewspaper(seed);
    lay(null);
    lay(first);
    for (let count = random.between(1, 8); count > 0; count -= 1) perform(randomEdit(random, now()));
    for (let count = random.between(0, 3); count > 0; count -= 1) undo();
    const mine = now();
    let theirs = first;
    for (let count = random.between(1, 3); count > 0; count -= 1) theirs = applyEdit(theirs, randomEdit(random, theirs)) ?? theirs;
    const steps = depth();
    lay({ ...theirs, updatedAt: 9 });
    const { merged, clashes } = mergeNewspapers(first, mine, theirs, "mine");
    expect({ ...now(), updatedAt: 1 }, `seed ${seed}`).toEqual({ ...merged, updatedAt: 1 });
    // The same thing done on both sides is taken back here.
    const fieldsOf = (after: Newspaper) =>
      editsBetween(first, after).flatMap((edit) => pathsOf(edit).map((path) => path.split(".").slice(0, 2).join(".")));
    const isSameDeed = fieldsOf(mine).some((field) => fieldsOf(theirs).includes(field) && field !== "expandedContent.expandedContent");
    const isWhole = depth()[0] === steps[0] && clashes.length === 0 && !isSameDeed;
    const middle = now();
    const [left = 0, ahead = 0] = depth();
    while (undo());
    expect(depth(), `seed ${seed}: each step that is left can be taken back`).toEqual([0, left + ahead]);
    // With no step lost, what is left is what the others have.
    if (isWhole) expect({ ...now(), updatedAt: 1 }, `seed ${seed}`).toEqual({ ...theirs, updatedAt: 1 });
    for (let count = 0; count < left; count += 1) expect(redo()).toBe(true);
    expect(now(), `seed ${seed}`).toEqual(middle);
    while (redo());
    expect(depth(), `seed ${seed}`).toEqual([left + ahead, 0]);
  }
});

it("another newspaper has a history of its own, and an edit of none does nothing", () => {
  lay(createNewspaper());
  type("!");
  lay(createNewspaper({ id: "q" }));
  expect([undo(), redo(), depth()]).toEqual([false, false, [0, 0]]);
  lay(null);
  expect(perform({ kind: "value", path: "currentFilter", before: "none", after: "aged" })).toBe(false);
});
