import { expect, test } from "vitest";
import { readyLanguages } from "../../../locales/languages.ts";
import { storyBlocks } from "../columns/story-blocks.ts";
import { wordsOn } from "../model/scene.ts";
import { templates } from "../templates/templates.ts";
import { usualSettings } from "../testing/fixed-layouts.test-data.ts";
import { mixedNewspaper } from "../testing/mixed-newspapers.test-data.ts";
import { proofread } from "../testing/proofread.test-data.ts";
import { newspaperFrom, toolsOf } from "../testing/sample-newspapers.test-data.ts";
import { sectionsOf } from "./layouts/fixed/section-grid.ts";
import { setNewspaper } from "./set-newspaper.ts";

const storyPath = "expandedContent.expandedContent";

/** How far the story is read on the front page, and where it begins inside, as offsets. */
function partedAt({ pages }: ReturnType<typeof setNewspaper>) {
  const words = wordsOn(pages);
  const placesOn = (from: number, to?: number) =>
    pages.slice(from, to).flatMap(({ items }) =>
      items.flatMap((item) => {
        const place = item.kind === "text" && item.block === "expanded-content" ? words.get(item) : undefined;
        return place?.path === storyPath ? [place] : [];
      }),
    );
  return { read: Math.max(...placesOn(0, 1).map(({ to }) => to)), begins: Math.min(...placesOn(1).map(({ from }) => from)) };
}

for (const [index, { code }] of readyLanguages.entries()) {
  test(`a story breaks off after the paragraph its owner has chosen, and goes on inside: ${code}`, async () => {
    const tools = await toolsOf(code);
    for (const [turn, { id: templateId }] of templates.entries()) {
      if ((turn + index) % 5 !== 0) continue;
      const mixed = { ...mixedNewspaper(code, turn + 12), templateId };
      const story = mixed.expandedContent.expandedContent;
      const blocks = storyBlocks(story);
      const jumpAt = blocks.findIndex(({ subhead }, at) => at > 1 && !subhead) + 1;
      if (jumpAt < 1 || jumpAt >= blocks.length) continue;
      const newspaper = { ...mixed, jumpAt };
      const set = setNewspaper(newspaper, tools);
      expect(proofread(set, newspaper, tools.measurer).errors, templateId).toEqual([]);
      const last = blocks[jumpAt - 1]?.text ?? "";
      const { read, begins } = partedAt(set);
      const end = story.indexOf(last) + last.length;
      expect(read, templateId).toBeLessThanOrEqual(end);
      // A front page too small for them keeps what it holds; none holds more.
      if (read === end) expect(begins, templateId).toBeGreaterThan(end);
      expect(set.pages[0]?.jumps.filter(({ block }) => block === "expanded-content").map(({ to }) => to.page)).toEqual([2]);
    }
  });
}

test("in boxes of a section layout too, and a subhead never stands before the jump line", async () => {
  const tools = await toolsOf("en");
  const sample = newspaperFrom("en-tide-mill-feature");
  const blocks = storyBlocks(sample.expandedContent.expandedContent);
  const subhead = blocks.findIndex((block, at) => at > 0 && block.subhead);
  const template = "american-classic";
  for (const sectionLayout of [null, sectionsOf(template, sample.layout, usualSettings)]) {
    const newspaper = { ...sample, templateId: template, sectionLayout, jumpAt: subhead > 0 ? subhead + 1 : 2 };
    const set = setNewspaper(newspaper, tools);
    expect(proofread(set, newspaper, tools.measurer).errors).toEqual([]);
    const { begins } = partedAt(set);
    const first = blocks[subhead > 0 ? subhead : 2]?.text ?? "";
    expect(sample.expandedContent.expandedContent.indexOf(first)).toBe(begins);
  }
});

test("all of the paragraphs its owner has chosen stand on a front page that has room for them", async () => {
  const tools = await toolsOf("en");
  const paper = { ...newspaperFrom("en-tide-mill-feature", 700), templateId: "american-classic" };
  const story = paper.expandedContent.expandedContent;
  for (const jumpAt of [2, 3]) {
    const newspaper = { ...paper, jumpAt };
    const last = storyBlocks(story)[jumpAt - 1];
    expect(last?.subhead).toBe(false);
    const { read } = partedAt(setNewspaper(newspaper, tools));
    expect(read).toBe(story.indexOf(last?.text ?? "") + (last?.text.length ?? 0));
  }
});
