import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { useOwnWork } from "./api/account/work-owner.ts";
import { useDesk } from "./api/desk.ts";
import { fetchNewspaper, forgetNewspaperList, type Newspaper, useNewspaper } from "./api/newspapers.ts";
import { pause } from "./api/pause.ts";
import { originOf } from "./api/press/article-origin.ts";
import { type Draft, useDraft } from "./api/press/draft.ts";
import { onFirstWords, useLiveRun } from "./api/press/live-run.ts";
import { useTemplates, useUser } from "./api/queries.ts";
import { useEditNewspaper, useIsUnsaved } from "./api/stone/edit-newspaper.ts";
import { isTold } from "./api/stone/save-troubles.ts";
import { articleOnDesk, dropAside, isArticleOf, layOnDesk, setAside } from "./api/stone/set-aside.ts";
import type { NewspaperChanges } from "./api/stone/unsaved-changes.ts";
import { useLeaveGuard } from "./api/stone/unsaved-work.ts";
import { useIsLost } from "./api/stone/use-is-lost.ts";
import {
  FactsSection,
  fetchBesidePage,
  PageLayers,
  PicturesPanel,
  StageTools,
  StoneKeeper,
  ToolsPanel,
  VerdictOnStage,
} from "./beside-page.ts";
import { DraftRehearsal } from "./draft-rehearsal.tsx";
import { DraftThumbnail } from "./draft-thumbnail.tsx";
import type { Part } from "./features/blocks/parts.ts";
import { rememberedBlock } from "./features/blocks/remembered-block.ts";
import { NewspapersPanel } from "./features/newspapers/newspapers-panel.tsx";
import { GrowingStage } from "./features/preview/growing-stage.tsx";
import type { PageLayer, PageViewerHandle } from "./features/preview/page-layer.ts";
import type { SetPages } from "./features/preview/set-pages.ts";
import { useLiveOrder } from "./features/preview/use-live-order.ts";
import { usePreviewImage } from "./features/preview/use-preview-image.ts";
import { useSetPages } from "./features/preview/use-set-pages.ts";
import { WorkNotices } from "./features/resilience/work-notices.tsx";
import { forgetOrder } from "./features/wizard/remembered-run.ts";
import type { Look } from "./features/wizard/template-section.tsx";
import { goToStep } from "./features/wizard/use-current-step.ts";
import { WizardPage } from "./features/wizard/wizard-page.tsx";
import type { PageFilter } from "./render/draw/filters.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { IntoNavigation } from "./ui/navigation-slot.tsx";
import { NearView } from "./ui/near-view.tsx";
import { PartBoundary } from "./ui/part-boundary.tsx";
import { isWideNow } from "./ui/use-wide.ts";

const ExportOnDesk = lazy(() => import("./files-of-pages.tsx").then((module) => ({ default: module.ExportOnDesk })));
const ShareOnDesk = lazy(() => import("./files-of-pages.tsx").then((module) => ({ default: module.ShareOnDesk })));
// Far down the panel: loaded near view, or when a part was being made as the page was left.
const BlocksPanel = lazy(() => import("./features/blocks/blocks-panel.tsx").then((module) => ({ default: module.BlocksPanel })));

const FrontPicture = lazy(() => import("./features/preview/front-picture.tsx").then((module) => ({ default: module.FrontPicture })));

/**
 * A finished newspaper that loads within this is shown together with its pages; on a slow connection it is shown before them. In
 * milliseconds.
 */
const soon = 300;

function draftOf({
  title,
  content,
  region,
  templateId,
  layout,
  language,
  author,
  publishDate,
}: Newspaper): Omit<Draft, "textModel" | "imageModel"> {
  return { title, content, region, templateId, layout, language, author, publishDate };
}

/** The stone's tools tell which text is wanted; the page opens it. */
async function openField(path: string): Promise<void> {
  const { useStoneEditor } = await import("./features/stone/stone-editor.ts");
  useStoneEditor.getState().openField(path);
}

const layerOf: PageLayer = (scene, sheet) => (
  <Suspense fallback={null}>
    <PageLayers scene={scene} sheet={sheet} />
  </Suspense>
);

const verdictOf = (set: SetPages) => (
  <Suspense fallback={null}>
    <VerdictOnStage set={set} />
  </Suspense>
);

function goToTitle(id: string): void {
  const title = document.getElementById(id);
  title?.scrollIntoView({ block: "start" });
  title?.focus({ preventScroll: true });
}

