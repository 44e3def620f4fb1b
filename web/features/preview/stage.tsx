import { Type } from "lucide-react";
import { lazy, type ReactNode, type Ref, Suspense, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PageFilter } from "../../render/draw/filters.ts";
import type { Device } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { EmptyStage } from "./empty-stage.tsx";
import { useLaidPages } from "./laid-pages.ts";
import type { HiddenItems, PageLayer, PageViewerHandle } from "./page-layer.ts";
import type { GrownPage } from "./page-sheet.tsx";
import type { SetPages } from "./set-pages.ts";
import { StageBar } from "./stage-bar.tsx";
import { useDevicePages } from "./use-device-pages.ts";
import { PageViewer, PocketViewer } from "./viewers.ts";

const PageText = lazy(() => import("./page-text.tsx").then((module) => ({ default: module.PageText })));

export type StageTrouble = "load" | "set";

export interface StageProps {
  /**
   * Null before the first newspaper. While it is edited the stage shows its pages as they are at each moment, which may be ahead of these.
   */
  set: SetPages | null;
  /** A newspaper is being fetched or set. */
  isWorking: boolean;
  /** One part of it is being made again; the page is as before until then. */
  isRemaking?: boolean;
  trouble: StageTrouble | null;
  onRetry: () => void;
  /** Number of the printed page in view, from 1. */
  current: number;
  onCurrent: (page: number) => void;
  filter: PageFilter;
  onFilter: (filter: PageFilter) => void;
  /** A change could not be saved; it is kept. */
  isUnsaved: boolean;
  /** A front page that lay in the same place a moment ago: the first page is printed over it. */
  over?: GrownPage | null;
  /** Drawn over each page. */
  layer?: PageLayer;
  hiddenItems?: HiddenItems;
  /** Further tools of the bar over the pages. */
  tools?: ReactNode;
  /** How the story fits, of the pages as they are at this moment. */
  verdict?: (set: SetPages) => ReactNode;
  /** Brings parts of the pages into view. */
  viewer?: Ref<PageViewerHandle>;
  /** Called when the pointer or the focus comes near the page: an edit may follow. */
  onNear?: () => void;
  /** Stands here until the code that draws pages is there; the outline without it. */
  meanwhile?: ReactNode;
}

/** Where the page lies: the newspaper, its outline before there is one, and what went wrong beside what was kept. */
export function Stage(props: StageProps) {
  const {
    set: settled,
    isWorking: isBusy,
    isRemaking = false,
    trouble,
    onRetry,
    current,
    onCurrent,
    filter,
    onFilter,
    isUnsaved,
    over,
    layer,
    hiddenItems,
    tools,
    verdict,
    viewer,
    onNear,
    meanwhile,
  } = props;
  const latest = useLaidPages((now) => now.set);
  const set = settled && latest?.newspaperId === settled.newspaperId ? latest : settled;
  const { t } = useTranslation("app");
  const isWide = useWide();
  const [isText, setText] = useState(false);
  const [chosen, setDevice] = useState<Device>("desktop");
  const { pages, device, isWorking: isSetting, hasFailed } = useDevicePages(set, chosen);
  const laid = useMemo(() => set && { pages, set }, [set, pages]);
  // A page for a telephone is no page to be exported: turning there does not choose one.
  const [turned, setTurned] = useState(1);
  const isPrinted = device === "desktop";
  const isWorking = isBusy || isSetting || isRemaking;
  const workWords = t(!set ? "stage.loading" : isBusy || isSetting || !isRemaking ? "stage.setting" : "stage.remaking");
  const Viewer = isWide ? PageViewer : PocketViewer;
  // The switch stands in another place after it was pressed, and takes the keyboard there with it.
  const isSwitching = useRef(false);
  const followSwitch = (button: HTMLButtonElement | null) => {
    if (!button || !isSwitching.current) return;
    isSwitching.current = false;
    button.focus({ preventScroll: true });
  };
  const textWords = t(isText ? "stage.showPage" : "stage.readAsText");
  const textSwitch = (
    <Button
      variant="quiet"
      title={textWords}
      iconStart={<Type aria-hidden className="size-[18px]" strokeWidth={1.75} />}
      ref={followSwitch}
      onClick={() => {
        isSwitching.current = true;
        setText(!isText);
      }}
    >
      <span className={isText ? undefined : "desk:max-[85rem]:sr-only"}>{textWords}</span>
    </Button>
  );
  return (
    <section
      id="stage"
      aria-label={t("stage.label")}
      aria-busy={isWorking}
      className="relative flex h-full min-h-80 -scroll-mt-6 flex-col bg-stone"
    >
      {isWorking && (
        <div className="absolute inset-x-0 top-0 z-10">
          <Progress label={workWords} value={null} />
        </div>
      )}
      <p role="status" className="sr-only">
        {isBusy || isSetting ? workWords : ""}
      </p>
      {trouble && (
        <div className="bg-sheet px-5 md:px-8">
          <Notice tone="error" className="border-b-0" actions={<Button onClick={onRetry}>{t("stage.retry")}</Button>}>
            {t(`stage.failed.${trouble}`)}
          </Notice>
        </div>
      )}
      {set && set.missingPictures > 0 && !isWorking && (
        <div className="bg-sheet px-5 md:px-8">
          <Notice tone="warn" className="border-b-0" actions={<Button onClick={onRetry}>{t("stage.retry")}</Button>}>
            {t("stage.pictureMissing")}
          </Notice>
        </div>
      )}
      {hasFailed && (
        <div className="bg-sheet px-5 md:px-8">
          <Notice tone="error" className="border-b-0" actions={<Button onClick={onRetry}>{t("stage.retry")}</Button>}>
            {t("stage.failed.set")}
          </Notice>
        </div>
      )}
      {!(set && isText) && (
        <StageBar device={chosen} onDevice={setDevice} filter={set ? filter : null} onFilter={onFilter} isUnsaved={isUnsaved}>
          {tools}
        </StageBar>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; it is a sign that something soon will be. */}
      <div className="relative min-h-0 flex-1" onPointerEnter={onNear} onFocus={onNear}>
        {set ? (
          <Suspense fallback={meanwhile ?? <EmptyStage />}>
            {isText ? (
              <>
                <PageText set={set} />
                {/* Beside the text as far as that goes, and over nothing that stands below it. */}
                <div className="desk:fixed desk:end-4 desk:bottom-4 z-10 max-desk:sticky max-desk:bottom-24 max-desk:ms-auto max-desk:me-4 max-desk:mb-4 max-desk:w-fit rounded-box border border-rule bg-sheet p-1 shadow-page">
                  {textSwitch}
                </div>
              </>
            ) : (
              <Viewer
                key={device}
                handle={viewer}
                pages={pages}
                arrival={set.arrival}
                laid={laid}
                layer={layer}
                hiddenItems={hiddenItems}
                current={Math.min(isPrinted ? current : turned, pages.length)}
                onCurrent={isPrinted ? onCurrent : setTurned}
                device={device}
                filter={filter}
                over={isPrinted ? over : null}
                fitTo={!isWide ? "width" : isPrinted ? "page" : "device"}
                isDimmed={isWorking}
                aside={isPrinted ? verdict?.(set) : undefined}
                tool={textSwitch}
                {...(!isWide && { tools })}
              />
            )}
          </Suspense>
        ) : (
          <EmptyStage isEmpty={!isWorking && !trouble} device={chosen} />
        )}
      </div>
    </section>
  );
}
