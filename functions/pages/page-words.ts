import ar from "../../locales/ar/page.json" with { type: "json" };
import de from "../../locales/de/page.json" with { type: "json" };
import en from "../../locales/en/page.json" with { type: "json" };
import es from "../../locales/es/page.json" with { type: "json" };
import fr from "../../locales/fr/page.json" with { type: "json" };
import hi from "../../locales/hi/page.json" with { type: "json" };
import it from "../../locales/it/page.json" with { type: "json" };
import ja from "../../locales/ja/page.json" with { type: "json" };
import ko from "../../locales/ko/page.json" with { type: "json" };
import { type ByLanguage, languageOf } from "../../locales/languages.ts";
import pt from "../../locales/pt/page.json" with { type: "json" };
import ru from "../../locales/ru/page.json" with { type: "json" };
import zh from "../../locales/zh/page.json" with { type: "json" };
import type { PageWords } from "../../web/typeset/index.ts";

const words: ByLanguage<PageWords> = { ar, de, en, es, fr, hi, it, ja, ko, pt, ru, zh };

/** The fixed words that pages print, in a language; English where it has none. */
export const pageWords = (language: string): PageWords => words[languageOf(language).code] ?? en;
