import { Fragment, type Node, Schema } from "prosemirror-model";

/**
 * The text of a field as paragraphs. What stands between two of them in the text (line ends, blank lines) is kept with the second, the
 * marks of a subhead with the subhead, so that a text comes out of its document exactly as it went in.
 */
export const fieldSchema = new Schema({
  nodes: {
    doc: { content: "paragraph+", attrs: { tail: { default: "" } } },
    paragraph: {
      content: "text*",
      attrs: { before: { default: "" }, mark: { default: "" } },
      toDOM: () => ["p", 0],
      parseDOM: [{ tag: "p" }, { tag: "div" }],
    },
    text: {},
  },
});

/** Separates two paragraphs in the edited text. */
export const paragraphBreak = "\n\n";
const subheadMark = "## ";
const lineEnds = /[^\S\n]*\n\s*/g;

export function paragraphOf(text: string, before: string): Node {
  const mark = text.startsWith(subheadMark) ? subheadMark : "";
  const words = text.slice(mark.length);
  return fieldSchema.node("paragraph", { before, mark }, words === "" ? undefined : fieldSchema.text(words));
}

/** The document of a text. Every text has one, and `textOf` gives the text back. */
export function docOf(text: string): Node {
  const paragraphs: Node[] = [];
  let before = "";
  let from = 0;
  const add = (to: number) => paragraphs.push(paragraphOf(text.slice(from, to), before));
  for (const { 0: ends, index } of text.matchAll(lineEnds)) {
    // What the text begins with belongs to its first paragraph.
    if (index > from || paragraphs.length > 0) {
      add(index);
      before = ends;
    } else before = text.slice(0, index) + ends;
    from = index + ends.length;
  }
  if (from < text.length || paragraphs.length === 0) {
    add(text.length);
    before = "";
  }
  return fieldSchema.node("doc", { tail: before }, paragraphs);
}

/** The text a document stands for. */
export function textOf(doc: Node): string {
  const parts: string[] = [];
  doc.forEach(({ attrs, textContent }) => {
    parts.push(attrs.before, attrs.mark, textContent);
  });
  return parts.join("") + doc.attrs.tail;
}

/** A paragraph's words: their place in the document and in the text. */
export interface Stretch {
  pos: number;
  from: number;
  to: number;
  isSubhead: boolean;
}

export function stretchesOf(doc: Node): Stretch[] {
  const stretches: Stretch[] = [];
  let offset = 0;
  doc.forEach((paragraph, at) => {
    const from = offset + paragraph.attrs.before.length + paragraph.attrs.mark.length;
    const to = from + paragraph.content.size;
    stretches.push({ pos: at + 1, from, to, isSubhead: paragraph.attrs.mark !== "" });
    offset = to;
  });
  return stretches;
}

/** The document position of a text offset; between paragraphs it is the beginning of the second. */
export function posOf(stretches: readonly Stretch[], offset: number): number {
  const stretch = stretches.find(({ to }) => offset <= to) ?? stretches.at(-1);
  if (!stretch) return 1;
  return stretch.pos + Math.min(Math.max(offset, stretch.from), stretch.to) - stretch.from;
}

/** The text offset of a document position. */
export function offsetOf(stretches: readonly Stretch[], pos: number): number {
  const stretch = stretches.findLast((each) => each.pos <= pos) ?? stretches[0];
  if (!stretch) return 0;
  return stretch.from + Math.min(Math.max(0, pos - stretch.pos), stretch.to - stretch.from);
}

/** Paragraphs as pasted or typed: blank lines, line ends and subheads are kept. */
export function contentOf(text: string): Fragment {
  return Fragment.from(docOf(text).content);
}

/** What stands between two places as a text of its own: of paragraphs that begin within, also what makes them subheads. */
export function textBetween(doc: Node, from: number, to: number): string {
  let text = "";
  doc.nodesBetween(from, to, (paragraph, pos) => {
    if (paragraph.type !== fieldSchema.nodes.paragraph) return true;
    const [start, end] = [pos + 1, pos + 1 + paragraph.content.size];
    const isBegun = start < from;
    const isWhole = !isBegun && to > end;
    if (start > from) text += paragraph.attrs.before || paragraphBreak;
    if (isWhole || start > from) text += paragraph.attrs.mark;
    text += paragraph.textBetween(Math.max(0, from - start), Math.min(paragraph.content.size, to - start));
    return false;
  });
  return text;
}
