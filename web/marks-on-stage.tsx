import { lazy, Suspense } from "react";
import { untilItComes } from "./api/until-it-comes.ts";
import type { PageLayer } from "./features/preview/page-layer.ts";
import { useStoneEditor } from "./features/stone/stone-editor.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";

const FactMarks = lazy(() =>
  untilItComes(() => import("./features/facts/fact-marks.tsx")).then((module) => ({ default: module.FactMarks })),
);

/** The marks of the ledger over a page. A page is no less a page without them. */
export function MarksOnPage({ scene, sheet: { pages, set, zoom } }: { scene: Parameters<PageLayer>[0]; sheet: Parameters<PageLayer>[1] }) {
  const openPath = useStoneEditor(({ open }) => open?.path ?? null);
  return (
    <ErrorBoundary resetKey={set.newspaperId} fallback={() => null}>
      <Suspense fallback={null}>
        <FactMarks
          scene={scene}
          pages={pages}
          toSet={set.toSet}
          zoom={zoom}
          openPath={openPath}
          onOpenField={(path, offset) => useStoneEditor.getState().openField(path, offset)}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
