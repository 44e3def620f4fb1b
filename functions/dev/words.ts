import ar from "../../locales/ar/dev.json";
import de from "../../locales/de/dev.json";
import en from "../../locales/en/dev.json";
import es from "../../locales/es/dev.json";
import fr from "../../locales/fr/dev.json";
import hi from "../../locales/hi/dev.json";
import it from "../../locales/it/dev.json";
import ja from "../../locales/ja/dev.json";
import ko from "../../locales/ko/dev.json";
import type { ByLanguage } from "../../locales/languages.ts";
import pt from "../../locales/pt/dev.json";
import ru from "../../locales/ru/dev.json";
import zh from "../../locales/zh/dev.json";
import { wordsOf } from "../http/words.ts";

const files: ByLanguage<object> = { ar, de, en, es, fr, hi, it, ja, ko, pt, ru, zh };

/** The words of the mailbox and of the stand-in for Stripe. */
export const wordsFor = wordsOf(files, en);
export type Words = ReturnType<typeof wordsFor>;
