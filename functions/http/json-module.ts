import type { ByLanguage } from "../../locales/languages.ts";

/**
 * What an imported JSON file holds. The Worker gets some of them as text (`rules` in wrangler.toml), so that its start does not pay for
 * what few requests read; Node and the tests get them parsed, and TypeScript knows them as they are then.
 */
export function readJsonModule<T extends object>(module: T): T {
  return typeof module === "string" ? (JSON.parse(module) as T) : module;
}

/** The same for one file a language, each read at the first need and kept. */
export function byLanguage<T extends object>(modules: ByLanguage<T>): (language: string) => T | undefined {
  const read = new Map<string, T>();
  const known: Readonly<Record<string, T | undefined>> = modules;
  return (language) => {
    const module = Object.hasOwn(known, language) ? known[language] : undefined;
    if (module === undefined) return undefined;
    const words = read.get(language) ?? readJsonModule(module);
    read.set(language, words);
    return words;
  };
}
