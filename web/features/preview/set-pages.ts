import { type LanguageCode, languageOf } from "../../../locales/languages.ts";
import { loadWords } from "../../i18n/words.ts";
import { facesKnown, loadFonts, loadSceneFonts } from "../../render/fonts/fonts.ts";
import { createCanvasMeasurer } from "../../render/shaping/canvas-measurer.ts";
import {
  type AlmanacWords,
  fontsOf,
  loadHyphenator,
  type Measurer,
  type NewspaperToSet,
  type PageWords,
  type SetNewspaper,
  type SetOptions,
  setNewspaper,
  type TypesetTools,
} from "../../typeset/index.ts";
import "../../i18n/more-words.ts";

let measurer: Measurer | undefined;

type Set = (newspaper: NewspaperToSet, tools: TypesetTools) => SetNewspaper;

/** Sets full pages, by default of 3:4. */
export const settingWith =
  (options: SetOptions | undefined): Set =>
  (newspaper, tools) =>
    setNewspaper(newspaper, tools, options);

/** What a newspaper is set with besides its faces; loaded once. Rejects when the network fails. */
export async function toolsAtHand({ language: tag, expandedContent }: NewspaperToSet): Promise<TypesetTools> {
  const language: LanguageCode = languageOf(tag).code;
  const [page, almanac, hyphenate] = await Promise.all([
    loadWords<PageWords>(language, "page"),
    loadWords<AlmanacWords>(language, "almanac"),
    // Words are broken by the rules of the language they are in; the fixed ones are never broken.
    loadHyphenator(expandedContent.contentLanguage || tag),
  ]);
  measurer ??= createCanvasMeasurer();
  return { measurer, hyphenate, words: { page, almanac } };
}

/**
 * Loads what a newspaper's pages are set with (words, faces, hyphenation) and sets them, by default as full pages of 3:4. Content never
 * makes it fail, the network may.
 */
export async function setPagesOf(newspaper: NewspaperToSet, set: Set = setNewspaper): Promise<SetNewspaper> {
  const tools = await toolsAtHand(newspaper);
  await Promise.all(fontsOf(newspaper, tools.words).map(({ font, text }) => loadFonts([font], text)));
  const pages = set(newspaper, tools);
  // If the page brought characters whose faces had not been loaded, their widths were a substitute's.
  const before = facesKnown();
  await loadSceneFonts(pages.pages);
  return facesKnown() === before ? pages : set(newspaper, tools);
}

export interface SetPages extends SetNewspaper {
  newspaperId: string;
  /** The newspaper the pages were set from, with its pictures, so that it can be set for another paper size. */
  toSet: NewspaperToSet;
  /** Pictures that could not be loaded; the pages are set without them. */
  missingPictures: number;
  /** Changes when the new pages replace the old ones with an animation; stays the same after an edit, which updates the pages in place. */
  arrival: number;
}
