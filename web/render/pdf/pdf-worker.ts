import subsetWasm from "harfbuzzjs/dist/harfbuzz-subset.wasm?url";
import { unpackWoff } from "../fonts/woff.ts";
import { RenderError } from "../image/pictures.ts";
import type { PdfJob, PdfNews } from "./pdf-job.ts";
import { pictureKey, readPicture } from "./pdf-picture.ts";
import { createSubsetter, type Subsetter } from "./subset.ts";
import { writePdf } from "./write-pdf.ts";

let subsetter: Promise<Subsetter> | undefined;

async function loadSubsetter(): Promise<Subsetter> {
  subsetter ??= fetch(subsetWasm)
    .then((response) => response.arrayBuffer())
    .then(createSubsetter);
  return subsetter;
}

const tell = (news: PdfNews) => self.postMessage(news);

async function makePdf({ pages, about, options, slices, unicodeRanges, pictures }: PdfJob): Promise<Blob> {
  const unpacked = await Promise.all(slices.map(async ({ path, bytes }) => [path, await unpackWoff(new Uint8Array(bytes))] as const));
  const faces = new Map(unpacked);
  tell({ kind: "progress", done: 0.15 });
  const bytes = await writePdf(pages, about, options, {
    files: { unicodeRanges: (name) => unicodeRanges[name] ?? {}, readSlice: (path) => faces.get(path) },
    subset: await loadSubsetter(),
    picture: async (item, scene, preset) => pictures?.get(pictureKey(item, scene)) ?? readPicture(item, scene, preset),
    onProgress: (done) => tell({ kind: "progress", done: 0.15 + 0.8 * done }),
  });
  return new Blob([bytes], { type: "application/pdf" });
}

self.onmessage = async (message: MessageEvent<PdfJob>) => {
  try {
    tell({ kind: "file", file: await makePdf(message.data) });
  } catch (error) {
    tell({ kind: "fault", fault: error instanceof RenderError ? error.fault : "failed", detail: String(error) });
  }
};

tell({ kind: "ready" });
