import ar from "../../locales/ar/page.json";
import de from "../../locales/de/page.json";
import en from "../../locales/en/page.json";
import es from "../../locales/es/page.json";
import fr from "../../locales/fr/page.json";
import hi from "../../locales/hi/page.json";
import it from "../../locales/it/page.json";
import ja from "../../locales/ja/page.json";
import ko from "../../locales/ko/page.json";
import pt from "../../locales/pt/page.json";
import ru from "../../locales/ru/page.json";
import zh from "../../locales/zh/page.json";
import type { PageWords } from "../../web/typeset/index.ts";
import { byLanguage, readJsonModule } from "../http/json-module.ts";

const words = byLanguage<PageWords>({ ar, de, en, es, fr, hi, it, ja, ko, pt, ru, zh });

/** The fixed words that pages print, in a language; English where it has none. */
export const pageWords = (language: string): PageWords => words(language) ?? readJsonModule(en);
