import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useShallow } from "zustand/react/shallow";
import { originOf } from "./api/article-origin.ts";
import { useDesk } from "./api/desk.ts";
import { type Draft, useDraft } from "./api/draft.ts";
import { useEditNewspaper, useIsUnsaved } from "./api/edit-newspaper.ts";
import { useLiveRun } from "./api/live-run.ts";
import { fetchNewspaper, forgetNewspaperList, isGone, type Newspaper, useNewspaper } from "./api/newspapers.ts";
import { useTemplates, useUser } from "./api/queries.ts";
import { articleOnDesk, dropAside, isArticleOf, layOnDesk, setAside } from "./api/set-aside.ts";
import type { NewspaperChanges } from "./api/unsaved-changes.ts";
import { useLeaveGuard } from "./api/unsaved-work.ts";
import { useOwnWork } from "./api/work-owner.ts";
import { DraftRehearsal } from "./draft-rehearsal.tsx";
import type { Part } from "./features/blocks/parts.ts";
import { rememberedBlock } from "./features/blocks/remembered-block.ts";
import type { PageSetter } from "./features/exports/page-setter.ts";
import { NewspapersPanel } from "./features/newspapers/newspapers-panel.tsx";
import { GrowingStage } from "./features/preview/growing-stage.tsx";
import type { SetPages } from "./features/preview/set-pages.ts";
import { TemplateThumbnail } from "./features/preview/template-thumbnail.tsx";
import { leastToSet, type ThumbnailWords } from "./features/preview/thumbnail-words.ts";
import { useLiveOrder } from "./features/preview/use-live-order.ts";
import { usePreviewImage } from "./features/preview/use-preview-image.ts";
import { useSetPages } from "./features/preview/use-set-pages.ts";
import { WorkNotices } from "./features/resilience/work-notices.tsx";
import { pageLanguageOf } from "./features/wizard/page-language.ts";
import type { Look } from "./features/wizard/template-section.tsx";
import { goToStep } from "./features/wizard/use-current-step.ts";
import { WizardPage } from "./features/wizard/wizard-page.tsx";
import type { PageFilter } from "./render/filters.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { IntoNavigation } from "./ui/navigation-slot.tsx";
import { NearView } from "./ui/near-view.tsx";
import { PartBoundary } from "./ui/part-boundary.tsx";
import { isWideNow } from "./ui/use-wide.ts";

const ExportPanel = lazy(() => import("./features/exports/export-panel.tsx").then((module) => ({ default: module.ExportPanel })));
const SharePanel = lazy(() => import("./features/share/share-panel.tsx").then((module) => ({ default: module.SharePanel })));
const AdditionsNote = lazy(() => import("./features/additions/additions-note.tsx").then((module) => ({ default: module.AdditionsNote })));
// Pictures can be changed once there are some.
const PicturesPanel = lazy(() => import("./features/pictures/pictures-panel.tsx").then((module) => ({ default: module.PicturesPanel })));
// Far down the panel: loaded near view, or when a part was being made as the page was left.
const BlocksPanel = lazy(() => import("./features/blocks/blocks-panel.tsx").then((module) => ({ default: module.BlocksPanel })));

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

/** Exports need other shapes of the newspaper on the stage, which only the preview can set. */
function setterOf(set: SetPages | null): PageSetter {
  const load = async () => {
    if (!set) throw new Error("There is no newspaper to set");
    return { toSet: set.toSet, ...(await import("./features/preview/set-for-paper.ts")) };
  };
  return {
    pages: async (height) => {
      const { toSet, setForHeight } = await load();
      return setForHeight(toSet, height);
    },
    card: async (size) => {
      const { toSet, setCard } = await load();
      return setCard(toSet, size);
    },
  };
}

/** The page in view as a PNG, as the exports make it. */
async function makeSharedFile(
  { newspaper, set, current }: { newspaper: Newspaper; set: SetPages; current: number },
  work: { signal: AbortSignal; onProgress: (done: number) => void },
) {
  const [{ makePages }, { firstChoices }] = await Promise.all([
    import("./features/exports/make-file.ts"),
    import("./features/exports/export-choices.ts"),
  ]);
  const choices = { ...firstChoices(newspaper), format: "png", quality: "hd", isAllPages: false } as const;
  return makePages({ newspaper, pages: set.pages, setter: setterOf(set), choices, page: current, at: new Date() }, work);
}

const noPages: SetPages["pages"] = [];

