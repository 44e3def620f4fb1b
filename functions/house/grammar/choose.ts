import { type ByLanguage, findLanguage } from "../../../locales/languages.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { Grammar } from "./grammar.ts";
import { hi } from "./hi.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { restGrammar } from "./rest.ts";
import { es, fr, it, pt } from "./romance.ts";
import { ru } from "./ru.ts";
import { zh } from "./zh.ts";

const known: ByLanguage<Grammar> = { en, de, ja, ar, es, fr, it, pt, ru, hi, ko, zh };

export function grammarOf(language: string): Grammar {
  const code = findLanguage(language)?.code;
  return (code && known[code]) ?? restGrammar(language);
}
