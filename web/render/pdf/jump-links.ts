import type { PageScene, TextItem } from "../../typeset/model/scene.ts";
import { num, type PdfFile, type Ref, refer, textString } from "./pdf-file.ts";
import type { Structure } from "./structure.ts";

/** Where a point of a page lies on its media, in points. */
export type PlaceOnMedia = (page: number, x: number, y: number) => readonly [x: number, y: number];

/** The box around a line, a little wider than its letters: the target of a finger. */
function boxOf({ x, y, width, size, direction }: TextItem): readonly [left: number, top: number, right: number, foot: number] {
  const left = direction === "rtl" ? x - width : x;
  return [left, y - size, left + width, y + size * 0.4];
}

/** Makes the jump lines of a page lead to where their texts go on; gives the page's annotations. */
export function writeJumpLinks(
  file: PdfFile,
  structure: Structure,
  scenes: readonly PageScene[],
  page: number,
  pages: readonly Ref[],
  place: PlaceOnMedia,
): Ref[] {
  const scene = scenes[page];
  return (scene?.jumps ?? []).flatMap(({ text, item, to }) => {
    const line = scene?.items[item];
    const target = scenes.findIndex((other) => other.page === to.page);
    const first = scenes[target]?.items[to.item];
    if (line?.kind !== "text" || target < 0 || !first) return [];
    const [left, top, right, foot] = boxOf(line);
    const corners = [...place(page, left, foot), ...place(page, right, top)].map((value) => num(value, 1)).join(" ");
    const [, height] = place(target, 0, first.kind === "text" ? first.y - first.size * 1.5 : first.y);
    const annotation = file.reserve();
    const key = structure.addLink(page, item, annotation);
    file.set(
      annotation,
      `<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect[${corners}]/Contents${textString(text)}/StructParent ${key}/Dest[${refer(pages[target] ?? 0)}/XYZ null ${num(height, 1)} null]>>`,
    );
    return [annotation];
  });
}
