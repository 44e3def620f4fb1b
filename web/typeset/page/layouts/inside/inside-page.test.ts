import { expect, test } from "vitest";
import { sampled } from "../../../../../.ci/tier.ts";
import { storyBlocks } from "../../../columns/story-blocks.ts";
import { editionOf, pictureOf, type Story } from "../../../model/edition.ts";
import type { NewspaperToSet } from "../../../model/newspaper.ts";
import type { Frame, PageScene } from "../../../model/scene.ts";
import { templateOf, templates } from "../../../templates/templates.ts";
import { mixedNewspaper } from "../../../testing/mixed-newspapers.test-data.ts";
import { geometryErrors } from "../../../testing/proof-geometry.test-data.ts";
import { proofread } from "../../../testing/proofread.test-data.ts";
import { newspaperFrom, toolsOf } from "../../../testing/sample-newspapers.test-data.ts";
import { openContext } from "../../context.ts";
import { gridOf } from "../../grid.ts";
import { setNewspaper } from "../../set-newspaper.ts";
import { setInsidePage } from "./inside-page.ts";
import { type InsideStory, insideStory } from "./inside-story.ts";

const files = { en: "en-tide-mill-feature", de: "de-hochwasserschutz", ja: "ja-shima-no-ferry", ar: "ar-iyadat-alraseef" } as const;
type Language = keyof typeof files;

const paperOf = (language: Language, words: number, templateId = "american-classic"): NewspaperToSet =>
  newspaperFrom(files[language], words, "three-column", { templateId });

async function contextOf(paper: NewspaperToSet) {
  return openContext(paper, templateOf(paper.templateId), await toolsOf(paper.language));
}

const sideOf = (paper: NewspaperToSet, index: number): InsideStory => {
  const story = editionOf(paper).secondary[index] as Story;
  return insideStory(story, storyBlocks(story.body), null);
};

const leadOf = (paper: NewspaperToSet, paragraphs: number): InsideStory => {
  const { lead } = editionOf(paper);
  return insideStory({ ...lead, headline: paper.title }, storyBlocks(paper.content).slice(-paragraphs), 1);
};

const photograph = {
  src: "/api/images/own",
  width: 900,
  height: 600,
  alt: "",
  rank: "main",
  of: { picture: "imageUrl", caption: "imageCaption" },
} as const;

const lowest = (frames: readonly Frame[]) => Math.max(...frames.map(({ foot }) => foot));
const textsOf = (page: PageScene) => page.items.flatMap((item) => (item.kind === "text" ? [item] : []));

/** Two lines left over by the narrow columns of a front page that are one in the wider ones inside; it has no cure yet. */
const knownLoneLine = "goldfield-daily ar 2600: page 2 expanded-content-page-1: last line alone at the head";

const insideTemplates = ["american-classic", "european-modern", "carnival-gazette", "vintage-times", "goldfield-daily"];

for (const [index, templateId] of sampled("inside pages", [...insideTemplates.entries()])) {
  test(`columns over one rule end on one baseline on every page and no word is lost: ${templateId}`, async () => {
    for (const [number, language] of (Object.keys(files) as Language[]).entries()) {
      // Two of three lengths, so that each is set in every template and every language.
      for (const words of [900, 1_500, 2_600].filter((_, at) => (at + index + number) % 3 > 0)) {
        const paper = paperOf(language, words, templateId);
        const tools = await toolsOf(language);
        const set = setNewspaper(paper, tools);
        const { errors, uneven, faults } = proofread(set, paper, tools.measurer);
        const inside = [...errors, ...uneven, ...faults].filter((found) => /page [2-9]/.test(found));
        const found = inside.map((fault) => `${templateId} ${language} ${words}: ${fault}`);
        expect(found.filter((fault) => fault !== knownLoneLine)).toEqual([]);
      }
    }
  });
}

test("a page that goes on is full to its foot, the next one resumes it", async () => {
  const paper = paperOf("en", 7_000);
  const { pages } = setNewspaper(paper, await toolsOf("en"));
  const full = pages.slice(1, -1);
  expect(full.length).toBeGreaterThan(0);
  for (const page of full) {
    expect(lowest(page.frames)).toBeGreaterThan(page.height - 40);
    expect(page.jumps.length).toBeGreaterThan(0);
  }
});

test("a little text stands across the page, not in its first columns", async () => {
  const paper = paperOf("en", 0);
  const { grid, page } = templateOf(paper.templateId);
  const { scene } = setInsidePage(await contextOf(paper), [sideOf(paper, 0)], 1, 2, undefined);
  expect(Math.min(...scene.frames.map(({ x }) => x))).toBeCloseTo(grid.margin);
  expect(Math.max(...scene.frames.map(({ x, width }) => x + width))).toBeCloseTo(page.width - grid.margin);
});

test("heads of inside pages are set in the manner of the template", async () => {
  const paper = paperOf("en", 0, "vintage-times");
  const context = await contextOf(paper);
  const { scene } = setInsidePage(context, [leadOf(paper, 12), sideOf(paper, 1)], 1, 2, undefined);
  const head = textsOf(scene).filter(({ block }) => block === "expanded-title");
  expect(head[0]?.font).toBe(context.faces.banner.font);
  expect(head.at(-1)?.text).toMatch(/\.$/);
  expect(textsOf(scene).some(({ text }) => text === "Continued from Page 1")).toBe(true);
});

