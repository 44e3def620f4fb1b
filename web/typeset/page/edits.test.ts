import { expect, test } from "vitest";
import type { Layout, NewspaperToSet } from "../model/newspaper.ts";
import { templates } from "../templates/templates.ts";
import { mixedNewspaper } from "../testing/mixed-newspapers.test-data.ts";
import { proofread } from "../testing/proofread.test-data.ts";
import { type Random, randomOf } from "../testing/random-text.ts";
import { newspaperFrom, toolsOf } from "../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "./set-newspaper.ts";

const layouts: [Layout, ...Layout[]] = ["three-column", "two-column", "one-column"];
const heights: [number, ...number[]] = [816, 792, 865.4, 945.8];

/** What people do to a newspaper that lies before them: one thing at a time. */
function edited(newspaper: NewspaperToSet, random: Random): NewspaperToSet {
  const { expandedContent } = newspaper;
  const paragraphs = expandedContent.expandedContent.split("\n\n");
  const at = random.between(0, paragraphs.length - 1);
  const chosen = paragraphs[at] ?? "";
  const withText = (changed: readonly string[]) => ({
    ...newspaper,
    expandedContent: { ...expandedContent, expandedContent: changed.join("\n\n") },
  });
  const edits: [() => NewspaperToSet, ...(() => NewspaperToSet)[]] = [
    () => withText(paragraphs.with(at, `${chosen} One word more.`)),
    () => withText(paragraphs.with(at, chosen.slice(0, Math.ceil(chosen.length / 2)))),
    () => withText(paragraphs.toSpliced(at, 1)),
    () => withText(paragraphs.toSpliced(at, 0, chosen)),
    () => withText([...paragraphs, ...paragraphs]),
    () => withText([]),
    () => ({ ...newspaper, pictures: {} }),
    () => ({ ...newspaper, layout: random.pick(layouts) }),
    () => ({ ...newspaper, expandedContent: { ...expandedContent, expandedTitle: `${expandedContent.expandedTitle} and more` } }),
    () => ({ ...newspaper, expandedContent: { ...expandedContent, deck: "", quote: null, kicker: "" } }),
    () => ({ ...newspaper, expandedContent: { ...expandedContent, sideStories: expandedContent.sideStories.slice(1) } }),
    () => ({
      ...newspaper,
      expandedContent: { ...expandedContent, sideStories: [...expandedContent.sideStories, { headline: "One more", content: chosen }] },
    }),
  ];
  return random.pick(edits)();
}

for (const [index, { id: templateId }] of templates.entries()) {
  test(`after every edit of a newspaper that is set again its pages are whole: ${templateId}`, async () => {
    const random = randomOf(index + 41);
    const language = random.pick(["en", "de", "ja", "ar"]);
    const tools = await toolsOf(language);
    let newspaper: NewspaperToSet = { ...mixedNewspaper(language, index + 60), templateId };
    let before = setNewspaper(newspaper, tools);
    for (let edit = 0; edit < 4; edit++) {
      newspaper = edited(newspaper, random);
      const set = setNewspaper({ ...newspaper, shape: before.shape ?? null }, tools);
      expect(proofread(set, newspaper, tools.measurer).errors, `${language}, edit ${edit}`).toEqual([]);
      before = set;
    }
  });
}

test("pages set again for another paper stand on that paper", async () => {
  const tools = await toolsOf("en");
  const newspaper = newspaperFrom("en-tide-mill-feature");
  let before = setNewspaper(newspaper, tools, { height: 945.8 });
  for (const height of [...heights].toSorted()) {
    const set = setNewspaper({ ...newspaper, shape: before.shape ?? null }, tools, { height });
    expect(set.pages.map((page) => page.height)).toEqual(set.pages.map(() => height));
    expect(proofread(set, newspaper, tools.measurer).errors, String(height)).toEqual([]);
    before = set;
  }
});

test("while words are typed into a story that goes on elsewhere, the picture over it stands still", async () => {
  const tools = await toolsOf("de");
  const newspaper = { ...newspaperFrom("de-hochwasserschutz"), templateId: "monsoon-times" };
  const story = newspaper.expandedContent.expandedContent;
  const at = story.indexOf(" ", 2_000);
  const typed = " und niemand am Deich hatte erwartet dass es so schnell gehen würde";
  const { shape = null, pages } = setNewspaper(newspaper, tools);
  const pictureOf = (items: (typeof pages)[0]["items"]) => JSON.stringify(items.find(({ block }) => block === "main-image"));
  expect(shape?.jumps).toBe(true);
  const places = new Set<string>([pictureOf(pages[0]?.items ?? [])]);
  for (let count = 1; count <= typed.length; count += 2) {
    const expandedContent = { ...newspaper.expandedContent, expandedContent: story.slice(0, at) + typed.slice(0, count) + story.slice(at) };
    places.add(pictureOf(setNewspaper({ ...newspaper, expandedContent, shape }, tools).pages[0]?.items ?? []));
  }
  expect(places.size).toBe(1);
});
