import type { LanguageCode } from "../../locales/languages.ts";

// Addresses only: the words travel as JSON, so that a language costs no script.
const addresses = import.meta.glob<string>("../../locales/*/{public,notices,app,settings,page,almanac}.json", {
  query: "?url",
  import: "default",
  eager: true,
});

const loading = new Map<string, Promise<unknown>>();

/**
 * The words of one namespace in one language, as in locales/<language>/<namespace>.json. Fetched once.
 * Rejects when the file is missing or the network fails; the next call tries again.
 */
export function loadWords<T = Record<string, unknown>>(language: LanguageCode, namespace: string): Promise<T> {
  const address = addresses[`../../locales/${language}/${namespace}.json`];
  if (!address) return Promise.reject(new Error(`No words: ${language}/${namespace}`));
  let words = loading.get(address);
  if (!words) {
    words = fetch(address).then((response) => {
      if (!response.ok) throw new Error(`${response.status}: ${address}`);
      return response.json();
    });
    words.catch(() => loading.delete(address));
    loading.set(address, words);
  }
  return words as Promise<T>;
}
