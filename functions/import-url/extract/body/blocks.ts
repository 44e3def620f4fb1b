import { type PageElement, PageText } from "./page-tree.ts";
import { plainText } from "./plain-text.ts";

/** A paragraph, heading or point of a list where it stands in the page. */
export interface Block {
  kind: "paragraph" | "heading" | "item";
  /** 1 to 6 for headings, else 0. */
  level: number;
  /** The number of a point in a numbered list, else 0. */
  number: number;
  text: string;
  /** How much of the text is in links, 0 to 1. */
  linked: number;
  /** Where its first link leads, or ''. */
  href: string;
  /** How much of the text Readability kept, 0 to 1. */
  kept: number;
  /** How much of the text is italic or small, 0 to 1. */
  italic: number;
  /** How much of the text is bold, 0 to 1. */
  bold: number;
  /** A picture stands directly before it. */
  afterPicture: boolean;
  /** The nearest element that makes a block. */
  element: PageElement;
}

export const inlineTags = new Set(
  "a abbr acronym b bdi bdo big button cite code data del dfn em font i ins kbd label mark nobr q rb ruby s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);
export const pictureTags = new Set(["img", "amp-img", "picture", "video", "amp-video"]);
const italicTags = new Set(["em", "i", "small", "cite"]);
const boldTags = new Set(["b", "strong"]);

interface Style {
  italic: boolean;
  bold: boolean;
}

const upright: Style = { italic: false, bold: false };

/** One piece of text on its way into a block. */
interface Piece {
  text: string;
  link: PageElement | null;
  kept: boolean;
  style: Style;
  /** It is a picture and no text. */
  isPicture?: true;
}

const lineEnd: Piece = { text: "\n", link: null, kept: false, style: upright };
const picture: Piece = { text: "", link: null, kept: false, style: upright, isPicture: true };

/** The blocks of text below an element, in order. `kept`: the texts Readability kept. */
export function blocksWithin(root: PageElement, kept: ReadonlySet<PageText>): Block[] {
  const blocks: Block[] = [];
  const numbers = new Map<PageElement, number>();
  let pieces: Piece[] = [];
  let pictured = false;

  const flush = (element: PageElement) => {
    if (pieces.length === 0) return;
    for (const part of partsOf(pieces)) {
      const text = part.findIndex((piece) => piece.text.trim() !== "");
      if (part.some((piece, at) => piece.isPicture && (text < 0 || at < text))) pictured = true;
      const block = blockOf(part, element, root, pictured, numbers);
      if (!block) continue;
      pictured = false;
      blocks.push(block);
    }
    pieces = [];
  };

  const visit = (element: PageElement, block: PageElement, link: PageElement | null, style: Style) => {
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node instanceof PageText) {
        const lines = linesOf(node.textContent);
        for (const [at, text] of lines.entries()) {
          if (at > 0) pieces.push(lineEnd, lineEnd);
          pieces.push({ text, link, kept: kept.has(node), style });
        }
      } else if (node.localName === "br") pieces.push(lineEnd);
      else if (pictureTags.has(node.localName)) {
        pieces.push(picture);
      } else if (inlineTags.has(node.localName)) {
        visit(node, block, node.localName === "a" ? node : link, styleOf(node, style));
      } else {
        flush(block);
        if (isRow(node)) {
          for (const cell of node.children) {
            if (cell !== node.firstElementChild) pieces.push({ text: cellJoint, link, kept: false, style });
            visit(cell, node, link, style);
          }
        } else visit(node, node, link, style);
        flush(node);
      }
    }
  };
  visit(root, root, null, upright);
  flush(root);
  return blocks;
}

/** Long texts whose empty lines a style sheet shows as such are more than one paragraph; elsewhere ends of lines mean nothing. */
function linesOf(text: string): string[] {
  const lines = text.length > 400 ? text.split(/\n[^\S\n]*\n\s*/) : [text];
  return (lines.length > 2 ? lines : [text]).map((line) => line.replaceAll("\n", " "));
}

function styleOf(element: PageElement, style: Style): Style {
  if (italicTags.has(element.localName)) return { ...style, italic: true };
  return boldTags.has(element.localName) ? { ...style, bold: true } : style;
}

/** Between the cells of a row that becomes a line. */
const cellJoint = " · ";

/** A row of a table of data: several cells of a few words or figures each. */
function isRow(element: PageElement): boolean {
  if (element.localName !== "tr") return false;
  const cells = element.children;
  return (
    cells.length >= 2 &&
    cells.every(
      (cell) =>
        cell.firstElementChild?.localName !== "p" &&
        cell.querySelectorAll("div,ul,table,br").length === 0 &&
        cell.textContent.trim().length <= 60,
    )
  );
}

