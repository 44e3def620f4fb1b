import { nearbyPlaces } from "../../location/places.ts";
import type { ImageModel, MadePicture } from "../image-model.ts";
import type { Article, TextModel } from "../text-model.ts";
import { readAtlas } from "./atlas.ts";
import { type HouseExpansion, houseExpand } from "./expand.ts";
import { drawMap } from "./map.ts";
import { housePaperName } from "./paper-name.ts";
import { describeEngraving, describeMap } from "./picture-words.ts";
import { houseSideStories } from "./side-stories.ts";
import { drawVignette } from "./vignette.ts";

/** Degrees around a place whose cities a map may name. */
const mapSpan = 14;

/**
 * The house edition: arranges the article's own sentences, and draws a locator map and wood engravings. Needs no key and no
 * network, and gives the same for the same article.
 */
export function openHouse(env: Env): TextModel & ImageModel {
  return {
    async expand(article, _order, { onText }) {
      const expansion = arrange(article);
      onText?.("expandedTitle", expansion.expandedTitle);
      for (const paragraph of expansion.expandedContent.split(/(?<=\n\n)/)) onText?.("expandedContent", paragraph);
      return expansion;
    },
    async sideStories(article, { count }) {
      const { title, content, language, publishDate } = article;
      return houseSideStories({ title, content, language, count, publishDate });
    },
    async paperName({ region, language }) {
      return housePaperName(region, language);
    },
    async picture(article, { number }) {
      return number === 1 && article.place ? map(env, article, article.place) : engraving(article, number);
    },
  };
}

function arrange(article: Article): HouseExpansion {
  return houseExpand({ ...article, paperName: housePaperName(article.region, article.language) });
}

async function map(env: Env, article: Article, place: NonNullable<Article["place"]>): Promise<MadePicture> {
  const { language } = article;
  const [{ atlas, inland }, neighbors] = await Promise.all([
    readAtlas(env.ASSETS),
    nearbyPlaces(env.ASSETS, place.lat, place.lng, mapSpan, language),
  ]);
  const words = describeMap(place, language);
  const { caption } = arrange(article);
  // A caption that only repeats the region says less than where it lies.
  const says = caption.length > article.region.trim().length;
  const numerals = /[\u0660-\u0669]/.test(article.title + article.content) ? "arab" : "latn";
  return {
    drawing: drawMap({ place, atlas, inland, neighbors, language, numerals }),
    alt: words.alt,
    caption: says ? caption : words.caption,
  };
}

function engraving({ title, content, language, place }: Article, number: number): MadePicture {
  const second = number === 2 && !place;
  const { drawing, motifs } = drawVignette({ title, content, language, seed: String(number), second });
  return { drawing, ...describeEngraving(motifs, language) };
}
