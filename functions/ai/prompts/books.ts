import { languageOf } from "../../../locales/languages.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { hi } from "./hi.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { PromptBook } from "./prompt-book.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { zh } from "./zh.ts";

const books = { en, es, fr, de, it, pt, ru, ja, ko, zh, ar, hi };

/** The prompts of an edition's language; English for a code nobody knows. */
export function promptBookOf(language: string): PromptBook {
  return books[languageOf(language).code];
}
