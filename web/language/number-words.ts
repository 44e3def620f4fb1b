import type { Lexicon } from "./lexicon.ts";

/** A number in words. Offsets in UTF-16 units. */
export interface SpelledNumber {
  from: number;
  to: number;
  value: number;
  isOrdinal: boolean;
  /** One word that means something else as often. */
  isWeak: boolean;
  /** Tenths, as Chinese and Japanese say shares: 三成. */
  isPercent?: boolean;
}

interface Grammar {
  /** Words and phrases by what they are worth. */
  atoms: ReadonlyMap<string, number>;
  weak: RegExp;
  weakOrdinal: RegExp;
  scales: readonly (readonly [number, RegExp])[];
  ordinals: readonly (readonly [number, RegExp])[];
  joint: RegExp;
  half: RegExp;
  suffix: RegExp;
}

interface Token {
  word: string;
  from: number;
  to: number;
}

type Part = { kind: "atom" | "scale" | "ordinal"; value: number; length: number };

const grammars = new WeakMap<Lexicon, Grammar>();
const whole = (source: string) => new RegExp(source === "" ? "(?!)" : `^(?:${source})$`, "iu");
const normal = (word: string) => word.toLowerCase().normalize("NFC").replace(/[-‑]/gu, " ");

export function grammarOf(lexicon: Lexicon): Grammar {
  const known = grammars.get(lexicon);
  if (known) return known;
  const { numbers } = lexicon.data;
  const atoms = new Map<string, number>();
  for (const [value, forms] of Object.entries(numbers.words)) for (const form of forms.split("|")) atoms.set(normal(form), Number(value));
  const grammar: Grammar = {
    atoms,
    weak: whole(numbers.weak),
    weakOrdinal: whole(numbers.weakOrdinals),
    scales: Object.entries(numbers.scales)
      .map(([value, form]) => [Number(value), whole(form)] as const)
      .sort(([a], [b]) => b - a),
    ordinals: Object.entries(numbers.ordinals).map(
      ([value, form]) => [Number(value), whole(`(?:${form})(?:${numbers.ordinalEnd})`)] as const,
    ),
    joint: whole(numbers.joint),
    half: new RegExp(numbers.half === "" ? "(?!)" : `^\\s(?:${numbers.half})(?![\\p{L}\\p{M}])`, "iu"),
    suffix: new RegExp(numbers.suffix === "" ? "(?!)" : `(?:${numbers.suffix})$`, "iu"),
  };
  grammars.set(lexicon, grammar);
  return grammar;
}

/** Whether a word is a number by itself, such as five, weak ones too. */
export const isNumberWord = (word: string, lexicon: Lexicon) => grammarOf(lexicon).atoms.has(normal(word).replace(/^و/u, ""));

/** What a scale word multiplies by; longest first, so that mil millones is no mil. */
export function scaleBehind(behind: string, lexicon: Lexicon): { value: number; length: number } | null {
  const { scales } = lexicon.data.numbers;
  for (const [value, form] of Object.entries(scales).sort(([a], [b]) => Number(b) - Number(a))) {
    const match = lexicon.pattern(`^[\\s\\u00a0\\u202f-]?(?:${form})(?![\\p{L}\\p{M}])`, "iu").exec(behind);
    if (match) return { value: Number(value), length: match[0].length };
  }
  return null;
}

/** Reads numbers in words, in languages with spaces between words. */
export function spelledNumbersIn(text: string, lexicon: Lexicon): SpelledNumber[] {
  const grammar = grammarOf(lexicon);
  if (grammar.atoms.size === 0) return [];
  const tokens = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(
    ({ 0: word, index }): Token => ({ word: normal(word), from: index, to: index + word.length }),
  );
  const found: SpelledNumber[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readAt(tokens, at, text, grammar, lexicon);
    if (!read) continue;
    found.push(read.number);
    at = read.next - 1;
  }
  return found;
}

