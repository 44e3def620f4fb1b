import { type LanguageCode, languageOf } from "../../../locales/languages.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { loadWords } from "../../i18n/words.ts";
import { createCanvasMeasurer } from "../../render/canvas-measurer.ts";
import { loadedSlices, loadFonts, loadSceneFonts } from "../../render/fonts.ts";
import { type TextBlock, textBlocks } from "../../render/text-blocks.ts";
import {
  type AlmanacWords,
  type Device,
  fontsOf,
  loadHyphenator,
  type NewspaperToSet,
  type PageWords,
  type SetNewspaper,
  type SetOptions,
  setForDevice,
  setNewspaper,
  type TypesetTools,
} from "../../typeset/index.ts";
import { newspaperToSet } from "./newspaper-to-set.ts";
import "../../i18n/more-words.ts";

const measurer = createCanvasMeasurer();

type Set = (newspaper: NewspaperToSet, tools: TypesetTools) => SetNewspaper;

/** Sets full pages, of 3:4 unless told. */
export const settingWith =
  (options: SetOptions | undefined): Set =>
  (newspaper, tools) =>
    setNewspaper(newspaper, tools, options);

/**
 * Loads what a newspaper's pages are set with (words, faces, hyphenation) and sets them, by default as full pages of 3:4. Content never makes it fail, the
 * network may.
 */
export async function setPagesOf(newspaper: NewspaperToSet, set: Set = setNewspaper): Promise<SetNewspaper> {
  const language: LanguageCode = languageOf(newspaper.language).code;
  const [page, almanac, hyphenate] = await Promise.all([
    loadWords<PageWords>(language, "page"),
    loadWords<AlmanacWords>(language, "almanac"),
    loadHyphenator(newspaper.language),
  ]);
  const words = { page, almanac };
  const tools = { measurer, hyphenate, words };
  await Promise.all(fontsOf(newspaper, words).map(({ font, text }) => loadFonts([font], text)));
  const pages = set(newspaper, tools);
  // If the page brought characters whose faces had not been loaded, their widths were a substitute's.
  const before = loadedSlices();
  await loadSceneFonts(pages.pages);
  return loadedSlices() === before ? pages : set(newspaper, tools);
}

export interface SetPages extends SetNewspaper {
  newspaperId: string;
  /** What the pages were set of, its pictures included: to be set again for another paper. */
  toSet: NewspaperToSet;
  /** The same newspaper as text, in reading order. */
  blocks: TextBlock[];
  /** Pictures that could not be had; the pages are set without them. */
  missingPictures: number;
}

/** Sets pages somewhere else than in this window; null where there is no such place. */
type SetAside = (newspaper: NewspaperToSet) => Promise<SetNewspaper | null>;

/** Sets a saved newspaper, its pictures included; `aside` where that can, and here otherwise. */
export async function setSavedNewspaper(newspaper: Newspaper, aside: SetAside = async () => null): Promise<SetPages> {
  const { toSet, missing } = await newspaperToSet(newspaper);
  const set = (await setElsewhere(toSet, aside)) ?? (await setPagesOf(toSet));
  return { ...set, newspaperId: newspaper.id, toSet, blocks: textBlocks(toSet, set.pages), missingPictures: missing };
}

async function setElsewhere(toSet: NewspaperToSet, aside: SetAside): Promise<SetNewspaper | null> {
  const set = await aside(toSet).catch(() => null);
  if (set) await loadSceneFonts(set.pages);
  return set;
}

/** Sets a newspaper anew for the width of a device: one column, two, or the pages as they are printed. */
export function setPagesForDevice(newspaper: NewspaperToSet, device: Device): Promise<SetNewspaper> {
  return setPagesOf(newspaper, (given, tools) => setForDevice(given, tools, device));
}
