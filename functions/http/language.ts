import { getCookie } from "hono/cookie";
import { parseAccept } from "hono/utils/accept";
import { findLanguage, type Language, languageOf } from "../../locales/languages.ts";
import type { AppContext } from "./context.ts";

/** The visitor's language: the stored choice, then `?lang=`, then what the browser asks for, then English. */
export function requestLanguage(c: AppContext): Language {
  const accepted = parseAccept(c.req.header("accept-language") ?? "").flatMap(({ type, q }) => (q > 0 ? type : []));
  for (const code of [getCookie(c, "lang"), c.req.query("lang"), ...accepted]) {
    const language = findLanguage(code);
    if (language?.ready) return language;
  }
  return languageOf("en");
}
