import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Newspaper, useDeleteNewspaper, useNewspaperList, useUndeleteNewspaper } from "../../api/newspapers.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SidePanel } from "../../ui/side-panel.tsx";
import { showToast } from "../../ui/toast.ts";
import { NewspaperCard } from "./newspaper-card.tsx";

/** Pixels that a press on an arrow scrolls (specification §2). */
const scrollStep = 200;

export interface NewspaperDeeds {
  /** Puts a newspaper back on the desk and gives what takes that back; rejects when it cannot be had. */
  onRestore: (newspaper: Newspaper) => Promise<() => void>;
  /** Called after a newspaper has been deleted, for it may lie on the stage. */
  onDeleted: (newspaper: Newspaper) => void;
}

export interface NewspapersDrawerProps extends NewspaperDeeds {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The panel at the end side: the saved newspapers, newest first. */
export function NewspapersDrawer({ open, onOpenChange, ...deeds }: NewspapersDrawerProps) {
  const { t } = useTranslation("app");
  return (
    <SidePanel open={open} onOpenChange={onOpenChange} title={t("newspapers.title")}>
      {open && <NewspaperList {...deeds} onClose={() => onOpenChange(false)} />}
    </SidePanel>
  );
}

function NewspaperList({ onRestore, onDeleted, onClose }: NewspaperDeeds & { onClose: () => void }) {
  const { t } = useTranslation("app");
  const list = useNewspaperList(true);
  const remove = useDeleteNewspaper();
  const undelete = useUndeleteNewspaper();
  const [asked, setAsked] = useState<Newspaper | null>(null);
  const [restoring, setRestoring] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const newspapers = list.data?.pages.flatMap(({ items }) => items) ?? [];

  // The button that was pressed is gone with its newspaper; the keyboard stays in the panel.
  const count = newspapers.length;
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) {
      document.querySelector<HTMLElement>("[data-panel-scroll]")?.focus({ preventScroll: true });
    }
  }, [count]);

  const scroll = (direction: 1 | -1) =>
    top.current?.closest("[data-panel-scroll]")?.scrollBy({ top: direction * scrollStep, behavior: "smooth" });

  const restore = async (newspaper: Newspaper) => {
    setRestoring(newspaper.id);
    try {
      const takeBack = await onRestore(newspaper);
      onClose();
      showToast({
        title: t("newspapers.restored", { title: newspaper.title }),
        tone: "success",
        action: { label: t("newspapers.undo"), onPress: takeBack },
      });
    } catch (error) {
      console.warn("A newspaper could not be restored", error);
      showToast({ title: t("newspapers.deleteFailed.title"), description: t("newspapers.restoreFailed"), tone: "error" });
    } finally {
      setRestoring(null);
    }
  };

  const undo = (newspaper: Newspaper) =>
    undelete.mutate(newspaper, {
      onSuccess: () => showToast({ title: t("newspapers.undone"), tone: "success" }),
      onError: () =>
        showToast({
          title: t("newspapers.undoFailed"),
          tone: "error",
          action: { label: t("newspapers.undo"), onPress: () => undo(newspaper) },
        }),
    });

  const deleteAsked = () => {
    if (!asked) return;
    remove.mutate(asked, {
      onSuccess: () => {
        onDeleted(asked);
        showToast({
          title: t("newspapers.deleted.title"),
          description: t("newspapers.deleted.text"),
          tone: "success",
          action: { label: t("newspapers.undo"), onPress: () => undo(asked) },
        });
      },
      onError: () =>
        showToast({ title: t("newspapers.deleteFailed.title"), description: t("newspapers.deleteFailed.text"), tone: "error" }),
    });
    setAsked(null);
  };

  if (list.isPending) {
    return (
      <p role="status" className="text-sm text-ink-2">
        {t("newspapers.loading")}
      </p>
    );
  }
  if (list.error && newspapers.length === 0) {
    return (
      <Notice
        tone="error"
        actions={
          <Button busy={list.isFetching} onClick={() => list.refetch()}>
            {t("newspapers.retry")}
          </Button>
        }
      >
        {t("newspapers.failed")}
      </Notice>
    );
  }
  if (newspapers.length === 0) return <p className="text-ink-2">{t("newspapers.empty")}</p>;
  return (
    <div ref={top}>
      {newspapers.length > 2 && (
        <div className="sticky -top-4 z-10 -mx-2 -mt-4 flex justify-end bg-sheet pt-1">
          <IconButton label={t("newspapers.up")} side="bottom" onClick={() => scroll(-1)}>
            <ChevronUp aria-hidden className="size-[18px]" strokeWidth={1.75} />
          </IconButton>
          <IconButton label={t("newspapers.down")} side="bottom" onClick={() => scroll(1)}>
            <ChevronDown aria-hidden className="size-[18px]" strokeWidth={1.75} />
          </IconButton>
        </div>
      )}
      <ul aria-label={t("newspapers.title")}>
        {newspapers.map((newspaper) => (
          <NewspaperCard
            key={newspaper.id}
            newspaper={newspaper}
            isBusy={restoring === newspaper.id}
            onRestore={() => void restore(newspaper)}
            onDelete={() => setAsked(newspaper)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className="mt-4 w-full" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {list.isFetchingNextPage ? t("newspapers.loadingMore") : t("newspapers.more")}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t("newspapers.confirm.title")}
        description={t("newspapers.confirm.text", { title: asked?.title ?? "" })}
        confirmLabel={t("newspapers.delete")}
        onConfirm={deleteAsked}
      />
    </div>
  );
}
