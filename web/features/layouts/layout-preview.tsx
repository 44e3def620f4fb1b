import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import "./layout-preview.css";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { isWideNow } from "../../ui/use-wide.ts";
import { CanvasCard } from "./canvas-card.tsx";
import { beginCanvas, useCanvas } from "./canvas-store.ts";
import { ConfigurationCard } from "./configuration-card.tsx";
import { readKept, writeKept } from "./kept-settings.ts";
import { useLayoutStore } from "./layout-store.ts";
import type { OpenSamplePress } from "./sample-press.ts";
import { SectionDetails } from "./section-details.tsx";
import { SectionLegend } from "./section-legend.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { useCanvasDeeds } from "./use-canvas-deeds.ts";
import { useSamplePage, useSampleWords } from "./use-sample-page.ts";

/**
 * Asked by the browser when the window is closed or left; the tab itself keeps everything, and boxes are offered again after it was left.
 */
function useLeaveWarning(): void {
  const isDirty = useLayoutStore((store) => store.isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
  useEffect(() => {
    addEventListener("pagehide", keepBoxes);
    return () => removeEventListener("pagehide", keepBoxes);
  }, []);
}

/** Boxes that were moved and not saved, whatever takes the window: a reload, or the way to sign in again. */
function keepBoxes(): void {
  const { isLayoutDirty, sections } = useLayoutStore.getState();
  const { preview } = useCanvas.getState();
  if (!isLayoutDirty || !preview) return;
  try {
    writeKept({ settings: readKept().settings, sectionLayout: { template: preview.template, layout: preview.layout, sections } });
  } catch (error) {
    console.warn("The boxes could not be kept", error);
  }
}

/** The Layout Preview tab: what stands where on a template's front page. */
export function LayoutPreview({ openPress }: { openPress: OpenSamplePress }) {
  const { t } = useTranslation("layouts");
  useEffect(beginCanvas, []);
  useLeaveWarning();
  const words = useSampleWords();
  const again = useSamplePage(openPress, words.data);
  const { generate, enhance, saveSettings } = useCanvasDeeds(words.data);
  const canvas = useRef<HTMLDivElement>(null);
  const show = async (work: Promise<unknown>) => {
    await work;
    // Where the page is not beside its cards, it would come without being seen.
    if (!isWideNow()) canvas.current?.scrollIntoView({ block: "start" });
  };
  return (
    <>
      {words.error && (
        <Notice
          tone="error"
          className="mt-4"
          actions={
            <Button busy={words.isFetching} onClick={() => void words.refetch()}>
              {t("canvas.again")}
            </Button>
          }
        >
          {t("canvas.noWords")}
        </Notice>
      )}
      <div className="layout-desk mt-6 grid gap-x-10 gap-y-8">
        <ConfigurationCard words={words.data} onGenerate={() => void show(generate())} className="[grid-area:configuration]" />
        <div ref={canvas} className="min-w-0 [grid-area:canvas]">
          <CanvasCard
            isReady={words.data !== undefined}
            onGenerate={(boxes) => void generate(boxes)}
            onEnhance={() => void enhance()}
            onAgain={again}
          />
        </div>
        {/* Below one another beside the page; apart, the legend last, where there is no room there. */}
        <div className="beside">
          <div className="border-t-[3px] border-ink pt-3 max-xl:[grid-area:details]">
            <SectionDetails />
          </div>
          <div className="border-t-[3px] border-ink pt-3 max-xl:[grid-area:legend]">
            <SectionLegend />
          </div>
        </div>
        <SettingsCard onSave={() => void show(saveSettings())} className="[grid-area:settings]" />
      </div>
    </>
  );
}
