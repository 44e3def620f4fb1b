import { expect, test } from "vitest";
import { writtenPages } from "../../api/press/written-language.ts";
import type { PageScene, SceneItem, SetNewspaper, TextItem } from "../../typeset/model/scene.ts";
import { setNewspaper } from "../../typeset/page/set-newspaper.ts";
import { newspaperFrom, toolsOf } from "../../typeset/testing/sample-newspapers.test-data.ts";
import { sceneHeightOf, sheetOf } from "./papers.ts";
import {
  aboutIn,
  asOnScreen,
  copiedText,
  nodeTools,
  openPdf,
  pageOperators,
  pdfOf,
  printedText,
  shareFound,
  wordsIn,
} from "./pdf-text.test-data.ts";
import { writePdf } from "./write-pdf.ts";

const samples = {
  en: "en-tide-mill-feature",
  de: "de-hochwasserschutz",
  ru: "ru-nochnoy-poezd",
  hi: "hi-pahadi-football-club",
  ar: "ar-iyadat-alraseef",
  ja: "ja-shima-no-ferry",
  ko: "ko-ssiat-eunhaeng",
  zh: "zh-liuxi-river",
} as const;

const done = new Map<string, SetNewspaper>();

/** Set once for all tests, which only read it. */
async function setSample(language: keyof typeof samples, words = 700, height?: number): Promise<SetNewspaper> {
  const key = `${language} ${words} ${height}`;
  const newspaper = newspaperFrom(samples[language], words);
  const set = done.get(key) ?? setNewspaper(newspaper, await toolsOf(language), height === undefined ? {} : { height });
  done.set(key, set);
  return set;
}

const asInEnglish = (scene: PageScene): PageScene => ({
  ...scene,
  items: scene.items.map((item) => (item.kind === "text" ? { ...item, language: "en" } : item)),
});

const KB = 1024;

test.each([
  ["en", 0.99, 60],
  ["de", 0.99, 60],
  ["ru", 0.99, 150],
  ["ja", 0.99, 300],
  ["ko", 0.99, 300],
  ["zh", 0.99, 300],
  // A browser's own PDF gives 0.60 and 0.81 of them.
  ["hi", 0.98, 150],
  ["ar", 0.96, 150],
] as const)("is copied and searched in the newspaper's words, and small: %s", async (language, least, most) => {
  const set = await setSample(language);
  const bytes = await pdfOf(set.pages, language);
  const wanted = wordsIn(printedText(set), language);
  expect(shareFound(wanted, wordsIn(await copiedText(bytes), language))).toBeGreaterThanOrEqual(least);
  expect(bytes.length / KB).toBeLessThan(most);
});

test("the same newspaper gives the same bytes", async () => {
  const set = await setSample("en");
  expect(await pdfOf(set.pages, "en")).toEqual(await pdfOf(structuredClone(set.pages), "en"));
});

interface Node {
  role?: string;
  lang?: string;
  /** Of a stretch of content. */
  id?: string;
  children?: Node[];
}

const rolesOf = (node: Node): string[] => [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];

test("is read aloud in order: the name, the headline and its story, then the other stories under their headings", async () => {
  const set = await setSample("en");
  const pdf = await openPdf(await pdfOf(set.pages, "en"));
  const page = await pdf.getPage(1);
  const roles = rolesOf((await page.getStructTree()) as Node).filter((role) => role !== "Root");
  expect(roles[0]).toBe("Document");
  expect(roles.filter((role) => role === "H1")).toHaveLength(1);
  expect(roles.indexOf("H1")).toBeLessThan(roles.indexOf("H2"));
  expect(roles.filter((role) => role === "H2").length).toBeGreaterThan(4);
  expect(roles).toContain("H3");
  expect(roles.filter((role) => role === "P").length).toBeGreaterThan(20);
  expect(await pdf.getMarkInfo()).toContainEqual(["Marked", true]);
});

