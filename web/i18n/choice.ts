import { findLanguage, type LanguageCode } from "../../locales/languages.ts";

const storageKey = "language";
const year = 60 * 60 * 24 * 365;

const readyCode = (code: string | null | undefined): LanguageCode | undefined => {
  const language = findLanguage(code);
  return language?.ready ? language.code : undefined;
};

/** The stored choice, then `?lang=`, then the browser's languages, then English. */
export function chosenLanguage(): LanguageCode {
  return storedLanguage() ?? readyCode(new URLSearchParams(location.search).get("lang")) ?? browserLanguage() ?? "en";
}

/** Kept in the browser, and in a cookie for the pages the server writes. */
export function rememberLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `lang=${code}; path=/; max-age=${year}; samesite=lax`;
}

/** What was chosen in this browser before. */
export function storedLanguage(): LanguageCode | undefined {
  try {
    return readyCode(localStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

function browserLanguage(): LanguageCode | undefined {
  for (const tag of navigator.languages ?? []) {
    const code = readyCode(tag);
    if (code) return code;
  }
  return undefined;
}
