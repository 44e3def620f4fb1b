import type { PageScene } from "../../typeset/model/scene.ts";
import type { UnicodeRanges } from "../fonts/font-slices.ts";
import type { RenderFault } from "../image/pictures.ts";
import type { PdfPicture } from "./picture-object.ts";
import type { PdfAbout, PdfOptions } from "./write-pdf.ts";

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

/** What the Web Worker tells: "ready" once it listens, how far it is (0 to 1), and in the end the file or why there is none. */
export type PdfNews =
  | { kind: "ready" }
  | { kind: "progress"; done: number }
  | { kind: "file"; file: Blob }
  | { kind: "fault"; fault: RenderFault; detail: string };
