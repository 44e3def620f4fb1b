import { type ByLanguage, languageOf } from "../../../locales/languages.ts";
import { foldPassage, holds, passagesOf, spokenParts } from "../../../web/typeset/index.ts";
import type { Source } from "./source.ts";

const marks: ByLanguage<readonly [open: string, close: string]> = {
  en: ["“", "”"],
  es: ["«", "»"],
  fr: ["«\u00a0", "\u00a0»"],
  de: ["„", "“"],
  it: ["«", "»"],
  pt: ["“", "”"],
  ru: ["«", "»"],
  ja: ["「", "」"],
  ko: ["“", "”"],
  zh: ["“", "”"],
  ar: ["«", "»"],
  hi: ["“", "”"],
};

/** The pull quote in marks of the language when the article says it word for word between its own; null otherwise. */
export function trueQuote(written: string, source: Source): string | null {
  if (source.isForeign) return null;
  const whole = passagesOf(written).find((passage) => passage.start === 0 && passage.end >= written.length - 1);
  const given = whole && whole.kind !== "dash" ? whole.words : written;
  // “…, — says X. — …”: what stands between the dashes was not said.
  const spoken = spokenParts(given).toSorted((a, b) => b.length - a.length)[0] ?? "";
  const words = spoken.replace(/[,،、，]\s*$/u, "").trim();
  const folded = foldPassage(words);
  if ([...folded].length < 4 || [...words].length > 590 || !source.speech.some((speech) => holds(speech, folded))) return null;
  const [open, close] = marks[languageOf(source.language).code] ?? marks.en;
  return `${open}${words}${close}`;
}
