import { expect, it } from "vitest";
import { randomOf } from "../../typeset/testing/random-text.ts";
import { createNewspaper, randomEdit, randomNewspaper, withWords } from "../newspaper.test-data.tsx";
import type { Newspaper } from "../newspapers.ts";
import { mergeNewspapers } from "./merge.ts";
import { applyEdit } from "./page-edits.ts";

const base = createNewspaper();
const merge = (mine: Newspaper, theirs: Newspaper, from = base) => mergeNewspapers(from, mine, theirs, "mine");
const story = (...paragraphs: string[]) => withWords(base, { expandedContent: paragraphs.join("\n\n") });
const [one, two, three] = ["It rained all day in Duluth.", "Nobody was hurt.", "The harbor closed at noon."] as const;

it("what was changed in different places is put together without a question", () => {
  const mine = withWords({ ...base, currentFilter: "sepia" }, { expandedTitle: "It poured" });
  const theirs = { ...withWords(base, { deck: "Until night" }), templateId: "bamboo-daily", title: "Renamed", updatedAt: 9 };
  const { merged, clashes } = merge(mine, theirs);
  expect(clashes).toEqual([]);
  expect(merged).toMatchObject({ currentFilter: "sepia", templateId: "bamboo-daily", title: "Renamed", updatedAt: 9 });
  expect(merged.expandedContent).toMatchObject({ expandedTitle: "It poured", deck: "Until night" });
});

it("different paragraphs of one story are different places: changed, added, left out", () => {
  const cases: [string[], string[], string[]][] = [
    [
      ["It poured.", two, three],
      [one, two, "The harbor never closed."],
      ["It poured.", two, "The harbor never closed."],
    ],
    [
      [one, two, three, "More rain is due."],
      ["It poured.", two, three],
      ["It poured.", two, three, "More rain is due."],
    ],
    [
      [one, three],
      [one, two, "The harbor never closed."],
      [one, "The harbor never closed."],
    ],
    [
      [one, "A tree fell.", two, three],
      [one, "All are well.", three],
      [one, "A tree fell.", "All are well.", three],
    ],
  ];
  for (const [mine, theirs, both] of cases) {
    const { merged, clashes } = merge(story(...mine), story(...theirs));
    expect(clashes).toEqual([]);
    expect(merged.expandedContent.expandedContent).toBe(both.join("\n\n"));
  }
});

it("the same paragraph, changed in two ways, is a question about that paragraph alone", () => {
  const { merged, clashes } = merge(story("It poured.", two, three), story("It snowed.", "All are well.", three));
  expect(clashes).toEqual([{ path: "expandedContent.expandedContent", base: one, mine: "It poured.", theirs: "It snowed." }]);
  expect(merged.expandedContent.expandedContent).toBe(`It poured.\n\nAll are well.\n\n${three}`);
  const { merged: others } = mergeNewspapers(base, story("It poured.", two, three), story("It snowed.", two, three), "theirs");
  expect(others.expandedContent.expandedContent).toBe(`It snowed.\n\n${two}\n\n${three}`);
});

it("the same place changed in the same way is no question", () => {
  const both = withWords(base, { expandedTitle: "It poured" });
  expect(merge(both, { ...both, updatedAt: 3 })).toMatchObject({ clashes: [], merged: both.expandedContent && { updatedAt: 3 } });
});

it("side stories: another one from each side, and a change of a third, are all kept", () => {
  const [harbor, school] = base.expandedContent.sideStories as [
    { headline: string; content: string },
    { headline: string; content: string },
  ];
  const [mineNew, theirsNew] = [
    { headline: "The mill", content: "It turned." },
    { headline: "The ferry", content: "It sailed." },
  ];
  const mine = withWords(base, { sideStories: [harbor, { ...school, content: "Children went." }, mineNew] });
  const theirs = withWords(base, { sideStories: [theirsNew, harbor, school] });
  const { merged, clashes } = merge(mine, theirs);
  expect(clashes).toEqual([]);
  expect(merged.expandedContent.sideStories).toEqual([theirsNew, harbor, { ...school, content: "Children went." }, mineNew]);
});

it("stories put in another order here and changed there are a question, never a mixture", () => {
  const [harbor, school] = base.expandedContent.sideStories as [
    { headline: string; content: string },
    { headline: string; content: string },
  ];
  const mine = withWords(base, { sideStories: [school, harbor] });
  const theirs = withWords(base, { sideStories: [harbor, { ...school, headline: "The college" }] });
  for (const side of ["mine", "theirs"] as const) {
    const { merged, clashes } = mergeNewspapers(base, mine, theirs, side);
    expect(clashes).toHaveLength(1);
    expect([mine, theirs].map((each) => each.expandedContent.sideStories)).toContainEqual(merged.expandedContent.sideStories);
  }
});

it("each picture is a place of its own, and so is each decision about a fact", () => {
  const setting = (role: "main" | "small", treatment: "plain" | "halftone") => ({ role, focal: null, treatment, replaced: null });
  const fact = (text: string) => ({ kind: "number" as const, text, decision: "keep" as const });
  const mine = { ...base, pictures: [setting("small", "plain")], factDecisions: [fact("12")] };
  const theirs = { ...base, pictures: [setting("main", "halftone")], factDecisions: [fact("14")] };
  const { merged, clashes } = merge(mine, theirs);
  expect(clashes).toEqual([]);
  expect(merged.pictures).toEqual([setting("main", "halftone"), setting("small", "plain")]);
  expect(merged.factDecisions).toEqual([fact("14"), fact("12")]);
});

it("nobody is asked about the shape of a page or the pictures drawn of it, and old ones are not put over a changed page", () => {
  const mine = { ...withWords(base, { deck: "Mine" }), previewImageUrl: "" };
  const theirs = { ...base, previewImageUrl: "/api/images/theirs" };
  expect(merge(mine, theirs)).toMatchObject({ clashes: [], merged: { previewImageUrl: "" } });
  expect(merge({ ...base, previewImageUrl: "/api/images/mine" }, theirs).merged.previewImageUrl).toBe("/api/images/theirs");
});

it("with one side unchanged the other is what comes out, whatever was done", () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const from = randomNewspaper(seed);
    const random = randomOf(seed);
    let mine = from;
    for (let count = 0; count < 4; count += 1) mine = applyEdit(mine, randomEdit(random, mine)) ?? mine;
    expect(merge(mine, from, from), `seed ${seed}`).toEqual({ merged: mine, clashes: [] });
    expect(merge(from, mine, from), `seed ${seed}`).toEqual({ merged: mine, clashes: [] });
    expect(merge(mine, mine, from), `seed ${seed}`).toEqual({ merged: mine, clashes: [] });
  }
});

it("every word of either side is on the page or in a question", () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = randomOf(seed);
    const paragraphs = Array.from({ length: random.between(1, 6) }, (_, index) => `base${index}`);
    const changed = (side: string) =>
      paragraphs.flatMap(
        (paragraph, index) => [[paragraph], [`${side}${index}`], [], [paragraph, `${side}new${index}`]][random.between(0, 3)] ?? [],
      );
    const [mine, theirs] = [changed("mine"), changed("theirs")];
    const { merged, clashes } = merge(story(...mine), story(...theirs), story(...paragraphs));
    const all = merged.expandedContent.expandedContent + clashes.map((clash) => `${clash.mine} ${clash.theirs}`).join(" ");
    for (const word of [...mine, ...theirs].filter((each) => !each.startsWith("base"))) expect(all, `seed ${seed}`).toContain(word);
  }
});
