import { expect, it } from "vitest";
import { randomOf } from "../../typeset/testing/random-text.ts";
import { createNewspaper, randomEdit, randomNewspaper, withWords } from "../newspaper.test-data.tsx";
import { editsBetween } from "./edits-between.ts";
import { applyEdit, invertEdit, textEdit } from "./page-edits.ts";
import { isSameValue } from "./same-value.ts";

it("every edit, taken back, leaves the newspaper as it was, and changes nothing of the one it was made of", () => {
  for (let seed = 1; seed <= 1_500; seed += 1) {
    const newspaper = randomNewspaper(seed);
    const before = JSON.stringify(newspaper);
    const edit = randomEdit(randomOf(seed * 7), newspaper);
    const after = applyEdit(newspaper, edit);
    expect(after, `seed ${seed}`).not.toBeNull();
    expect(JSON.stringify(newspaper)).toBe(before);
    expect(after && applyEdit(after, invertEdit(edit)), `seed ${seed}`).toEqual(newspaper);
  }
});

it("a chain of edits goes back and forth to the same newspapers", () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const random = randomOf(seed);
    const states = [randomNewspaper(seed)];
    const edits = [];
    for (let count = 0; count < 12; count += 1) {
      const now = states.at(-1) ?? createNewspaper();
      const edit = randomEdit(random, now);
      edits.push(edit);
      states.push(applyEdit(now, edit) ?? now);
    }
    let now = states.at(-1) ?? createNewspaper();
    for (const [index, edit] of [...edits.entries()].reverse()) {
      now = applyEdit(now, invertEdit(edit)) ?? createNewspaper();
      expect(now, `seed ${seed}, edit ${index}`).toEqual(states[index]);
    }
  }
});

it("an edit that meets another text does nothing", () => {
  const newspaper = createNewspaper();
  expect(applyEdit(newspaper, { kind: "text", path: "expandedContent.deck", at: 0, removed: "Some", inserted: "x" })).toBeNull();
  expect(applyEdit(newspaper, { kind: "text", path: "expandedContent.deck", at: 99, removed: "", inserted: "x" })).toBeNull();
  expect(applyEdit(newspaper, { kind: "text", path: "expandedContent.nothing", at: 0, removed: "", inserted: "x" })).toBeNull();
  expect(applyEdit(newspaper, { kind: "value", path: "currentFilter", before: "sepia", after: "aged" })).toBeNull();
  expect(
    applyEdit(newspaper, { kind: "remove", path: "expandedContent.sideStories", index: 0, value: { headline: "x", content: "" } }),
  ).toBeNull();
});

it("finds the edits between any two newspapers, and never parts a pair of surrogates", () => {
  for (let seed = 1; seed <= 600; seed += 1) {
    const [before, after] = [randomNewspaper(seed), randomNewspaper(seed + 5_000)];
    const edits = editsBetween(before, after);
    expect(applyEdit(before, { kind: "all", edits }), `seed ${seed}`).toEqual(after);
  }
  expect(textEdit("deck", "𝒜", "𝒞")).toMatchObject({ at: 0, removed: "𝒜", inserted: "𝒞" });
  expect(textEdit("deck", "😀😀", "😀😁")).toMatchObject({ at: 2, removed: "😀", inserted: "😁" });
});

it("two paragraphs that changed are two edits, and what is between them is not touched", () => {
  const before = createNewspaper();
  const after = withWords(before, { expandedContent: "It snowed all day in Duluth.\n\nNobody was hurt.\n\nThe harbor closed at one." });
  const edits = editsBetween(before, after);
  expect(edits).toHaveLength(2);
  expect(JSON.stringify(edits)).not.toContain("hurt");
});

it("values are the same whatever order their fields stand in", () => {
  expect(isSameValue({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
  expect(isSameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue([], {})).toBe(false);
  expect(isSameValue(null, {})).toBe(false);
});
