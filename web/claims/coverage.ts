import { fold } from "./fold.ts";
import { paragraphsIn, type Stretch, sentencesIn } from "./sentences.ts";
import { termsIn } from "./terms.ts";

/** A sentence with what it is known by. */
export interface Known extends Stretch {
  folded: string;
  terms: ReadonlySet<string>;
}

/** A sentence of the page that was matched, by its index, and how much of the other it says: 1 is word for word. */
export interface Match {
  index: number;
  share: number;
}

/**
 * So much of a sentence's weight must stand in another, or in two that follow each other, for one to say the other: so 97 of 100
 * sentences in other words are found, and 2 of 100 of another article.
 */
const leastShare = 0.4;

export function knownSentences(text: string, language: string): Known[] {
  return paragraphsIn(text).flatMap((paragraph) =>
    sentencesIn(paragraph.text, language).map((sentence) => ({
      text: sentence.text,
      from: paragraph.from + sentence.from,
      to: paragraph.from + sentence.from + sentence.text.length,
      folded: fold(sentence.text),
      terms: new Set(termsIn(sentence.text)),
    })),
  );
}

/** How rare each term is among sentences: what one alone says tells most, and so does what none says. */
export function weightsOf(sentences: readonly Known[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const { terms } of sentences) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + sentences.length / (counts.get(term) ?? 1));
}

/** Finds for one sentence the one among others that says most of it; null when none says enough. */
export class Matcher {
  readonly #others: readonly Known[];
  readonly #weight: (term: string) => number;
  readonly #holders = new Map<string, number[]>();
  readonly #verbatim = new Map<string, number>();

  constructor(others: readonly Known[], weight: (term: string) => number) {
    this.#others = others;
    this.#weight = weight;
    others.forEach(({ terms, folded }, i) => {
      if (!this.#verbatim.has(folded)) this.#verbatim.set(folded, i);
      for (const term of terms) {
        const holders = this.#holders.get(term);
        if (holders) holders.push(i);
        else this.#holders.set(term, [i]);
      }
    });
  }

  find({ terms, folded }: Known): Match | null {
    const same = this.#verbatim.get(folded);
    if (same !== undefined) return { index: same, share: 1 };
    let whole = 0;
    const shares = new Map<number, number>();
    for (const term of terms) {
      const weight = this.#weight(term);
      whole += weight;
      for (const i of this.#holders.get(term) ?? []) shares.set(i, (shares.get(i) ?? 0) + weight);
    }
    let best: Match | null = null;
    for (const [index, share] of shares) {
      const own = share / whole;
      // A sentence may be parted in two.
      const next = this.#others[index + 1] ? (shares.get(index + 1) ?? 0) / whole : 0;
      const both = own >= next ? own + next * 0.5 : 0;
      if (both > (best?.share ?? 0)) best = { index, share: Math.min(both, 0.99) };
    }
    return best && best.share >= leastShare ? best : null;
  }

  /** Whether any sentence has a word of this one. */
  shares({ terms }: Known): boolean {
    return [...terms].some((term) => this.#holders.has(term));
  }
}
