import subsetWasm from "harfbuzzjs/dist/harfbuzz-subset.wasm?url";
import type { PageScene } from "../../typeset/model/scene.ts";
import type { UnicodeRanges } from "../fonts/font-slices.ts";
import { unpackWoff } from "../fonts/woff.ts";
import { serveCalls } from "../image/worker-calls.ts";
import { pictureKey, readPicture } from "./pdf-picture.ts";
import type { PdfPicture } from "./picture-object.ts";
import { createSubsetter, type Subsetter } from "./subset.ts";
import { type PdfAbout, type PdfOptions, writePdf } from "./write-pdf.ts";

/** What the PDF Web Worker is asked for. */
export interface PdfJob {
  pages: readonly PageScene[];
  about: PdfAbout;
  options: PdfOptions;
  /** The files the pages are set with, as served (WOFF), by Slice.path. */
  slices: { path: string; bytes: ArrayBuffer }[];
  /** `unicode.json` of their packages, by name. */
  unicodeRanges: Record<string, UnicodeRanges>;
  /** The pictures by pictureKey, where the Web Worker has no canvas to read them with. */
  pictures?: ReadonlyMap<string, PdfPicture>;
}

let subsetter: Promise<Subsetter> | undefined;

async function loadSubsetter(): Promise<Subsetter> {
  subsetter ??= fetch(subsetWasm)
    .then((response) => response.arrayBuffer())
    .then(createSubsetter);
  return subsetter;
}

async function makePdf(
  { pages, about, options, slices, unicodeRanges, pictures }: PdfJob,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const unpacked = await Promise.all(slices.map(async ({ path, bytes }) => [path, await unpackWoff(new Uint8Array(bytes))] as const));
  const faces = new Map(unpacked);
  onProgress(0.15);
  const bytes = await writePdf(pages, about, options, {
    files: { unicodeRanges: (name) => unicodeRanges[name] ?? {}, readSlice: (path) => faces.get(path) },
    subset: await loadSubsetter(),
    picture: async (item, scene, preset) => pictures?.get(pictureKey(item, scene)) ?? readPicture(item, scene, preset),
    onProgress: (done) => onProgress(0.15 + 0.8 * done),
  });
  return new Blob([bytes], { type: "application/pdf" });
}

serveCalls(makePdf);
