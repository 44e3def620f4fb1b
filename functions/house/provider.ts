import type { ImageModel, MadePicture } from "../ai/image-model.ts";
import type { Article, TextModel } from "../ai/text-model.ts";
import { nearbyPlaces } from "../location/places.ts";
import { type HouseExpansion, houseExpand } from "./edition/expand.ts";
import { housePaperName } from "./edition/paper-name.ts";
import { houseSideStories, shorterStory, shorterWish } from "./edition/side-stories.ts";
import { readAtlas } from "./pictures/atlas.ts";
import { drawMap } from "./pictures/map.ts";
import { describeEngraving, describeMap } from "./pictures/picture-words.ts";
import { drawVignette, readMotifOutlines } from "./pictures/vignette.ts";

/** Radius in degrees within which a map may name cities. */
const mapSpan = 14;

/**
 * The house edition: arranges the article's own sentences, and draws a locator map and wood engravings. Needs no key and no
 * network; deterministic for an article.
 */
export function openHouse(env: Env): TextModel & ImageModel {
  return {
    async expand(article, _order, { onText }) {
      const expansion = arrange(article);
      onText?.("expandedTitle", expansion.expandedTitle);
      for (const paragraph of expansion.expandedContent.split(/(?<=\n\n)/)) onText?.("expandedContent", paragraph);
      return expansion;
    },
    async headline(article) {
      const { expandedTitle, deck, kicker } = arrange(article);
      return { expandedTitle, deck, kicker };
    },
    async sideStories(article, { count, keep = [], before, again }) {
      if (before && again?.instruction === shorterWish) return [shorterStory(before, article.language)];
      const { title, content, language, publishDate } = article;
      const exclude = keep.flatMap((story) => [story.headline, story.content]);
      // A repeated request moves on to the next story the article supports.
      const turn = again?.times ?? 0;
      const stories = houseSideStories({ title, content, language, count: count + turn, publishDate, exclude });
      const from = Math.max(0, Math.min(turn, stories.length - count));
      return stories.slice(from, from + count);
    },
    async paperName(article, { again }) {
      return housePaperName(article, again?.times);
    },
    async picture(article, { number, again }) {
      const turn = again?.times ?? 0;
      // Every second attempt draws an engraving instead of the map.
      if (number === 1 && article.place && turn % 2 === 0) return map(env, article, article.place);
      return engraving(env, article, number, turn);
    },
  };
}

function arrange(article: Article): HouseExpansion {
  return houseExpand({ ...article, paperName: housePaperName(article) });
}

async function map(env: Env, article: Article, place: NonNullable<Article["place"]>): Promise<MadePicture> {
  const { language } = article;
  const [{ atlas, inland }, neighbors] = await Promise.all([
    readAtlas(env.ASSETS),
    nearbyPlaces(env.ASSETS, place.lat, place.lng, mapSpan, language),
  ]);
  const words = describeMap(place, language);
  const { caption } = arrange(article);
  // A caption that only repeats the region says less than the region's location.
  const says = caption.length > article.region.trim().length;
  const text = article.title + article.content;
  const numerals = /[\u0660-\u0669]/.test(text) ? "arab" : /[\u0966-\u096f]/.test(text) ? "deva" : "latn";
  return {
    drawing: drawMap({ place, atlas, inland, neighbors, language, numerals }),
    alt: words.alt,
    caption: says ? caption : words.caption,
  };
}

async function engraving(env: Env, article: Article, number: number, turn: number): Promise<MadePicture> {
  const { title, content, language, place } = article;
  const second = (number === 2 && !place) !== (turn % 2 === 1);
  const seed = turn === 0 ? String(number) : `${number}-${turn}`;
  const { drawing, motifs } = drawVignette({ title, content, language, seed, second }, await readMotifOutlines(env.ASSETS));
  return { drawing, ...describeEngraving(motifs, language) };
}
