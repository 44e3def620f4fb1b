import { decodeHTML } from "entities/decode";

const cjk = String.raw`[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]`;
const lineEndBetweenCjk = new RegExp(`(?<=${cjk}) ?\\n ?(?=${cjk})`, "gu");
/** Invisible characters: soft hyphens, zero-width spaces, controls, direction marks, annotations, and tags outside flag emoji. */
const invisible =
  /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]|(?![\t-\r\u0085])\p{Cc}|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0000}-\u{e007f}]+/gu;
/** Joiners have an effect only in scripts whose letters join, and in emoji. */
const joining = "Arabic Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam Oriya Sinhala Tamil Telugu"
  .split(" ")
  .map((script) => `\\p{Script=${script}}`);
const idleJoiner = new RegExp(
  `(?<!${[...joining, "\\p{Extended_Pictographic}", "\\p{Emoji_Modifier}", "\\ufe0f"].join("|")})[\\u200c\\u200d]`,
  "gu",
);

/** Text as a reader sees it, on one line: NFC, white space collapsed, invisible characters removed. */
export function plainText(text: string): string {
  return text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(idleJoiner, "")
    .replace(lineEndBetweenCjk, "")
    .replace(/[\s\u0085]+/g, " ")
    .trim();
}

const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Length of a text in letters of an alphabet: in a text with Chinese, Japanese or Korean each character counts as two. */
export function weightOf(text: string): number {
  const trimmed = text.trim();
  return eastAsian.test(trimmed) ? trimmed.length * 2 : trimmed.length;
}

/** The end of a sentence, or of a line that introduces one. */
export const sentenceEnd = /[.!?…。！？؟।:：](?:[\p{Pf}\p{Pe}"'”’»\s]|\p{Extended_Pictographic}|\ufe0f)*$/u;

/** Letters and digits alone, lower case, without accents: two texts with the same core are treated as equal. */
export function coreOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Mc}]+/gu, "");
}

/**
 * One line of plain text from a value of a page's metadata: references decoded (twice: they are often escaped twice), mark-up, control
 * and direction characters removed, blanks joined, NFC. Cut to `most` UTF-16 units before anything else is done.
 */
export function metadataText(value: string, most = 1000): string {
  const text = decodeHTML(decodeHTML(value.slice(0, most)));
  return text
    .replace(/<\/?[a-z!][^<>]{0,300}>/gi, " ")
    .replace(/[\u00ad\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu, "")
    .replace(/[\s\p{Cc}\p{Surrogate}]+/gu, " ")
    .trim()
    .normalize("NFC");
}