function goToShare(): void {
  const title = document.getElementById("share-title");
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
  const [remaking, setRemaking] = useState<Part | null>(null);
  const pages = newspaperId && set.data ? set.data : null;

  usePreviewImage(newspaper.data, set.isPlaceholderData ? null : pages);

  // Deleted elsewhere, or another person's after a change of account.
  const isLost = isGone(newspaper.error);
  useEffect(() => {
    if (isLost) clear();
  }, [isLost, clear]);

  const live = useLiveOrder((user?.newspaperCount ?? 0) + 1, set.isPlaceholderData ? undefined : pages?.newspaperId);

  const lay = useCallback(
    (id: string) => {
      setCurrent(1);
      put(id);
    },
    [put],
  );

  const onNewspaper = (id: string) => {
    forgetNewspaperList(client);
    lay(id);
    setFresh(id);
  };

  // The look may have been changed in another browser since the article was typed in this one.
  const { data: templates } = useTemplates();
  const loadedId = newspaper.data?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newspaper; what is chosen here later goes the other way.
  useEffect(() => {
    if (!templates || !newspaper.data || !isArticleOf(newspaper.data)) return;
    const { templateId, layout } = newspaper.data;
    const own = templates.find(({ id }) => id === templateId)?.config.layout;
    useDraft.getState().edit({ templateId, layout: layout === own ? null : layout });
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
  const onEdit = (changes: NewspaperChanges) => newspaper.data && edit(newspaper.data.id, changes);
  const onLook = (look: Look) => {
    if (pages && newspaper.data && isArticleOf(newspaper.data)) onEdit({ ...look, previewImageUrl: "" });
  };

  const trouble = newspaper.error && !isLost && !newspaper.data ? "load" : set.error ? "set" : null;
  const stage = {
    set: pages,
    isWorking: newspaperId !== null && (newspaper.isFetching || set.isFetching) && !trouble,
    isRemaking: remaking !== null,
    trouble,
    onRetry: () => void (trouble === "load" ? newspaper.refetch() : set.refetch()),
    current,
    onCurrent: setCurrent,
    filter: newspaper.data?.currentFilter ?? "none",
    onFilter: (currentFilter: PageFilter) => onEdit({ currentFilter, previewImageUrl: "" }),
    isUnsaved,
  } as const;
  return (
    <>
      <IntoNavigation>
        <NewspapersPanel
          onRestore={onRestore}
          onDeleted={({ id }) => {
            if (id !== newspaperId) return undefined;
            clear();
            return () => lay(id);
          }}
          onRenamed={(before, title) => isArticleOf(before) && useDraft.getState().edit({ title })}
          onBegin={() => goToStep("article")}
        />
      </IntoNavigation>
      <DraftRehearsal />
      <WizardPage
        hasNewspaper={pages !== null}
        onNewspaper={onNewspaper}
        onLook={onLook}
        onShare={pages ? goToShare : undefined}
        thumbnail={(templateId) => <DraftThumbnail templateId={templateId} newspaper={newspaper.data} set={pages} />}
        notices={<WorkNotices className="top-14" />}
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
            {pages && newspaper.data && newspaper.data.expandedContent.additions.length > 0 && (
              <Suspense fallback={null}>
                <AdditionsNote newspaper={newspaper.data} />
              </Suspense>
            )}
            {pages && newspaper.data && (
              <PartBoundary resetKey={newspaper.data.id}>
                <Suspense fallback={null}>
                  <PicturesPanel
                    newspaper={newspaper.data}
                    pages={set.isPlaceholderData || pages.missingPictures > 0 ? [] : pages.pages}
                    remaking={remaking?.block === "picture" ? "main" : remaking?.block === "small-picture" ? "small" : null}
                    onChange={onEdit}
                  />
                </Suspense>
              </PartBoundary>
            )}
            <NearView always={pages !== null}>
              <PartBoundary resetKey={newspaperId ?? ""}>
                <Suspense fallback={<div className="min-h-96" />}>
                  <ExportPanel
                    newspaper={pages ? newspaper.data : undefined}
                    pages={pages?.pages ?? []}
                    setter={setterOf(pages)}
                    isSetting={set.isPlaceholderData}
                    current={current}
                    onCurrent={setCurrent}
                    isCurrentStep={isCurrentStep}
                  />
                </Suspense>
              </PartBoundary>
              <PartBoundary resetKey={newspaperId ?? ""}>
                <Suspense fallback={<div className="min-h-72" />}>
                  <SharePanel
                    key={newspaperId}
                    newspaper={pages ? newspaper.data : undefined}
                    pages={pages && !set.isPlaceholderData && pages.missingPictures === 0 ? pages.pages : noPages}
                    card={setterOf(pages).card}
                    makeFile={(work) =>
                      newspaper.data && pages
                        ? makeSharedFile({ newspaper: newspaper.data, set: pages, current }, work)
                        : Promise.reject(new Error("There is no newspaper to draw"))
                    }
                  />
                </Suspense>
              </PartBoundary>
            </NearView>
            {pages && newspaper.data && (
              <NearView key={newspaper.data.id} always={rememberedBlock(newspaper.data.pressRunId) !== null}>
                <PartBoundary resetKey={newspaper.data.id}>
                  <Suspense fallback={<div className="min-h-96" />}>
                    <BlocksPanel newspaper={newspaper.data} onWork={setRemaking} />
                  </Suspense>
                </PartBoundary>
              </NearView>
            )}
          </>
        )}
      />
    </>
  );
}

/** Has hooks of its own for the draft, so that typing draws the thumbnails and not the whole screen. */
function DraftThumbnail({ templateId, newspaper, set }: { templateId: string; newspaper: Newspaper | undefined; set: SetPages | null }) {
  const { i18n } = useTranslation("app");
  const layout = useDraft((draft) => draft.layout);
  const draft = useDraft(
    useShallow(({ title, content, region, author, language }) => ({
      title,
      content,
      region,
      author,
      language: pageLanguageOf(language, i18n.language),
    })),
  );
  const words = (): ThumbnailWords => {
    if (set && newspaper && isArticleOf(newspaper)) return { kind: "newspaper", newspaper: set.toSet };
    if (draft.content.length >= leastToSet) return { kind: "draft", draft };
    return { kind: "sample", language: draft.language };
  };
  const shown = words();
  const { data: templates = [] } = useTemplates();
  const template = templates.find(({ id }) => id === templateId);
  const columns = layout ?? template?.config.layout;
  // The page that lies on the stage keeps the layout it was made with.
  const isLaid = shown.kind === "newspaper" && shown.newspaper.templateId === templateId && shown.newspaper.layout === columns;
  const sectionLayout = (isLaid ? shown.newspaper.sectionLayout : columns && template?.sectionLayouts[columns]) ?? null;
  return <TemplateThumbnail templateId={templateId} layout={layout} sectionLayout={sectionLayout} words={shown} />;
}
