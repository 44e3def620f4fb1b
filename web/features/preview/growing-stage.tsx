import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Progress } from "../../ui/progress.tsx";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import { EmptyStage } from "./empty-stage.tsx";
import type { GrownPage } from "./page-sheet.tsx";
import type { SetPages } from "./set-pages.ts";
import { Stage, type StageProps } from "./stage.tsx";
import { type LiveOrder, useLiveFront } from "./use-live-front.ts";

const LiveStage = lazy(() => import("./live-stage.tsx").then((module) => ({ default: module.LiveStage })));

/** Waits for its file in its own place: where it stands in for the viewer, nothing nearer than the whole screen would wait for it. */
function GrowingPage(grown: { page: GrownPage; onStand?: () => void }) {
  return (
    <ErrorBoundary fallback={() => <EmptyStage />}>
      <Suspense fallback={<EmptyStage />}>
        <LiveStage {...grown} />
      </Suspense>
    </ErrorBoundary>
  );
}

const noBars: GrownPage["bars"] = new Map();

interface GrowingStageProps extends Omit<StageProps, "over"> {
  /** A newspaper that is being generated, shown in place of the current one; null without a run. */
  live: LiveOrder | null;
}

/** The stage, and while a newspaper is made its page as it grows. Who wants nothing to move sees an outline until it is finished. */
export function GrowingStage({ live, ...stage }: GrowingStageProps) {
  const { t } = useTranslation("app");
  const isStill = useReducedMotion();
  const { front, isDue } = useLiveFront(live, !isStill);
  const last = useRef<{ grown: GrownPage; beside: SetPages | null; became: SetPages | null } | null>(null);
  const { set } = stage;
  if (live) last.current = isDue && front ? { grown: front, beside: set, became: null } : null;
  // It came to nothing, or its newspaper is late.
  else if (last.current?.beside === set) last.current = null;
  // Only the newspaper that it has become takes its place, not those that are laid there later.
  else if (last.current) last.current.became ??= set;
  const grown = last.current?.became === set ? last.current.grown : null;
  const [stoodIn, setStoodIn] = useState<SetPages | null>(null);
  const stand = useCallback(() => setStoodIn(set), [set]);
  if (!live || !isDue) {
    const [scene] = set?.pages ?? [];
    const finished = grown && scene && { scene, bars: noBars, places: [], picturedAt: grown.picturedAt };
    const isStandIn = stoodIn === set;
    return <Stage {...stage} over={isStandIn ? finished : grown} meanwhile={finished && <GrowingPage page={finished} onStand={stand} />} />;
  }
  return (
    <section id="stage" aria-label={t("stage.label")} aria-busy className="relative flex h-full min-h-80 -scroll-mt-6 flex-col bg-stone">
      {front ? (
        <GrowingPage page={front} />
      ) : (
        <>
          <div className="absolute inset-x-0 top-0 z-10">
            <Progress label={t("run.label")} value={null} />
          </div>
          <EmptyStage />
        </>
      )}
    </section>
  );
}
