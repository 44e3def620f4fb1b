import { expect, test } from "vitest";
import type { NewspaperToSet } from "../../typeset/model/newspaper.ts";
import { setNewspaper } from "../../typeset/page/set-newspaper.ts";
import { layoutWith } from "../../typeset/testing/fixed-layouts.test-data.ts";
import { newspaperFrom, toolsOf } from "../../typeset/testing/sample-newspapers.test-data.ts";
import { openPdf, pdfOf } from "./pdf-text.test-data.ts";
import { type PagePart, pageParts } from "./reading-order.ts";

const sample = newspaperFrom("en-tide-mill-feature", 700);

const longHead =
  "Council approves, after three years of hearings and two changes of plan, the widening of the old harbor road from the fish market to the northern lighthouse";

function newspaperIn(templateId: string, headlines: readonly string[], changes: Partial<NewspaperToSet> = {}): NewspaperToSet {
  const { expandedContent } = sample;
  const sideStories = expandedContent.sideStories.map((story, index) => ({ ...story, headline: headlines[index] ?? story.headline }));
  return { ...sample, templateId, expandedContent: { ...expandedContent, sideStories }, ...changes };
}

async function partsIn(newspaper: NewspaperToSet): Promise<PagePart[]> {
  return setNewspaper(newspaper, await toolsOf(newspaper.language)).pages.flatMap(pageParts);
}

const templates = ["american-classic", "european-modern", "ny-times-classic", "monsoon-times"];

test.each(templates)("heads are headings, also a quotation, a long one and one broken at its hyphen: %s", async (templateId) => {
  const whole = ["“We waited all night for the ferry,” captain tells inquiry", "Twenty-seven shipping-container workshops"];
  const headlines = [...whole, longHead];
  const parts = await partsIn(newspaperIn(templateId, headlines));
  const headings = parts.filter(({ role }) => role === "H2").map(({ text }) => text.toLowerCase());
  for (const head of whole) expect(headings).toContain(head.toLowerCase());
  // A head too long for its place is cut at a word.
  expect(headings).toContainEqual(expect.stringMatching(/^council approves, after three years of/));
});

test.each(templates)(
  "the lead's headline is one heading, its name the only H1, its subheads are under it, and decks and quotations are none: %s",
  async (templateId) => {
    const parts = await partsIn(newspaperIn(templateId, []));
    const textsOf = (role: PagePart["role"]) => parts.filter((part) => part.role === role).map(({ text }) => text.toLowerCase());
    expect(textsOf("H1")).toEqual([sample.newspaperName.toLowerCase()]);
    expect(textsOf("H2")).toContain(sample.expandedContent.expandedTitle.toLowerCase());
    expect(textsOf("H3")).toContain("a rent roll");
    for (const text of textsOf("H2")) expect(text).not.toContain(sample.expandedContent.deck.toLowerCase().slice(0, 20));
    const { quote } = sample.expandedContent;
    if (quote) for (const text of textsOf("H2")) expect(text).not.toContain(quote.toLowerCase().slice(0, 20));
  },
);

test("the numerals of briefs are read with their briefs, not after the paper's name", async () => {
  const parts = await partsIn(newspaperIn("monsoon-times", []));
  const numerals = parts.flatMap(({ text }, index) => (/^\d$/.test(text) ? [index] : []));
  expect(numerals.length).toBeGreaterThan(1);
  for (const index of numerals) expect([parts[index + 1]?.role, parts[index + 1]?.block]).toEqual(["H2", parts[index]?.block]);
  expect(parts[1]?.block).not.toBe("side-stories");
});

test("a jump line that holds no more than the page's number is a link", async () => {
  const content = sample.expandedContent.expandedContent.repeat(3);
  const newspaper: NewspaperToSet = {
    ...sample,
    sectionLayout: layoutWith({ "expanded-content": { width: 26 } }),
    expandedContent: { ...sample.expandedContent, expandedContent: content, sideStories: [] },
  };
  const { pages } = setNewspaper(newspaper, await toolsOf("en"));
  expect(pages[0]?.jumps).toHaveLength(1);
  const page = await (await openPdf(await pdfOf(pages, "en"))).getPage(1);
  expect(await page.getAnnotations()).toHaveLength(1);
});

test("each of several jump lines of the same words leads on from its own place", async () => {
  const { pages } = setNewspaper(newspaperFrom("en-tide-mill-feature", 3_000), await toolsOf("en"));
  for (const { items, jumps } of pages) {
    for (const jump of jumps) expect(items[jump.item]).toMatchObject({ kind: "text", role: "jump" });
    expect(new Set(jumps.map(({ item }) => item)).size).toBe(jumps.length);
  }
});
