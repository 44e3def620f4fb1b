import { languages } from "../../../locales/languages.ts";
import { type Layout, templates } from "../index.ts";
import { randomOf } from "../testing/random-text.ts";
import type { EditionOptions } from "./house-editions.ts";

/** One newspaper to be set and judged. */
export interface Trial extends EditionOptions {
  language: string;
  /** How it is called in reports. */
  length: "short" | "medium" | "long" | "80 characters" | "12,000 characters" | "mixed";
  /** Points, of a page 612 wide. */
  height: number;
}

/** Words of the article: what fills a third of a page, a page, and more than a page (template book §2). */
const lengths = { short: 120, medium: 650, long: 1_500 } as const;
const layouts: readonly [Layout, ...Layout[]] = ["one-column", "two-column", "three-column"];
/** 3:4, 17:22 and Letter, A3 and A4, tabloid. */
const heights: [number, ...number[]] = [816, 792, 865.4, 945.8];

/**
 * Every template in every language: each layout with each length, and four newspapers with odd amounts of text, stories, pictures and
 * paper.
 */
export function matrix(): Trial[] {
  return templates.flatMap(({ id: templateId }, template) =>
    languages.flatMap(({ code: language }, number) => {
      const random = randomOf(template * 100 + number + 1);
      const regular = layouts.flatMap((layout) =>
        (["short", "medium", "long"] as const).map(
          (length): Trial => ({
            templateId,
            language,
            layout,
            length,
            words: lengths[length],
            pictures: random.pick(["drawings", "photographs"]),
            pictureCount: 2,
            sides: 6,
            height: 816,
          }),
        ),
      );
      const odd = (["80 characters", "12,000 characters", "mixed", "mixed"] as const).map(
        (length): Trial => ({
          templateId,
          language,
          layout: random.pick(layouts),
          length,
          words: random.between(60, 1_200),
          ...(length === "80 characters" ? { characters: 80 } : length === "12,000 characters" ? { characters: 12_000 } : {}),
          pictures: random.pick(["drawings", "photographs"]),
          pictureCount: random.between(0, 2),
          sides: random.between(0, 6),
          height: random.pick(heights),
        }),
      );
      return [...regular, ...odd];
    }),
  );
}

/** The list parted by what `keyOf` gives, each part in its order. */
export function groupBy<Item>(list: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** A share of the matrix, one in `of` for each template and language, the same every time. */
export function sampleOf(trials: readonly Trial[], of: number): Trial[] {
  const pairs = groupBy(trials, ({ templateId, language }) => `${templateId} ${language}`);
  const random = randomOf(20_261_120);
  return [...pairs.values()].flatMap((own) => {
    const start = random.between(0, of - 1);
    return own.filter((_, index) => index % of === start);
  });
}

export const nameOf = ({ templateId, language, layout, length, sides, pictureCount, height }: Trial): string =>
  `${templateId} ${language} ${layout} ${length}, ${sides} side stories, ${pictureCount} pictures${height === 816 ? "" : `, height ${height}`}`;
