import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { LivePage } from "../../render/live-page.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { fullWidthOf } from "./device.ts";
import type { LiveFront } from "./live-worker.ts";
import { useZoom } from "./use-zoom.ts";

/** The bench of the newsroom reads it. */
const markHeadline = () => void performance.mark("press:first-headline-glyph");

/** The front page while it is being written: for the eye; what is under way is told in words beside the button. */
export function LiveStage({ front: { scene, bars, places } }: { front: LiveFront }) {
  const { t } = useTranslation("app");
  const isWide = useWide();
  const stage = useRef<HTMLDivElement>(null);
  const fullWidth = fullWidthOf("desktop", scene);
  const { zoom } = useZoom(stage, scene, fullWidth, isWide ? "page" : "width");
  const page = <LivePage scene={scene} bars={bars} places={places} onHeadline={markHeadline} className="block h-auto w-full" />;
  return (
    <>
      {/* As high as the tools that will stand here, so that the page does not move when it is finished. */}
      <p className="flex min-h-13 items-center border-b border-rule bg-paper px-4 py-2 text-sm text-ink-2 pointer-coarse:min-h-15">
        {t("stage.growing")}
      </p>
      <div ref={stage} className="relative min-h-0 flex-1 overflow-hidden">
        {isWide ? (
          <div className="mx-auto flex w-fit flex-col px-4 pt-6.5 pb-20">
            {zoom > 0 && (
              <div className="bg-paper shadow-page" style={{ width: fullWidth * zoom, aspectRatio: `${scene.width} / ${scene.height}` }}>
                {page}
              </div>
            )}
          </div>
        ) : (
          <div className="px-4 py-6">
            <div className="bg-paper shadow-page" style={{ aspectRatio: `${scene.width} / ${scene.height}` }}>
              {page}
            </div>
          </div>
        )}
      </div>
    </>
  );
}