test("says its title, author, language and how it was made", async () => {
  const set = await setSample("en");
  const pdf = await openPdf(await pdfOf(set.pages, "en"));
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: "The mill that runs on the moon",
    Author: "Eleanor Tripp",
    Language: "en",
    CreationDate: "D:20260429000000Z",
  });
  expect(metadata?.getRaw()).toContain("digitalsourcetype/algorithmicMedia");
});

test("an article on a page of another language: the file is in the article's, and what the page adds says its own", async () => {
  const sample = newspaperFrom(samples.en, 700);
  const newspaper = { ...sample, language: "de", expandedContent: { ...sample.expandedContent, contentLanguage: "en" } };
  const pages = writtenPages(setNewspaper(newspaper, await toolsOf("de")).pages, newspaper);
  const bytes = await pdfOf(pages, "en");
  const pdf = await openPdf(bytes);
  expect((await pdf.getMetadata()).info).toMatchObject({ Language: "en" });
  const texts = new Map<string, string>();
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  let open = "";
  for (const item of items) {
    if ("str" in item) texts.set(open, `${texts.get(open) ?? ""}${item.str} `);
    else if (item.type === "beginMarkedContentProps" && item.id) open = item.id;
  }
  const spoken = (node: Node): (readonly [string | undefined, string])[] => [
    ...(node.id ? [[undefined, texts.get(node.id) ?? ""] as const] : []),
    ...(node.children ?? []).flatMap(spoken).map(([language, text]) => [language ?? node.lang, text] as const),
  ];
  const told = spoken((await page.getStructTree()) as Node);
  const languageOf = (words: RegExp) => told.filter(([, text]) => words.test(text)).map(([language]) => language);
  for (const own of [/MITTWOCH/, /1\. JAHRGANG/, /IN DIESER AUSGABE/, /Kalenderwoche/, /mit Stop Press/, /BY ELEANOR/])
    expect([own, languageOf(own)]).toEqual([own, ["de"]]);
  for (const article of [/THE MILL THAT RUNS/, /drizzle/, /WHO’S WHO/])
    expect([article, languageOf(article)]).toEqual([article, [undefined]]);
  // The number of the page beside the headline that stands there is the page's.
  expect(pageOperators(bytes)).toMatch(/\/P<<\/MCID \d+>>BDC\n.*?\/Span<<\/Lang\(de\)>>BDC\n.*?EMC\nEMC/s);
  expect(pageOperators(await pdfOf(pages.map(asInEnglish), "en"))).not.toContain("/Lang");
});

test("has bookmarks for each page and the stories on it", async () => {
  const set = await setSample("en", 3_000);
  expect(set.pages.length).toBeGreaterThan(1);
  const pdf = await openPdf(await pdfOf(set.pages, "en"));
  const outline = await pdf.getOutline();
  expect(outline.map(({ title }) => title)).toEqual(set.pages.map(({ page }) => `Page ${page}`));
  expect(outline[0]?.items[0]?.title.toLowerCase()).toContain("mill");
  const [target] = outline[1]?.dest ?? [];
  expect(await pdf.getPageIndex(target)).toBe(1);
});

test("a jump line leads to the page where its text goes on", async () => {
  const set = await setSample("en", 3_000);
  const pdf = await openPdf(await pdfOf(set.pages, "en"));
  const jumps = set.pages[0]?.jumps ?? [];
  expect(jumps.length).toBeGreaterThan(0);
  const links = await (await pdf.getPage(1)).getAnnotations();
  expect(links).toHaveLength(jumps.length);
  expect(await pdf.getPageIndex(links[0]?.dest[0])).toBe((jumps[0]?.to.page ?? 0) - 1);
});

