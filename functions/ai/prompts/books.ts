import { type ByLanguage, languageOf } from "../../../locales/languages.ts";
import ar from "./books/ar.json" with { type: "json" };
import de from "./books/de.json" with { type: "json" };
import en from "./books/en.json" with { type: "json" };
import es from "./books/es.json" with { type: "json" };
import fr from "./books/fr.json" with { type: "json" };
import hi from "./books/hi.json" with { type: "json" };
import it from "./books/it.json" with { type: "json" };
import ja from "./books/ja.json" with { type: "json" };
import ko from "./books/ko.json" with { type: "json" };
import pt from "./books/pt.json" with { type: "json" };
import regions from "./books/regions.json" with { type: "json" };
import ru from "./books/ru.json" with { type: "json" };
import zh from "./books/zh.json" with { type: "json" };

/**
 * The prompts of one language, written in it and for its press. Nothing in them comes from a user. The elements they name (article, wish,
 * before, taken, length, count, page) are those of `questions.ts`.
 */
export interface PromptBook {
  /** Rules for every task. */
  desk: readonly string[];
  /** How papers of this language set quotations, heads, datelines, bylines and numbers. */
  press: readonly string[];
  /** For an article in another language than the newspaper's. */
  foreign: string;
  /** The main story. */
  expand: readonly string[];
  /** Another headline for it. */
  headline: readonly string[];
  /** Several side stories, each with an angle of its own. */
  sideStories: readonly string[];
  /** One side story beside the others. */
  oneSideStory: readonly string[];
  paperName: readonly string[];
  /** Which sentences of a page contradict its article. */
  contradictions: readonly string[];
  /** What the element `wish` is and may not do. */
  wish: string;
  /** What the element `before` is. */
  before: string;
  /** The line before the order. */
  order: string;
}

const books: ByLanguage<PromptBook> = { en, es, fr, de, it, pt, ru, ja, ko, zh, ar, hi };

/** The prompts of an edition's language; English for an unknown code. */
export function promptBookOf(language: string): PromptBook {
  return books[languageOf(language).code] ?? en;
}

/**
 * The conventions of a country's press, in the language of the newspaper; `""` is for all other countries. Source: the papers' public style
 * guides.
 */
const conventions = regions as unknown as Record<string, readonly (readonly [countries: string, convention: string])[]>;

/** The conventions of a country's press, in the language of the newspaper. `countryCode`: ISO 3166, '' when unknown. */
export function regionConventions(language: string, countryCode: string): string {
  const known = conventions[language] ?? conventions.en ?? [];
  const code = countryCode.toUpperCase();
  const own = code === "" ? undefined : known.find(([countries]) => countries.split(" ").includes(code));
  return (own ?? known.find(([countries]) => countries === ""))?.[1] ?? "";
}
