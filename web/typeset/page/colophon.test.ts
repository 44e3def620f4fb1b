import { expect, test } from "vitest";
import type { NewspaperToSet } from "../newspaper.ts";
import { setNewspaper } from "../set-newspaper.ts";
import { newspaperFrom, toolsOf } from "./sample-newspapers.test-data.ts";

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
