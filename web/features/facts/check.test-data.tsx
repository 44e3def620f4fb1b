import { Lexicon, type LexiconData } from "../../language/index.ts";
import { checkFacts } from "./check.ts";
import type { CheckedPage, FactsWork } from "./facts-piece.ts";

const files = import.meta.glob<LexiconData>("../../../locales/*/lexicon.json", { import: "default", eager: true });
const lexicons = new Map(Object.values(files).map((data) => [data.language, new Lexicon(data)]));

function lexiconOf(language: string): Lexicon {
  const lexicon = lexicons.get(language);
  if (!lexicon) throw new Error(`no lexicon of ${language}`);
  return lexicon;
}

/** The check with the lexicons the project ships. */
export const checkByLanguage = (work: FactsWork): CheckedPage =>
  checkFacts(work, { page: lexiconOf(work.language), article: lexiconOf(work.article.language) });
