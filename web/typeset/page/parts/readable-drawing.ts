import { type Drawing, type DrawingItem, type DrawingLabel, isOwnPlace, namesOfDots } from "../../model/drawing.ts";
import type { PictureSource } from "../../model/newspaper.ts";

/** Labels of a drawing are about this many points of a template high at least; maps are drawn for three columns of a page. */
const leastLabel = 4.9;

interface Box {
  left: number;
  right: number;
  top: number;
  foot: number;
}

/** About what a label covers: letters are half as wide as high, ideographs as wide. */
function boxOf({ x, y, anchor, text, size }: DrawingLabel): Box {
  const width = [...text].reduce((sum, sign) => sum + (/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/u.test(sign) ? 1 : 0.56), 0) * size;
  const left = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  return { left, right: left + width, top: y - size * 0.85, foot: y + size * 0.25 };
}

/** Larger, and as far from the mark it names as before. */
function grow(label: DrawingLabel, size: number): DrawingLabel {
  const more = size - label.size;
  const away = label.anchor === "start" ? 0.4 : label.anchor === "end" ? -0.4 : 0;
  return { ...label, size, x: label.x + more * away, y: label.y + (away === 0 ? 0 : more * 0.3) };
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot;

/**
 * A picture whose labels can be read where it stands small: those of a drawing grow, the most important first, and the ones that
 * would then run into another are left out, with their dots. `width` in points of the template.
 */
export function labelsReadable<Picture extends PictureSource>(picture: Picture, width: number): Picture {
  const { drawing } = picture;
  if (!drawing) return picture;
  const scale = width / drawing.width;
  const labels = drawing.items.filter((item): item is DrawingLabel => item.kind === "label" && !item.pin);
  const small = labels.filter(({ size }) => size * scale < leastLabel);
  if (small.length === 0) return picture;
  const grown = new Map(labels.map((label) => [label, grow(label, Math.max(label.size, leastLabel / scale))]));
  const taken: Box[] = [];
  const kept = new Set<DrawingLabel>();
  // The map's own place first, then larger type, then in the order of the drawing.
  for (const label of [...labels].sort((a, b) => Number(isOwnPlace(b)) - Number(isOwnPlace(a)) || b.size - a.size)) {
    const box = boxOf(grown.get(label) ?? label);
    if (taken.some((other) => meet(other, box))) continue;
    taken.push(box);
    kept.add(label);
  }
  const names = namesOfDots(drawing);
  const items = drawing.items.flatMap((item, index): DrawingItem[] => {
    if (item.kind === "label") {
      if (item.pin) return [item];
      return kept.has(item) ? [grown.get(item) ?? item] : [];
    }
    const name = names.get(item);
    if (name && !kept.has(name)) return [];
    const next = drawing.items[index + 1];
    // The ground of a label goes with it; a grown label has a halo instead.
    return item.ground && next?.kind === "label" && !next.pin ? [] : [item];
  });
  const readable: Drawing = { ...drawing, items };
  return { ...picture, drawing: readable };
}
