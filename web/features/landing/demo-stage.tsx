import { useTranslation } from "react-i18next";
import { LivePage } from "../../render/react/live-page.tsx";
import { SvgPage } from "../../render/react/svg-page.tsx";
import type { DemoScene } from "./demo-script.ts";
import { PageOutline } from "./page-outline.tsx";
import type { DemoPage } from "./use-demo-page.ts";

interface DemoStageProps {
  page: DemoPage;
  scene: DemoScene;
}

/** The page of the demo on its stage: the outline of its slots, then as it grows, and at the end printed. */
export function DemoStage({ page: { growing, finished }, scene }: DemoStageProps) {
  const { t } = useTranslation();
  const isSeen = scene === "page" || scene === "finished";
  return (
    <div className="relative aspect-3/4 w-full overflow-hidden bg-[#f4efe2] shadow-page">
      {isSeen && growing ? <LivePage {...growing} className="block size-full" /> : <PageOutline />}
      {scene === "finished" && finished && (
        <div className="print-in absolute inset-0">
          <SvgPage scene={finished} label={t("landing.page.alt")} className="block size-full" />
        </div>
      )}
    </div>
  );
}