/** Parts at empty lines, and at line ends after which a new sentence begins where both sides are paragraphs in length. */
function partsOf(pieces: Piece[]): Piece[][] {
  if (!pieces.includes(lineEnd)) return [pieces];
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece === lineEnd) lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  const parts: Piece[][] = [];
  let isBlank = true;
  /** The line before, whose end tells whether a sentence was at its end; with what it goes on, its length. */
  let before = "";
  for (const line of lines) {
    const last = parts.at(-1);
    const text = textOf(line).trim();
    if (text === "") {
      isBlank = true;
      if (line.includes(picture)) parts.push([picture]);
    } else if (isBlank || !last || startsParagraph(before, text)) {
      parts.push(line);
      isBlank = false;
      before = text;
    } else {
      last.push(lineEnd);
      for (const piece of line) last.push(piece);
      before = before.slice(-30) + text;
    }
  }
  return parts;
}

/** Points of lists that are only typed as such. */
const bullet = /^[•●▪◦‣∙]\s*(?=\S)/u;

const textOf = (pieces: Piece[]) => pieces.map((piece) => piece.text).join("");

function startsParagraph(before: string, after: string): boolean {
  if (/^[\u3000•●▪◦‣∙■◆・-]/.test(after)) return true;
  return /[.!?…:。！？：؟।»”"」』)）]$/.test(before) && before.length > 30 && after.length > 20;
}

function blockOf(
  pieces: Piece[],
  element: PageElement,
  root: PageElement,
  afterPicture: boolean,
  numbers: Map<PageElement, number>,
): Block | null {
  const written = plainText(textOf(pieces));
  const text = written.replace(bullet, "");
  if (text === "") return null;
  let all = 0;
  let linked = 0;
  let kept = 0;
  let italic = 0;
  let bold = 0;
  for (const piece of pieces) {
    if (piece.text === cellJoint) continue;
    const length = piece.text.trim().length;
    all += length;
    if (piece.link) linked += length;
    if (piece.kept) kept += length;
    if (piece.style.italic) italic += length;
    if (piece.style.bold) bold += length;
  }
  const share = (part: number) => (all === 0 ? 0 : part / all);
  const href = pieces.find((piece) => piece.link)?.link?.getAttribute("href") ?? "";
  const kind = kindOf(element, root, numbers);
  if (text !== written && kind.kind === "paragraph") kind.kind = "item";
  const prefix = kind.kind === "heading" ? headingNumber(element, numbers) : "";
  return {
    ...kind,
    text: prefix + text,
    linked: share(linked),
    href,
    kept: share(kept),
    italic: share(italic),
    bold: share(bold),
    afterPicture,
    element,
  };
}

function kindOf(element: PageElement, root: PageElement, numbers: Map<PageElement, number>): Pick<Block, "kind" | "level" | "number"> {
  for (let at: PageElement | null = element; at && at !== root.parentNode; at = at.parentNode) {
    if (/^h[1-6]$/.test(at.localName) && (at === element || at === element.parentNode) && at.children.length <= 3)
      return { kind: "heading", level: Number(at.localName[1]), number: 0 };
    if (at.localName === "summary") return { kind: "heading", level: 4, number: 0 };
    if (at.localName === "li" && isPoint(at)) return { kind: "item", level: 0, number: numberOf(at, numbers) };
    if (at.localName === "ul" || at.localName === "ol" || at.localName === "td") break;
  }
  return { kind: "paragraph", level: 0, number: 0 };
}

/** Lists are used for all kinds of things: what holds headings or a whole story is no point of a list. */
function isPoint(item: PageElement): boolean {
  return item.querySelectorAll("h1,h2,h3,h4,h5,h6,article,time").length === 0 && item.querySelectorAll("p").length <= 3;
}

/** The number of the point of a list that a heading begins, as its reader sees it before it. */
function headingNumber(heading: PageElement, numbers: Map<PageElement, number>): string {
  const item = heading.parentNode;
  const number = item?.localName === "li" && item.firstElementChild === heading ? numberOf(item, numbers) : 0;
  return number > 0 ? `${number}. ` : "";
}

function numberOf(item: PageElement, numbers: Map<PageElement, number>): number {
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

/** A number as a list's mark-up gives it. */
const counted = (written: string | null, otherwise: number) =>
  written !== null && /^\d{1,4}$/.test(written) ? Number(written) : otherwise;
