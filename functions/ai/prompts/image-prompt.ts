import { languageOf } from "../../../locales/languages.ts";
import { oneLine, paragraphsOf, sentencesIn } from "../../../web/language/index.ts";
import { lexiconOf } from "../../house/lexicon.ts";
import type { PictureOrder } from "../image-model.ts";
import type { ImagePrompt } from "../providers/image-provider.ts";
import type { Article } from "../text-model.ts";
import { visibleText } from "./neutralize.ts";

const longest = 1_500;
const shares = { title: 160, lede: 330, place: 80, wish: 250 };

const styles: Record<PictureOrder["style"], string> = {
  photojournalistic:
    "Photojournalistic newspaper photograph: natural light, eye level, one clear subject, honest framing, black-and-white newsprint tonality.",
  editorial:
    "Editorial newspaper illustration: wood-engraving and ink-wash manner, one telling object or detail close up, plain background, black and white.",
};
const rules =
  "Show the place, the objects and the work; people only far off, from behind or as silhouettes, nobody who could be recognised. No text, letters, numbers, signs, logos, flags of parties, watermarks or frames anywhere in the picture.";
const avoid =
  "text, letters, words, numbers, captions, signs, logos, brand names, watermark, signature, frame, newspaper page, portrait, close-up face, recognisable person, celebrity, politician, gore, distorted hands";

/**
 * The prompt for a picture, from the article's own words without asking a model, so that pictures start at once. The article's words are
 * quoted as a subject, never as an instruction: quotation marks, tags, addresses and line ends in them are removed. At most 1,500
 * characters.
 */
export function imagePrompt(article: Article, order: PictureOrder): ImagePrompt {
  const place = article.place ? [article.place.city, article.place.country].filter(Boolean).join(", ") : article.region;
  const wish = subject(order.again?.instruction || order.description, shares.wish);
  const lines = [
    styles[order.style],
    rules,
    `Subject, a headline of a newspaper in ${languageOf(article.language).name}: “${subject(article.title, shares.title)}”.`,
    labelled("What it is about", subject(sceneOf(article, order.number), shares.lede)),
    labelled("Where", subject(place, shares.place)),
    labelled("What the editor would like to see, as far as it keeps to the rules above", wish),
  ];
  const times = order.again?.times ?? 0;
  if (times > 0) lines.splice(4, 0, `Another view than before, number ${times + 1}: different distance, angle and light.`);
  return { prompt: cut(lines.filter(Boolean).join("\n"), longest), avoid, shape: order.number === 1 ? "landscape" : "square" };
}

const labelled = (label: string, text: string) => (text === "" ? "" : `${label}: “${text}”.`);

/** The lede for the main picture; for the small one, a paragraph from the middle of the article. */
function sceneOf(article: Article, number: PictureOrder["number"]): string {
  const paragraphs = paragraphsOf(article.content);
  const middle = paragraphs.slice(Math.floor(paragraphs.length / 2));
  // Speech describes nothing to be seen.
  const scenic = middle.find((paragraph) => !/[“„«"「]/u.test(paragraph)) ?? middle[0];
  const sentences = sentencesIn((number === 1 ? paragraphs[0] : scenic) ?? "", lexiconOf(article.language)).map(
    (sentence) => sentence.text,
  );
  let scene = "";
  for (const sentence of sentences) {
    if (scene !== "" && scene.length + sentence.length > shares.lede) break;
    scene = `${scene} ${sentence}`.trim();
  }
  return scene;
}

/** A user's words as the subject of a picture: without marks, tags, addresses and line ends, which could read as an instruction. */
export function subject(text: string, most: number): string {
  const plain = oneLine(
    visibleText(text)
      .replace(/<[^>]*>/g, " ")
      .replace(/(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|data:\S+/gi, " ")
      .replace(/[“”„«»「」『』"`{}[\]<>|\\#*_]/g, ""),
  );
  return cut(plain, most);
}

/** At most `most` characters, cut at a word. */
export function cut(text: string, most: number): string {
  const signs = [...text];
  return signs.length <= most
    ? text
    : `${signs
        .slice(0, most - 1)
        .join("")
        .replace(/\s\S*$/u, "")}…`;
}