/** Where the features of /home meet: the wizard, the stage, the exports and the saved newspapers know nothing of each other. */
export function HomeScreen() {
  const client = useQueryClient();
  const { data: user } = useUser();
  useOwnWork(user?.id);
  useLeaveGuard();
  const { newspaperId, put, clear } = useDesk();
  const newspaper = useNewspaper(newspaperId);
  const set = useSetPages(newspaper.data);
  const [current, setCurrent] = useState(1);
  const [fresh, setFresh] = useState<string | null>(null);
  const viewer = useRef<PageViewerHandle | null>(null);
  const [remaking, setRemaking] = useState<Part | null>(null);
  const pages = newspaperId ? set.pages : null;
  // The page first: it does not wait until the panel beside it, which is longer, has been drawn.
  const panelPages = useDeferredValue(pages);
  const isPanelSettled = set.isSettled && panelPages === pages;

  usePreviewImage(newspaper.data, set.isSettled ? pages : null);

  // Deleted elsewhere, or another person's after a change of account.
  const isLost = useIsLost(newspaperId, newspaper.error);
  useEffect(() => {
    if (isLost) clear();
  }, [isLost, clear]);

  useEffect(() => onFirstWords(() => void fetchBesidePage()), []);
  const live = useLiveOrder((user?.newspaperCount ?? 0) + 1, pages?.newspaperId === newspaper.data?.id ? pages?.newspaperId : undefined);

  const lay = useCallback(
    (id: string) => {
      setCurrent(1);
      put(id);
    },
    [put],
  );

  /** A caller waits to announce the new newspaper. */
  const tellStanding = useRef(() => {});
  const onNewspaper = async (id: string) => {
    // What is wrong with it shows where it is wanted.
    const fetched = fetchNewspaper(client, id).catch(() => {});
    forgetNewspaperList(client);
    // The screen is drawn once, with all that is there, unless the line is slow.
    await Promise.race([fetched, pause(soon)]);
    lay(id);
    setFresh(id);
    tellStanding.current();
    await new Promise<void>((standing) => {
      tellStanding.current = standing;
    });
  };

  // The look may have been changed in another browser since the article was typed in this one.
  const { data: templates } = useTemplates();
  const loadedId = newspaper.data?.id;
  const showLook = ({ templateId, layout }: Pick<Newspaper, "templateId" | "layout">) => {
    const own = templates?.find(({ id }) => id === templateId)?.config.layout;
    useDraft.getState().edit({ templateId, layout: layout === own ? null : layout });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newspaper; what is chosen here later goes the other way.
  useEffect(() => {
    if (templates && newspaper.data && isArticleOf(newspaper.data)) showLook(newspaper.data);
  }, [loadedId, templates === undefined]);

  // Beside the panel the page is in view already; below it, the user is taken there, once it has its height.
  const isFreshSet = fresh !== null && pages?.newspaperId === fresh;
  useEffect(() => {
    if (!isFreshSet) return;
    setFresh(null);
    if (!isWideNow()) document.getElementById("stage")?.scrollIntoView({ block: "start" });
  }, [isFreshSet]);

  const onRestore = async ({ id }: Newspaper) => {
    const restored = await fetchNewspaper(client, id);
    const left = articleOnDesk();
    // An article that is in no newspaper yet is in no list either.
    const isKept = [newspaper.data, restored].some((known) => known && isArticleOf(known));
    const before = newspaperId;
    if (!isKept) setAside(left);
    layOnDesk({ draft: { ...left.draft, ...draftOf(restored) }, origin: originOf(restored) });
    // What is being made goes on, and comes when it is finished.
    useLiveRun.getState().end();
    lay(id);
    goToStep("generate");
    return () => {
      layOnDesk(left);
      dropAside(left);
      if (before) lay(before);
      else clear();
    };
  };

  const edit = useEditNewspaper();
  const isUnsaved = useIsUnsaved(newspaperId);
  const onEdit = (changes: NewspaperChanges) => {
    const id = newspaper.data?.id;
    if (id === undefined) return;
    const editPlainly = () => edit(id, changes);
    // A step of the history, as soon as a history is kept.
    import("./api/stone/stone.ts").then(({ performChanges, useStone }) => {
      const isStep = useStone.getState().newspaper?.id === id && isTold(id) && performChanges(changes);
      if (!isStep) editPlainly();
    }, editPlainly);
  };
  const chooseLook = useRef<(look: Look) => void>(() => {});
  chooseLook.current = (look) => {
    if (pages && newspaper.data && isArticleOf(newspaper.data)) onEdit({ ...look, previewImageUrl: "" });
  };
  // The same ones as long as they can be: thirteen cards are drawn with them.
  const onLook = useCallback((look: Look) => chooseLook.current(look), []);
  const thumbnail = useCallback(
    (templateId: string) => <DraftThumbnail templateId={templateId} newspaper={newspaper.data} set={panelPages} />,
    [newspaper.data, panelPages],
  );

  const trouble = newspaper.error && !isLost && !newspaper.data ? "load" : set.error ? "set" : null;
  // Not while its page is still half gray; nor never, where it cannot be set or another was laid in its place.
  const isWaitOver = isFreshSet || trouble !== null || newspaperId !== fresh;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fresh newspaper is waited for anew.
  useEffect(() => {
    if (isWaitOver) tellStanding.current();
  }, [isWaitOver, fresh]);
  useEffect(() => () => tellStanding.current(), []);
  const stage = {
    set: pages,
    isWorking: newspaperId !== null && (newspaper.isFetching || set.isSetting) && !trouble,
    isRemaking: remaking !== null,
    trouble,
    onRetry: () => void (trouble === "load" ? newspaper.refetch() : set.setAgain()),
    current,
    onCurrent: setCurrent,
    filter: newspaper.data?.currentFilter ?? "none",
    onFilter: (currentFilter: PageFilter) => onEdit({ currentFilter, previewImageUrl: "" }),
    isUnsaved,
    verdict: verdictOf,
    layer: layerOf,
    onNear: set.ready,
    viewer,
    tools: pages && (
      <Suspense fallback={null}>
        <StageTools
          newspaper={newspaper.data}
          onRestored={(restored) => {
            setCurrent(1);
            if (isArticleOf(restored)) showLook(restored);
          }}
        />
      </Suspense>
    ),
  } as const;
  return (
    <>
      <IntoNavigation>
        <NewspapersPanel
          onRestore={onRestore}
          onDeleted={({ id }) => {
            forgetOrder();
            if (id !== newspaperId) return undefined;
            clear();
            return () => lay(id);
          }}
          onRenamed={(before, title) => isArticleOf(before) && useDraft.getState().edit({ title })}
          onBegin={() => goToStep("article")}
          frontPicture={(saved) => <FrontPicture newspaper={saved} />}
        />
      </IntoNavigation>
      <DraftRehearsal />
      <WizardPage
        hasNewspaper={pages !== null}
        onNewspaper={onNewspaper}
        onLook={onLook}
        onShare={pages ? () => goToTitle("share-title") : undefined}
        onExport={pages ? () => goToTitle("exports-title") : undefined}
        thumbnail={thumbnail}
        notices={
          <WorkNotices className="top-14">
            {newspaperId !== null && user !== undefined && (
              <PartBoundary resetKey={newspaperId}>
                <Suspense fallback={null}>
                  <StoneKeeper newspaperId={newspaperId} userId={user?.id ?? null} onSavedAsNew={lay} />
                </Suspense>
              </PartBoundary>
            )}
          </WorkNotices>
        }
        stage={
          <ErrorBoundary
            resetKey={newspaperId ?? ""}
            fallback={(_error, retry) => <GrowingStage {...stage} live={null} set={null} isWorking={false} trouble="set" onRetry={retry} />}
          >
            <GrowingStage {...stage} live={live} />
          </ErrorBoundary>
        }
        exports={(isCurrentStep) => (
          <>
            {panelPages && (
              <Suspense fallback={<div className="min-h-48" />}>
                <FactsSection set={panelPages} viewer={viewer} />
              </Suspense>
            )}
            {panelPages && newspaper.data && (
              <PartBoundary resetKey={newspaper.data.id}>
                <Suspense fallback={<div className="min-h-96" />}>
                  <ToolsPanel
                    onOpenField={(path) => void openField(path)}
                    isMaking={live !== null}
                    onLook={(look) => newspaper.data && isArticleOf(newspaper.data) && showLook(look)}
                    pictures={
                      <PicturesPanel
                        newspaper={newspaper.data}
                        pages={panelPages.missingPictures > 0 ? [] : panelPages.pages}
                        remaking={remaking?.block === "picture" ? "main" : remaking?.block === "small-picture" ? "small" : null}
                      />
                    }
                  />
                </Suspense>
              </PartBoundary>
            )}
            {panelPages && newspaper.data && (
              <NearView key={newspaper.data.id} always={rememberedBlock(newspaper.data.pressRunId) !== null}>
                <PartBoundary resetKey={newspaper.data.id}>
                  <Suspense fallback={<div className="min-h-96" />}>
                    <BlocksPanel newspaper={newspaper.data} onWork={setRemaking} />
                  </Suspense>
                </PartBoundary>
              </NearView>
            )}
            <NearView always={panelPages !== null}>
              <PartBoundary resetKey={newspaperId ?? ""}>
                <Suspense fallback={<div className="min-h-96" />}>
                  <ExportOnDesk
                    newspaper={newspaper.data}
                    set={panelPages}
                    isSettled={isPanelSettled}
                    current={current}
                    onCurrent={setCurrent}
                    isCurrentStep={isCurrentStep}
                  />
                </Suspense>
              </PartBoundary>
              <PartBoundary resetKey={newspaperId ?? ""}>
                <Suspense fallback={<div className="min-h-72" />}>
                  <ShareOnDesk key={newspaperId} newspaper={newspaper.data} set={panelPages} isSettled={isPanelSettled} current={current} />
                </Suspense>
              </PartBoundary>
            </NearView>
          </>
        )}
      />
    </>
  );
}
