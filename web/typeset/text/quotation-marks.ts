import { remember } from "../model/memo.ts";
import { scriptOf } from "./script.ts";

const mostParagraphs = 2_000;
const set = new Map<string, string>();

/**
 * A text with typewriter quotation marks and apostrophes as its language sets them, nested ones too; feet, inches, elisions (’tis, ’90s)
 * and what looks like code are told apart. One character for one, but for French, where a no-break space stands inside the marks. Other
 * marks stay as they are.
 */
export function withQuotationMarks(text: string, language: string): string {
  if (!/["']/.test(text)) return text;
  return text
    .split("\n")
    .map((paragraph) => remember(set, `${language}|${paragraph}`, mostParagraphs, () => setParagraph(paragraph, language)))
    .join("\n");
}

/** Looks like code: a tag, an attribute, a member of JSON, a call with a string, a brace. */
const code = /=["']|["']\s*:\s*["'\d{[]|\w\(["']|[{}]|<\/?\w[^>]*>/;
const backticked = /`[^`]*`/g;
const opener = /[\s([{<\u2012-\u2015/\u00a1\u00bf“„«‘‚「『（-]/u;
const letter = /[\p{L}\p{M}\p{N}]/u;
const uncasedLetter = /[\p{Lo}\p{M}]/u;
const digit = /[\d½¼¾]/;
/** Words that begin with an apostrophe, and years without their century. */
const elided: Record<string, RegExp> = {
  en: /^(?:tis|twas|twere|twill|twould|em|til|cause|cos|bout|round|n|neath|gainst|nother|\d\ds?)(?![\p{L}\p{N}])/iu,
  de: /^(?:s|n|ne|nen|nem|ner|ran|raus|rein|rauf|runter|\d\der)(?![\p{L}\p{N}])/iu,
};
const shortYear = /^\d\d(?![\p{L}\p{N}])/u;

interface Opened {
  /** What was typed, or the mark of the language itself. */
  typed: string;
  close: string;
}

function setParagraph(text: string, language: string): string {
  if (code.test(text)) return text;
  const { language: primary, cjk, quotes } = scriptOf(language);
  // Japanese keeps its corner brackets for speech marked as such: typed double marks set words off.
  const { open, close, innerOpen, innerClose } = primary === "ja" ? { open: "“", close: "”", innerOpen: "‘", innerClose: "’" } : quotes;
  const isCode = new Set(
    [...text.matchAll(backticked)].flatMap(({ 0: { length }, index }) => Array.from({ length }, (_, at) => index + at)),
  );
  const typed = [...text.matchAll(/"/g)].map(({ index }) => index).filter((index) => !isCode.has(index));
  const stack: Opened[] = [];
  const isOpen = (mark: string) => stack.some((opened) => opened.typed === mark);
  const closing = (mark: string) => {
    const at = stack.findLastIndex((opened) => opened.typed === mark);
    return at < 0 ? undefined : stack.splice(at)[0]?.close;
  };
  const begins = (at: number) => {
    const [before, after] = [text[at - 1], text[at + 1]];
    if (after === undefined || (/\s/.test(after) && !(primary === "fr" && !isOpen('"')))) return false;
    if (before === undefined || opener.test(before)) return true;
    if (/['’"]/.test(before)) return letter.test(after);
    // Scripts without capitals hang words on each other, or part none.
    return uncasedLetter.test(before) && letter.test(after) && !isOpen(text[at] ?? "");
  };

  const double = (at: number): string => {
    const remaining = typed.filter((index) => index >= at).length;
    if (digit.test(text[at - 1] ?? "") && (!isOpen('"') || remaining % 2 === 0)) return "″";
    if (begins(at)) {
      const isInner = isOpen(open) || (isOpen('"') && typed.length % 2 === 0);
      stack.push({ typed: '"', close: isInner ? innerClose : close });
      return isInner ? innerOpen : open;
    }
    return closing('"') ?? (letter.test(text[at - 1] ?? "") && letter.test(text[at + 1] ?? "") ? '"' : close);
  };

  const single = (at: number): string => {
    const [before = "", after = ""] = [text[at - 1], text[at + 1]];
    const rest = text.slice(at + 1, at + 12);
    if (digit.test(before) && !isOpen("'") && !/\p{L}/u.test(after)) return "′";
    if (!begins(at) || (letter.test(before) && letter.test(after))) {
      if (letter.test(after)) return "’";
      return closing("'") ?? "’";
    }
    const isElision = elided[primary]?.test(rest) || shortYear.test(rest);
    if (isElision || !/\S'(?![\p{L}\p{N}])/u.test(text.slice(at + 1))) return "’";
    stack.push({ typed: "'", close: innerClose });
    return innerOpen;
  };

  let printed = "";
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (isCode.has(at)) printed += sign;
    else if (sign === '"') printed += double(at);
    // In Japanese and Chinese faces an apostrophe is as wide as a character.
    else if (sign === "'") printed += cjk ? sign : single(at);
    else {
      if (sign === open.trim()) stack.push({ typed: open, close });
      else if (sign === close.trim() && open !== close) closing(open);
      printed += sign;
    }
  }
  return printed;
}