const text = (changes: Partial<TextItem>): TextItem => ({
  kind: "text",
  block: "expanded-content",
  role: "body",
  x: 36,
  y: 100,
  width: 200,
  text: "Harbor",
  font: "normal 400 Gelasio",
  size: 10,
  color: "#16130f",
  wordSpace: 0,
  letterSpace: 0,
  naturalSpace: 2,
  hyphen: false,
  last: true,
  language: "en",
  direction: "ltr",
  ...changes,
});

const sceneWith = (items: SceneItem[], height = 816): PageScene => ({
  page: 1,
  width: 612,
  height,
  background: "#f4efe2",
  ink: "#16130f",
  template: "american-classic",
  language: "en",
  direction: "ltr",
  items,
  frames: [],
  sections: [],
  jumps: [],
});

test("a word broken at the end of a line is one word, and words of two lines are two", async () => {
  const lines = [
    text({ text: "the har-", hyphen: true, last: false }),
    text({ text: "bor held", y: 112, last: false }),
    text({ text: "firm", y: 124 }),
  ];
  const copied = await copiedText(await pdfOf([sceneWith(lines)], "en"));
  expect(wordsIn(copied, "en")).toEqual(["the", "harbor", "held", "firm"]);
});

test("a hyphen that Portuguese repeats on the next line is copied once", async () => {
  const lines = [
    text({ text: "vende-", language: "pt", hyphen: true, last: false }),
    text({ text: "-se guarda-", y: 112, language: "pt", hyphen: true, last: false }),
    text({ text: "-chuva", y: 124, language: "pt" }),
  ];
  const copied = await copiedText(await pdfOf([sceneWith(lines)], "pt"));
  expect(
    copied
      .replace(/\u00ad\s*/g, "")
      .trim()
      .split(/\s+/),
  ).toEqual(["vende-se", "guarda-chuva"]);
});

test("the ground of a map's label says its name only once", async () => {
  const copied = await copiedText(await pdfOf([sceneWith([text({ text: "Severn", halo: 1, rotate: -20 })])], "en"));
  expect(wordsIn(copied, "en")).toEqual(["Severn"]);
});

test("a character that no face has is still copied", async () => {
  const copied = await copiedText(await pdfOf([sceneWith([text({ text: "ship \u{1f6a2} ahoy" })])], "en"));
  expect(wordsIn(copied, "en")).toEqual(["ship", "\u{1f6a2}", "ahoy"]);
});

test("Arabic with figures and points is copied in the order in which it is read", async () => {
  const line = text({
    text: "القمر: هلال متزايد، 22%. في 12 نيسان (أبريل) 2025",
    font: "normal 400 Noto Naskh Arabic, Gelasio",
    language: "ar",
    direction: "rtl",
    x: 500,
  });
  const copied = await copiedText(await pdfOf([sceneWith([line])], "ar"));
  expect(wordsIn(copied, "ar").join(" ")).toBe(line.text);
});

test("Hindi syllables are copied whole", async () => {
  const line = text({ text: "प्रशिक्षक गोविंद सिंह ने वर्षीय परिवारों को ढूँढा", font: "normal 400 Martel, Gelasio", language: "hi" });
  expect(wordsIn(await copiedText(await pdfOf([sceneWith([line])], "hi")), "hi").join(" ")).toBe(line.text);
});

async function operators(bytes: Uint8Array): Promise<{ names: number[]; args: unknown[] }> {
  const { fnArray, argsArray } = await (await (await openPdf(bytes)).getPage(1)).getOperatorList();
  return { names: fnArray, args: argsArray };
}

