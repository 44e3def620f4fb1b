import { type ByLanguage, languageOf } from "../../../locales/languages.ts";
import { readJsonModule } from "../../http/json-module.ts";
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
import ru from "./books/ru.json" with { type: "json" };
import zh from "./books/zh.json" with { type: "json" };
import type { PromptBook } from "./prompt-book.ts";

const books: ByLanguage<PromptBook> = { en, es, fr, de, it, pt, ru, ja, ko, zh, ar, hi };

/** The prompts of an edition's language; English for a code nobody knows. */
export function promptBookOf(language: string): PromptBook {
  return readJsonModule(books[languageOf(language).code] ?? en);
}
