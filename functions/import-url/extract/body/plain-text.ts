import { late } from "../../../http/late-pattern.ts";

const cjk = String.raw`[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]`;
const betweenCjk = new RegExp(`(?<=${cjk}) ?\\n ?(?=${cjk})`, "gu");
/**
 * Soft hyphens, zero-width spaces, byte order marks, control signs other than white space, signs that turn the writing direction or
 * annotate, and tags, which only flags are made of: elsewhere they say to a machine what no reader sees.
 */
const unseen = late.gu`[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]|(?![\t-\r\u0085])\p{Cc}|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0000}-\u{e007f}]+`;
/** Joiners do something only within scripts whose letters join, and in emoji; elsewhere they are rests of mark-up. */
const joining = "Arabic Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam Oriya Sinhala Tamil Telugu"
  .split(" ")
  .map((script) => `\\p{Script=${script}}`);
const idleJoiner = new RegExp(
  `(?<!${[...joining, "\\p{Extended_Pictographic}", "\\p{Emoji_Modifier}", "\\ufe0f"].join("|")})[\\u200c\\u200d]`,
  "gu",
);

/** Text as a reader sees it: white space collapsed, invisible signs gone; lines broken by hand are one unless they part paragraphs. */
export function plainText(text: string): string {
  return text
    .normalize("NFC")
    .replace(unseen, "")
    .replace(idleJoiner, "")
    .replace(betweenCjk, "")
    .replace(/[\s\u0085]+/g, " ")
    .trim();
}
