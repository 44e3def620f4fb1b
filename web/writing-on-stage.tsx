import { lazy, Suspense } from "react";
import { untilItComes } from "./api/until-it-comes.ts";
import type { PageLayer } from "./features/preview/page-layer.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";

const StoneLayer = lazy(() =>
  untilItComes(() => import("./features/stone/stone-layer.tsx")).then((module) => ({ default: module.StoneLayer })),
);

/** Makes the texts of a page something that can be written in. A page is no less a page without it. */
export function WritingOnPage({
  scene,
  sheet: { pages, set, zoom, showArea },
}: {
  scene: Parameters<PageLayer>[0];
  sheet: Parameters<PageLayer>[1];
}) {
  return (
    <ErrorBoundary resetKey={set.newspaperId} fallback={() => null}>
      <Suspense fallback={null}>
        <StoneLayer scene={scene} pages={pages} toSet={set.toSet} zoom={zoom} showArea={showArea} />
      </Suspense>
    </ErrorBoundary>
  );
}
