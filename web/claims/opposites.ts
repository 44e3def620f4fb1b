import type { Lexicon } from "../language/index.ts";
import type { Known } from "./coverage.ts";
import { passagesOf } from "./passages.ts";

/**
 * How much of a sentence must be the article's for a word of opposite meaning in it, or a “not”, to raise a doubt, and how much of what
 * both say must be said by both; from 0 to 1.
 */
const leastShare = { opposite: 0.5, negation: 0.6 };
const leastCommon = { opposite: 0.3, negation: 0.45 };
/** Headings of fewer words say too little to be turned round. */
const leastTerms = 3;

/**
 * Whether a sentence of the page says with a word of opposite meaning, or with a “not” more or less, what a sentence of the article says.
 * `share` is how much of the page's sentence the other has.
 */
export function isTurnedRound(page: Known, article: Known, share: number, lexicon: Lexicon): boolean {
  if (share < leastShare.opposite || page.folded === article.folded || page.terms.size < leastTerms) return false;
  const common = commonTo(page.terms, article.terms);
  if (common < leastCommon.opposite) return false;
  const said = withoutSpeech(page.text);
  const own = withoutSpeech(article.text);
  const isDenied = countOf(negationsOf(lexicon), said) % 2 !== countOf(negationsOf(lexicon), own) % 2;
  const [theirs, ours] = [sidesIn(said, lexicon), sidesIn(own, lexicon)];
  const isOpposite = [...theirs].some((side) => !theirs.has(side ^ 1) && ours.has(side ^ 1) && !ours.has(side));
  // “Was not rejected” is “approved”.
  return isOpposite ? !isDenied : isDenied && share >= leastShare.negation && common >= leastCommon.negation;
}

function commonTo(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const term of one) if (other.has(term)) both += 1;
  return both / (one.size + other.size - both);
}

/** What is quoted is compared as a quotation. */
const withoutSpeech = (text: string) =>
  passagesOf(text).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

const countOf = (form: RegExp, text: string) => [...text.matchAll(form)].length;

const word = (form: string, lexicon: Lexicon) =>
  lexicon.spaced && lexicon.data.language !== "ko" ? `(?<![\\p{L}\\p{M}])(?:${form})(?![\\p{L}\\p{M}])` : `(?:${form})`;
const negationsOf = (lexicon: Lexicon) =>
  lexicon.pattern(lexicon.data.claims.negations === "" ? "" : word(lexicon.data.claims.negations, lexicon), "giu");

interface Sides {
  /** Any word of any pair. */
  any: RegExp;
  /** The words of pair n are sides 2n and 2n + 1. */
  sides: readonly RegExp[];
  /** What was found of a word before. */
  known: Map<string, readonly number[]>;
}

const compiled = new WeakMap<Lexicon, Sides>();

/** The sides of pairs that a text has words of. Of a hundred patterns only words that any of them knows are tried on each. */
function sidesIn(text: string, lexicon: Lexicon): Set<number> {
  const made = compiled.get(lexicon) ?? compile(lexicon);
  compiled.set(lexicon, made);
  const { any, sides, known } = made;
  return new Set(
    [...text.matchAll(any)].flatMap(([match]) => {
      const found = known.get(match) ?? sides.flatMap((side, i) => (side.test(match) ? [i] : []));
      known.set(match, found);
      return found;
    }),
  );
}

function compile(lexicon: Lexicon): Sides {
  const forms = lexicon.data.claims.opposites.flat();
  return {
    any: lexicon.pattern(forms.length === 0 ? "" : word(forms.join("|"), lexicon), "giu"),
    sides: forms.map((form) => lexicon.pattern(`^(?:${form})$`, "iu")),
    known: new Map(),
  };
}
