import type { PageScene } from "../../typeset/model/scene.ts";
import type { PageFilter } from "../draw/filters.ts";
import { type FamilyName, facesOf, findFamily } from "../fonts/font-families.ts";
import { fontFilesOf } from "../fonts/font-files.ts";
import type { UnicodeRanges } from "../fonts/font-slices.ts";
import { sceneFontFiles } from "../fonts/fonts.ts";
import { drawsAside } from "../image/inline-worker.ts";
import { RenderError } from "../image/pictures.ts";
import { callWorker } from "../image/worker-calls.ts";
import { startWorker } from "../react/trusted-types.ts";
import { heightOnSheet, type PaperName, type PresetName } from "./papers.ts";
import type { PdfJob } from "./pdf-worker.ts";
import address from "./pdf-worker.ts?worker&url";
import type { PdfAbout } from "./write-pdf.ts";

export interface PdfExportOptions {
  /** Default template: 612 × 816 points. */
  paper?: PaperName;
  /** Default screen. */
  preset?: PresetName;
  /** Default none. */
  filter?: PageFilter;
  /** Stops the work at once; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with the progress, 0 to 1, never decreasing. */
  onProgress?: (done: number) => void;
}

/** Points by which a page may miss the shape of its paper. */
const TOLERANCE = 1;

async function unicodeRangesOf(pages: readonly PageScene[], used: ReadonlySet<string>): Promise<Record<string, UnicodeRanges>> {
  const fonts = new Set(pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" ? [item.font] : []))));
  const families = new Set([...fonts].flatMap((font) => facesOf(font).map(({ family }) => family)));
  const ranges: Record<string, UnicodeRanges> = {};
  for (const family of families) {
    const { package: name } = findFamily(family) ?? {};
    if (name && used.has(name)) ranges[name] = (await fontFilesOf(family as FamilyName)).unicodeRanges;
  }
  return ranges;
}

async function jobFor(pages: readonly PageScene[], about: PdfAbout, options: PdfJob["options"]): Promise<PdfJob> {
  const files = await sceneFontFiles(pages);
  const slices = files.map(({ path, bytes }) => ({ path, bytes }));
  const packages = new Set(slices.map(({ path }) => path.split("/")[0] ?? ""));
  return { pages, about, options, slices, unicodeRanges: await unicodeRangesOf(pages, packages) };
}

/**
 * Writes all pages of a newspaper as a PDF (writePdf), in a Web Worker: the window stays free. The pages must be composed for the paper
 * (`setNewspaper` with `height: heightOnSheet(…)`). Rejects with a RenderError that names the fault, or with the signal's reason.
 */
export async function exportPdf(pages: readonly PageScene[], about: PdfAbout, options: PdfExportOptions = {}): Promise<Blob> {
  const { paper = "template", preset = "screen", filter = "none", signal, onProgress } = options;
  signal?.throwIfAborted();
  const isOfShape = ({ height }: PageScene) => Math.abs(height - heightOnSheet(height, paper, preset)) <= TOLERANCE;
  if (pages.length === 0 || !pages.every(isOfShape)) throw new RenderError("wrong-shape");
  onProgress?.(0);
  const job = await jobFor(pages, about, { paper, preset, filter }).catch((cause: unknown) => {
    throw new RenderError("fonts-not-loaded", { cause });
  });
  signal?.throwIfAborted();
  onProgress?.(0.1);
  const pictures = drawsAside() ? undefined : await (await import("./pdf-picture.ts")).readPictures(pages, preset);
  signal?.throwIfAborted();
  const worker = callWorker<PdfJob, Blob>(startWorker(address));
  const file = await worker.call({ ...job, pictures }, { signal, onProgress }).finally(worker.terminate);
  onProgress?.(1);
  return file;
}
