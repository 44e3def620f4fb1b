import { type LanguageCode, languageOf } from "../../../locales/languages.ts";

/** What a language is called in the language shown, as a title writes it. */
export function nameOfLanguage(code: LanguageCode, tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(code) ?? languageOf(code).nativeName;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
