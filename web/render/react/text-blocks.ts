import type { NewspaperToSet, PictureSource } from "../../typeset/model/newspaper.ts";
import { gapAfter, plainText } from "../../typeset/model/plain-text.ts";
import type { Block, PageScene, TextItem } from "../../typeset/model/scene.ts";

/** A piece of the newspaper as plain text, for reading without the page. */
export type TextBlock = { kind: "heading"; level: 1 | 2 | 3; text: string } | { kind: "paragraph"; text: string };

const WITHOUT_SPACES = new Set(["ja", "zh"]);

/**
 * The paragraphs that lines of type were broken from: hyphens and strokes that were added are taken out again, words joined as the language
 * writes them.
 */
export function joinLines(lines: readonly TextItem[]): string[] {
  const paragraphs: string[] = [];
  let open = "";
  let glue = "";
  for (const line of lines) {
    const text = plainText(line);
    open += open === "" ? text : glue + text;
    glue = gapAfter(line);
    if (line.last) {
      paragraphs.push(open);
      open = "";
    }
  }
  return open === "" ? paragraphs : [...paragraphs, open];
}

const heading = (level: 1 | 2 | 3, text: string): TextBlock[] =>
  text.trim() === "" ? [] : [{ kind: "heading", level, text: text.trim() }];
const paragraph = (text: string | null | undefined): TextBlock[] => (text?.trim() ? [{ kind: "paragraph", text: text.trim() }] : []);

function story(text: string, level: 2 | 3): TextBlock[] {
  return text.split(/\n\s*\n/).flatMap((part) => {
    const [, subhead] = /^##\s+(.+)$/.exec(part.trim()) ?? [];
    return subhead === undefined ? paragraph(part.replaceAll(/\s*\n\s*/g, " ")) : heading(level, subhead);
  });
}

const picture = (source: PictureSource | undefined): TextBlock[] =>
  source ? [...paragraph(source.alt), ...(source.caption === source.alt ? [] : paragraph(source.caption))] : [];

/** What only the composed page knows: its folio, the true page numbers, the almanac, the colophon. */
function printed(pages: readonly PageScene[], block: Block): TextBlock[] {
  // Each page has its own colophon, with the same words.
  return [...new Set(joinLines(linesOf(pages, block)))].flatMap(paragraph);
}

function linesOf(pages: readonly PageScene[], block: Block): TextItem[] {
  return pages.flatMap((page) => page.items.filter((item): item is TextItem => item.kind === "text" && item.block === block));
}

/** The name a newspaper without one is printed under. */
const nameOn = (pages: readonly PageScene[]) =>
  linesOf(pages, "masthead")
    .filter(({ of }) => of === "newspaperName")
    .map(plainText)
    .join(" ");

/** A box of rows under its title: what begins at the edge of the box is a label, what stands away from it is its value. */
function rows(pages: readonly PageScene[], block: "whats-inside" | "almanac"): TextBlock[] {
  const [title, ...cells] = linesOf(pages, block);
  if (!title) return [];
  const beginning = ({ x, direction }: TextItem) => (direction === "rtl" ? -x : x);
  const edge = Math.min(...cells.map(beginning));
  const blocks = heading(2, title.text);
  let labels: TextItem[] = [];
  for (const cell of cells) {
    if (beginning(cell) - edge < 1) labels.push(cell);
    else {
      const label = joinLines(labels.map((line) => ({ ...line, last: false }))).join("");
      blocks.push(...paragraph(`${label}${WITHOUT_SPACES.has(cell.language.split("-")[0] ?? "") ? "：" : ": "}${cell.text}`));
      labels = [];
    }
  }
  return blocks;
}

/**
 * A newspaper as headings and paragraphs in reading order, whole: what jumps to another page is here in one piece. `pages` are its composed
 * pages.
 */
export function textBlocks(newspaper: NewspaperToSet, pages: readonly PageScene[]): TextBlock[] {
  const { expandedContent: content, pictures } = newspaper;
  const front = pages.slice(0, 1);
  return [
    ...heading(1, newspaper.newspaperName || nameOn(front)),
    ...printed(front, "folio"),
    ...paragraph(content.kicker),
    ...heading(2, content.expandedTitle || newspaper.title),
    ...paragraph(content.deck),
    ...paragraph(content.byline),
    ...picture(pictures.main),
    ...story(content.expandedContent || newspaper.content, 3),
    ...content.sideStories.flatMap(({ headline, content: text }) => [...heading(2, headline), ...story(text, 3)]),
    ...picture(pictures.small),
    ...rows(front, "whats-inside"),
    ...rows(front, "almanac"),
    ...printed(pages, "colophon"),
  ];
}
