import type { UnicodeRanges } from "./font-slices.ts";

/** Where the browser finds the files of a family. */
export interface FontFileList {
  unicodeRanges: UnicodeRanges;
  /** Address of the slice at a Slice.path; undefined when the family has no such file. */
  addressOf(path: string): string | undefined;
}

/** The packages as the bundler names them in its findings, seen from this folder. */
export const FONTSOURCE = "../../../node_modules/@fontsource/";

/** Makes the list of one package from what the bundler found below `@fontsource/`. */
export function createFontFileList(unicodeRanges: UnicodeRanges, addresses: Readonly<Record<string, string>>): FontFileList {
  return { unicodeRanges, addressOf: (path) => addresses[FONTSOURCE + path] };
}
