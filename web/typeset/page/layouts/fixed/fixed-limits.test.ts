import { expect, test } from "vitest";
import type { NewspaperToSet, PlacedSection } from "../../../model/newspaper.ts";
import type { Block, PageScene } from "../../../model/scene.ts";
import { templates } from "../../../templates/templates.ts";
import { layoutWith, randomLayout, usualSettings } from "../../../testing/fixed-layouts.test-data.ts";
import { mixedNewspaper } from "../../../testing/mixed-newspapers.test-data.ts";
import { boxErrors } from "../../../testing/proof-boxes.test-data.ts";
import { hairlineErrors } from "../../../testing/proof-geometry.test-data.ts";
import { boxOf, textOf } from "../../../testing/proof-reading.test-data.ts";
import { textErrors } from "../../../testing/proof-text.test-data.ts";
import { proofread } from "../../../testing/proofread.test-data.ts";
import { type Random, randomOf } from "../../../testing/random-text.ts";
import { newspaperFrom, toolsOf } from "../../../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "../../set-newspaper.ts";
import { sectionsOf } from "./section-grid.ts";

const own: readonly (readonly [id: string, type: string])[] = [
  ["masthead", "masthead"],
  ["whats-inside", "whats-inside"],
  ["expanded-title", "expanded-title"],
  ["byline", "byline"],
  ["main-image", "image"],
  ["expanded-content", "expanded-content"],
  ["side-stories", "side-stories"],
  ["bottom-section", "side-stories"],
  ["market-ticker", "whats-inside"],
];
const added = ["masthead", "expanded-title", "expanded-content", "side-stories", "image", "caption", "whats-inside", "byline"].map(
  (type, index) => [`custom-${index + 1}`, type] as const,
);

/** Boxes too small for nearly anything, clear of each other. */
function tinyLayout(random: Random): PlacedSection[] {
  return [...own, ...added].map(([id, type], index) => ({
    id,
    type,
    name: id,
    x: 20 + (index % 5) * 116,
    y: 110 + Math.floor(index / 5) * 160,
    width: random.between(20, 70),
    height: random.between(20, 60),
  }));
}

/** Boxes anywhere on the page, over each other, to the tenth of a point, as many as can be. */
function wildLayout(random: Random, count: number): PlacedSection[] {
  const side = (most: number) => 20 + random.between(0, random.between(0, most - 20) * 10) / 10;
  return Array.from({ length: count }, (_, index) => {
    const [id, type] = [...own, ...added, ["side-story-box", "side-stories"] as const][index % 18] ?? ["custom-0", "image"];
    const [width, height] = [side(612), side(816)];
    const place = { x: random.between(0, (612 - width) * 10) / 10, y: random.between(0, (816 - height) * 10) / 10 };
    return { id: index < 18 ? id : `${id}-${index}`, type, name: id, ...place, width, height };
  });
}

const wordsOn = (page: PageScene | undefined, wanted: Block) => (page ? textOf(page).filter(({ block }) => block === wanted) : []);
const heights = [816, 792, 865.4, 945.8];
const usual = newspaperFrom("en-library-reopening");

async function setIn(sectionLayout: PlacedSection[], changes: Partial<NewspaperToSet> = {}) {
  const newspaper = { ...usual, ...changes, sectionLayout };
  const tools = await toolsOf(newspaper.language);
  return { newspaper, tools, set: setNewspaper(newspaper, tools) };
}

for (const language of ["en", "de", "ja", "ar"] as const) {
  test(`boxes of any size and anywhere hold their words and pictures, and no story is lost: ${language}`, async () => {
    const tools = await toolsOf(language);
    for (let seed = 1; seed <= 3; seed++) {
      const random = randomOf(seed * 104_729);
      const templateId = templates[(seed * 5) % templates.length]?.id ?? "";
      const paper = { ...mixedNewspaper(language, seed), templateId };
      const height = heights[seed % heights.length] ?? 816;
      const tiny = { ...paper, sectionLayout: tinyLayout(random) };
      const inTiny = setNewspaper(tiny, tools, { height });
      expect(boxErrors(inTiny, tools.measurer), `tiny ${seed}`).toEqual([]);
      expect(textErrors(inTiny, tiny), `tiny ${seed}`).toEqual([]);
      expect(hairlineErrors(inTiny), `tiny ${seed}`).toEqual([]);
      const wild = { ...paper, sectionLayout: wildLayout(random, random.pick([1, 4, 12, 40])) };
      expect(boxErrors(setNewspaper(wild, tools, { height }), tools.measurer), `wild ${seed}`).toEqual([]);
      const tidy = { ...paper, templateId: "american-classic", sectionLayout: randomLayout(random) };
      expect(boxErrors(setNewspaper(tidy, tools, { height }), tools.measurer), `tidy ${seed}`).toEqual([]);
    }
  });
}

test("a box too small for a line of what it is there for stays empty and is named", async () => {
  const small = { width: 20, height: 20 };
  const { set } = await setIn(layoutWith({ "whats-inside": small, "market-ticker": small, "bottom-section": small, byline: small }));
  const empty = set.warnings.filter(({ code }) => code === "empty").map(({ detail }) => detail);
  expect(empty.toSorted()).toEqual(["bottom-section", "byline", "market-ticker", "whats-inside"]);
});

