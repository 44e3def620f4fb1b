import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LivePage } from "../../render/react/live-page.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { fullWidthOf } from "./device.ts";
import type { GrownPage } from "./page-sheet.tsx";
import { StageBar } from "./stage-bar.tsx";
import { useZoom } from "./use-zoom.ts";

const nothing = () => {};
/** The bench of the newsroom reads it. */
const markHeadline = () => void performance.mark("press:first-headline-glyph");

interface LiveStageProps {
  page: GrownPage;
  /** Given where the page is finished and shown until the viewer has loaded: called when the page is shown. */
  onStand?: (() => void) | undefined;
}

/** The front page while it is being written, with a word about it. */
export function LiveStage({ page, onStand }: LiveStageProps) {
  const { t } = useTranslation("app");
  useLayoutEffect(() => onStand?.(), [onStand]);
  if (onStand) return <LiveSheet page={page} />;
  return (
    <>
      {/* Over the tools that will stand here, in as many lines as they will take: the page does not move when it is finished. */}
      <div className="relative">
        <div inert aria-hidden className="invisible">
          <StageBar device="desktop" onDevice={nothing} filter="none" onFilter={nothing} isUnsaved={false}>
            <span className="h-10 w-72 pointer-coarse:h-11" />
          </StageBar>
        </div>
        <p className="absolute inset-0 flex items-center border-b border-rule bg-paper px-4 py-2 text-sm text-ink-2">
          {t("stage.growing")}
        </p>
      </div>
      <LiveSheet page={page} onHeadline={markHeadline} />
    </>
  );
}

/** The growing page, in the place of the finished one, hidden from screen readers: the progress is announced beside the button. */
function LiveSheet({ page, onHeadline }: { page: GrownPage; onHeadline?: () => void }) {
  const { scene } = page;
  const isWide = useWide();
  const stage = useRef<HTMLDivElement>(null);
  const fullWidth = fullWidthOf("desktop", scene);
  const { zoom } = useZoom(stage, scene, fullWidth, isWide ? "page" : "width");
  const width = isWide ? { width: fullWidth * zoom } : {};
  return (
    <div ref={stage} className="relative h-full min-h-0 flex-1 overflow-hidden">
      <div className={isWide ? "mx-auto flex w-fit flex-col px-4 pt-6.5 pb-20" : "px-4 py-6"}>
        {zoom > 0 && (
          <div className="bg-paper shadow-page" style={{ ...width, aspectRatio: `${scene.width} / ${scene.height}` }}>
            <LivePage {...page} {...(onHeadline && { onHeadline })} className="block h-auto w-full" />
          </div>
        )}
      </div>
    </div>
  );
}
