import { findLanguage, languageOf } from "../../../locales/languages.ts";

/** The language the page will be set in: the chosen one, or the interface's until one is chosen. */
export function pageLanguageOf(chosen: string | null, interfaceLanguage: string): string {
  const language = findLanguage(chosen);
  return language?.ready ? language.code : languageOf(interfaceLanguage).code;
}
