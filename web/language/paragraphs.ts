/** Removes control characters (NUL and the like) and normalizes line ends to \n; no readable text is lost. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|\u2028|\u2029/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what goes
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "")
      .trim()
  );
}

export const oneLine = (text: string) => text.replace(/[ \t\n]+/g, " ").trim();

const pointAfterLine = /\n(?=(?:[•‣▪·–-]|\d{1,2}[.)])[ \t])/g;
const pointMark = /^(?:[•‣▪·–-]|\d{1,2}[.)])[ \t]+/;

/** True for a list item. */
export const isPoint = (paragraph: string) => pointMark.test(paragraph);

/**
 * Paragraphs in order, each on one line. Split at blank lines, or at line ends when there are none. A `## …` line and each
 * list item are paragraphs of their own. Lines that look like headings are returned as `## …` too.
 */
export function paragraphsOf(content: string): string[] {
  const text = cleanText(content)
    .replace(/^(## .*)$/gm, "\n$1\n")
    .replace(pointAfterLine, "\n\n");
  const parted = /\n[ \t]*\n/.test(text) ? text.split(/\n[ \t]*\n/) : text.split("\n");
  return withHeads(parted.map(oneLine).filter((paragraph) => paragraph !== ""));
}

/** Japanese and Chinese speech often ends with only its closing mark. */
const sentenceEnd = /(?:[.!?…。！？।॥؟۔][\p{Pe}\p{Pf}"'“”’«»]*|[」』])$/u;
/** True for a paragraph that ends like a sentence. */
export const isSentence = (paragraph: string) => sentenceEnd.test(paragraph);
const leadsOn = /[:：]$/;
/** Starts like a separate line: not a list item, not speech, not the middle of a sentence. */
const headLine = /^(?:\p{Lu}|\p{Lo}|\p{N})[^.。！？!?…:;।]*[\p{L}\p{M}\p{N})»”"]$/u;
const mostOfHead = { spaced: 70, dense: 28 };
/** If a larger share of paragraphs look like headings, the text is a list or verse. */
const mostHeads = 1 / 3;

/** Marks standalone lines that look like headings: short, no end punctuation, above a list or a much longer text. */
function withHeads(paragraphs: string[]): string[] {
  if (paragraphs.some((paragraph) => paragraph.startsWith("## "))) return paragraphs;
  const looksLikeHead = (paragraph: string, at: number) => {
    const most = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(paragraph) ? mostOfHead.dense : mostOfHead.spaced;
    const before = paragraphs[at - 1] ?? "";
    const after = paragraphs[at + 1] ?? "";
    return (
      paragraph.length <= most &&
      headLine.test(paragraph) &&
      !isPoint(paragraph) &&
      (at === 0 || sentenceEnd.test(before) || isPoint(before)) &&
      (isPoint(after) || ((sentenceEnd.test(after) || leadsOn.test(after)) && after.length > 1.5 * paragraph.length))
    );
  };
  const heads = paragraphs.map(looksLikeHead);
  const others = heads.map((isHead, at) => isHead && at > 0);
  if (others.filter(Boolean).length > paragraphs.length * mostHeads) return paragraphs;
  // The first line may be a name or a place, unless it is one of a series: "Week 1" above a text that continues with "Week 2".
  const firstWord = (paragraph = "") => paragraph.split(/[\s\d]/, 1)[0];
  if (heads[0]) heads[0] = paragraphs.some((paragraph, at) => others[at] && firstWord(paragraph) === firstWord(paragraphs[0]));
  return paragraphs.map((paragraph, at) => (heads[at] ? `## ${paragraph}` : paragraph));
}
