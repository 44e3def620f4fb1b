import { lazy, type RefObject, Suspense, useMemo } from "react";
import { untilItComes } from "./api/until-it-comes.ts";
import type { PageLayer, PageViewerHandle } from "./features/preview/page-layer.ts";
import type { SetPages } from "./features/preview/set-pages.ts";
import { useStoneEditor } from "./features/stone/stone-editor.ts";
import type { PageScene } from "./typeset/index.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { PartBoundary } from "./ui/part-boundary.tsx";

const FactMarks = lazy(() =>
  untilItComes(() => import("./features/facts/fact-marks.tsx")).then((module) => ({ default: module.FactMarks })),
);
const FactsPanel = lazy(() =>
  untilItComes(() => import("./features/facts/facts-panel.tsx")).then((module) => ({ default: module.FactsPanel })),
);

const openField = (path: string, offset: number) => useStoneEditor.getState().openField(path, offset);

/** The marks of the ledger over a page. A page is no less a page without them. */
export function MarksOnPage({ scene, sheet: { pages, set, zoom } }: { scene: Parameters<PageLayer>[0]; sheet: Parameters<PageLayer>[1] }) {
  const openPath = useStoneEditor(({ open }) => open?.path ?? null);
  return (
    <ErrorBoundary resetKey={set.newspaperId} fallback={() => null}>
      <Suspense fallback={null}>
        <FactMarks scene={scene} pages={pages} toSet={set.toSet} zoom={zoom} openPath={openPath} onOpenField={openField} />
      </Suspense>
    </ErrorBoundary>
  );
}

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
      <Suspense fallback={null}>
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
      </Suspense>
    </PartBoundary>
  );
}
