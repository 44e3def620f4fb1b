import ar from "../../../locales/ar/pictures.json" with { type: "json" };
import de from "../../../locales/de/pictures.json" with { type: "json" };
import en from "../../../locales/en/pictures.json" with { type: "json" };
import es from "../../../locales/es/pictures.json" with { type: "json" };
import fr from "../../../locales/fr/pictures.json" with { type: "json" };
import hi from "../../../locales/hi/pictures.json" with { type: "json" };
import it from "../../../locales/it/pictures.json" with { type: "json" };
import ja from "../../../locales/ja/pictures.json" with { type: "json" };
import ko from "../../../locales/ko/pictures.json" with { type: "json" };
import { type ByLanguage, languageOf } from "../../../locales/languages.ts";
import pt from "../../../locales/pt/pictures.json" with { type: "json" };
import ru from "../../../locales/ru/pictures.json" with { type: "json" };
import zh from "../../../locales/zh/pictures.json" with { type: "json" };
import type { Place } from "../../../web/typeset/index.ts";
import { fill } from "../edition/words.ts";

/** Caption and alternative text of a picture. */
export interface PictureWords {
  caption: string;
  alt: string;
}

const words: ByLanguage<typeof en> = { ar, de, en, es, fr, hi, it, ja, ko, pt, ru, zh };
const separators: Record<string, string> = { ja: "、", zh: "、", ar: "، " };
const wordsOf = (language: string) => words[languageOf(language).code] ?? en;

export function describeMap({ city, country }: Pick<Place, "city" | "country">, language: string): PictureWords {
  const { mapCaption, mapAlt } = wordsOf(language);
  return { caption: fill(mapCaption, { city, country }), alt: fill(mapAlt, { city, country }) };
}

/** A truthful caption for an engraving: what it shows, and that it is not a photograph. */
export function describeEngraving(motifs: readonly string[], language: string): PictureWords {
  const own = wordsOf(language);
  if (motifs.length === 0) return { caption: own.landscapeCaption, alt: own.landscapeAlt };
  const named = motifs.join(separators[language.split("-")[0] ?? ""] ?? ", ");
  return { caption: fill(own.engravingCaption, { motifs: named }), alt: fill(own.engravingAlt, { motifs: named }) };
}
