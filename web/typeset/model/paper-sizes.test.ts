import { expect, test } from "vitest";
import { setNewspaper } from "../page/set-newspaper.ts";
import { templates } from "../templates/templates.ts";
import { proofread } from "../testing/proofread.test-data.ts";
import { newspaperFrom, toolsOf } from "../testing/sample-newspapers.test-data.ts";
import { type PaperSize, paperHeight, paperSizeOf, paperSizes } from "./paper-sizes.ts";

const papers = Object.keys(paperSizes) as PaperSize[];

test("the templates' own paper is 3:4, others have their true shape, and a name nobody knows is the templates'", () => {
  expect(paperHeight("")).toBe(816);
  expect(paperHeight("letter")).toBe(792);
  expect(paperHeight("tabloid")).toBeCloseTo((612 * 17) / 11, 6);
  expect(paperHeight("a4") / 612).toBeCloseTo(297 / 210, 6);
  expect(paperHeight("broadsheet") / 612).toBeCloseTo(1.6, 6);
  expect(paperSizeOf("papyrus")).toBe("");
  expect(paperSizeOf("constructor")).toBe("");
});

for (const [language, file, first] of [
  ["en", "en-tide-mill-feature", 0],
  ["de", "de-hochwasserschutz", 1],
  ["ja", "ja-shima-no-ferry", 2],
  ["ar", "ar-iyadat-alraseef", 3],
] as const) {
  test(`a newspaper is whole on every paper: ${language}`, async () => {
    const tools = await toolsOf(language);
    for (const [turn, { id: templateId }] of templates.entries()) {
      // Each template in one of the languages.
      if (turn % 4 !== first) continue;
      const paper = papers[(turn * 3 + language.charCodeAt(0)) % papers.length] ?? "";
      const newspaper = newspaperFrom(file, 0, "three-column", { templateId });
      const set = setNewspaper(newspaper, tools, { height: paperHeight(paper) });
      expect(set.pages.map(({ height }) => height)).toEqual(set.pages.map(() => paperHeight(paper)));
      expect(proofread(set, newspaper, tools.measurer).errors, `${templateId} on ${paper}`).toEqual([]);
    }
  });
}
