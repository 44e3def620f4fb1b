import ar from "../../locales/ar/lexicon.json" with { type: "json" };
import de from "../../locales/de/lexicon.json" with { type: "json" };
import en from "../../locales/en/lexicon.json" with { type: "json" };
import es from "../../locales/es/lexicon.json" with { type: "json" };
import fr from "../../locales/fr/lexicon.json" with { type: "json" };
import hi from "../../locales/hi/lexicon.json" with { type: "json" };
import it from "../../locales/it/lexicon.json" with { type: "json" };
import ja from "../../locales/ja/lexicon.json" with { type: "json" };
import ko from "../../locales/ko/lexicon.json" with { type: "json" };
import type { ByLanguage } from "../../locales/languages.ts";
import pt from "../../locales/pt/lexicon.json" with { type: "json" };
import ru from "../../locales/ru/lexicon.json" with { type: "json" };
import zh from "../../locales/zh/lexicon.json" with { type: "json" };
import { Lexicon, type LexiconData, plainLexicon } from "../../web/language/index.ts";

const data: ByLanguage<LexiconData> = { ar, de, en, es, fr, hi, it, ja, ko, pt, ru, zh };
const made = new Map<string, Lexicon>();

/** A language's lexicon, loaded on first use; languages without one get the language-independent rules. */
export function lexiconOf(language: string): Lexicon {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? "";
  const known = made.get(code);
  if (known) return known;
  const own = (data as Readonly<Record<string, LexiconData>>)[code];
  const lexicon = own ? new Lexicon(own) : plainLexicon(language);
  if (own) made.set(code, lexicon);
  return lexicon;
}
