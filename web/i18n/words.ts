import type { LanguageCode } from "../../locales/languages.ts";
import { wordAddresses } from "./word-addresses.ts";

const loading = new Map<string, Promise<unknown>>();

/**
 * The words of one namespace in one language, as in locales/<language>/<namespace>.json. Fetched once.
 * Rejects when the file is missing or the network fails; the next call tries again.
 */
export function loadWords<T = Record<string, unknown>>(language: LanguageCode, namespace: string): Promise<T> {
  const file = `../../locales/${language}/${namespace}.json`;
  let words = loading.get(file);
  if (!words) {
    words = readWords(file, `${language}/${namespace}`);
    words.catch(() => loading.delete(file));
    loading.set(file, words);
  }
  return words as Promise<T>;
}

async function readWords(file: string, name: string): Promise<unknown> {
  // A Web Worker has no page, and reads words for the pages it sets.
  const named = globalThis.document?.querySelector<HTMLLinkElement>(`link[data-words="${name}"]`)?.href;
  if (!named && !(file in wordAddresses)) await import("./more-words.ts");
  const address = named ?? wordAddresses[file];
  if (!address) throw new Error(`No words: ${file}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return response.json();
}
