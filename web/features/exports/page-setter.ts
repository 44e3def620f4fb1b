import type { PageScene } from "../../typeset/index.ts";

/** Sets the newspaper in view anew for another sheet. The screen gives it: a feature knows no other. */
export interface PageSetter {
  /** Pages so many points high (they are 612 wide). */
  pages(height: number): Promise<readonly PageScene[]>;
  /** A card for a social network, in pixels. */
  card(size: { width: number; height: number }): Promise<PageScene>;
}
