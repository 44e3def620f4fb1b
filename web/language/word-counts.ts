import type { Lexicon } from "./lexicon.ts";

/** Maximum words in the name of a thing. */
const longestRun = 4;
/** Minimum letters of the last part of a German compound, which names the thing, and of the part before it. */
const compound = { least: 5, before: 3 };

/**
 * Counts whole words in a text, in the inflections of its language: ponies for pony, barcos de pesca for barco de pesca,
 * 등대에서는 for 등대. The inflection rules are data: `forms` of the lexicon.
 */
export class WordCounts {
  readonly #text: string;
  readonly #lexicon: Lexicon;
  readonly #counts = new Map<string, number>();
  /** Forms of capitalized nouns, in languages that capitalize and compound them. */
  readonly #nouns: string[] = [];

  constructor(text: string, lexicon: Lexicon) {
    this.#text = text;
    this.#lexicon = lexicon;
    const runs = lexicon.spaced ? this.#spacedRuns() : this.#denseRuns();
    for (const forms of runs) for (const form of new Set(forms)) this.#counts.set(form, (this.#counts.get(form) ?? 0) + 1);
    const { noCompound } = lexicon.data.forms;
    if (noCompound !== "")
      for (const noun of text.match(/\p{Lu}[\p{L}-]{6,}/gu) ?? []) {
        const [word = ""] = this.#words(noun.replaceAll("-", ""));
        if (!lexicon.pattern(noCompound).test(word)) this.#nouns.push(...new Set(this.#formsOf(word)));
      }
  }

  /**
   * How often any of the words or phrases occurs in the text. A word after a hyphen may also end a longer one (-도서관,
   * 시립도서관).
   */
  timesOfAny(words: readonly string[]): number {
    // Japanese has no word breaks: a word of two or more characters matches anywhere, longest first, each character once.
    if (this.#lexicon.data.language !== "ja") return words.reduce((total, word) => total + this.#times(word), 0);
    let rest = this.#text;
    return words
      .toSorted((a, b) => b.length - a.length)
      .reduce((total, word) => {
        const parts = rest.split(word);
        rest = parts.join("□");
        return total + ([...word].length > 1 ? parts.length - 1 : (this.#counts.get(word) ?? 0));
      }, 0);
  }

  #times(word: string): number {
    if (!this.#lexicon.spaced) return this.#counts.get(word) ?? 0;
    const key = this.#words(word).join(" ");
    const whole = this.#counts.get(word.startsWith("-") ? `-${key}` : key) ?? 0;
    if (whole > 0 || key.length < compound.least) return whole;
    return this.#nouns.filter((noun) => noun.endsWith(key) && noun.length >= key.length + compound.before).length;
  }

  /** Words in lower case with normalized spelling; stems where every word of a phrase is inflected. */
  #words(text: string): string[] {
    const { fold, bends, endings } = this.#lexicon.data.forms;
    const pattern = (source: string) => this.#lexicon.pattern(source, "gu");
    const plain = fold.reduce((rest, [from = "", to = ""]) => rest.replace(pattern(from), to), text.normalize("NFC").toLowerCase());
    const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    if (bends !== "all") return words;
    return words.map((word) => {
      const stems = endings.map(([ending = ""]) => word.replace(this.#lexicon.pattern(ending), ""));
      return stems.find((stem) => stem.length >= 3) ?? word;
    });
  }

  #formsOf(word: string): string[] {
    const { bends, endings } = this.#lexicon.data.forms;
    if (bends === "all") return [word];
    const bent = endings.filter(([ending = ""]) => this.#lexicon.pattern(ending).test(word));
    return [word, ...bent.map(([ending = "", own = ""]) => word.replace(this.#lexicon.pattern(ending), own))];
  }

  #spacedRuns(): string[][] {
    const { bends, tails } = this.#lexicon.data.forms;
    const words = this.#words(this.#text);
    return words.map((word, i) => {
      const forms = this.#formsOf(word);
      const lengths = Array.from({ length: longestRun - 1 }, (_, n) => n + 1);
      const runs = lengths.flatMap((others) => {
        const beside = bends === "first" ? words.slice(i + 1, i + 1 + others) : words.slice(Math.max(0, i - others), i);
        if (beside.length < others) return [];
        return forms.map((form) => (bends === "first" ? [form, ...beside] : [...beside, form]).join(" "));
      });
      return [...forms, ...runs, ...(tails ? forms.flatMap((form) => [...form].map((_, at) => `-${form.slice(at)}`).slice(1)) : [])];
    });
  }

  /** Words of Intl.Segmenter, runs of them, and suffixes of longer words, so that matches end at word ends: 城市长期 has no 市长. */
  #denseRuns(): string[][] {
    const { language, forms } = this.#lexicon.data;
    const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(this.#text.normalize("NFC"))];
    return segments.flatMap((last, i): string[][] => {
      if (!last.isWordLike) return [];
      if (!forms.tails) return [[last.segment]];
      const runs: string[] = [];
      for (let start = i; start > i - longestRun && segments[start]?.isWordLike; start -= 1)
        runs.push(
          segments
            .slice(start, i + 1)
            .map(({ segment }) => segment)
            .join(""),
        );
      const tails = Array.from({ length: Math.max(0, last.segment.length - 2) }, (_, at) => last.segment.slice(at + 1));
      return [[...runs, ...tails]];
    });
  }
}
