import { passagesOf } from "../../claims/index.ts";

/** Punctuation by which a quotation ends for the sake of the sentence around it. */
const ending = /[\s.,،،、。，…]+$/u;

interface Quoted {
  lead: string;
  words: string;
  tail: string;
}

/** What is marked off as said, with its marks apart; without marks all of it is. */
function quotedIn(text: string): Quoted {
  const [passage] = passagesOf(text);
  if (!passage || passage.start > 0 || passage.end < text.length) return { lead: "", words: text, tail: "" };
  const at = text.indexOf(passage.words);
  return { lead: text.slice(0, at), words: passage.words, tail: text.slice(at + passage.words.length) };
}

/**
 * The article's quotation in the place of the page's: the words are the article's, the marks and the stop or comma before the closing one
 * are the page's, as the sentence around it wants them. A question or an exclamation stays one.
 */
export function quoteAgain(page: string, source: string): string {
  const own = quotedIn(page);
  const theirs = quotedIn(source.trim());
  const words = theirs.words.trim();
  const padding = /^\s*/u.exec(own.words)?.[0] ?? "";
  const end = /\s*$/u.exec(own.words)?.[0] ?? "";
  const isAsked = /[?!？！؟]$/u.test(words);
  const stop = ending.exec(own.words.trimEnd())?.[0] ?? "";
  const said = isAsked ? words : words.replace(ending, "") + stop;
  return own.lead + padding + said + end + own.tail;
}
