import type { SourceArticle } from "../source-facts.ts";

/**
 * What a model might write about an article, each in a paragraph of its own. What is invented stands between [[ and ]]; `truths` are true
 * in other words: nothing of them may be marked. Written on 21 November 2026 by an author who had read nothing of the check but
 * ledger-types.ts and the form of the older sets, on articles made for it: 408 inventions and 504 true statements, and a reserve of 144
 * and 168. First score of the former, before any mending: numbers and dates 205 of 216, quotations 95 of 96, names with capitals 54 of
 * 56, other names 31 of 40, true ones marked 40 of 504. First score of the reserve, after the check was mended: numbers and dates 59 of
 * 60, quotations 30 of 36, names with capitals 28 of 28, other names 13 of 20, true ones marked 10 of 168. Then the check was mended
 * once more for the kinds of what both showed, so that neither is unseen any more. `last-*` (96 and 96, on further
 * articles) was written after that and scored once: numbers and dates 36 of 36, quotations 24 of 24, names with capitals 21 of 21, other
 * names 14 of 15, true ones marked 3 of 96, all three a share said as a percentage, which was mended since.
 */
export interface FreshStatements {
  numbers: readonly string[];
  dates: readonly string[];
  names: readonly string[];
  quotations: readonly string[];
  truths: readonly string[];
}

export interface FreshSet extends FreshStatements {
  article: SourceArticle;
}
