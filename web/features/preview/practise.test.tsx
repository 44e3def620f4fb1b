import { expect, it } from "vitest";
import type { NewspaperToSet, SetNewspaper } from "../../typeset/index.ts";
import { practise } from "./practise.ts";

const story = "Snow fell.\n\nThe bus stood.\n\nNobody minded.\n\nThen it thawed.";
const newspaper = { title: "Snow", shape: null, expandedContent: { deck: "A deck.", expandedContent: story } } as unknown as NewspaperToSet;

function press() {
  const seen: NewspaperToSet[] = [];
  const set = (paper: NewspaperToSet) => {
    seen.push(paper);
    return { pages: [], warnings: [], shape: { foot: seen.length } } as unknown as SetNewspaper;
  };
  return { seen, set };
}

it("types one letter more each time, at the end of a paragraph, into the page as it stood after the last one", async () => {
  const { seen, set } = press();
  const before = structuredClone(newspaper);
  expect(await practise({ newspaper, set }, () => true)).toBe(12);
  expect(seen.map(({ expandedContent }) => expandedContent.expandedContent).slice(0, 3)).toEqual([
    "Snow fell.\n\nThe bus stood.\n\nNobody minded.S\n\nThen it thawed.",
    "Snow fell.\n\nThe bus stood.\n\nNobody minded.Sn\n\nThen it thawed.",
    "Snow fell.\n\nThe bus stood.\n\nNobody minded.Sno\n\nThen it thawed.",
  ]);
  expect(seen.map(({ shape }) => shape)).toEqual([null, ...Array.from({ length: 11 }, (_, at) => ({ foot: at + 1 }))]);
  expect(seen.every(({ title, expandedContent }) => title === "Snow" && expandedContent.deck === "A deck.")).toBe(true);
  expect(newspaper).toEqual(before);
});

it("ends as soon as there is something else to do", async () => {
  const { seen, set } = press();
  expect(await practise({ newspaper, set }, () => seen.length < 3)).toBe(3);
});

it("practises on a story of one paragraph, and on an empty one", async () => {
  for (const text of ["One line.", ""]) {
    const { seen, set } = press();
    const paper = { ...newspaper, expandedContent: { ...newspaper.expandedContent, expandedContent: text } };
    expect(await practise({ newspaper: paper, set }, () => seen.length < 2)).toBe(2);
    expect(seen[1]?.expandedContent.expandedContent).toBe(text + text.slice(0, 2));
  }
});
