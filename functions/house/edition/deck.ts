import { type Article, bareLetters, cleanText, leans, withoutStop } from "../../../web/language/index.ts";
import { cityOf } from "./paper-name.ts";
import { rankSentences } from "./ranking.ts";
import { detached, isTorn } from "./story-kinds.ts";

const longest = 110;
const shortest = 28;
const shortestDense = 14;

/** Weights of the first paragraphs: sentences near the headline are likelier to sum it up. */
const weightOf = [1.3, 1.15, 0.85, 0.65, 0.5];
/** A claim by one side is not a summary. */
const reported =
  /(?<!\p{L})(?:[Aa]ccording to|said|says|told|sagte?|laut|[Nn]ach Angaben|[Ss]elon|[Dd]’après|a (?:dit|déclaré)|[Ss]egún|dijo|dice|[Ss]econdo|ha detto|[Ss]egundo|disse|afirmou|explica|explicó|explicou|explique|spiega|añade|añadió|ajoute|aggiunge|contó|contou|racconta|raconte|recuerda|recordó|reconoce|afirma|assure|señala|lembra)(?!\p{L})/u;

/** One short sentence or independent clause from the first paragraphs; '' when none fits. */
export function deckOf(article: Article, title: string): string {
  const ranks = rankSentences(article, title);
  const least = article.lexicon.spaced ? shortest : shortestDense;
  const most = article.lexicon.spaced ? longest : longest / 2;
  const last = article.paragraphs.length - 1;
  const early = article.sentences.filter(
    (sentence) =>
      sentence.index > 0 &&
      sentence.paragraph <= 4 &&
      // The last paragraph usually holds opening hours and contacts.
      (last < 2 || sentence.paragraph < last) &&
      !sentence.hasQuote &&
      !leans(sentence.text, article.lexicon) &&
      !isTorn(sentence, article),
  );
  const candidates = early.flatMap((sentence) => {
    const whole = withoutStop(detached(sentence.text, article), article.lexicon);
    const clause = mainClause(whole);
    const text = whole.length <= most ? whole : clause;
    if (text === null || text.length < least || text.length > most || /[?؟？]$/.test(text) || reported.test(text)) return [];
    const rank = (ranks.get(sentence) ?? 0) * (weightOf[sentence.paragraph] ?? 0.5) * (text === whole ? 1.2 : 1);
    return [{ text, rank }];
  });
  return candidates.toSorted((a, b) => b.rank - a.rank)[0]?.text ?? "";
}

/** The clause before a semicolon, which is a complete sentence. Clauses before a comma often are not. */
function mainClause(sentence: string): string | null {
  const at = sentence.search(/[;؛]\s/);
  return at > 0 ? sentence.slice(0, at) : null;
}

/** The region's city when the article names it; otherwise ''. */
export function kickerOf(article: Article, title: string, region: string): string {
  const city = cityOf(cleanText(region));
  if (city.length < 2) return "";
  const named = bareLetters([title, ...article.paragraphs.map((paragraph) => paragraph.text)].join(" ")).includes(bareLetters(city));
  return named ? city : "";
}
