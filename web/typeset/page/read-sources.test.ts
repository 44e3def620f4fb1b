import { expect, test } from "vitest";
import { sampled, tier } from "../../../.ci/tier.ts";
import { readyLanguages } from "../../../locales/languages.ts";
import type { NewspaperToSet } from "../model/newspaper.ts";
import { wordsOn } from "../model/scene.ts";
import { templates } from "../templates/templates.ts";
import { mixedNewspaper } from "../testing/mixed-newspapers.test-data.ts";
import { newspaperFrom, toolsOf } from "../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "./set-newspaper.ts";

const storyPath = "expandedContent.expandedContent";

/** What of a field stands on no run, without spaces and the marks before subheads. */
function unplaced(newspaper: NewspaperToSet, path: string, text: string): string {
  const { pages } = setNewspaper(newspaper, tools);
  const seen = new Uint8Array(text.length);
  for (const words of wordsOn(pages).values()) if (words.path === path) seen.fill(1, words.from, words.to);
  return [...text].length === 0
    ? ""
    : Array.from({ length: text.length }, (_, at) => (seen[at] ? "" : text[at]))
        .join("")
        .replace(/\s|^## /gmu, "");
}
let tools: Awaited<ReturnType<typeof toolsOf>>;

for (const [index, { code }] of readyLanguages.entries()) {
  test(`every letter of a story is found where it stands: ${code}`, async () => {
    tools = await toolsOf(code);
    for (const [turn, template] of templates.entries()) {
      if (!tier && turn % readyLanguages.length !== index) continue;
      const newspaper = { ...mixedNewspaper(code, turn + 3), templateId: template.id };
      expect(unplaced(newspaper, storyPath, newspaper.expandedContent.expandedContent), template.id).toBe("");
    }
  });
}

test("a run holds exactly the words it prints, also in capitals, over a hyphen and after a jump", async () => {
  tools = await toolsOf("de");
  const newspaper = { ...newspaperFrom("de-hochwasserschutz"), templateId: "ny-times-classic" };
  const { pages } = setNewspaper(newspaper, tools);
  const words = wordsOn(pages);
  const letters = (text: string) => text.replace(/[\s-]|^## /gmu, "").toLocaleUpperCase("de");
  const story = newspaper.expandedContent.expandedContent;
  const runs = [...words].filter(([, { path }]) => path === storyPath);
  expect(runs.length).toBeGreaterThan(40);
  for (const [item, { from, to }] of runs) {
    const printed = letters(item.hyphen ? item.text.slice(0, -1) : item.text);
    expect(printed).toBe(letters(story.slice(from, to)));
  }
});

test("each run and picture is stamped with the field it is of, and the paper's own words with none", async () => {
  tools = await toolsOf("en");
  const newspaper: NewspaperToSet = {
    ...newspaperFrom("en-tide-mill-feature"),
    templateId: "american-classic",
    pictures: { main: { src: "/api/images/a", caption: "The mill at dawn", alt: "A mill" } },
  };
  const { pages } = setNewspaper(newspaper, tools);
  const items = pages.flatMap((page) => page.items);
  const fieldsIn = (block: string) => new Set(items.flatMap((item) => (item.kind === "text" && item.block === block ? [item.of] : [])));
  expect(fieldsIn("expanded-content")).toEqual(new Set([storyPath]));
  expect(fieldsIn("caption")).toEqual(new Set(["imageCaption"]));
  expect(fieldsIn("colophon")).toEqual(new Set([undefined]));
  expect(fieldsIn("folio").has("publishDate")).toBe(true);
  expect(items.some((item) => item.kind === "picture" && item.of === "imageUrl")).toBe(true);
});

test("two pictures of one file are each its own, so that exchanging one leaves the other", async () => {
  tools = await toolsOf("en");
  const newspaper = newspaperFrom("en-library-reopening");
  const picture = { src: "/api/images/same", width: 900, height: 600, caption: "The reading room", alt: "Shelves" };
  const { pages } = setNewspaper({ ...newspaper, pictures: { main: picture, small: { ...picture, caption: "The stairs" } } }, tools);
  const items = pages.flatMap((page) => page.items);
  expect(items.flatMap((item) => (item.kind === "picture" ? [item.of] : []))).toEqual(["imageUrl", "smallImageUrl"]);
  const captions = items.flatMap((item) => (item.kind === "text" && item.block === "caption" ? [[item.of, item.text]] : []));
  expect(captions).toEqual([
    ["imageCaption", "The reading room"],
    ["smallImageCaption", "The stairs"],
  ]);
});

test("the paper's own words beside those of its stories are none of theirs, though a story may say them", async () => {
  tools = await toolsOf("en");
  const sample = newspaperFrom("en-tide-mill-feature");
  const story = `${sample.expandedContent.expandedContent} What happens inside the mill today is on this page of its book.`;
  for (const templateId of ["american-classic", "monsoon-times", "goldfield-daily"]) {
    const newspaper = { ...sample, templateId, expandedContent: { ...sample.expandedContent, expandedContent: story } };
    const { pages } = setNewspaper(newspaper, tools);
    const ears = pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" && item.block === "ears" ? [item] : [])));
    for (const { text, of } of ears)
      if (/^(on this page|inside|today)$/i.test(text)) expect([templateId, text, of]).toEqual([templateId, text, undefined]);
    expect(ears.length).toBeGreaterThan(1);
  }
});

test("typed quotation marks are printed as the language sets them, emoji are left out, and every word keeps its place in what was typed", async () => {
  const typed = "He said, \"It's the '90s 🎉 again,\" and went 👩‍👩‍👧‍👦 home ❤️.";
  for (const [language, printed] of [
    ["en", "He said, “It’s the ’90s again,” and went home."],
    ["fr", "He said, « It’s the ’90s again, » and went home."],
  ] as const) {
    tools = await toolsOf(language);
    const sample = newspaperFrom("en-toy-library-short", 0, "three-column", { language });
    const newspaper = { ...sample, expandedContent: { ...sample.expandedContent, contentLanguage: language, expandedContent: typed } };
    const { pages, warnings } = setNewspaper(newspaper, tools);
    const words = wordsOn(pages);
    const runs = [...words].filter(([{ block }, { path }]) => path === storyPath && block === "expanded-content");
    const text = runs.map(([item]) => `${item.hyphen ? item.text.slice(0, -1) : `${item.text}${item.joins ? "" : " "}`}`).join("");
    expect(text.trim().replaceAll("\u00a0", " ")).toBe(printed);
    const letters = (each: string) => each.replace(/[^\p{L}\p{N}]/gu, "");
    for (const [item, { from, to }] of runs) expect(letters(typed.slice(from, to))).toBe(letters(item.text));
    const missing = warnings.filter(({ code }) => code === "missing-glyph");
    expect(missing.map(({ detail }) => detail)).toEqual(["🎉 👩‍👩‍👧‍👦 ❤️"]);
  }
});

test("nothing short is cut in silence: a deck, a kicker or a caption printed without its end comes with a warning, one that is whole without", async () => {
  tools = await toolsOf("en");
  const sample = newspaperFrom("en-library-reopening");
  const sentence = "The county commissioners met until midnight over the drawings of the new reading room and its long windows";
  const long = Array.from({ length: 9 }, (_, index) => `${sentence} of part ${index}.`).join(" ");
  const endless = `${sentence}, ${sentence.toLowerCase()}, and so on and on until the last of them had gone home in the rain and nobody was left there`;
  let cut = 0;
  for (const { id } of sampled("nothing short is cut", templates)) {
    for (const text of [sentence, long, endless]) {
      const [kicker, byline] = [`Public works ${text.slice(0, 150)}`, `By Ruth Hale ${text.slice(0, 100)}`];
      const words = { ...sample.expandedContent, deck: `Deck: ${text}`, kicker, byline };
      const main = { src: "main", width: 1536, height: 1024, caption: `Caption: ${text}`, alt: "" };
      const newspaper = { ...sample, templateId: id, expandedContent: words, pictures: { main } };
      const { pages, warnings } = setNewspaper(newspaper, tools);
      const said = warnings.filter(({ code }) => code === "abridged").map(({ detail }) => detail);
      const runs = pages.flatMap(({ items }) => items.filter((item) => item.kind === "text"));
      const printedOf = (path: string) => runs.filter(({ of }) => of === path).map(({ text }) => text);
      for (const [path, field] of [
        ["expandedContent.deck", words.deck],
        ["expandedContent.kicker", words.kicker],
        ["expandedContent.byline", words.byline],
        ["imageCaption", main.caption],
      ] as const) {
        const printed = printedOf(path).join(" ").toLowerCase();
        const isWhole = printed === "" || printed.includes(field.slice(-12).toLowerCase().replace(/\.$/, ""));
        expect(isWhole || said.includes(field), `${id}: ${path}: ${printed.slice(-60)}`).toBe(true);
        if (!isWhole) cut += 1;
      }
      const short = said.filter((each) => each === words.deck || each === main.caption);
      if (text === sentence) expect(short, id).toEqual([]);
    }
  }
  expect(cut).toBeGreaterThan(0);
});

test("a deck too long for the kicker's line stands under the head", async () => {
  tools = await toolsOf("en");
  const sample = newspaperFrom("en-library-reopening");
  const deck =
    "The county commissioners met until midnight over the drawings of the new reading room, its long windows and the price of both, and asked for a vote of the whole town before the autumn storms";
  for (const layout of ["one-column", "two-column", "three-column"] as const) {
    const expandedContent = { ...sample.expandedContent, kicker: "Public Works", deck };
    const { pages, warnings } = setNewspaper({ ...sample, templateId: "savanna-chronicle", layout, expandedContent }, tools);
    const runs = pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" ? [item] : [])));
    const lines = runs.filter(({ of }) => of === "expandedContent.deck").map(({ text }) => text);
    expect(lines.join(" "), layout).toEqual(deck);
    expect(warnings.filter(({ code }) => code === "abridged")).toEqual([]);
  }
});

test("of decks that run down the page none is left out without a warning", async () => {
  tools = await toolsOf("ja");
  const deck = "郡の委員たちは新しい閲覧室とその長い窓の図面をめぐって真夜中まで話し合い、秋の嵐が来る前に決めたいと口をそろえた。";
  let left = 0;
  for (const repeated of [1, 3, 8]) {
    for (const words of [120, 650]) {
      const sample = newspaperFrom("ja-shima-no-ferry", words, "two-column", { templateId: "bamboo-daily" });
      const fields = { deck: deck.repeat(repeated), kicker: "港湾整備", byline: "文・渡部千尋、写真・佐藤美咲" };
      const { pages, warnings } = setNewspaper({ ...sample, expandedContent: { ...sample.expandedContent, ...fields } }, tools);
      const printed = new Set(pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" ? [item.of] : []))));
      for (const [name, text] of Object.entries(fields)) {
        if (printed.has(`expandedContent.${name}`)) continue;
        left += 1;
        expect(warnings).toContainEqual({ code: "abridged", block: name === "byline" ? "byline" : "expanded-title", detail: text });
      }
    }
  }
  expect(left).toBeGreaterThan(0);
});

test("a caption too long for its place gives up a whole sentence before it breaks one off", async () => {
  tools = await toolsOf("en");
  const sample = newspaperFrom("en-library-reopening");
  const first = "Gloucester Harbor, Massachusetts, on Monday morning.";
  const caption = `${first} ${"The boats had come home before the storm broke over the outer wall and its lanterns. ".repeat(7)}`.trim();
  const small = { src: "small", width: 1024, height: 768, caption, alt: "" };
  const { pages, warnings } = setNewspaper({ ...sample, pictures: { small } }, tools);
  const printed = pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "text" && item.block === "caption" ? [item.text] : [])),
  );
  expect(printed.join(" ").startsWith(first)).toBe(true);
  expect(printed.at(-1)).toMatch(/\.$/);
  expect(warnings).toContainEqual({ code: "abridged", block: "caption", detail: caption });
});

