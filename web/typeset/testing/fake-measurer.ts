import type { Measurer } from "../text/measurer.ts";

/** Widths by class of character, near those of a text face: the same on every machine. For tests. */
export const fakeMeasurer: Measurer = {
  width: (text) => {
    let width = 0;
    for (const character of text) width += widthOf(character);
    return width;
  },
  covers: () => true,
};

function widthOf(character: string): number {
  if (/\p{M}|\u200c|\u200d|\ufe0f/u.test(character)) return 0;
  if (/[ \u00a0]/.test(character)) return 0.25;
  if (/[ilj.,;:'’|!]/.test(character)) return 0.27;
  if (/[mwMW—]/.test(character)) return 0.85;
  if (/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u.test(character)) return 1;
  if (/\p{Lu}/u.test(character)) return 0.66;
  return 0.48;
}
