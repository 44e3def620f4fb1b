import { samples } from "../../../functions/house/edition/sample-articles.test-data.ts";
import type { Layout, NewspaperToSet } from "../model/newspaper.ts";
import { type Random, randomOf } from "./random-text.ts";
import { newspaperFrom } from "./sample-newspapers.test-data.ts";

const layouts: [Layout, ...Layout[]] = ["three-column", "two-column", "one-column"];
const lengths: [number, ...number[]] = [0, 60, 100, 180, 300, 450, 700, 900, 1_200, 1_700];

/** A newspaper of a language in which any part may be missing, long or odd; the same for the same seed. */
export function mixedNewspaper(language: string, seed: number): NewspaperToSet {
  const random = randomOf(seed);
  const files = samples.filter((sample) => sample.language === language).map(({ file }) => file);
  const paper = newspaperFrom(random.pick(files as [string, ...string[]]), random.pick(lengths), random.pick(layouts));
  const sentences = paper.content.split(/(?<=[.。!؟])\s*/).filter((sentence) => sentence.length > 10) as [string, ...string[]];
  const take = (count: number) => Array.from({ length: count }, () => random.pick(sentences)).join(language === "ja" ? "" : " ");
  const often = (share: number) => random.between(0, share) > 0;
  const sideStories = Array.from({ length: random.between(0, 6) }, () => ({
    headline: take(1).slice(0, random.between(0, 70)),
    content: Array.from({ length: random.between(1, 4) }, () => take(random.between(1, 5))).join("\n\n"),
  }));
  return {
    ...paper,
    expandedContent: {
      ...paper.expandedContent,
      sideStories,
      quote: often(2) ? take(1).slice(0, 200) : null,
      deck: often(3) ? take(1).slice(0, 160) : "",
      kicker: often(1) ? take(1).slice(0, 60) : "",
      byline: often(3) ? paper.expandedContent.byline : "",
    },
    pictures: {
      ...(often(9) ? { main: mixedPicture(random, take(random.between(0, 2))) } : {}),
      ...(often(4) ? { small: mixedPicture(random, take(random.between(0, 1))) } : {}),
    },
  };
}

function mixedPicture(random: Random, caption: string) {
  return { src: "picture", width: random.between(600, 1_600), height: random.between(500, 1_300), caption, alt: "" };
}
