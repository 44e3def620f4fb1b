import { useDeferredValue, useMemo } from "react";
import type { PageScene } from "../../typeset/index.ts";
import { blocksOnPage, type PageBlock } from "./blocks-on-page.ts";

/** The fields that stand on a page. They follow the page a moment later, while it is set anew with each key. */
export function usePageBlocks(scene: PageScene, page: number): PageBlock[] {
  const settled = useDeferredValue(scene);
  return useMemo(() => blocksOnPage(settled, page), [settled, page]);
}
