import type { TextItem } from "../../typeset/model/scene.ts";
import { joinLines } from "./text-blocks.ts";

/** A line, or as much of it as is selected. Offsets in its text. */
export interface SelectedLine {
  item: TextItem;
  from: number;
  to: number;
}

/** The text to copy for selected lines of a page: paragraphs, without added hyphens and kashidas, words whole. */
export function copiedText(lines: readonly SelectedLine[]): string {
  const parts = lines.map(({ item, from, to }): TextItem => {
    const isWhole = to >= item.text.length;
    const kashidas = item.kashidas?.filter((at) => at >= from && at < to).map((at) => at - from);
    return { ...item, text: item.text.slice(from, to), kashidas, hyphen: item.hyphen && isWhole };
  });
  return joinLines(parts).join("\n");
}

/**
 * The lines of `items` selected in the drawing `page`, whose text elements are theirs in order; none when the selection goes beyond the
 * page.
 */
export function selectedLines(page: Element, items: readonly TextItem[], selection: Selection | null): SelectedLine[] {
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  if (!range || range.collapsed || !page.contains(range.commonAncestorContainer)) return [];
  return Array.from(page.querySelectorAll("text")).flatMap((element, index): SelectedLine[] => {
    const item = items[index];
    if (!item || !range.intersectsNode(element)) return [];
    const from = element.contains(range.startContainer) ? range.startOffset : 0;
    const to = element.contains(range.endContainer) ? range.endOffset : item.text.length;
    return to > from ? [{ item, from, to }] : [];
  });
}
