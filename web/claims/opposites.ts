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
  const isOpposite = pairsOf(lexicon).some(
    ([one, other]) =>
      (one.test(said) && !other.test(said) && other.test(own) && !one.test(own)) ||
      (other.test(said) && !one.test(said) && one.test(own) && !other.test(own)),
  );
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

const compiled = new WeakMap<Lexicon, (readonly [RegExp, RegExp])[]>();

function pairsOf(lexicon: Lexicon): readonly (readonly [RegExp, RegExp])[] {
  const known = compiled.get(lexicon);
  if (known) return known;
  const made = lexicon.data.claims.opposites.map(
    ([one = "(?!)", other = "(?!)"]) => [new RegExp(word(one, lexicon), "iu"), new RegExp(word(other, lexicon), "iu")] as const,
  );
  compiled.set(lexicon, made);
  return made;
}
