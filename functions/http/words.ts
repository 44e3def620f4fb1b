import { getCookie } from "hono/cookie";
import { parseAccept } from "hono/utils/accept";
import ar from "../../locales/ar/server.json";
import de from "../../locales/de/server.json";
import en from "../../locales/en/server.json";
import es from "../../locales/es/server.json";
import fr from "../../locales/fr/server.json";
import hi from "../../locales/hi/server.json";
import it from "../../locales/it/server.json";
import ja from "../../locales/ja/server.json";
import ko from "../../locales/ko/server.json";
import { type ByLanguage, findLanguage, type Language, languageOf } from "../../locales/languages.ts";
import pt from "../../locales/pt/server.json";
import ru from "../../locales/ru/server.json";
import zh from "../../locales/zh/server.json";
import type { AppContext } from "./context.ts";

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];
export type ServerKey = Leaves<typeof en>;
export type Words<Key = ServerKey> = (key: Key, values?: Record<string, string>) => string;

/** Reads words by their path, `{{name}}` filled in; English for a language that has none. */
export function wordsOf<T extends object>(files: ByLanguage<object>, english: T): (language: string) => Words<Leaves<T>> {
  return (language) => {
    const words = files[languageOf(language).code] ?? english;
    return (key, values = {}) => {
      let at: unknown = words;
      for (const part of key.split(".")) at = (at as Record<string, unknown>)[part];
      return String(at).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
    };
  };
}

/** The server's own words (sign-in page, mails). */
export const wordsFor = wordsOf({ ar, de, en, es, fr, hi, it, ja, ko, pt, ru, zh }, en);

/** The visitor's language: the stored choice, then `?lang=`, then what the browser asks for, then English. */
export function requestLanguage(c: AppContext): Language {
  const accepted = parseAccept(c.req.header("accept-language") ?? "").flatMap(({ type, q }) => (q > 0 ? type : []));
  for (const code of [getCookie(c, "lang"), c.req.query("lang"), ...accepted]) {
    const language = findLanguage(code);
    if (language?.ready) return language;
  }
  return languageOf("en");
}
