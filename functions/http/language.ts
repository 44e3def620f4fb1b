import { getCookie } from "hono/cookie";
import { findLanguage, type Language, languageOf } from "../../locales/languages.ts";
import type { AppContext } from "./context.ts";

/** The visitor's language: the stored choice, then `?lang=`, then what the browser asks for, then English. */
export function requestLanguage(c: AppContext): Language {
  const accepted = (c.req.header("accept-language") ?? "")
    .split(",")
    .map((part, order) => {
      const [tag, ...parameters] = part.split(";").map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0, order };
    })
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
    .filter(({ quality }) => quality > 0)
    .map(({ tag }) => tag);
  for (const code of [getCookie(c, "lang"), c.req.query("lang"), ...accepted]) {
    const language = findLanguage(code);
    if (language?.ready) return language;
  }
  return languageOf("en");
}
