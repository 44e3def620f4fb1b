interface Size {
  width: number;
  height: number;
}

const mm = (millimeters: number) => (millimeters * 72) / 25.4;

/** Papers a newspaper can be set for, trimmed, in points. `''` is the paper of the templates themselves, of 3:4. */
export const paperSizes = {
  "": { width: 612, height: 816 },
  letter: { width: 612, height: 792 },
  tabloid: { width: 792, height: 1224 },
  a4: { width: mm(210), height: mm(297) },
  a3: { width: mm(297), height: mm(420) },
  berliner: { width: mm(315), height: mm(470) },
  broadsheet: { width: mm(375), height: mm(600) },
} as const satisfies Record<string, Size>;

export type PaperSize = keyof typeof paperSizes;

/** All pages are composed this wide, in points, whatever paper they are for. */
export const pageWidth = 612;

/** The paper of that name; the templates' own where there is none of that name. */
export function paperSizeOf(name: string): PaperSize {
  return Object.hasOwn(paperSizes, name) ? (name as PaperSize) : "";
}

/** Height in points of a page composed for a paper (`setNewspaper`'s `height`), at its width of 612; 816 for a name that is no paper's. */
export function paperHeight(name: string): number {
  const { width, height } = paperSizes[paperSizeOf(name)];
  return (pageWidth * height) / width;
}
