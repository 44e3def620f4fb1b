import { type LanguageCode, languageOf } from "../../../locales/languages.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { loadWords } from "../../i18n/words.ts";
import { createCanvasMeasurer } from "../../render/canvas-measurer.ts";
import { loadedSlices, loadFonts, loadSceneFonts } from "../../render/fonts.ts";
import { type TextBlock, textBlocks } from "../../render/text-blocks.ts";
import {
  type AlmanacWords,
  fontsOf,
  loadHyphenator,
  type NewspaperToSet,
  type PageWords,
  type SetNewspaper,
  setNewspaper,
} from "../../typeset/index.ts";
import { newspaperToSet } from "./newspaper-to-set.ts";

const measurer = createCanvasMeasurer();

// Figures, marks and capitals that the page brings along besides the newspaper's own words.
const alwaysPrinted = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:!?-–—‘’“”…•·/()&$€£%°№";

function textOf(newspaper: NewspaperToSet, words: unknown): string {
  const { pictures, ...rest } = newspaper;
  const labels = [pictures.main, pictures.small].flatMap(
    (picture) => picture?.drawing?.items.map((item) => (item.kind === "label" ? item.text : "")) ?? [],
  );
  const written = JSON.stringify([rest, words, labels, pictures.main?.caption, pictures.small?.caption]);
  return written + written.toLocaleUpperCase(newspaper.language) + alwaysPrinted;
}

/** Loads what a newspaper's pages are set with (words, faces, hyphenation) and sets them. Content never makes it fail, the network may. */
export async function setPagesOf(newspaper: NewspaperToSet): Promise<SetNewspaper> {
  const language: LanguageCode = languageOf(newspaper.language).code;
  const [page, almanac, hyphenate] = await Promise.all([
    loadWords<PageWords>(language, "page"),
    loadWords<AlmanacWords>(language, "almanac"),
    loadHyphenator(newspaper.expandedContent.contentLanguage || newspaper.language),
  ]);
  const words = { page, almanac };
  await loadFonts(fontsOf(newspaper), textOf(newspaper, words));
  const tools = { measurer, hyphenate };
  const set = setNewspaper(newspaper, tools, { words });
  // Dates and almanac lines are written by the page itself: if they brought faces we had not loaded, widths were a substitute's.
  const before = loadedSlices();
  await loadSceneFonts(set.pages);
  return loadedSlices() === before ? set : setNewspaper(newspaper, tools, { words });
}

export interface SetPages extends SetNewspaper {
  newspaperId: string;
  /** The same newspaper as text, in reading order. */
  blocks: TextBlock[];
  /** Pictures that could not be had; the pages are set without them. */
  missingPictures: number;
}

/** Sets a saved newspaper, its pictures included. */
export async function setSavedNewspaper(newspaper: Newspaper): Promise<SetPages> {
  const { toSet, missing } = await newspaperToSet(newspaper);
  const set = await setPagesOf(toSet);
  return { ...set, newspaperId: newspaper.id, blocks: textBlocks(toSet, set.pages), missingPictures: missing };
}
