import type { PageScene, PictureItem, TextItem } from "../../typeset/index.ts";
import { fieldAt } from "./fields.ts";
import { type Area, boxOf, distanceTo, holdsPoint, unionOf } from "./item-box.ts";

/** A field where it stands on a page: once for each time it stands there, in reading order. */
export interface PageBlock {
  path: string;
  /** Index of its page. */
  page: number;
  items: readonly TextItem[];
  /** The parts of columns it fills. */
  areas: readonly Area[];
}

/** Lines nearer than this many times their size are of one column part. */
const nearLines = 2.6;

const overlaps = (one: Area, other: Area) => one.x < other.x + other.width && other.x < one.x + one.width;

/** Runs on one line: a drop cap and what stands beside it, too. */
const isBeside = (one: Area, other: Area, gap: number) =>
  one.y < other.y + other.height &&
  other.y < one.y + one.height &&
  other.x < one.x + one.width + gap &&
  one.x < other.x + other.width + gap;

function areasOf(items: readonly TextItem[]): Area[] {
  const areas: Area[] = [];
  let before: Area | undefined;
  for (const item of items) {
    const box = boxOf(item);
    const last = areas.at(-1);
    const gap = before ? box.y - (before.y + before.height) : 0;
    const isUnder = last !== undefined && overlaps(last, box) && gap > -box.height * 1.5 && gap < item.size * nearLines;
    if (last && before && (isUnder || isBeside(before, box, item.size))) areas[areas.length - 1] = unionOf(last, box);
    else areas.push(box);
    before = box;
  }
  return areas;
}

/** The fields that stand on a page and can be written in. */
export function blocksOnPage(scene: PageScene, page: number): PageBlock[] {
  const groups: { path: string; block: string; items: TextItem[] }[] = [];
  for (const item of scene.items) {
    if (item.kind !== "text" || item.of === undefined || !fieldAt(item.of)) continue;
    const group = groups.findLast(({ path, block }) => path === item.of && block === item.block);
    if (group) group.items.push(item);
    else groups.push({ path: item.of, block: item.block, items: [item] });
  }
  return groups.map(({ path, items }) => ({ path, page, items, areas: areasOf(items) }));
}

/** Only tells of a story that stands elsewhere. */
export const isReference = ({ path, items }: PageBlock) =>
  items[0]?.block === "whats-inside" || (items[0]?.block === "ears" && !path.startsWith("folio."));

/** The block at a point of its page, in points: of several the one with the nearest line. */
export function blockAt(blocks: readonly PageBlock[], point: { x: number; y: number }): PageBlock | null {
  const near = blocks.filter(({ areas }) => areas.some((area) => holdsPoint(area, point, 3)));
  const reach = ({ items }: PageBlock) => Math.min(...items.map((item) => distanceTo(boxOf(item), point)));
  return near.length < 2 ? (near[0] ?? null) : near.reduce((best, block) => (reach(block) < reach(best) ? block : best));
}

/** The picture at a point of a page. */
export function pictureAt(scene: PageScene, point: { x: number; y: number }): PictureItem | null {
  return scene.items.findLast((item): item is PictureItem => item.kind === "picture" && holdsPoint(item, point)) ?? null;
}
