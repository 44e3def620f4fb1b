/** What newspaper and article say: numbers, dates, names, quotations, sentences. The check itself has a door of its own, `ledger.ts`: 100 KB. Nothing here reads numbers, so that what only needs words stays small. */
export type { SourceArticle } from "./article.ts";
export { type CutOptions, type SuggestedCut, suggestCut } from "./cut/suggest-cut.ts";
export { fieldsOf, type NewspaperWords } from "./fields.ts";
export { countWords, fold, foldPassage, holds } from "./fold.ts";
export type { Fact, Ledger, PageRange, SourceSentence } from "./ledger-types.ts";
export { KnownWords, namedByCapitals, unknownNames } from "./names/capitals.ts";
export { type Passage, passagesOf, spokenParts } from "./passages.ts";
export { paragraphsIn, type Stretch, sentencesIn } from "./sentences.ts";
export type { SourceRange } from "./source-range.ts";
