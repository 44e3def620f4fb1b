import { late } from "../late-pattern.ts";
import { countWords, fold, foldPassage, holds } from "./fold.ts";
import { type Passage, passagesOf, spokenParts } from "./passages.ts";
import { paragraphsIn, type Stretch } from "./sentences.ts";

/** What a text says between quotation marks, for comparing with what another says there. */
export interface Speech extends Stretch {
  folded: string;
  parts: readonly string[];
}

/** Every marked passage of a text, with what is spoken of it. */
export function speechIn(text: string): Speech[] {
  return paragraphsIn(text).flatMap((paragraph) =>
    passagesOf(paragraph.text).map(({ start, end, words }) => ({
      text: words,
      from: paragraph.from + start,
      to: paragraph.from + end,
      folded: foldPassage(words),
      parts: spokenParts(words).map(foldPassage),
    })),
  );
}

/** How marked words compare with the source's. `loose`: too few and too plain to be speech, and not in the source. */
export type Compared =
  | { verdict: "given"; source: Stretch | null }
  | { verdict: "changed"; source: Stretch }
  | { verdict: "added" | "loose" };

/**
 * Compares one marked passage with the source. Speech must be speech there; names and titles need only stand there. Sentences that the
 * source says one after the other, with “she said” between them, may stand in one pair of marks.
 */
export function compareQuotation(passage: Passage, paragraph: string, speech: readonly Speech[], folded: string): Compared {
  const words = foldPassage(passage.words);
  const place = (part: string) => speech.find((said) => holds(said.folded, part) || said.parts.some((own) => holds(own, part)));
  const whole = words === "" ? undefined : place(words);
  if (words === "" || whole) return { verdict: "given", source: whole ?? null };
  for (const split of [spokenParts(passage.words), passage.words.split(/(?<=[.!?…。！？])\s*/u)]) {
    const parts = split.map(foldPassage).filter((part) => part !== "");
    if (parts.length > 1 && parts.every(place)) return { verdict: "given", source: place(parts[0] ?? "") ?? null };
  }
  const isSpeech = isSpeechLike(passage, paragraph);
  if (!isSpeech && holds(folded, words)) return { verdict: "given", source: null };
  if (!isSpeech && countWords(passage.words) < 3) return { verdict: "loose" };
  const nearest = nearestTo(passage.words, speech);
  return nearest ? { verdict: "changed", source: nearest } : { verdict: "added" };
}

/** Whether marked words are somebody's speech rather than a name or a title between marks. */
export function isSpeechLike({ words, start, kind }: Pick<Passage, "words" | "start" | "kind">, paragraph: string): boolean {
  const count = countWords(words);
  if (kind !== "closed") return count >= 3;
  return /[,.!?…。！？，؟।]\s*$/u.test(words) || /[:：]\s*$/u.test(paragraph.slice(0, start)) || count >= 6;
}

const leastShared = 0.4;

/** The source's speech that has most of the words in common, in their order. */
function nearestTo(words: string, speech: readonly Speech[]): Speech | null {
  const own = stretchesOf(fold(words));
  let best: Speech | null = null;
  let most = leastShared;
  for (const said of speech) {
    const theirs = stretchesOf(said.folded);
    let shared = 0;
    for (const stretch of own) if (theirs.has(stretch)) shared += 1;
    const share = shared / Math.max(Math.min(own.size, theirs.size), 4);
    if (share >= most) {
      most = share;
      best = said;
    }
  }
  return best;
}

/** Stretches of letters: of five, which inflection leaves alone, or two in scripts whose words are as short. */
function stretchesOf(folded: string): Set<string> {
  const signs = [...folded];
  const length = late.u`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`.test(folded) ? 2 : 5;
  return new Set(signs.slice(length - 1).map((_, i) => signs.slice(i, i + length).join("")));
}
