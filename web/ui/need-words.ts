import i18next from "i18next";
import type { LanguageCode } from "../../locales/languages.ts";
import { loadWords } from "../i18n/words.ts";
import { LostFile } from "./lost-file.ts";

/**
 * Resolves when a screen's words are there; rejects with LostFile when they do not come, so that the screen reports it instead of showing
 * keys.
 */
export async function needWords(namespace: string): Promise<void> {
  const language = i18next.language as LanguageCode;
  try {
    i18next.addResourceBundle(language, namespace, await loadWords(language, namespace));
  } catch (cause) {
    throw new LostFile(`No words: ${language}/${namespace}`, cause);
  }
}
