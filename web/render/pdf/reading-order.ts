import type { Block, PageScene, SceneItem, TextItem } from "../../typeset/scene.ts";
import { isInitial } from "./shape-line.ts";

/** Kinds of structure elements used (ISO 32000-1 §14.8.4). */
export type Role = "H1" | "H2" | "H3" | "P" | "Figure" | "Caption";

/** Consecutive items of a page that a reader takes as one: a headline, a paragraph, a picture. */
export interface PagePart {
  role: Role;
  block: Block;
  /** Indices of the page's items. */
  items: number[];
  /** What it says; '' for pictures. */
  text: string;
  /** True when it goes on where the text goes on: in the next column or on another page. */
  isOpen: boolean;
}

/** The blocks of a page in the order in which a paper is read aloud. */
const ORDER: readonly Block[] = [
  "masthead",
  "folio",
  "expanded-title",
  "byline",
  "main-image",
  "jump",
  "expanded-content",
  "side-stories",
  "bottom-section",
  "ears",
  "whats-inside",
  "almanac",
  "colophon",
];

/** Blocks that go with what stands before them: a picture, a text that is broken off. */
const FOLLOWING = new Set<Block>(["caption", "jump"]);

/** Heads are this much larger than the text they stand over, at least. */
const HEAD_SIZE = 1.12;

const isText = (item: SceneItem | undefined): item is TextItem => item?.kind === "text";

/** Words that belong to a drawing: only those are clipped to a picture's box or stand on a ground of their own. */
const isLabel = (item: SceneItem) => item.kind === "text" && (item.clip !== undefined || item.halo !== undefined);

const isFigure = (item: SceneItem) => item.kind === "picture" || item.kind === "path" || isLabel(item);

interface Body {
  font: string;
  size: number;
}

const isBody = ({ font, size }: TextItem, body: Body) => font === body.font && Math.abs(size - body.size) < body.size * (HEAD_SIZE - 1);

/** The font most of the page's words are set in, and its size. */
function bodyOf(scene: PageScene): Body {
  const counts = new Map<string, { font: string; size: number; count: number }>();
  for (const item of scene.items) {
    if (!isText(item) || isLabel(item)) continue;
    const key = `${item.font} ${item.size.toFixed(1)}`;
    const known = counts.get(key) ?? { font: item.font, size: item.size, count: 0 };
    known.count += item.text.length;
    counts.set(key, known);
  }
  const [first] = [...counts.values()].sort((a, b) => b.count - a.count);
  return first ?? { font: "", size: 0 };
}

/** Quotations are set as large as heads, and are none. */
const isQuotation = (text: string) => /^[“„«"「『]/.test(text) && text.length > 40;

const headed = new Set<Block>(["expanded-content", "side-stories", "bottom-section", "jump"]);
const boxes = new Set<Block>(["whats-inside", "almanac", "ears"]);

const sameDisplay = (a: TextItem, b: TextItem) =>
  a.font === b.font && a.block === b.block && Math.max(a.size, b.size) / Math.min(a.size, b.size) < 1.4;

/** True when `next` is a further line of what `line` belongs to. */
function goesOn(line: TextItem, next: TextItem, body: Body): boolean {
  if (line.block !== next.block) return false;
  if (!line.last) return true;
  // Lines of a head are each the last of a paragraph: they go together by their looks.
  if (isBody(line, body) || boxes.has(line.block)) return boxes.has(line.block) && Math.abs(next.y - line.y) < 0.5;
  const step = next.y - line.y;
  return sameDisplay(line, next) && step > 0 && step < 2 * Math.max(line.size, next.size);
}

const WITHOUT_SPACES = /^(ja|zh)\b/;

function textOf(lines: readonly TextItem[]): string {
  let text = "";
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next) return text + line.text;
    if (line.hyphen) text += line.text.slice(0, -1);
    else text += line.text + (isInitial(line) || WITHOUT_SPACES.test(line.language) ? "" : " ");
  }
  return text;
}

/** A page taken apart into what is read, in reading order. Rules and boxes are in no part: they are decoration. */
export function pageParts(scene: PageScene): PagePart[] {
  const body = bodyOf(scene);
  const parts: PagePart[] = [];
  const seen = new Set<Block>();
  let open: { part: PagePart; lines: TextItem[] } | undefined;
  let figure: PagePart | undefined;
  const titles = scene.items.flatMap((item) => (isText(item) && item.block === "expanded-title" ? [item.size] : []));
  const headline = Math.max(...titles);
  const close = () => {
    if (open) open.part.text = textOf(open.lines);
    if (open?.part.block === "expanded-title" && open.lines.some(({ size }) => size === headline)) open.part.role = "H2";
    if (open && headed.has(open.part.block) && isQuotation(open.part.text)) open.part.role = "P";
    if (open) open.part.isOpen = open.lines.at(-1)?.last === false;
    open = undefined;
  };
  const roleOf = (item: TextItem): Role => {
    const isFirst = !seen.has(item.block);
    seen.add(item.block);
    if (item.block === "caption") return "Caption";
    if (item.block === "masthead") return scene.page === 1 && isFirst ? "H1" : "P";
    if (item.block === "expanded-title") return "P";
    if (boxes.has(item.block)) return isFirst && item.block !== "ears" ? "H2" : "P";
    if (!headed.has(item.block) || isInitial(item) || item.size < body.size || isBody(item, body)) return "P";
    if (item.block === "expanded-content") return "H3";
    return item.size >= body.size * HEAD_SIZE ? "H2" : "P";
  };
  for (const [index, item] of scene.items.entries()) {
    if (isFigure(item)) {
      if (figure?.block !== item.block) {
        figure = { role: "Figure", block: item.block, items: [], text: "", isOpen: false };
        parts.push(figure);
      }
      figure.items.push(index);
      continue;
    }
    if (!isText(item)) continue;
    figure = undefined;
    const previous = open?.lines.at(-1);
    if (open && previous && goesOn(previous, item, body)) {
      open.part.items.push(index);
      open.lines.push(item);
      continue;
    }
    close();
    open = { part: { role: roleOf(item), block: item.block, items: [index], text: "", isOpen: false }, lines: [item] };
    parts.push(open.part);
  }
  close();
  const ranks: number[] = [];
  for (const { block } of parts) ranks.push(FOLLOWING.has(block) ? (ranks.at(-1) ?? ORDER.indexOf(block)) : ORDER.indexOf(block));
  return parts
    .map((part, index) => ({ part, rank: ranks[index] ?? 0, index }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ part }) => part);
}
