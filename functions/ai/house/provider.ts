import type { Drawing } from "../../../web/typeset/index.ts";
import { nearbyPlaces } from "../../location/places.ts";
import type { ImageModel, MadePicture, PictureOrder } from "../image-model.ts";
import { ProviderError } from "../provider-error.ts";
import type { Article, TextModel } from "../text-model.ts";
import { readAtlas } from "./atlas.ts";
import { type HouseExpansion, houseExpand } from "./expand.ts";
import { drawMap } from "./map.ts";
import { housePaperName } from "./paper-name.ts";
import { houseSideStories } from "./side-stories.ts";

/** Degrees around a place whose cities a map may name. */
const mapSpan = 14;

/** The house edition: arranges the article's own sentences and draws. Needs no key and no network, and gives the same for the same. */
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
      const { quote } = arrange(article);
      return houseSideStories({ title, content, language, count, exclude: quote ? [quote] : [], publishDate });
    },
    async paperName({ region, language }) {
      return housePaperName(region, language);
    },
    async picture(article, order): Promise<MadePicture> {
      const { place } = article;
      if (!place) throw new ProviderError("no place");
      const drawing = await draw(env, place, article.language);
      return { drawing, caption: arrange(article).caption, alt: place.city };
    },
  };
}
async function draw(env: Env, place: NonNullable<Article["place"]>, language: string): Promise<Drawing> {
  const [{ atlas, inland }, neighbors] = await Promise.all([
    readAtlas(env.ASSETS),
    nearbyPlaces(env.ASSETS, place.lat, place.lng, mapSpan, language),
  ]);
  return drawMap({ place, atlas, inland, neighbors, language });
}

function arrange(article: Article): HouseExpansion {
  return houseExpand({ ...article, paperName: housePaperName(article.region, article.language) });
}
