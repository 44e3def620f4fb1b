import type { PageScene } from "../../typeset/model/scene.ts";
import type { PageFilter } from "../draw/filters.ts";
import type { FontFile } from "../fonts/register-fonts.ts";
import type { FileMetadata } from "./png-metadata.ts";

export type ImageFormat = "png" | "jpg";

/** A page and the name of its file. */
export interface NamedPage {
  scene: PageScene;
  name: string;
}

/** What the drawing Web Worker is asked for: one page as one file, or several in a zip. */
export interface RasterJob {
  pages: readonly NamedPage[];
  /** A zip even of one page. */
  isZip: boolean;
  /** Faces that the Web Worker has not been sent before. */
  fonts: FontFile[];
  format: ImageFormat;
  filter: PageFilter;
  /** Pixels. */
  width: number;
  height: number;
  metadata: FileMetadata;
  /** Largest canvas to draw on, in pixels; a larger PNG is drawn in strips. As large as the device allows when not given. */
  mostPixels?: number;
}
