import { countGraphemes, graphemesOf, withoutBreakControls, wordJoiner, zeroWidthSpace } from "./clean.ts";
import type { Hyphenate } from "./hyphenation.ts";

/** A place inside a word where a line may end. */
export interface WordBreak {
  /** Offset in the word. */
  at: number;
  /** Width of the word up to the break, with the hyphen that is added there, in em. */
  endWidth: number;
  /** What of `endWidth` may hang out of the measure, in em. */
  hang: number;
  /** Where the rest of the word begins, in em: the word's width less the rest's own. */
  startWidth: number;
  chars: number;
  spaces: number;
  kind: "hyphen" | "dash" | "syllable" | "address" | "allowed" | "emergency";
  /** Few letters stand before or after it: one of Hangul, two after a hyphen. */
  isMeagre?: boolean;
}

/** A word between spaces, measured once; widths in em. */
export interface WordBox {
  width: number;
  chars: number;
  /** No-break spaces inside. */
  spaces: number;
  /** What of its end may hang out of the measure. */
  hang: number;
  breaks: WordBreak[];
}

/** Measures in em; `hanging` lets hyphen, full stop and comma hang by half. */
export interface WordRules {
  measure: (text: string) => number;
  hyphenate: Hyphenate;
  hanging: boolean;
  /** Lets a line end between two Hangul syllables, without a hyphen. */
  syllables: boolean;
  /** A hyphen of the word that ends a line is repeated on the next: Portuguese (Acordo Ortográfico 1990, Base XX, 6). */
  repeatsHyphen: boolean;
}

