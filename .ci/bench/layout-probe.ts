import { loadFonts, loadSceneFonts } from "../../web/render/fonts/fonts.ts";
import { createCanvasMeasurer } from "../../web/render/shaping/canvas-measurer.ts";
import { type EditionWords, fontsOf, loadHyphenator, type NewspaperToSet, setNewspaper } from "../../web/typeset/index.ts";

export interface LayoutWork {
  newspaper: NewspaperToSet;
  words: EditionWords;
  /** The same newspaper with one paragraph changed, differently each time. */
  edits: NewspaperToSet[];
}

/** Milliseconds for all pages of a newspaper. */
export interface LayoutTimes {
  /** A new measurer, so that every width is measured. */
  cold: number[];
  warm: number[];
  edit: number[];
}

/** Sets a newspaper in the window with the measurer of the product. */
export async function timeLayout({ newspaper, words, edits }: LayoutWork): Promise<LayoutTimes> {
  await Promise.all(fontsOf(newspaper, words).map(({ font, text }) => loadFonts([font], text)));
  const hyphenate = await loadHyphenator(newspaper.language);
  const kept = { words, hyphenate, measurer: createCanvasMeasurer() };
  await loadSceneFonts(setNewspaper(newspaper, kept).pages);
  const { shape = null } = setNewspaper(newspaper, kept);
  const timed = (paper: NewspaperToSet, tools: typeof kept) => {
    const started = performance.now();
    setNewspaper(paper, tools);
    return performance.now() - started;
  };
  for (let round = 0; round < 3; round++) timed(newspaper, { ...kept, measurer: createCanvasMeasurer() });
  const times: LayoutTimes = { cold: [], warm: [], edit: [] };
  for (const changed of edits) {
    times.cold.push(timed(newspaper, { ...kept, measurer: createCanvasMeasurer() }));
    times.warm.push(timed(newspaper, kept));
    times.edit.push(timed({ ...changed, shape }, kept));
    await new Promise((done) => setTimeout(done));
  }
  return times;
}
