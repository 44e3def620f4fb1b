import { Buffer as HbBuffer, shape } from "harfbuzzjs";
import { expect, test } from "vitest";
import { nodeFontFiles } from "../../../render/fonts/node-fonts.ts";
import { createSliceLibrary } from "../../../render/shaping/harfbuzz.ts";
import type { TextItem } from "../../model/scene.ts";
import { facesFor } from "../../templates/script-faces.ts";
import { templates } from "../../templates/templates.ts";
import { newspaperFrom, toolsOf } from "../../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "../set-newspaper.ts";

const library = createSliceLibrary(nodeFontFiles());

/** How far the ink of a line reaches below its baseline, in points. */
function depthOf({ text, font, size }: TextItem): number {
  const finder = library.finder(font);
  const depths = text.split(" ").map((word) => {
    const slice = finder([word.codePointAt(0) ?? 0]);
    if (!slice) return 0;
    const buffer = new HbBuffer();
    buffer.addText(word, 0, word.length);
    buffer.guessSegmentProperties();
    shape(slice.font, buffer, []);
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const extents = slice.font.glyphExtents(codepoint);
      return extents ? -(extents.yBearing + extents.height + (positions[index]?.yOffset ?? 0)) / slice.em : 0;
    });
    return Math.max(0, ...glyphs);
  });
  return Math.max(0, ...depths) * size;
}

test("an Arabic head keeps its dots: nothing stands on the ink of its last line", async () => {
  const tools = await toolsOf("ar");
  const expandedTitle = "الطبيب يأتي قبل الألم في إربد التي تحيي ذكرى عيادتها";
  for (const template of templates) {
    const { id } = template;
    const sample = newspaperFrom("ar-iyadat-alraseef", 0, "three-column", { templateId: id });
    const newspaper = { ...sample, expandedContent: { ...sample.expandedContent, expandedTitle } };
    const [front] = setNewspaper(newspaper, tools).pages;
    const { banner } = facesFor(template, "ar");
    const heads = (front?.items ?? []).filter(
      (item): item is TextItem => item.kind === "text" && item.font === banner.font && item.block === "expanded-title",
    );
    const last = heads.reduce<TextItem | undefined>((low, item) => (!low || item.y > low.y ? item : low), undefined);
    if (!front || !last) throw new Error(`no head: ${id}`);
    const foot = last.y + depthOf(last);
    const under = front.items.filter((item) => item.kind === "picture" || item.kind === "rule").filter(({ y }) => y > last.y);
    const over = under.filter(({ x, width, y }) => y < foot && x < last.x && x + width > last.x - last.width);
    expect(over, `${id}: ink to ${foot.toFixed(1)}`).toEqual([]);
  }
});
