import { plainText } from "../text.ts";
import { type PageElement, PageText } from "./page-tree.ts";

/** A paragraph, heading or list item, with its position in the page. */
export interface Block {
  kind: "paragraph" | "heading" | "item";
  /** Of an item in a numbered list, else 0. */
  number: number;
  text: string;
  /** Share of the text in links, 0 to 1. */
  linked: number;
  /** Share of the text Readability kept, 0 to 1. */
  kept: number;
  /** The nearest element that makes a block. */
  element: PageElement;
}

/** Elements that are part of a line. */
export const inlineTags = new Set(
  "a abbr acronym b bdi bdo big button cite code data del dfn em font i ins kbd label mark nobr q rb ruby s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/** One piece of text on its way into a block. */
interface Piece {
  text: string;
  isLink: boolean;
  isKept: boolean;
}

const lineEnd: Piece = { text: "\n", isLink: false, isKept: false };
/** Separator of the cells of a table row rendered as a line. */
const cellJoint: Piece = { text: " · ", isLink: false, isKept: false };

/** The blocks of text below an element, in order. `kept`: the texts Readability kept. */
export function blocksWithin(root: PageElement, kept: ReadonlySet<PageText>): Block[] {
  const blocks: Block[] = [];
  const numbers: Numbers = new Map();
  let pieces: Piece[] = [];

  const flush = (element: PageElement) => {
    for (const part of paragraphsOf(pieces)) {
      const block = blockOf(part, element, root, numbers);
      if (block) blocks.push(block);
    }
    pieces = [];
  };
  const visit = (element: PageElement, block: PageElement, isLink: boolean) => {
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node instanceof PageText) {
        for (const [at, text] of linesOf(node.textContent).entries()) {
          if (at > 0) pieces.push(lineEnd, lineEnd);
          pieces.push({ text, isLink, isKept: kept.has(node) });
        }
      } else if (node.localName === "br") pieces.push(lineEnd);
      else if (inlineTags.has(node.localName)) visit(node, block, isLink || node.localName === "a");
      else {
        flush(block);
        if (isRow(node)) {
          for (const cell of node.children) {
            if (cell !== node.firstElementChild) pieces.push(cellJoint);
            visit(cell, node, isLink);
          }
        } else visit(node, node, isLink);
        flush(node);
      }
    }
  };
  visit(root, root, false);
  flush(root);
  return blocks;
}

/** Splits long preformatted text (CSS `white-space`) into paragraphs at empty lines; elsewhere line ends mean nothing. */
function linesOf(text: string): string[] {
  const lines = text.length > 400 ? text.split(/\n[^\S\n]*\n\s*/) : [text];
  return (lines.length > 2 ? lines : [text]).map((line) => line.replaceAll("\n", " "));
}

/** A row of a table of data: several cells of a few words or figures each. */
function isRow(element: PageElement): boolean {
  const cells = element.localName === "tr" ? element.children : [];
  return cells.length >= 2 && cells.every((cell) => cell.querySelectorAll("p,div,ul,table,br").length === 0 && isShort(cell));
}

const isShort = (cell: PageElement) => cell.textContent.trim().length <= 60;

/** Splits at empty lines, and at line breaks between lines that are paragraphs by length and punctuation. */
function paragraphsOf(pieces: Piece[]): Piece[][] {
  if (!pieces.includes(lineEnd)) return [pieces];
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece === lineEnd) lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  const paragraphs: Piece[][] = [];
  let before = "";
  for (const line of lines) {
    const text = textOf(line).trim();
    const last = paragraphs.at(-1);
    if (text === "") before = "";
    else if (before === "" || !last || startsParagraph(before, text)) {
      paragraphs.push(line);
      before = text;
    } else {
      last.push(lineEnd);
      for (const piece of line) last.push(piece);
      before = before.slice(-30) + text;
    }
  }
  return paragraphs;
}

const textOf = (pieces: Piece[]) => pieces.map((piece) => piece.text).join("");

function startsParagraph(before: string, after: string): boolean {
  if (/^[\u3000•●▪◦‣∙■◆・-]/.test(after)) return true;
  return /[.!?…:。！？：؟।»”"」』)）]$/.test(before) && before.length > 30 && after.length > 20;
}

/** A list item typed with a bullet character, without list mark-up. */
const bullet = /^[•●▪◦‣∙]\s*(?=\S)/u;

function blockOf(pieces: Piece[], element: PageElement, root: PageElement, numbers: Numbers): Block | null {
  const written = plainText(textOf(pieces));
  const text = written.replace(bullet, "");
  if (text === "") return null;
  const sum = (isCounted: (piece: Piece) => boolean) =>
    pieces.reduce((length, piece) => length + (isCounted(piece) ? piece.text.trim().length : 0), 0);
  const all = sum((piece) => piece !== cellJoint) || 1;
  const { kind, number } = kindOf(element, root, numbers);
  return {
    kind: text !== written && kind === "paragraph" ? "item" : kind,
    number,
    text,
    linked: sum((piece) => piece.isLink) / all,
    kept: sum((piece) => piece.isKept) / all,
    element,
  };
}

function kindOf(element: PageElement, root: PageElement, numbers: Numbers): Pick<Block, "kind" | "number"> {
  for (let at: PageElement | null = element; at && at !== root.parentNode; at = at.parentNode) {
    const isOwn = at === element || at === element.parentNode;
    if (at.localName === "summary" || (/^h[1-6]$/.test(at.localName) && isOwn)) return { kind: "heading", number: 0 };
    if (at.localName === "li" && isItem(at)) return { kind: "item", number: numberOf(at, numbers) };
    if (at.localName === "ul" || at.localName === "ol" || at.localName === "td") break;
  }
  return { kind: "paragraph", number: 0 };
}

/** Lists are also used for layout: an element with headings or a whole story is not an item. */
function isItem(element: PageElement): boolean {
  return element.querySelectorAll("h1,h2,h3,h4,h5,h6,article,time").length === 0 && element.querySelectorAll("p").length <= 3;
}

type Numbers = Map<PageElement, number>;

function numberOf(item: PageElement, numbers: Numbers): number {
  if (item.parentNode?.localName !== "ol") return 0;
  const known = numbers.get(item);
  if (known !== undefined) return known;
  let number = counted(item.parentNode.getAttribute("start"), 1) - 1;
  for (let at = item.parentNode.firstElementChild; at; at = at.nextElementSibling) {
    if (at.localName !== "li") continue;
    number = counted(at.getAttribute("value"), number + 1);
    numbers.set(at, number);
  }
  return numbers.get(item) ?? 0;
}

const counted = (written: string | null, otherwise: number) =>
  written !== null && /^\d{1,4}$/.test(written) ? Number(written) : otherwise;
