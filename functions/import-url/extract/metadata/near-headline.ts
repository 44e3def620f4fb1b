import { inlineTags } from "../body/blocks.ts";
import { type PageDocument, type PageElement, PageText } from "../body/page-tree.ts";
import type { ArticleBody } from "../page.ts";
import { coreOf, weightOf } from "../text.ts";

/** The lines around a page's headline, where bylines and dates are. */
export interface NearHeadline {
  /** Which of the titles the page shows above its text, as it was given; '' where none is found. */
  title: string;
  /** The same as the page writes it. */
  shown: string;
  /** Index among the page's lines, or -1. */
  at: number;
  /** Short lines around it, those after the headline first. */
  lines: string[];
  /** Very short lines further on, where the text has begun or ended: some newspapers print the byline at the end. */
  tail: string[];
  /** The first paragraphs after it, cut to `most.line` characters. */
  opening: string[];
}

const most = { lines: 6_000, line: 400, after: 14, before: 4, short: 160, tail: 80, signature: 70 };

/** Stands between two adjacent elements that only CSS separates. */
const separator = " | ";
const isLong = (text: string) => weightOf(text) > most.short;

export interface Line {
  text: string;
  isHeading: boolean;
}

/**
 * Finds the line of the page that is one of the titles and is followed by text, and the lines around it. `sure`: titles the publisher
 * gives the article; `possible`: may also be the site's name; `blocks`: the article, where it is known, no line of which is
 * one around the headline.
 */
export function nearHeadline(
  lines: readonly Line[],
  sure: readonly string[],
  possible: readonly string[],
  blocks: ArticleBody["blocks"] = [],
): NearHeadline {
  const wanted = new Map<string, string>();
  for (const title of [...sure, ...possible]) {
    const core = coreOf(title);
    if (weightOf(core) > 3 && !wanted.has(core)) wanted.set(core, title);
  }
  const lengths = [...wanted.values()].map((title) => title.length);
  const [shortest, longest] = [Math.min(...lengths) * 0.7 - 4, Math.max(...lengths) * 1.4 + 4];
  let best = { at: -1, score: 0, title: "" };
  for (const [at, line] of lines.entries()) {
    if (line.text.length < shortest || line.text.length > longest) continue;
    const title = wanted.get(coreOf(line.text));
    if (title === undefined) continue;
    const score =
      (line.isHeading ? 2 : 0) +
      (lines.slice(at + 1, at + 25).some((next) => isLong(next.text)) ? 2 : 0) +
      (sure.includes(title) ? 4 : 1) +
      Math.min(title.length, 60) / 100;
    if (score > best.score) best = { at, score, title };
  }
  if (best.score < 3) return { title: "", shown: "", at: -1, lines: [], tail: [], opening: [] };
  const following = lines.slice(best.at + 1, best.at + 1 + most.after);
  const starts = new Set(blocks.filter((block) => block.kind === "paragraph").map((block) => block.text.slice(0, 20)));
  const isText = (line: Line) => weightOf(line.text) > 70 && /[.!?…。！？।؟]/.test(line.text) && starts.has(line.text.slice(0, 20));
  const isBegun = following.map(
    (line, at) => isText(line) || (starts.size === 0 && isLong(line.text) && isLong(following[at + 1]?.text ?? "")),
  );
  const texts = [...isBegun.keys()].filter((at) => isBegun[at]);
  // A caption and a summary may precede the byline: the text begins with two consecutive paragraphs, or the third of all.
  const text = texts.find((at, order) => order === 2 || isBegun[at + 1]);
  const after = text === undefined ? following : following.slice(0, text);
  const before = lines.slice(Math.max(0, best.at - most.before), best.at).reverse();
  const tail = lines
    .slice(best.at + 1 + after.length, best.at + 1 + most.tail)
    .filter((line) => line.text.length <= most.signature && !isText(line));
  return {
    title: best.title,
    shown: asWritten(lines[best.at]?.text ?? "", best.title),
    at: best.at,
    lines: [...after, ...before].filter((line) => !isLong(line.text) && !isText(line)).map((line) => line.text),
    tail: tail.map((line) => line.text),
    opening: lines.slice(best.at + 1 + (texts[0] ?? 0), best.at + 4 + after.length).map((line) => line.text),
  };
}

/** The title with the quotes and accents of the page, unless the page writes it all in capitals and the title does not. */
function asWritten(line: string, title: string): string {
  const text = line.replaceAll(separator, "");
  return text === text.toUpperCase() && title !== title.toUpperCase() ? title : text;
}

/** The lines of a page as a reader sees them, bounded in number and length. */
export function linesOf(document: PageDocument): Line[] {
  const lines: Line[] = [];
  let pieces: string[] = [];
  let hasClosed = false;
  const flush = (isHeading: boolean) => {
    hasClosed = false;
    if (pieces.length === 0) return;
    const text = pieces.join("").slice(0, most.line).replace(/\s+/g, " ").trim();
    pieces = [];
    if (text !== "" && lines.length < most.lines) lines.push({ text, isHeading });
  };
  // The tree is at most as deep as pageLimits.depth.
  const visit = (element: PageElement, isHeading: boolean) => {
    for (let node = element.firstChild; node !== null; node = node.nextSibling) {
      if (node instanceof PageText) {
        pieces.push(node.textContent);
        hasClosed = false;
      } else if (inlineTags.has(node.localName) || /^(?:address|img)$/.test(node.localName)) {
        // Adjacent elements without a space are separated only by CSS: mostly a name and a date.
        if (hasClosed) pieces.push(separator);
        visit(node, isHeading);
        hasClosed = /^(?:span|a|time|small|b|strong)$/.test(node.localName);
      } else {
        flush(isHeading);
        const isOne = isHeading || /^h[1-3]$/.test(node.localName);
        visit(node, isOne);
        flush(isOne);
      }
    }
  };
  visit(document.body, false);
  flush(false);
  return lines;
}