test("a print shop gets three millimeters of bleed, filled by what runs off the page, and a press black text in black alone", async () => {
  const band: SceneItem = { kind: "box", block: "masthead", x: 0, y: 0, width: 612, height: 40, fill: "#7a1f1a" };
  const height = sceneHeightOf("a4", "print-shop");
  const scene = sceneWith([band, text({})], height);
  const bytes = await writePdf([scene], aboutIn("en"), { paper: "a4", preset: "print-shop", filter: "none" }, await nodeTools());
  const page = await (await openPdf(bytes)).getPage(1);
  const mm = 72 / 25.4;
  expect(page.view[2]).toBeCloseTo(230 * mm, 1);
  expect(page.view[3]).toBeCloseTo(317 * mm, 1);
  const { args } = await operators(bytes);
  const colors = args.flat().filter((arg) => typeof arg === "string" && arg.startsWith("#"));
  expect(colors).toContain("#7a1f1a");
  expect(colors).toContain("#000000");
  expect(colors).not.toContain("#16130f");
  expect(await operators(await pdfOf([scene], "en"))).toMatchObject({ args: expect.arrayContaining([["#16130f"]]) });
});

test.each(["template", "tabloid", "a3", "a4", "letter"] as const)("a page set for %s fills it", async (paper) => {
  const set = await setSample("en", 250, sceneHeightOf(paper, "screen"));
  const bytes = await writePdf(set.pages, aboutIn("en"), { ...asOnScreen, paper }, await nodeTools());
  const { view } = await (await openPdf(bytes)).getPage(1);
  const [, , width = 0, height = 0] = view;
  expect(set.pages[0]?.height).toBeCloseTo((612 * height) / width, 0);
});

test("a picture is a plate of dots for a press, and has its words for those who do not see it", async () => {
  const picture: SceneItem = {
    kind: "picture",
    block: "main-image",
    x: 36,
    y: 200,
    width: 144,
    height: 96,
    src: "mill.jpg",
    treatment: "halftone",
    focal: { x: 0.5, y: 0.5 },
    alt: "A mill on a creek",
    chamfer: 6,
  };
  const tools = await nodeTools({
    picture: async () => ({ kind: "screened", width: 16, height: 2, bits: new Uint8Array([0xaa, 0xaa, 0x55, 0x55]), ink: "#16130f" }),
  });
  const bytes = await writePdf([sceneWith([picture])], aboutIn("en"), { ...asOnScreen, preset: "press" }, tools);
  const page = await (await openPdf(bytes)).getPage(1);
  expect(JSON.stringify(await page.getStructTree())).toContain("A mill on a creek");
});

test("no control gets from a title, a name or a picture's words into the file", async () => {
  const hostile = "Ferry\u0000 \u202ereturns\n today";
  const about = aboutIn("en", { title: hostile, author: hostile, pictureTexts: { main: hostile } });
  const bytes = await writePdf([sceneWith([text({})])], about, asOnScreen, await nodeTools());
  const { info, metadata } = await (await openPdf(bytes)).getMetadata();
  expect(info).toMatchObject({ Title: "Ferry returns today", Author: "Ferry returns today" });
  expect(metadata?.getRaw()).toContain("Ferry returns today");
  expect(metadata?.getRaw()).not.toMatch(/\u202e/);
});

test.each(["screen", "print-shop"] as const)(
  "a page of nearly the sheet's shape keeps its own, and its ground and bands run on to the edge: %s",
  async (preset) => {
    const band: SceneItem = { kind: "box", block: "masthead", x: 0, y: 0, width: 612, height: 40, fill: "#7a1f1a" };
    const bytes = await pdfOf([sceneWith([band, text({})])], "en", { paper: "letter", preset });
    const { media, trim, bleed } = sheetOf("letter", preset);
    const drawn = pageOperators(bytes);
    const [, scale = 0, x = 0] = (/q (\S+) 0 0 \S+ (\S+) \S+ cm/.exec(drawn) ?? []).map(Number);
    const boxes = [...drawn.matchAll(/(\S+) (\S+) (\S+) (\S+) re f?/g)].map(([, left, , width]) => [
      x + Number(left) * scale,
      x + (Number(left) + Number(width)) * scale,
    ]);
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    for (const [left = 0, right = 0] of boxes) {
      expect(left).toBeCloseTo(trim.x - bleed, 1);
      expect(right).toBeCloseTo(media.width - trim.x + bleed, 1);
    }
  },
);
