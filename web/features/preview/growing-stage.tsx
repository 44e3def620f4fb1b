import { lazy, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Progress } from "../../ui/progress.tsx";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import { EmptyStage } from "./empty-stage.tsx";
import type { LiveFront } from "./live-work.ts";
import type { SetPages } from "./set-pages.ts";
import { Stage, type StageProps } from "./stage.tsx";
import { type LiveOrder, useLiveFront } from "./use-live-front.ts";

const LiveStage = lazy(() => import("./live-stage.tsx").then((module) => ({ default: module.LiveStage })));

/** Waits for its file in its own place: where it stands in for the viewer, nothing nearer than the whole screen would wait for it. */
function GrowingPage(front: { front: LiveFront; isFinished?: boolean }) {
  return (
    <ErrorBoundary fallback={() => <EmptyStage />}>
      <Suspense fallback={<EmptyStage />}>
        <LiveStage {...front} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface GrowingStageProps extends Omit<StageProps, "over"> {
  /** A newspaper in the making, which takes the place of the one on the stage; null without a run. */
  live: LiveOrder | null;
}

/** The stage, and while a newspaper is made its page as it grows. Who wants nothing to move sees an outline until it is finished. */
export function GrowingStage({ live, ...stage }: GrowingStageProps) {
  const { t } = useTranslation("app");
  const isStill = useReducedMotion();
  const { front, isDue } = useLiveFront(live, !isStill);
  const last = useRef<{ front: LiveFront; became: SetPages | null } | null>(null);
  if (live) last.current = front && { front, became: null };
  // Only the newspaper that it has become is printed over it, not those that are laid there later.
  else if (last.current) last.current.became ??= stage.set;
  const grown = last.current && last.current.became === stage.set ? last.current.front : null;
  if (!live || !isDue) {
    const isWhole = grown && grown.bars.size === 0 && grown.places.length === 0;
    return <Stage {...stage} over={isWhole ? grown.scene : null} meanwhile={grown && <GrowingPage front={grown} isFinished />} />;
  }
  return (
    <section id="stage" aria-label={t("stage.label")} aria-busy className="relative flex h-full min-h-80 -scroll-mt-6 flex-col bg-stone">
      {front ? (
        <GrowingPage front={front} />
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
