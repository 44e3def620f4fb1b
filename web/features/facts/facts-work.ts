import { Lexicon, type LexiconData, plainLexicon } from "../../language/index.ts";
import { checkFacts } from "./check.ts";
import type { CheckedPage, FactsWork } from "./facts-piece.ts";

export type FactsNews = { kind: "ready" } | { kind: "checked"; page: CheckedPage } | { kind: "fault"; detail: string };

const files = import.meta.glob<LexiconData>("../../../locales/*/lexicon.json", { import: "default" });
const lexicons = new Map<string, Promise<Lexicon>>();

/** A language's lexicon, fetched once; languages without one get the rules that hold for all. */
function lexiconOf(language: string): Promise<Lexicon> {
  const known = lexicons.get(language);
  if (known) return known;
  const load = files[`../../../locales/${language}/lexicon.json`];
  const lexicon = load ? load().then((data) => new Lexicon(data)) : Promise.resolve(plainLexicon(language));
  lexicons.set(language, lexicon);
  // A failed request is made again.
  lexicon.catch(() => lexicons.delete(language));
  return lexicon;
}

let article: FactsWork["article"] | undefined;

/** Checks one newspaper and tells what was found. Never rejects. */
export async function work(piece: FactsWork, tell: (news: FactsNews) => void): Promise<void> {
  try {
    // The check remembers what it read of an article by the object.
    if (JSON.stringify(article) !== JSON.stringify(piece.article)) article = piece.article;
    const own = article ?? piece.article;
    const [page, ofArticle] = await Promise.all([lexiconOf(piece.language), lexiconOf(own.language)]);
    tell({ kind: "checked", page: checkFacts({ ...piece, article: own }, { page, article: ofArticle }) });
  } catch (error) {
    tell({ kind: "fault", detail: String(error) });
  }
}
