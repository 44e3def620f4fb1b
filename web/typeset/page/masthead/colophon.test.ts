import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readyLanguages } from "../../../../locales/languages.ts";
import { nodeMeasurer } from "../../../render/fonts/node-fonts.ts";
import type { NewspaperToSet } from "../../model/newspaper.ts";
import { templates } from "../../templates/templates.ts";
import { newspaperFrom, toolsOf } from "../../testing/sample-newspapers.test-data.ts";
import { loadHyphenator } from "../../text/hyphenation.ts";
import { openBuilder, openContext } from "../context.ts";
import { gridOf } from "../grid.ts";
import { setNewspaper } from "../set-newspaper.ts";
import { fittingColophon } from "./colophon.ts";

const drawing = { src: "drawing", width: 1536, height: 1024, caption: "Map", alt: "" };
const photograph = { src: "photograph", width: 1024, height: 768, caption: "The mill", alt: "", isPhotograph: true };

async function colophonOf(changes: Partial<NewspaperToSet>): Promise<string> {
  const { pages } = setNewspaper(newspaperFrom("en-snowbound-bus", 0, "three-column", changes), await toolsOf("en"));
  const lines = (pages[0]?.items ?? []).flatMap((item) => (item.kind === "text" && item.block === "colophon" ? [item.text] : []));
  return lines.join(" ");
}

test("the colophon says that drawings were made, and whose the photographs are", async () => {
  expect(await colophonOf({ pictures: { main: drawing, small: drawing } })).toMatch(/the drawings were made by rule, without AI\.$/);
  expect(await colophonOf({ pictures: { main: photograph, small: drawing } })).toMatch(
    /the drawings were made by rule, without AI\. Photographs supplied by the publisher\.$/,
  );
});

test("the colophon speaks of no pictures that were made when the owner's photographs have replaced them all", async () => {
  const pictures = { main: photograph, small: photograph };
  const house = await colophonOf({ pictures });
  expect(house).toMatch(/every sentence is the author’s own\. Photographs supplied by the publisher\.$/);
  const models = await colophonOf({ pictures, madeWith: { text: "GPT-4o", images: "GPT Image", house: false } });
  expect(models).toMatch(/Text by GPT-4o\. Photographs supplied by the publisher\.$/);
});

test("a newspaper without pictures tells of none", async () => {
  expect(await colophonOf({ pictures: {} })).toMatch(/every sentence is the author’s own\.$/);
});

test("a model's words beside the house's drawings, and the other way round, are told apart", async () => {
  const pictures = { main: drawing, small: drawing };
  expect(await colophonOf({ pictures, madeWith: { text: "GPT-4o", images: "house", house: false } })).toMatch(
    /Text by GPT-4o\. Drawings made by rule, without AI\.$/,
  );
  const painted = { pictures, madeWith: { text: "house", images: "GPT Image", house: true } };
  expect(await colophonOf(painted)).toMatch(/every sentence is the author’s own\. Pictures made by GPT Image\.$/);
  const outlines = { width: 90, height: 60, items: [] };
  const mixed = { main: drawing, small: { ...drawing, drawing: outlines } };
  expect(await colophonOf({ pictures: mixed, madeWith: { text: "GPT-4o", images: "GPT Image", house: false } })).toMatch(
    /Text by GPT-4o\. Pictures made by GPT Image\. Drawings made by rule, without AI\.$/,
  );
});

test("an imported article is credited to its site, on the front page and inside", async () => {
  expect(await colophonOf({ source: "goldhafen-bote.de", pictures: {} })).toContain(
    "by Stop Press. Source of the article: goldhafen-bote.de. ",
  );
  expect(await colophonOf({ pictures: {} })).not.toContain("Source");
});

test("the colophon names what its owner has edited, and nothing where nothing was", async () => {
  const madeWith = { text: "GPT-4o", images: "house", house: false };
  expect(await colophonOf({ pictures: {}, madeWith, edited: ["headline", "story"] })).toMatch(
    /Text by GPT-4o\. Edited by hand: headline, main story\.$/,
  );
  expect(await colophonOf({ pictures: {}, madeWith, edited: [] })).toMatch(/Text by GPT-4o\.$/);
});

test.each(readyLanguages.map(({ code }) => code))(
  "in every template the colophon in %s says who made the newspaper and that it was edited, on one legible line",
  async (code) => {
    const read = (file: string) => JSON.parse(readFileSync(`locales/${code}/${file}.json`, "utf8"));
    const tools = {
      measurer: await nodeMeasurer(),
      hyphenate: await loadHyphenator(code),
      words: { page: read("page"), almanac: read("almanac") },
    };
    const newspaper = newspaperFrom("en-snowbound-bus", 0, "three-column", {
      language: code,
      source: "nachrichten.goldhafen-bote.de",
      pictures: { main: { ...drawing, drawing: { width: 90, height: 60, items: [] } }, small: photograph },
      madeWith: { text: "Claude Sonnet 5", images: "Stable Diffusion 3.5", house: false },
      edited: ["name", "headline", "story", "sides", "captions"],
    });
    for (const template of templates) {
      const context = openContext(newspaper, template, tools);
      const builder = openBuilder(context);
      const elements = template.furniture.flatMap((each) => (each.kind === "text" && each.slots.includes("colophon") ? [each] : []));
      const places = [...elements.map(({ width, least = 0.5 }) => ({ width, least })), { width: gridOf(template).width, least: 0.6 }];
      for (const { width, least } of places) {
        const text = fittingColophon(context, builder, context.faces.colophon, width, least);
        expect(text).toContain("Claude Sonnet 5");
        expect(text).toContain("goldhafen-bote.de");
        const { colophonEdited, colophonEditedBriefly } = context.words.page;
        expect(text.includes(colophonEditedBriefly) || text.includes(colophonEdited.split("{{")[0] ?? "")).toBe(true);
        expect([template.id, width, width / builder.widthOf(text, context.faces.colophon) >= least]).toEqual([template.id, width, true]);
      }
    }
  },
);
