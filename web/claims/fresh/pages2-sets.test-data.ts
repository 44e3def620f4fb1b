import type { FreshSet } from "./fresh-statements.ts";
import { pages2Ar } from "./pages2-ar.test-data.ts";
import { pages2De } from "./pages2-de.test-data.ts";
import { pages2En } from "./pages2-en.test-data.ts";
import { pages2Es } from "./pages2-es.test-data.ts";
import { pages2Fr } from "./pages2-fr.test-data.ts";
import { pages2Hi } from "./pages2-hi.test-data.ts";
import { pages2It } from "./pages2-it.test-data.ts";
import { pages2Ja } from "./pages2-ja.test-data.ts";
import { pages2Ko } from "./pages2-ko.test-data.ts";
import { pages2Pt } from "./pages2-pt.test-data.ts";
import { pages2Ru } from "./pages2-ru.test-data.ts";
import { pages2Zh } from "./pages2-zh.test-data.ts";

/**
 * A second set of pages as a model writes them: twelve new articles with 504 true sentences and 408 inventions, written on 21 November 2026
 * by an author who had not read the check, and committed before they were scored.
 */
export const pages2Sets: Readonly<Record<string, FreshSet>> = {
  en: pages2En,
  es: pages2Es,
  fr: pages2Fr,
  de: pages2De,
  it: pages2It,
  pt: pages2Pt,
  ru: pages2Ru,
  ja: pages2Ja,
  ko: pages2Ko,
  zh: pages2Zh,
  ar: pages2Ar,
  hi: pages2Hi,
};