test("the town in a stamp or a folio line is not the paper's name, though that begins with it", async () => {
  tools = await toolsOf("en");
  const sample = newspaperFrom("en-tide-mill-feature");
  const place = { city: "Portland", country: "United States", countryCode: "US", lat: 45.5, lng: -122.7, timeZone: "America/Los_Angeles" };
  const folio = { ...sample.folio, motto: "News of Portland and its hills" };
  const printed = new Set<string>();
  for (const { id } of templates) {
    const newspaper = { ...sample, templateId: id, place, folio, region: "Portland, Oregon", newspaperName: "Portland Courier" };
    const { pages } = setNewspaper(newspaper, tools);
    const runs = pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" && item.block === "folio" ? [item] : [])));
    for (const { text, of } of runs) {
      if (/^portland$/i.test(text)) {
        expect([id, of]).toEqual([id, undefined]);
        printed.add(id);
      }
      if (/^portland courier$/i.test(text)) expect([id, of]).toEqual([id, "newspaperName"]);
    }
    const names = pages[0]?.items.filter((item) => item.kind === "text" && item.block === "masthead" && item.of === "newspaperName");
    expect(names?.length, id).toBeGreaterThan(0);
  }
  expect(printed).toContain("local-community");
});

test("stories under the same head that begin alike are each themselves, wherever they stand and go on", async () => {
  tools = await toolsOf("en");
  const sample = newspaperFrom("en-library-reopening", 650);
  const alike = "The council met on Tuesday evening in the old town hall. ";
  const ends = ["The ferry keeps its winter hours.", "The pool opens again in May.", "The bridge is painted green."];
  const sideStories = ends.map((end) => ({ headline: "In Brief", content: `${alike.repeat(6)}${end}` }));
  for (const { id } of templates) {
    for (const layout of ["one-column", "three-column"] as const) {
      const newspaper = { ...sample, templateId: id, layout, expandedContent: { ...sample.expandedContent, sideStories } };
      const { pages } = setNewspaper(newspaper, tools);
      const printed = new Map<string, string>();
      for (const { items } of pages) {
        for (const item of items) {
          if (item.kind !== "text" || !item.of?.includes("sideStories") || item.block === "whats-inside" || item.block === "ears") continue;
          printed.set(
            item.of,
            `${printed.get(item.of) ?? ""}${item.hyphen ? item.text.slice(0, -1) : item.text}${item.joins || item.hyphen ? "" : " "}`,
          );
        }
      }
      for (const [index, { content }] of sideStories.entries()) {
        // A head is printed again where its story goes on.
        expect(printed.get(`expandedContent.sideStories.${index}.headline`)?.toLowerCase(), id).toMatch(/^(in brief\.? )+$/);
        expect(printed.get(`expandedContent.sideStories.${index}.content`)?.trim(), id).toBe(content);
      }
      const seen = new Set([...wordsOn(pages)].map(([, { path, to }]) => `${path} ${to}`));
      for (const [index, { content }] of sideStories.entries())
        expect(seen, id).toContain(`expandedContent.sideStories.${index}.content ${content.length}`);
    }
  }
});
