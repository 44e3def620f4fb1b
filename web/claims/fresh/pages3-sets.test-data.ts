import type { FreshSet } from "./fresh-statements.ts";
import { pages3Ar } from "./pages3-ar.test-data.ts";
import { pages3De } from "./pages3-de.test-data.ts";
import { pages3En } from "./pages3-en.test-data.ts";
import { pages3Es } from "./pages3-es.test-data.ts";
import { pages3Fr } from "./pages3-fr.test-data.ts";
import { pages3Hi } from "./pages3-hi.test-data.ts";
import { pages3It } from "./pages3-it.test-data.ts";
import { pages3Ja } from "./pages3-ja.test-data.ts";
import { pages3Ko } from "./pages3-ko.test-data.ts";
import { pages3Pt } from "./pages3-pt.test-data.ts";
import { pages3Ru } from "./pages3-ru.test-data.ts";
import { pages3Zh } from "./pages3-zh.test-data.ts";

/** The third set of pages as a model writes them, one of each language, by its code. */
export const pages3Sets: Readonly<Record<string, FreshSet>> = {
  en: pages3En,
  es: pages3Es,
  fr: pages3Fr,
  de: pages3De,
  it: pages3It,
  pt: pages3Pt,
  ru: pages3Ru,
  ja: pages3Ja,
  ko: pages3Ko,
  zh: pages3Zh,
  ar: pages3Ar,
  hi: pages3Hi,
};
