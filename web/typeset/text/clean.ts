/** Text as it is set, with the way back to the text it came from. */
export interface CleanText {
  text: string;
  /** `text` with the break controls of the source in it, U+200B and U+2060: what they say of breaks counts, they are not printed. */
  marked: string;
  /** Offset in the source of the character at `index` of `text`; the source's length at the end. */
  sourceOffset(index: number): number;
}

// NUL and other controls, soft hyphen, zero-width space, byte order mark, word joiner, bidi embeddings, overrides and isolates:
// left alone they would act beyond the line they stand in.
const unwanted = /[\p{Cc}\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;
/** A zero-width space allows a line break where it stands. */
export const zeroWidthSpace = "\u200b";
/** A word joiner forbids a line break where it stands. */
export const wordJoiner = "\u2060";
const breakControl = /[\u200b\u2060]/g;

/** Text as it is printed: without its break controls. */
export const withoutBreakControls = (text: string) => text.replace(breakControl, "");
const bidiMark = /[\u061c\u200e\u200f]/;
const anySpace = /[\t\n\v\f\r \u1680\u2000-\u200a\u205f]/;
// Intl writes the narrow one in times and amounts, and few text faces have it.
const rareNoBreakSpace = /[\u2007\u202f]/;
// No script piles up more than five; the rest of a pile would be printed over the lines above and below.
const pile = /(\p{Mn}{5})\p{Mn}+/gu;
const suspicious = /* @__PURE__ */ new RegExp(
  `\\p{Mn}{6}|${unwanted.source}|[\\u1680\\u2000-\\u200a\\u202f\\u205f\\u061c\\u200e\\u200f]|  |^[ \\u3000]|[ \\u3000]$`,
  "u",
);

const graphemes = /* @__PURE__ */ new Intl.Segmenter("und", { granularity: "grapheme" });

/**
 * One paragraph of text in NFC, spaces collapsed and trimmed, without controls. No-break spaces stay, all as U+00A0.
 * `keepBidiMarks` keeps the marks that order punctuation in right-to-left text.
 */
export function cleanText(source: string, keepBidiMarks: boolean): CleanText {
  const wellFormed = source.replace(/\p{Cs}/gu, "\ufffd");
  if (!suspicious.test(wellFormed) && wellFormed.normalize("NFC") === wellFormed && !isGlued(wellFormed)) {
    return { text: wellFormed, marked: wellFormed, sourceOffset: (index) => index };
  }
  const spacesOnly = isGlued(wellFormed);
  let text = "";
  let marked = "";
  const offsets: number[] = [];
  for (const { segment, index } of graphemes.segment(wellFormed)) {
    if (segment === zeroWidthSpace || segment === wordJoiner) marked += segment;
    let printed = "";
    for (const character of segment) {
      if (anySpace.test(character)) printed += " ";
      else if (rareNoBreakSpace.test(character)) printed += "\u00a0";
      else if (!unwanted.test(character) && (keepBidiMarks || !bidiMark.test(character))) printed += character;
    }
    if (spacesOnly && printed === "\u00a0") printed = " ";
    printed = printed.normalize("NFC").replace(pile, "$1").replace(/ +/g, " ");
    if (printed.startsWith(" ") && (text === "" || text.endsWith(" "))) printed = printed.slice(1);
    if (printed === "\u3000" && text === "") continue;
    for (let unit = 0; unit < printed.length; unit++) offsets.push(index);
    text += printed;
    marked += printed;
  }
  const end = text.replace(/[ \u3000]+$/, "").length;
  return {
    text: text.slice(0, end),
    marked: marked.replace(/[ \u3000\u200b\u2060]+$/, ""),
    sourceOffset: (index) => (index >= end ? source.length : (offsets[index] ?? source.length)),
  };
}

const lineBreaks = /\s*[\t\n\v\f\r\u2028\u2029]\s*/g;
const notPrintable = /[\p{Cc}\u00ad\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;

/**
 * One line of text for a page or a file: its spaces stay, line breaks become one, and what `cleanText` takes out of a paragraph is not in
 * it.
 */
export function printableLine(text: string): string {
  return text
    .replace(lineBreaks, " ")
    .replace(notPrintable, "")
    .replace(/\p{Cs}/gu, "\ufffd");
}

/** Text copied from web pages may have a no-break space in every place of a space, and then means none of them. */
function isGlued(text: string): boolean {
  if (!text.includes("\u00a0")) return false;
  const glued = text.split("\u00a0").length;
  return glued > 8 && glued > text.split(" ").length;
}

// Letters of one code unit each that never take part in a longer grapheme by themselves.
const simple =
  /^[\u0020-\u007e\u00a0-\u02ff\u0370-\u0482\u048a-\u052f\u0621-\u064a\u0660-\u0669\u2010-\u2027\u2030-\u203a\u3000-\u3029\u3041-\u3096\u309b-\u30ff\u4e00-\u9fff\uff01-\uff60]*$/;

/**
 * Code points of the longest letter there is with all that joins it: a family of four skin colors; the longest conjunct of a Sanskrit word
 * has ten.
 */
const longestGrapheme = 12;
const withItsMarks = /\P{M}\p{M}{0,2}|\p{M}/gu;

/**
 * The graphemes of a text: letters with their marks, emoji with their joiners. What Unicode joins without an end (consonants under viramas,
 * vowel signs on vowel signs, jamo) is parted into letters: nothing else could break a line of them.
 */
export function graphemesOf(text: string): string[] {
  if (simple.test(text)) return text.split("");
  return Array.from(graphemes.segment(text), ({ segment }) => segment).flatMap((each) =>
    each.length > longestGrapheme && [...each].length > longestGrapheme ? (each.match(withItsMarks) ?? []) : [each],
  );
}

/** How many graphemes a text has. */
export function countGraphemes(text: string): number {
  return simple.test(text) ? text.length : graphemesOf(text).length;
}
