import type { PageScene } from "../typeset/scene.ts";
import type { RenderFault } from "./pictures.ts";
import type { FontFile } from "./register-fonts.ts";

/** What the drawing Web Worker is asked for: one page as one file. */
export interface RasterJob {
  scene: PageScene;
  fonts: FontFile[];
  /** Pixels. */
  width: number;
  height: number;
  /** Dots per inch stated in the file. */
  dpi: number;
}

/** What the Web Worker tells: "ready" once it listens, how far it is (0 to 1), and in the end the file or why there is none. */
export type RasterNews =
  | { kind: "ready" }
  | { kind: "progress"; done: number }
  | { kind: "file"; file: Blob }
  | { kind: "fault"; fault: RenderFault; detail: string };