function readAt(tokens: readonly Token[], start: number, text: string, grammar: Grammar, lexicon: Lexicon) {
  const { unitsFirst } = lexicon.data.numbers;
  const first = partAt(tokens, start, text, grammar, lexicon);
  if (!first) return null;
  let total = 0;
  let group = 0;
  let smallest = Number.POSITIVE_INFINITY;
  let isOrdinal = false;
  let next = start;
  let part: Part | null = first;
  let parts = 0;
  while (part) {
    const { kind, value, length }: Part = part;
    if (kind === "scale" && value === 100 && group === 0 && (parts === 0 || total > 0)) group = 100;
    else if (kind === "scale" && value === 100 && group > 0 && group < 100) group *= 100;
    else if (kind === "scale" && value === 100) break;
    else if (kind === "scale") {
      if (value >= smallest || (group === 0 && parts > 0)) break;
      total += Math.max(group, 1) * value;
      group = 0;
      smallest = value;
    } else if (kind === "atom" && value >= 1000 && value % 1000 === 0 && group === 0) {
      // Arabic has a word for two thousand.
      total += value;
      smallest = 1000;
    } else if (fits(value, group, total, parts, unitsFirst)) {
      group += value;
      isOrdinal = kind === "ordinal";
    } else break;
    next += length;
    parts += 1;
    if (isOrdinal) break;
    part = follow(tokens, next, text, grammar, lexicon, group, total);
    if (part && grammar.joint.test(tokens[next]?.word ?? "")) next += 1;
  }
  const last = tokens[next - 1];
  const head = tokens[start];
  if (!last || !head) return null;
  const half = grammar.half.exec(text.slice(last.to, last.to + 24))?.[0] ?? "";
  const isOne = next === start + 1 && half === "";
  const isWeak =
    isOne &&
    (isOrdinal
      ? group <= 2 || grammar.weakOrdinal.test(head.word)
      : grammar.weak.test(head.word) || (first.kind === "scale" && first.value >= 1e6));
  const number: SpelledNumber = {
    from: head.from,
    to: last.to + half.length,
    value: total + group + (half === "" ? 0 : total > 0 && group === 0 ? 0.5 * smallest : 0.5),
    isOrdinal,
    isWeak,
  };
  return { number, next };
}

/** Whether a value may follow in a number: a unit behind tens, tens behind hundreds, four-and-sixty. */
function fits(value: number, group: number, total: number, parts: number, unitsFirst: boolean): boolean {
  if (parts === 0 || (group === 0 && total > 0)) return group === 0 && (total === 0 || value < 1000);
  const rest = group % 100;
  if (unitsFirst && rest > 0 && rest < 10 && value >= 20 && value < 100 && value % 10 === 0) return true;
  if (group >= 100 && rest === 0) return value < 100;
  return rest >= 20 && rest % 10 === 0 && value < 10;
}

function follow(
  tokens: readonly Token[],
  at: number,
  text: string,
  grammar: Grammar,
  lexicon: Lexicon,
  group: number,
  total: number,
): Part | null {
  const previous = tokens[at - 1];
  const token = tokens[at];
  if (!previous || !token || !/^[\s\u00a0\u202f]?[-‑]?$/u.test(text.slice(previous.to, token.from))) return null;
  const isJoint = grammar.joint.test(token.word);
  const place = isJoint ? at + 1 : at;
  const after = tokens[place];
  if (isJoint && (!after || !/^[\s\u00a0\u202f-]$/u.test(text.slice(token.to, after.from)))) return null;
  const part = partAt(tokens, place, text, grammar, lexicon);
  // Three and four are two numbers; one hundred and four is one.
  if (!part || (isJoint && part.kind !== "scale" && !fits(part.value, group, total, 1, false))) return null;
  if (part.kind === "atom" && !Number.isInteger(part.value)) return null;
  return part;
}

