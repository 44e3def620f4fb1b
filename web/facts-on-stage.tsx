import { type RefObject, useMemo } from "react";
import { FactsPanel } from "./features/facts/facts-panel.tsx";
import type { PageViewerHandle } from "./features/preview/page-layer.ts";
import type { SetPages } from "./features/preview/set-pages.ts";
import { useStoneEditor } from "./features/stone/stone-editor.ts";
import type { PageScene } from "./typeset/index.ts";
import { PartBoundary } from "./ui/part-boundary.tsx";

const openField = (path: string, offset: number) => useStoneEditor.getState().openField(path, offset);

export interface FactsSectionProps {
  set: SetPages;
  viewer: RefObject<PageViewerHandle | null>;
}

/** Which fields have words on pages. */
function printedOn(pages: readonly PageScene[]): (path: string) => boolean {
  const paths = new Set(pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" && item.of ? [item.of] : []))));
  return (path) => paths.has(path);
}

/** The ledger in the panel; what it points at is brought into view on the stage. */
export function FactsSection({ set, viewer }: FactsSectionProps) {
  const isPrinted = useMemo(() => printedOn(set.pages), [set.pages]);
  return (
    <PartBoundary resetKey={set.newspaperId}>
      <FactsPanel
        isPrinted={isPrinted}
        onOpenField={openField}
        onShow={async (range) => {
          const { placeOfWords } = await import("./features/facts/words-on-pages.ts");
          const place = placeOfWords(set.pages, set.toSet, range);
          if (place) viewer.current?.showArea(place.page, place.area);
          return place !== null;
        }}
      />
    </PartBoundary>
  );
}
