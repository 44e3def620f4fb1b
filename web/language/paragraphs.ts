/** The user's words without control characters (NUL and the like); line ends as \n. Nothing that can be read is lost. */
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

/** True for a point of a list. */
export const isPoint = (paragraph: string) => pointMark.test(paragraph);

/**
 * Paragraphs in order, each on one line. Blank lines part them; where there are none, line ends do. A line `## …` stands alone, and so
 * does each point of a list. What stands like a heading is given as `## …` too.
 */
export function paragraphsOf(content: string): string[] {
  const text = cleanText(content)
    .replace(/^(## .*)$/gm, "\n$1\n")
    .replace(pointAfterLine, "\n\n");
  const parted = /\n[ \t]*\n/.test(text) ? text.split(/\n[ \t]*\n/) : text.split("\n");
  return withHeads(parted.map(oneLine).filter((paragraph) => paragraph !== ""));
}

/** Japanese and Chinese speech often ends with its mark alone. */
const sentenceEnd = /(?:[.!?…。！？।॥؟۔][\p{Pe}\p{Pf}"'“”’«»]*|[」』])$/u;
/** True for a paragraph that ends as a sentence does. */
export const isSentence = (paragraph: string) => sentenceEnd.test(paragraph);
const leadsOn = /[:：]$/;
/** Opens like a line of its own: no point of a list, no speech, no part of a sentence. */
const headLine = /^(?:\p{Lu}|\p{Lo}|\p{N})[^.。！？!?…:;।]*[\p{L}\p{M}\p{N})»”"]$/u;
const mostOfHead = { spaced: 70, dense: 28 };
/** Where so many paragraphs look like headings it is a list, or verse. */
const mostHeads = 1 / 3;

/** Marks lines between paragraphs that are headings by their looks: short, without an end, over a list or a text much longer than they are. */
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
  // The very first line may as well be a name or a place, unless it is one of a row: "Week 1" over a text that goes on with "Week 2".
  const firstWord = (paragraph = "") => paragraph.split(/[\s\d]/, 1)[0];
  if (heads[0]) heads[0] = paragraphs.some((paragraph, at) => others[at] && firstWord(paragraph) === firstWord(paragraphs[0]));
  return paragraphs.map((paragraph, at) => (heads[at] ? `## ${paragraph}` : paragraph));
}
