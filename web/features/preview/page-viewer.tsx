import { ChevronLeft, ChevronRight, Maximize, Minus, Plus } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import type { PageFilter } from "../../render/draw/filters.ts";
import type { Device, PageScene } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { fullWidthOf } from "./device.ts";
import type { LaidSheets, PageViewerHandle } from "./page-layer.ts";
import { type GrownPage, PageSheet, type SheetLayers } from "./page-sheet.tsx";
import { useArea } from "./use-area.ts";
import { useZoom } from "./use-zoom.ts";
import { type Fit, leastZoom, mostZoom, nextZoom } from "./zoom.ts";

export interface PageViewerProps extends SheetLayers {
  pages: readonly PageScene[];
  /** See PageSheet. */
  arrival: number;
  /** For the layer. */
  laid?: LaidSheets | null;
  handle?: Ref<PageViewerHandle> | undefined;
  /** Number of the page in view, from 1. */
  current: number;
  onCurrent: (page: number) => void;
  /** What the pages were set for. */
  device: Device;
  filter: PageFilter;
  fitTo: Fit;
  /** Said beside the tools: the verdict. */
  aside?: ReactNode;
  /** A further tool. */
  tool?: ReactNode;
  isDimmed?: boolean;
  /** What the first page is printed over when it appears. */
  over?: GrownPage | null;
}

const barClass = "pointer-events-auto flex flex-wrap items-center rounded-box border border-rule bg-sheet p-1 shadow-page";
const icon = { "aria-hidden": true, className: "size-[18px]", strokeWidth: 1.75 } as const;

/** The pages one below the other in a scrolling stage, with zoom and page turning. */
export function PageViewer({
  pages,
  current,
  onCurrent,
  device,
  filter,
  fitTo,
  aside,
  tool,
  isDimmed = false,
  over = null,
  arrival,
  laid,
  layer,
  hiddenItems,
  handle,
}: PageViewerProps) {
  const { t } = useTranslation("app");
  const { tag } = useLanguage();
  const figure = useFigures();
  const stage = useRef<HTMLDivElement>(null);
  const fullWidth = fullWidthOf(device, pages[0]);
  const { zoom, isFitted, zoomTo, fit } = useZoom(stage, pages[0], fullWidth, fitTo);
  const showArea = useArea(stage, pages, { zoom, zoomTo, fullWidth });
  useImperativeHandle(handle, () => ({ showArea }), [showArea]);
  const sheets = useMemo(() => laid && { ...laid, showArea }, [laid, showArea]);
  const [announced, setAnnounced] = useState("");

  const turnTo = (page: number) => {
    const sheet = stage.current?.querySelector<HTMLElement>(`[data-page="${page}"]`);
    // Not scrollIntoView, which would move the whole screen as well.
    if (sheet) stage.current?.scrollTo({ top: sheet.offsetTop - 26 });
  };

  useEffect(() => {
    const element = stage.current;
    if (!element || pages.length < 2) return;
    const look = () => {
      const line = element.scrollTop + element.clientHeight / 2;
      const sheets = [...element.querySelectorAll<HTMLElement>("[data-page]")];
      const seen = sheets.findLast((sheet) => sheet.offsetTop <= line);
      if (seen) onCurrent(Number(seen.dataset.page));
    };
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [pages.length, onCurrent]);

  const percent = zoom.toLocaleString(tag, { style: "percent", maximumFractionDigits: 0 });
  const step = (direction: 1 | -1) => {
    const next = nextZoom(zoom, direction);
    zoomTo(next);
    setAnnounced(`${t("stage.zoom")}: ${next.toLocaleString(tag, { style: "percent" })}`);
  };
  const position = t("stage.page", { page: figure(current), total: figure(pages.length) });

  return (
    <div className="relative h-full min-h-0">
      <section
        ref={stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        aria-label={t("stage.pages")}
        className="relative h-full overflow-auto overscroll-contain -outline-offset-2 [touch-action:pan-x_pan-y]"
      >
        <div
          className="mx-auto flex w-fit flex-col gap-6 px-4 pt-6.5 pb-20 transition-opacity delay-150"
          style={{ opacity: isDimmed ? 0.92 : 1 }}
        >
          {zoom > 0 &&
            pages.map((scene) => (
              <div key={scene.page} data-page={scene.page} style={{ width: fullWidth * zoom }}>
                <PageSheet
                  scene={scene}
                  arrival={arrival}
                  filter={filter}
                  over={scene.page === 1 ? over : null}
                  laid={sheets ?? null}
                  layer={layer}
                  hiddenItems={hiddenItems}
                  label={t("stage.page", { page: figure(scene.page), total: figure(pages.length) })}
                />
              </div>
            ))}
        </div>
      </section>
      <div
        // To the window, not the stage: before the first scrolling the foot of the stage is below it. Where both do not fit beside each
        // other, the verdict stands over the tools.
        data-stage-tools=""
        className="pointer-events-none fixed end-4 bottom-4 z-10 flex max-w-[calc(100%-2rem)] desk:max-w-[calc(100%-var(--panel-width)-2rem)] flex-row-reverse flex-wrap-reverse gap-2 text-sm"
      >
        <div role="toolbar" aria-label={t("stage.zoom")} className={barClass}>
          {pages.length > 1 && (
            <div className="flex items-center border-e border-rule pe-1">
              <IconButton label={t("stage.previousPage")} disabled={current <= 1} onClick={() => turnTo(current - 1)}>
                <ChevronLeft {...icon} className="flip-rtl size-[18px]" />
              </IconButton>
              <span className="px-1 tabular-nums max-sm:sr-only">{position}</span>
              <bdi aria-hidden className="px-1 tabular-nums sm:hidden">{`${figure(current)} / ${figure(pages.length)}`}</bdi>
              <IconButton label={t("stage.nextPage")} disabled={current >= pages.length} onClick={() => turnTo(current + 1)}>
                <ChevronRight {...icon} className="flip-rtl size-[18px]" />
              </IconButton>
            </div>
          )}
          <IconButton label={t("stage.zoomOut")} disabled={zoom <= leastZoom} onClick={() => step(-1)}>
            <Minus {...icon} />
          </IconButton>
          <span className="min-w-12 text-center tabular-nums">{percent}</span>
          <IconButton label={t("stage.zoomIn")} disabled={zoom >= mostZoom} onClick={() => step(1)}>
            <Plus {...icon} />
          </IconButton>
          <Button variant="quiet" aria-pressed={isFitted} iconStart={<Maximize {...icon} />} onClick={fit}>
            <span className="max-sm:sr-only">{t("stage.fit")}</span>
          </Button>
          {tool}
          <span role="status" className="sr-only">
            {announced}
          </span>
        </div>
        {aside && <div className={`${barClass} px-3`}>{aside}</div>}
      </div>
    </div>
  );
}
