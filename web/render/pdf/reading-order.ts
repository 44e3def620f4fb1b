import { gapAfter, plainText } from "../../typeset/model/plain-text.ts";
import type { Block, PageScene, SceneItem, TextItem, TextRole } from "../../typeset/model/scene.ts";

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

/** What runs of a role are in the structure; others are paragraphs, and the paper's name is the title of the front page. */
const structures = new Map<TextRole, Role>([
  ["headline", "H2"],
  ["title", "H2"],
  ["subhead", "H3"],
  ["caption", "Caption"],
]);

const isText = (item: SceneItem | undefined): item is TextItem => item?.kind === "text";

/** What belongs to a drawing or photograph. */
const isFigure = (item: SceneItem) => item.kind === "picture" || item.kind === "path" || (isText(item) && item.role === "label");

/** Texts whose lines are each set by themselves: further lines stand close under the first. */
const inLines = new Set<TextRole>(["masthead", "headline", "deck", "byline", "subhead", "quote", "caption", "title", "furniture"]);

/** True when `next` is a further line of what `line` belongs to. */
function goesOn(line: TextItem, next: TextItem): boolean {
  if (line.block !== next.block) return false;
  if (line.role === "drop-cap") return next.role === "body";
  if (line.role !== next.role) return false;
  if (!line.last || line.joins) return true;
  const step = next.y - line.y;
  // A label and its value stand on one line.
  if (line.role === "cell") return Math.abs(step) < 0.5;
  if (line.of !== next.of) return false;
  if (!inLines.has(line.role) || step <= 0 || step >= 2 * Math.max(line.size, next.size)) return false;
  // The parts of a name have faces of their own, a deck and the next have others.
  return line.role === "masthead" || line.font === next.font;
}

function textOf(lines: readonly TextItem[]): string {
  return lines.map((line) => plainText(line) + gapAfter(line)).join("");
}

/** A page taken apart into what is read, in reading order. Rules and boxes are in no part: they are decoration. */
export function pageParts(scene: PageScene): PagePart[] {
  const parts: PagePart[] = [];
  let isNamed = scene.page !== 1;
  let open: { part: PagePart; lines: TextItem[] } | undefined;
  let figure: PagePart | undefined;
  const close = () => {
    if (!open) return;
    open.part.text = textOf(open.lines).trimEnd();
    open.part.isOpen = open.lines.at(-1)?.last === false;
    open = undefined;
  };
  const structureOf = ({ role }: TextItem): Role => {
    if (role !== "masthead") return structures.get(role) ?? "P";
    const isFirst = !isNamed;
    isNamed = true;
    return isFirst ? "H1" : "P";
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
    if (open && previous && goesOn(previous, item)) {
      open.part.items.push(index);
      open.lines.push(item);
      continue;
    }
    close();
    open = { part: { role: structureOf(item), block: item.block, items: [index], text: "", isOpen: false }, lines: [item] };
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
