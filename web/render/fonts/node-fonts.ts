import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import type { Measurer } from "../../typeset/text/measurer.ts";
import { createHarfbuzzMeasurer, type FontFiles } from "../shaping/harfbuzz.ts";
import type { UnicodeRanges } from "./font-slices.ts";
import { unpackWoffWith } from "./woff.ts";

const packages = new URL("../../../node_modules/@fontsource/", import.meta.url);

/** The faces as installed by npm, for tests and scripts: read and unpacked when first needed, and kept. */
export function nodeFontFiles(): FontFiles {
  const unicode = new Map<string, UnicodeRanges>();
  return {
    unicodeRanges(name) {
      let ranges = unicode.get(name);
      if (!ranges) {
        ranges = JSON.parse(readFileSync(new URL(`${name}/unicode.json`, packages), "utf8")) as UnicodeRanges;
        unicode.set(name, ranges);
      }
      return ranges;
    },
    readSlice: (path) => unpackWoffWith(readFileSync(new URL(path, packages)), (packed) => inflateSync(packed)),
  };
}

let measurer: Measurer | undefined;

/** The HarfBuzz measurer over the installed faces; one for the whole process, so that widths are measured once. */
export async function nodeMeasurer(): Promise<Measurer> {
  measurer ??= createHarfbuzzMeasurer(nodeFontFiles());
  return measurer;
}
