import { findLanguage } from "../../locales/languages.ts";
import { placeLine } from "../../locales/place-line.ts";
import type { LocatedPlace } from "../location/contract.ts";
import { logLine, traceOf } from "../log.ts";
import type { ExtractedArticle } from "./extract/page.ts";

interface Located {
  place: LocatedPlace;
  /** As people write it. */
  region: string;
}

/**
 * The town a page names, in the language its newspaper will be in: the article's where we print in it, else the one asked for. Null
 * for what the gazetteer does not know; a gazetteer that cannot be read costs the place, not the article.
 */
export async function locate(env: Env, place: ExtractedArticle["place"], article: string, asked: string): Promise<Located | null> {
  if (!place) return null;
  const language = (findLanguage(article) ?? findLanguage(asked))?.code ?? "en";
  try {
    const { findPlace } = await import("../location/places.ts");
    const found = await findPlace(env.ASSETS, place.text, language);
    if (!found) return null;
    const { population: _, ...located } = found;
    return { place: located, region: placeLine(located, language) };
  } catch (failure) {
    logLine("error", { message: "place look-up failed", error: traceOf(failure) });
    return null;
  }
}