const hangable = /[-.,\u2010]$/;
const dashEnd = /[-\u2010\u2012-\u2015]$/;
const hyphenEnd = /\p{L}[-\u2010]$/u;
// After a hyphen of a compound; after a dash that words or figures follow, not a mark that closes: `—subraya—.` (UAX 14 LB13, LB17, LB19).
const afterDash =
  /(?<=[\p{L}\p{M}\p{N}.,!?”’"')][-\u2010])(?=["“„‘]?\p{L}[\p{L}\p{M}])|(?<=[^\p{Ps}\p{Pi}"¿¡][\u2012-\u2015])(?=[\p{Ps}\p{Pi}\p{Pf}\p{Sc}"¿¡#@]*[\p{L}\p{N}])/u;
const address = /:\/\/|www\.|\p{L}[/_]\p{L}|@.+\./u;
const afterAddressMark = /(?<=[/._?&=#%@-])(?=[\p{L}\p{N}])/u;
const betweenSyllables = /(?<=[\uac00-\ud7a3])(?=[\uac00-\ud7a3])/u;
const chunkLength = 16;
const longestWord = 200;

/** Measures a word and finds where it may be broken. `marked`: the word with its break controls. */
export function measureWord(marked: string, rules: WordRules): WordBox {
  const { measure } = rules;
  const word = withoutBreakControls(marked);
  const width = measure(word);
  const breaks: WordBreak[] = [];
  for (const { at, kind } of placesIn(marked, rules)) {
    const head = word.slice(0, at);
    const printed = kind === "hyphen" ? `${head}-` : head;
    breaks.push({
      at,
      endWidth: measure(printed),
      hang: rules.hanging && kind !== "address" && hangable.test(printed) ? measure(printed.at(-1) ?? "") / 2 : 0,
      startWidth: width - measure(word.slice(at)),
      chars: countGraphemes(printed),
      spaces: countSpaces(head),
      kind,
      isMeagre: isMeagre(kind, head, word.slice(at)),
    });
  }
  return { width, chars: countGraphemes(word), spaces: countSpaces(word), hang: endHang(word, rules), breaks };
}

/** The places where a word may be broken, by its own break controls and by the rules of its language. */
function placesIn(marked: string, rules: WordRules): Pick<WordBreak, "at" | "kind">[] {
  const stretches = marked.split(zeroWidthSpace);
  const word = withoutBreakControls(marked);
  const places: Pick<WordBreak, "at" | "kind">[] = [];
  let at = 0;
  for (const stretch of stretches) {
    const text = withoutBreakControls(stretch);
    for (const place of ruledPlaces(text, rules)) places.push({ ...place, at: at + place.at });
    at += text.length;
    if (at > 0 && at < word.length) places.push({ at, kind: "allowed" });
  }
  if (!marked.includes(wordJoiner)) return places;
  const joined = new Set<number>();
  let before = 0;
  for (const part of marked.split(wordJoiner)) {
    before += withoutBreakControls(part).length;
    joined.add(before);
  }
  return places.filter((place) => !joined.has(place.at));
}

function ruledPlaces(word: string, rules: WordRules): Pick<WordBreak, "at" | "kind">[] {
  const isSyllable = rules.syllables && betweenSyllables.test(word);
  const isAddress = word.length > 12 && address.test(word);
  // Beyond any real word: each break would measure the whole of it.
  const parts =
    word.length > longestWord
      ? [word]
      : isAddress
        ? word.split(afterAddressMark)
        : rules
            .hyphenate(word)
            .flatMap((part) => part.split(afterDash).flatMap((each) => (isSyllable ? each.split(betweenSyllables) : [each])));
  const places: Pick<WordBreak, "at" | "kind">[] = [];
  let at = 0;
  for (const part of parts.slice(0, -1)) {
    at += part.length;
    const head = word.slice(0, at);
    if (isAddress) places.push({ at, kind: "address" });
    // The word's own hyphen begins the next line; the one at the line's end is added.
    else if (rules.repeatsHyphen && hyphenEnd.test(head)) places.push({ at: at - 1, kind: "hyphen" });
    else places.push({ at, kind: dashEnd.test(head) ? "dash" : isSyllable ? "syllable" : "hyphen" });
  }
  return places;
}

/**
 * The same word, with breaks between graphemes wherever a part is wider than `limit` em: the last resort for words no column holds.
 * Measured in short chunks, so that a word of thousands of letters costs a time in proportion.
 */
export function measureOverlong(word: string, wordBox: WordBox, limit: number, rules: WordRules): WordBox {
  const breaks: WordBreak[] = [];
  let from = 0;
  let fromWidth = 0;
  for (const stop of [...wordBox.breaks, undefined]) {
    const to = stop?.at ?? word.length;
    const partWidth = (stop?.endWidth ?? wordBox.width) - fromWidth;
    if (partWidth > limit) {
      breaks.push(...emergencyBreaks(word, from, to, fromWidth, (stop?.startWidth ?? wordBox.width) - fromWidth, rules.measure));
    }
    if (stop) {
      breaks.push(stop);
      from = stop.at;
      fromWidth = stop.startWidth;
    }
  }
  return { ...wordBox, breaks };
}

function emergencyBreaks(word: string, from: number, to: number, fromWidth: number, partWidth: number, measure: (text: string) => number) {
  const letters = graphemesOf(word.slice(from, to));
  const widths: number[] = [];
  for (let start = 0; start < letters.length; start += chunkLength) {
    const chunk = letters.slice(start, start + chunkLength);
    const alone = chunk.map(measure);
    const sum = alone.reduce((total, width) => total + width, 0);
    const joined = measure(chunk.join(""));
    for (const width of alone) widths.push(sum > 0 ? (width * joined) / sum : 0);
  }
  const scale = partWidth / (widths.reduce((total, width) => total + width, 0) || 1);
  const breaks: WordBreak[] = [];
  let at = from;
  let width = fromWidth;
  let chars = countGraphemes(word.slice(0, from));
  let spaces = countSpaces(word.slice(0, from));
  for (let index = 0; index < letters.length - 1; index++) {
    at += letters[index]?.length ?? 0;
    width += (widths[index] ?? 0) * scale;
    chars++;
    if (letters[index] === "\u00a0") spaces++;
    breaks.push({ at, endWidth: width, hang: 0, startWidth: width, chars, spaces, kind: "emergency" });
  }
  return breaks;
}

function endHang(word: string, { hanging, measure }: WordRules): number {
  const last = word.at(-1) ?? "";
  return hanging && word.length > 1 && hangable.test(last) ? measure(last) / 2 : 0;
}

function isMeagre(kind: WordBreak["kind"], before: string, after: string): boolean {
  if (kind === "hyphen") return lettersIn(after) < 3;
  return kind === "syllable" && (lettersIn(before) < 2 || lettersIn(after) < 2);
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function countSpaces(text: string): number {
  return text.includes("\u00a0") ? text.split("\u00a0").length - 1 : 0;
}