test("a headline in a low box is smaller rather than over its edge, and whole as long as it can be", async () => {
  for (const height of [20, 26, 34]) {
    const { set, tools } = await setIn(layoutWith({ "expanded-title": { height } }));
    expect(boxErrors(set, tools.measurer), `${height}`).toEqual([]);
    const head = wordsOn(set.pages[0], "expanded-title").filter(({ y }) => y < 150);
    const whole = usual.expandedContent.expandedTitle.toUpperCase();
    expect(head.map(({ text }) => text.toUpperCase()).join(" "), `${height}`).toBe(whole);
  }
});

test("a jump line wider than its column is the page alone", async () => {
  const content = usual.expandedContent.expandedContent.repeat(3);
  const { set } = await setIn(layoutWith({ "expanded-content": { width: 26 } }), {
    expandedContent: { ...usual.expandedContent, expandedContent: content, sideStories: [] },
  });
  const [front] = set.pages;
  const jump = front?.items.find((item) => item.kind === "text" && item.block === "jump");
  expect(jump).toMatchObject({ text: "2" });
  expect(front?.jumps[0]?.text).toContain("2");
});

test("a part of the page stands once, whatever other boxes of its kind are called", async () => {
  const foot = layoutWith().find(({ id }) => id === "whats-inside")?.y ?? 0;
  const named = { id: "headline-two", type: "expanded-title", name: "Again", x: 21.6, y: foot - 60, width: 105.6, height: 50 };
  const { set } = await setIn(layoutWith({ byline: null }, "american-classic", [named]));
  const heads = wordsOn(set.pages[0], "expanded-title").filter(({ y }) => y < foot - 60);
  const others = wordsOn(set.pages[0], "expanded-title").filter(({ y }) => y >= foot - 60);
  expect(heads.length).toBeGreaterThan(0);
  for (const { text } of others) expect(usual.expandedContent.expandedTitle).not.toContain(text);
});

test("a box over words that are on every page is reported, those of the template are not", async () => {
  const over = (set: { warnings: readonly { detail: string }[] }) =>
    set.warnings.map(({ detail }) => detail).filter((detail) => detail.endsWith("furniture"));
  expect(over((await setIn(layoutWith())).set)).toEqual([]);
  expect(over((await setIn(layoutWith({ "bottom-section": { y: 696, height: 120 } }))).set)).toEqual(["bottom-section, furniture"]);
});

test("a masthead in a wide, low box is no higher than it", async () => {
  const low = { x: 21.6, y: 60, width: 568.8, height: 40 };
  const { set, tools } = await setIn(layoutWith({ masthead: low }));
  const names = wordsOn(set.pages[0], "masthead").map((item) => boxOf(item, tools.measurer));
  expect(names.length).toBeGreaterThan(0);
  for (const { y, height } of names) {
    expect(y).toBeGreaterThan(low.y - 1);
    expect(y + height).toBeLessThan(low.y + low.height + 1);
  }
});

test("a caption that has a box of its own does not stand under its picture too", async () => {
  const box = { id: "custom-1", type: "caption", name: "Caption", x: 21.6, y: 700, width: 200, height: 60 };
  const caption = "Readers wait for the doors of the library to open";
  const pictures = { main: { ...usual.pictures.main, src: "main", alt: "", caption } };
  const { set } = await setIn(layoutWith({ "whats-inside": null, "bottom-section": null }, "american-classic", [box]), { pictures });
  const words = wordsOn(set.pages[0], "caption")
    .map(({ text }) => text)
    .join(" ");
  expect(words.toLowerCase().split("doors of the library")).toHaveLength(2);
});

test("the sample page has each story in the box it was counted for", async () => {
  const stories = Array.from({ length: 5 }, (_, index) => ({ headline: `Story ${index + 1}`, content: "A short text. ".repeat(8).trim() }));
  const { set } = await setIn(layoutWith(), {
    expandedContent: { ...usual.expandedContent, sideStories: stories },
    sample: { continued: "cont on page 3", sideStories: 2, volume: "Volume 1, No. 1" },
  });
  const ids = set.pages[0]?.frames.map(({ id }) => id).filter((id) => /^(side|bottom)/.test(id));
  expect(ids).toEqual(["side-stories-1", "side-stories-2", "bottom-section-3", "bottom-section-4", "bottom-section-5"]);
});

test("a head that goes on inside stands in one column, once", async () => {
  const paper = mixedNewspaper("de", 21);
  const tools = await toolsOf("de");
  for (const layout of ["one-column", "two-column"] as const) {
    const sectionLayout = sectionsOf("modern-herald", layout, usualSettings);
    const newspaper = { ...paper, templateId: "modern-herald", layout, sectionLayout };
    expect(proofread(setNewspaper(newspaper, tools, { height: 792 }), newspaper, tools.measurer).errors, layout).toEqual([]);
  }
});
