import { expect, test } from "vitest";
import { sampled } from "../../../.ci/tier.ts";
import type { ExpandedContent, NewspaperToSet } from "../model/newspaper.ts";
import { setNewspaper } from "../page/set-newspaper.ts";
import { templates } from "../templates/templates.ts";
import { proofread } from "../testing/proofread.test-data.ts";
import { newspaperFrom, toolsOf } from "../testing/sample-newspapers.test-data.ts";

/** Letters, more than the hyphenator is asked about. */
const length = 240;
const endless = (unit: string) => unit.repeat(length).slice(0, length);

/** Letters that are written on without a space: plain ones, and what Unicode takes for one letter however long it grows. */
const units = {
  en: ["en-toy-library-short", ["abcdefgh", "i", "W"]],
  es: ["es-faro-punta-meira", ["ñandú", "l"]],
  fr: ["fr-boulangerie-cooperative", ["éàç", "œ"]],
  de: ["de-storchennest-kurz", ["straße", "ä"]],
  it: ["it-mercato-coperto", ["perciò"]],
  pt: ["pt-orquestra-escolar", ["coração"]],
  ru: ["ru-nochnoy-poezd", ["щ", "жэк"]],
  ja: ["ja-eki-piano-mijikai", ["ー", "江", "っ"]],
  ko: ["ko-ssiat-eunhaeng", ["힣", "\u1100"]],
  zh: ["zh-liuxi-river", ["江", "一"]],
  ar: ["ar-maktabat-alnil-qaseer", ["س", "لا", "مُ"]],
  hi: ["hi-bawdi-chhoti", ["कखगघच", "क्", "क्ष्", "विश्वविद्यालय"]],
} as const;

type Changes = (word: string, content: ExpandedContent, newspaper: NewspaperToSet) => Partial<NewspaperToSet>;

const places: Record<string, Changes> = {
  "its stories": (word, content) => ({
    expandedContent: {
      ...content,
      expandedContent: content.expandedContent.replace("\n\n", ` ${word}\n\n`),
      sideStories: content.sideStories.map((story) => ({ ...story, content: `${story.content} ${word}` })),
    },
  }),
  "its heads and captions": (word, content, { pictures: { main, small }, folio }) => ({
    expandedContent: {
      ...content,
      expandedTitle: word,
      deck: word,
      sideStories: content.sideStories.map((story) => ({ ...story, headline: word })),
    },
    pictures: { ...(main && { main: { ...main, caption: word } }), ...(small && { small: { ...small, caption: word } }) },
    folio: { ...folio, ears: [word, word] },
  }),
};

const cases = Object.entries(units).flatMap(([language, [file, own]]) =>
  own.flatMap((unit, index) =>
    Object.keys(places)
      .slice(0, index === 0 || language === "hi" ? 2 : 1)
      .map((place) => ({ language, unit, place, file })),
  ),
);

test.each(sampled("endless words", cases))(
  "a word without an end stays in its column and over nothing: $language “$unit” in $place",
  async ({ language, unit, place, file }) => {
    const tools = await toolsOf(language);
    const at = cases.findIndex((each) => each.language === language && each.unit === unit && each.place === place);
    const newspaper = newspaperFrom(file, 0, "three-column", { templateId: templates[at % templates.length]?.id ?? "" });
    const { shape = null } = setNewspaper(newspaper, tools);
    const typed = { ...newspaper, ...places[place]?.(endless(unit), newspaper.expandedContent, newspaper), shape };
    expect(proofread(setNewspaper(typed, tools), typed, tools.measurer).errors).toEqual([]);
  },
);