function partAt(tokens: readonly Token[], at: number, text: string, grammar: Grammar, lexicon: Lexicon): Part | null {
  const token = tokens[at];
  if (!token) return null;
  for (let length = 3; length >= 1; length -= 1) {
    const last = tokens[at + length - 1];
    if (!last) continue;
    const phrase = length === 1 ? token.word : normal(text.slice(token.from, last.to));
    // Arabic hangs its article and its “and” before a number of two words.
    const bare = length > 1 ? phrase.replace(/^و?(?:ال)?(?=\p{Script=Arabic})/u, "") : phrase;
    const value = grammar.atoms.get(phrase) ?? grammar.atoms.get(bare);
    if (value !== undefined && !(length === 1 && grammar.scales.some(([scale, form]) => scale === value && form.test(phrase))))
      return { kind: "atom", value, length };
    const scale = grammar.scales.find(([, form]) => form.test(phrase));
    if (scale) return { kind: "scale", value: scale[0], length };
  }
  const ordinal = grammar.ordinals.find(([, form]) => form.test(token.word));
  if (ordinal) return { kind: "ordinal", value: ordinal[0], length: 1 };
  const { glue, unitsFirst } = lexicon.data.numbers;
  if (unitsFirst && glue === "" && (tokens[at - 1] ? /^[وبلف]./u : /^[بل]./u).test(token.word)) {
    const own = partAt([{ ...token, word: token.word.slice(1), from: token.from + 1 }], 0, text, grammar, lexicon);
    if (own) return own;
  }
  if (glue === "") return null;
  const compound =
    compoundOf(token.word, grammar, glue, lexicon) ?? compoundOf(token.word.replace(grammar.suffix, ""), grammar, glue, lexicon);
  return compound === null ? null : { kind: compound.isOrdinal ? "ordinal" : "atom", value: compound.value, length: 1 };
}

const compounds = new WeakMap<Lexicon, Map<string, { value: number; isOrdinal: boolean } | null>>();

/** Dreihundertvierundsechzig, duemilatrecento; null for words that are no number. */
function compoundOf(word: string, grammar: Grammar, glue: string, lexicon: Lexicon): { value: number; isOrdinal: boolean } | null {
  const known = compounds.get(lexicon) ?? new Map<string, { value: number; isOrdinal: boolean } | null>();
  compounds.set(lexicon, known);
  const had = known.get(word);
  if (had !== undefined) return had;
  const made =
    word.length < 4 || word.length > 60
      ? null
      : compose(
          word,
          grammar,
          glue.split("|").filter((joint) => joint !== ""),
        );
  if (known.size > 4_000) known.clear();
  known.set(word, made);
  return made;
}

function compose(word: string, grammar: Grammar, joints: readonly string[]): { value: number; isOrdinal: boolean } | null {
  const step = (rest: string, total: number, group: number, parts: number): { value: number; isOrdinal: boolean } | null => {
    if (rest === "") return parts > 0 ? { value: total + group, isOrdinal: false } : null;
    for (const [value, form] of grammar.ordinals)
      if (parts > 0 && form.test(rest) && fits(value, group, total, parts, true)) return { value: total + group + value, isOrdinal: true };
    for (let length = Math.min(rest.length, 14); length >= 2; length -= 1) {
      const head = rest.slice(0, length);
      const tail = rest.slice(length);
      const scale = grammar.scales.find(([, form]) => form.test(head))?.[0];
      const value = grammar.atoms.get(head);
      const after =
        scale === 100 && group < 100 && group >= 0
          ? step(tail, total, (group || 1) * 100, parts + 1)
          : scale !== undefined && scale > 100 && scale < 1e6
            ? step(tail, total + (group || 1) * scale, 0, parts + 1)
            : value !== undefined && Number.isInteger(value) && fits(value, group, total, parts, true)
              ? step(tail, total, group + value, parts + 1)
              : null;
      if (after) return after;
    }
    if (parts > 0) for (const joint of joints) if (rest.startsWith(joint)) return step(rest.slice(joint.length), total, group, parts);
    return null;
  };
  return step(word, 0, 0, 0);
}
