import { fillIn } from "../../model/edition-words.ts";
import type { LayoutContext } from "../context.ts";

/** The data from which the colophon names the makers of a newspaper. */
type Colophon = Pick<LayoutContext, "newspaper" | "language"> & { words: Pick<LayoutContext["words"], "page"> };

/** What stands between names in a row, and whether sentences stand close. */
function jointOf(language: string): { names: string; sentences: string } {
  if (/^(ja|zh)/.test(language)) return { names: "、", sentences: "" };
  return { names: language === "ar" ? " و" : ", ", sentences: " " };
}

/** Whose words and pictures these are. Only generated content that is in the newspaper is credited. */
function makersOf({ newspaper, words: { page } }: Colophon): string[] {
  const { text, images, house } = newspaper.madeWith;
  const pictures = [newspaper.pictures.main, newspaper.pictures.small].filter((picture) => picture !== undefined);
  const made = pictures.filter(({ isPhotograph }) => !isPhotograph);
  const isDrawn = images === "house" || made.every(({ drawing }) => drawing !== undefined);
  // With a model's pictures a drawing is the house's, where the model failed.
  const isMixed = !isDrawn && made.some(({ drawing }) => drawing !== undefined);
  const photographs = made.length < pictures.length ? page.colophonPhotographs : "";
  if (!text && !house) return [photographs];
  const writer = house ? page.colophonHouseText : fillIn(page.colophonModelText, { text });
  if (made.length === 0) return [writer, photographs];
  if (house && isDrawn) return [page.colophonHouse, photographs];
  if (!house && !isDrawn && !isMixed) return [fillIn(page.colophonModels, { text, images: images || text }), photographs];
  const painter = isDrawn ? "" : fillIn(page.colophonPictures, { images: images || text });
  return [writer, painter, isDrawn || isMixed ? page.colophonDrawings : "", photographs];
}

/** Which parts their owner has edited, and where there is less room, that they have; '' where nothing was. */
function editsOf({ newspaper, words: { page }, language }: Colophon): { named: string; brief: string } {
  const names = {
    name: page.editedName,
    headline: page.editedHeadline,
    story: page.editedStory,
    sides: page.editedSides,
    captions: page.editedCaptions,
  };
  const parts = (newspaper.edited ?? []).map((part) => names[part]);
  if (parts.length === 0) return { named: "", brief: "" };
  return { named: fillIn(page.colophonEdited, { parts: parts.join(jointOf(language).names) }), brief: page.colophonEditedBriefly };
}

/** How a newspaper was made, a sentence each: whose words, whose pictures, and what its owner has edited. */
export function makingOf(edition: Colophon): string[] {
  return [...makersOf(edition), editsOf(edition).named].filter(Boolean);
}

/**
 * How the page was made, in one line: the faces, where the article is from, whose words and pictures these are, and what was edited. The
 * same in fewer and fewer words, for lines that are too short: the parts that were edited are named no more, then the faces go.
 */
export function colophonTexts(context: LayoutContext): string[] {
  const { words, faces, newspaper, language } = context;
  const family = (font: string) => /^\w+ \d+ ([^,]+)/.exec(font)?.[1] ?? "";
  const { names, sentences } = jointOf(language);
  const families = [...new Set([family(faces.banner.font), family(faces.body.font)])].join(names);
  const set = fillIn(words.page.colophonFaces, { faces: families });
  const source = newspaper.source ? fillIn(words.page.colophonSource, { source: newspaper.source }) : "";
  const makers = makersOf(context);
  const { named, brief } = editsOf(context);
  const line = (...parts: string[]) => parts.filter(Boolean).join(sentences);
  const all = [
    line(set, source, ...makers, named),
    line(set, source, ...makers, brief),
    line(source, ...makers, named),
    line(source, ...makers, brief),
  ];
  return [...new Set(all)].filter(Boolean);
}
