import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { type LanguageCode, languageOf } from "../../locales/languages.ts";
import { rememberLanguage } from "./choice.ts";
import { loadFaces } from "./faces.ts";
import { loadWords } from "./words.ts";

const backend: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, done) {
    loadWords(language as LanguageCode, namespace).then(
      (words) => done(null, words),
      // true asks i18next to try again.
      (error) => done(error, true),
    );
  },
};

/**
 * Resolves when the public words, and those of `more` files, are there, so that the first paint shows no keys; rejects when they do not
 * come.
 */
export async function startI18n(language: LanguageCode, ...more: string[]): Promise<void> {
  showLanguage(language);
  // Not in a build: addresses with `?pseudo` show what was cut off or never translated.
  const isPseudo = import.meta.env.DEV && new URLSearchParams(location.search).has("pseudo");
  if (isPseudo) i18next.use((await import("./pseudo.ts")).pseudoLanguage);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      ...(isPseudo && { postProcess: ["pseudo"] }),
      lng: language,
      // Every language is complete (a test holds it to that), so English is never loaded beside another.
      fallbackLng: false,
      load: "languageOnly",
      // 2.5 s in all: beyond that a visitor should read that something is wrong.
      maxRetries: 3,
      ns: ["public", ...more],
      defaultNS: "public",
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  if (!i18next.hasResourceBundle(language, "public")) throw new Error(`No words: ${language}/public`);
  i18next.on("languageChanged", (code) => showLanguage(code as LanguageCode));
}

/**
 * Changes every text, `<html lang dir>` and the faces, once all words in use are there. Rejects, changing nothing, when they do not come.
 */
export async function changeLanguage(language: LanguageCode): Promise<void> {
  const inUse = new Set(["public", ...(i18next.reportNamespaces?.getUsedNamespaces() ?? [])]);
  await Promise.all([...inUse].map((namespace) => loadWords(language, namespace)));
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}

function showLanguage(code: LanguageCode): void {
  const language = languageOf(code);
  document.documentElement.lang = language.code;
  document.documentElement.dir = language.direction;
  void loadFaces(code);
}
