/**
 * Where words are fetched, by their file in locales/. `more-words.ts` and its like fill it; the words a page begins with it names itself
 * (web/prerender). The words travel as JSON, so that a language costs no script.
 */
export const wordAddresses: Record<string, string> = {};
