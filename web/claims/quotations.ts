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
  const holdsPart = (text: string, part: string) =>
    holds(text, part) ||
    (hangul().test(part) && countWords(part) > 1 && holdsBeginning(text, part)) ||
    (arabic().test(part) && (holds(text, `و${part}`) || holds(text, `ف${part}`)));
  const place = (part: string) => speech.find((said) => holdsPart(said.folded, part) || said.parts.some((own) => holdsPart(own, part)));
  const whole = words === "" || isOtherCry(passage.words, speech) ? undefined : place(words);
  if (whole && isCutFromItsNo(words, whole, paragraph.slice(0, passage.start))) return { verdict: "changed", source: whole };
  if (words === "" || whole) return { verdict: "given", source: whole ?? null };
  // Where words are left out, what stands on either side; what an editor put between brackets is nobody’s.
  const cut = passage.words.replace(/[[［(（](?!\s?(?:…|\.{3}))[^\])）］]{1,24}[\]）)］]/gu, " … ");
  for (const split of [
    spokenParts(passage.words),
    passage.words.split(/(?<=[.!?…。！？])\s*/u),
    cut.split(/\s*[[(（［]?(?:…+|\.{3,}|\. \. \.)[\])）］]?\s*/u),
  ]) {
    const parts = split.map(foldPassage).filter((part) => part !== "");
    if (parts.length > 1 && parts.every(place)) return { verdict: "given", source: place(parts[0] ?? "") ?? null };
  }
  const isSpeech = isSpeechLike(passage, paragraph);
  if (!isSpeech && (holds(folded, words) || holdsInflected(folded, words))) return { verdict: "given", source: null };
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

/** “Once more!” is not the article's because the words stand inside what somebody says there at length, without the cry. */
function isOtherCry(words: string, speech: readonly Speech[]): boolean {
  if (countWords(words) >= 4 || !/[!！?？]\s*$/u.test(words)) return false;
  const cry = fold(words);
  return !speech.some(({ text }) => fold(text).includes(cry));
}

const noBefore = () => /(?:^|[^\p{L}])(?:not|never|não|nunca|nicht|nie|не|ни|no|non|لا|لم|لن|ليس|नहीं|मत)\s+$|[不没未沒]$/iu;
const noBehind =
  /^[、，,]?\s?(?:とは(?:言|い|限|思)|という?わけでは|わけでは|ことはな|のではな)|^(?:지는?|진)\s?(?:않|못)|^\s(?:nicht|nie|pas|jamais|नहीं|मत)(?![a-zà-ÿ])/iu;

/** “It takes a telescope” of “it takes no telescope”: the words are the source's, but the no beside them is left away. */
function isCutFromItsNo(words: string, { folded }: Speech, before: string): boolean {
  const at = folded.indexOf(words);
  if (at < 0 || countWords(words) < 2) return false;
  const isLeftAway =
    noBefore().test(folded.slice(Math.max(0, at - 12), at)) || noBehind.test(folded.slice(at + words.length, at + words.length + 16));
  // She did not “want revenge”.
  return isLeftAway && !noBefore().test(`${fold(before.slice(-24))} `);
}

/** A Russian title in another case: of «Спас на Ветле», «Спаса на Ветле». */
function holdsInflected(folded: string, words: string): boolean {
  if (!/^[а-яё\s-]{4,60}$/u.test(words)) return false;
  const forms = words
    .split(/\s/u)
    .map((word) => (word.length > 3 ? `${word.slice(0, -1).replace(/[аеиоуыэюяьй]$/u, "")}[а-яё]{0,3}` : word));
  return new RegExp(`(?<![а-яё])${forms.join(" ")}(?![а-яё])`, "u").test(folded);
}

/** Korean: “before I married” of “it was before I married”: an ending hangs on the last word, and falls where the quotation ends. */
const hangul = () => /\p{Script=Hangul}$/u;
const ending =
  /^(?:이?었|이?였|입니|이에|예요|이다|다(?![가-힣])|이고|이며|이라|라고|이지|인데|은|는|이|가|을|를|도|만|에|의|로|와|과|던|한|할|하)/u;
function holdsBeginning(text: string, part: string): boolean {
  const at = text.indexOf(part);
  return at >= 0 && !/[가-힣]/u.test(text[at - 1] ?? "") && ending.test(text.slice(at + part.length));
}

/** “And” and “so” hang on the word behind them, and fall when the quotation begins there. */
const arabic = () => /^\p{Script=Arabic}/u;
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
  const length = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(folded) ? 2 : 5;
  return new Set(signs.slice(length - 1).map((_, i) => signs.slice(i, i + length).join("")));
}
