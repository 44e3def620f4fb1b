import ar from "../../../locales/ar/house.json" with { type: "json" };
import de from "../../../locales/de/house.json" with { type: "json" };
import en from "../../../locales/en/house.json" with { type: "json" };
import es from "../../../locales/es/house.json" with { type: "json" };
import fr from "../../../locales/fr/house.json" with { type: "json" };
import hi from "../../../locales/hi/house.json" with { type: "json" };
import it from "../../../locales/it/house.json" with { type: "json" };
import ja from "../../../locales/ja/house.json" with { type: "json" };
import ko from "../../../locales/ko/house.json" with { type: "json" };
import { type ByLanguage, findLanguage } from "../../../locales/languages.ts";
import pt from "../../../locales/pt/house.json" with { type: "json" };
import ru from "../../../locales/ru/house.json" with { type: "json" };
import zh from "../../../locales/zh/house.json" with { type: "json" };

export type HouseWords = typeof en;

const words: ByLanguage<HouseWords> = { ar, de, en, es, fr, hi, it, ja, ko, pt, ru, zh };

/** The few words the house edition prints itself, in the language of the newspaper; a language without words of its own yet gets a byline that is the name alone. */
export function houseWords(language: string): HouseWords {
  const code = findLanguage(language)?.code;
  return (code && words[code]) ?? { ...en, byline: "{{author}}" };
}

export function fill(form: string, values: Record<string, string>): string {
  return form.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}
