import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../api/client.ts";
import { type Newspaper, useLeavingNewspapers, useNewspaperList } from "../../api/newspapers.ts";
import { useRefreshAccount } from "../../api/queries.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { isolated } from "./isolated.ts";
import { ListHead } from "./list-head.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { NewspaperCard } from "./newspaper-card.tsx";
import { NoNewspapers } from "./no-newspapers.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { type NewspaperDeeds, useNewspaperDeeds } from "./use-newspaper-deeds.ts";
import { useSearch } from "./use-search.ts";

/** Everything in the panel: the search, the cards, and what is there when there are none. */
export function NewspaperList({ deeds, onClose }: { deeds: NewspaperDeeds; onClose: () => void }) {
  const { t } = useTranslation(["newspapers", "app"]);
  const figures = useFigures();
  const search = useSearch();
  const list = useNewspaperList(search.sought);
  const leaving = useLeavingNewspapers();
  const act = useNewspaperDeeds(deeds, onClose);
  const [deleting, setDeleting] = useState<Newspaper | null>(null);
  const [renaming, setRenaming] = useState<Newspaper | null>(null);
  const newspapers = (list.data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => !leaving.includes(id));
  useKeyboardInPanel(newspapers.length);

  const refreshAccount = useRefreshAccount();
  const isSignedOut = list.error instanceof ApiError && list.error.status === 401;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => {
    // The screen redirects to sign-in when the session has ended.
    if (isSignedOut) void refreshAccount();
  }, [isSignedOut]);

  if (list.isPending) return <ListSkeleton onRetry={() => void list.refetch()} />;
  if (list.error && !list.data) {
    return (
      <Notice
        tone="error"
        actions={
          <Button busy={list.isFetching} onClick={() => list.refetch()}>
            {t("app:newspapers.retry")}
          </Button>
        }
      >
        {t("app:newspapers.failed")}
      </Notice>
    );
  }
  const isSearching = search.typed !== "" || search.sought !== "";
  const unreadable = list.data?.pages.reduce((sum, page) => sum + (page.unreadable ?? 0), 0) ?? 0;
  if (newspapers.length === 0 && unreadable === 0 && !isSearching && !list.isPlaceholderData) {
    return (
      <NoNewspapers
        onBegin={() => {
          onClose();
          deeds.onBegin();
        }}
      />
    );
  }
  const total = Math.max(newspapers.length, (list.data?.pages.at(-1)?.total ?? 0) - (list.isPlaceholderData ? 0 : leaving.length));
  return (
    <>
      <ListHead search={search} shown={newspapers.length} total={total} isSettled={!list.isPlaceholderData} />
      {list.error && (
        <Notice
          tone="error"
          actions={
            <Button
              size="small"
              busy={list.isFetching}
              onClick={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
            >
              {t("app:newspapers.retry")}
            </Button>
          }
        >
          {t("stale")}
        </Notice>
      )}
      {unreadable > 0 && <Notice tone="warn">{t("unreadable", { count: unreadable, figure: figures(unreadable) })}</Notice>}
      <ul aria-label={t("app:newspapers.title")} aria-busy={list.isPlaceholderData}>
        {newspapers.map((newspaper) => (
          <NewspaperCard
            key={newspaper.id}
            newspaper={newspaper}
            frontPicture={deeds.frontPicture}
            busy={act.busyWith(newspaper.id)}
            onRestore={() => void act.restore(newspaper)}
            onRename={() => {
              act.forgetRenameProblem();
              setRenaming(newspaper);
            }}
            onDuplicate={() => act.duplicate(newspaper)}
            onDelete={() => setDeleting(newspaper)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className="mt-4 w-full" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {list.isFetchingNextPage ? t("app:newspapers.loadingMore") : t("app:newspapers.more")}
        </Button>
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={t("app:newspapers.confirm.title")}
        description={t("app:newspapers.confirm.text", { title: isolated(deleting?.title ?? "") })}
        confirmLabel={t("app:newspapers.delete")}
        onConfirm={() => {
          if (deleting) void act.deleteNow(deleting);
          setDeleting(null);
        }}
      />
      {renaming && (
        <RenameDialog
          key={renaming.id}
          newspaper={renaming}
          isBusy={act.isRenaming}
          problem={act.renameProblem}
          onRename={(title) => void act.rename(renaming, title, () => setRenaming(null))}
          onClose={() => setRenaming(null)}
        />
      )}
    </>
  );
}

/** The button that was pressed is gone with its newspaper; the keyboard stays in the panel. */
export function useKeyboardInPanel(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer) return;
    // The question that was answered closes first, and looks for what had the keyboard before.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>("[data-panel-scroll]")?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [count]);
}
