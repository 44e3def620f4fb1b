import { type Article, bareLetters, contentTerms, leans, type Sentence, wordCount } from "../../../web/language/index.ts";

/**
 * How much of the article a sentence covers: its words weighted by their frequency in the article, with a bonus for the first paragraph
 * and for words of the title. Sentences that depend on others, quote or run long rank low.
 */
export function rankSentences(article: Article, title: string): Map<Sentence, number> {
  const { lexicon } = article;
  const counts = new Map<string, number>();
  const terms = article.sentences.map((sentence) => contentTerms(sentence.masked, lexicon));
  for (const term of terms.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const titleTerms = new Set(contentTerms(title, lexicon));
  const ranks = new Map<Sentence, number>();
  article.sentences.forEach((sentence, i) => {
    const own = new Set(terms[i]);
    const weight = [...own].reduce((sum, term) => sum + Math.log1p((counts.get(term) ?? 1) - 1) + (titleTerms.has(term) ? 1 : 0), 0);
    const length = wordCount(sentence.text, lexicon);
    let rank = weight / Math.sqrt(own.size + 3);
    if (sentence.paragraph === 0) rank *= 1.5;
    if (/[\d٠-٩]/.test(sentence.text)) rank *= 1.1;
    if (sentence.hasQuote) rank *= 0.3;
    if (leans(sentence.text, lexicon)) rank *= 0.35;
    if (length < 8 || length > 40) rank *= 0.5;
    if (
      /^(?:Once|When|If|Although|While|By|After|Before|Wenn|Als|Obwohl|Nachdem|Sobald|Cuando|Si|Aunque|Mientras|Quand|Lorsque|Bien que|Quando|Sebbene|Mentre|Embora|Enquanto)\s/.test(
        sentence.text,
      )
    )
      rank *= 0.5;
    ranks.set(sentence, rank);
  });
  return ranks;
}

/** Up to `count` top-ranked sentences that differ from each other, in article order. */
export function pickSentences(
  article: Article,
  ranks: ReadonlyMap<Sentence, number>,
  open: (sentence: Sentence) => boolean,
  count: number,
  longest: number,
): Sentence[] {
  const picked: Sentence[] = [];
  let words = 0;
  const candidates = article.sentences.filter(open).toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
  for (const sentence of candidates) {
    const length = wordCount(sentence.text, article.lexicon);
    if (picked.length >= count) break;
    if (length > 45 || words + length > longest) continue;
    if (picked.some((other) => overlap(sentence, other, article) > 0.4 || other.paragraph === sentence.paragraph)) continue;
    picked.push(sentence);
    words += length;
  }
  return picked.toSorted((a, b) => a.index - b.index);
}

function overlap(a: Sentence, b: Sentence, article: Article): number {
  const first = new Set(contentTerms(a.masked, article.lexicon));
  const second = new Set(contentTerms(b.masked, article.lexicon));
  const shared = [...first].filter((term) => second.has(term)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}

/** Whether one of the texts contains the other, ignoring punctuation and spaces. */
export function holds(texts: readonly string[], text: string): boolean {
  const letters = bareLetters(text);
  return letters !== "" && texts.some((other) => bareLetters(other).includes(letters));
}