test("the picture the front page had no room for ends with the text beside it or stands under it", async () => {
  const paper = paperOf("de", 0, "european-modern");
  const grid = gridOf(templateOf(paper.templateId));
  const { scene, pictureSet } = setInsidePage(
    await contextOf(paper),
    [sideOf(paper, 0), sideOf(paper, 1)],
    1,
    2,
    pictureOf(editionOf(paper).lead, "small"),
  );
  const picture = scene.items.find((item) => item.kind === "picture");
  expect(pictureSet).toBe(true);
  expect(picture).toBeDefined();
  if (picture?.kind !== "picture") return;
  const end = Math.max(
    picture.y + picture.height,
    ...textsOf(scene)
      .filter(({ block }) => block === "caption")
      .map(({ y }) => y),
  );
  const isBeside = picture.x > grid.left + 1;
  expect(isBeside ? Math.abs(end - lowest(scene.frames)) < 8 : picture.y > lowest(scene.frames)).toBe(true);
});

test("an edit of the lead leaves the side stories of the page behind it as they were", async () => {
  const tools = await toolsOf("en");
  const paper = paperOf("en", 0);
  const changed = {
    ...paper,
    expandedContent: { ...paper.expandedContent, expandedContent: `${paper.expandedContent.expandedContent} The end.` },
  };
  const before = setNewspaper(paper, tools);
  const after = setNewspaper({ ...changed, shape: before.shape ?? null }, tools);
  const sidesOf = (page: PageScene | undefined) =>
    textsOf(page ?? ({ items: [] } as unknown as PageScene)).flatMap(({ block, text }) => (block === "side-stories" ? [text] : []));
  expect(sidesOf(after.pages[1])).toEqual(sidesOf(before.pages[1]));
});

test("a story goes on where the page before says that it does, however long the others are", async () => {
  const tools = await toolsOf("hi");
  const newspaper: NewspaperToSet = { ...mixedNewspaper("hi", 535), templateId: "ny-times-classic", layout: "one-column" };
  expect(proofread(setNewspaper(newspaper, tools), newspaper, tools.measurer).errors).toEqual([]);
});

test("heads beside each other begin at one height", async () => {
  const tools = await toolsOf("en");
  const heights = ["en-snowbound-bus", "en-library-reopening", "en-tide-mill-feature"].flatMap((file) => {
    const paper = newspaperFrom(file, 650, "one-column", { templateId: "savanna-chronicle" });
    const context = openContext(paper, templateOf(paper.templateId), tools);
    return [2, 3].map((count) => {
      const stories = Array.from({ length: count }, (_, index) => sideOf(paper, index));
      const { scene } = setInsidePage(context, stories, 1, 2, undefined);
      const row = Math.min(...scene.sections.map(({ y }) => y));
      const tops = scene.items.flatMap((item) =>
        item.kind === "text" && item.role === "headline" && item.y - item.size * 0.8 < row + 12 ? [item.y - item.size * 0.9] : [],
      );
      return { heads: tops.length, apart: Math.max(...tops) - Math.min(...tops) };
    });
  });
  expect(heights.filter(({ heads }) => heads > 1).length).toBeGreaterThan(2);
  for (const { apart } of heights) expect(apart).toBeLessThan(0.5);
});

for (const language of ["en", "de", "ja", "ar", "hi"] as const) {
  test(`stories with bylines and pictures of their own are packed whole, each under its head: ${language}`, async () => {
    const tools = await toolsOf(language);
    for (const [turn, { id: templateId }] of sampled(`stories ${language}`, [...templates]).entries()) {
      const paper = { ...mixedNewspaper(language, turn + 40), templateId };
      const context = openContext(paper, templateOf(templateId), tools);
      const bylines = ["Ada Byron", "", "Noor", "Li"];
      let stories = context.secondary.slice(0, 4).flatMap((story, at) => {
        const pictures = at % 2 === 1 ? [] : [{ ...photograph, width: at === 0 ? 900 : 500, caption: story.headline }];
        return story.body === "" ? [] : [insideStory({ ...story, byline: bylines[at] ?? "", pictures }, storyBlocks(story.body), null)];
      });
      const wanted = stories.map(({ headline, byline, pictures, blocks }) => ({ headline, byline, pictures, blocks }));
      const pages: PageScene[] = [];
      while (stories.length > 0 && pages.length < 9) {
        const page = setInsidePage(context, stories, 1, pages.length + 2, undefined);
        pages.push(page.scene);
        stories = page.rest;
      }
      expect(stories, templateId).toEqual([]);
      expect(geometryErrors({ pages, warnings: [] }, tools.measurer), templateId).toEqual([]);
      const set = pages.flatMap(textsOf);
      const printed = (role: string) => set.filter((item) => item.role === role);
      const letters = (texts: readonly { text: string }[]) =>
        texts
          .map(({ text }) => text)
          .join("")
          .replace(/[\s\p{P}\p{Cf}ـ]/gu, "").length;
      const text = wanted.flatMap(({ blocks }) => blocks);
      expect(letters([...printed("body"), ...printed("subhead")]), templateId).toBe(letters(text));
      expect(
        printed("byline")
          .map(({ text }) => text.toLowerCase())
          .sort(),
        templateId,
      ).toEqual(wanted.flatMap(({ byline }) => byline.toLowerCase() || []).sort());
      const pictures = pages.flatMap(({ items }) => items.filter(({ kind }) => kind === "picture"));
      expect(pictures.length, templateId).toBe(wanted.flatMap((story) => story.pictures).length);
    }
  });
}
