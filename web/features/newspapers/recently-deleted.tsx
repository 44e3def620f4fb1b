import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "../../../functions/http/limits.ts";
import { type DeletedNewspaper, isGone, useDeletedNewspapers, useForgetNewspapers, useUndeleteNewspaper } from "../../api/newspapers.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/toast.ts";
import { useKeyboardInPanel } from "./newspaper-list.tsx";
import { isFull } from "./use-newspaper-deeds.ts";

/** What was deleted and can be brought back; asked for when it is opened. */
export function RecentlyDeleted() {
  const { t } = useTranslation(["newspapers", "app"]);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-6">
      <Fold title={t("recent.title")} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        {isOpen && <DeletedList />}
      </Fold>
    </div>
  );
}

function DeletedList() {
  const { t } = useTranslation(["newspapers", "app"]);
  const figure = useFigures();
  const list = useDeletedNewspapers(true);
  const forgetList = useForgetNewspapers();
  const undelete = useUndeleteNewspaper();
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  useKeyboardInPanel(rows.length);

  const bringBack = (newspaper: DeletedNewspaper) =>
    undelete.mutate(newspaper, {
      onSuccess: () => showToast({ title: t("app:newspapers.undone"), tone: "success" }),
      onError: (error) => {
        if (isGone(error)) forgetList();
        const why = isGone(error)
          ? t("recent.gone")
          : isFull(error)
            ? t("full", { figure: figure(limits.newspapersPerUser) })
            : t("recent.tryAgain");
        showToast({ title: t("recent.notBack"), description: why, tone: "error" });
      },
    });

  if (list.isPending) return <p role="status">{t("recent.loading")}</p>;
  if (list.error && rows.length === 0) {
    return (
      <Notice
        tone="error"
        actions={
          <Button busy={list.isFetching} onClick={() => list.refetch()}>
            {t("app:newspapers.retry")}
          </Button>
        }
      >
        {t("recent.failed")}
      </Notice>
    );
  }
  if (rows.length === 0) {
    return (
      <p role="status" className="text-sm text-ink-2">
        {t("recent.none")}
      </p>
    );
  }
  return (
    <>
      <ul aria-label={t("recent.title")} className="flex flex-col">
        {rows.map((newspaper) => (
          <DeletedRow
            key={newspaper.id}
            newspaper={newspaper}
            isBusy={undelete.isPending && undelete.variables?.id === newspaper.id}
            onBack={() => bringBack(newspaper)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className="w-full" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {list.isFetchingNextPage ? t("app:newspapers.loadingMore") : t("app:newspapers.more")}
        </Button>
      )}
    </>
  );
}

interface DeletedRowProps {
  newspaper: DeletedNewspaper;
  isBusy: boolean;
  onBack: () => void;
}

function DeletedRow({ newspaper: { title, newspaperName, language, restorableUntil }, isBusy, onBack }: DeletedRowProps) {
  const { t } = useTranslation("newspapers");
  const { tag } = useLanguage();
  const until = new Date(restorableUntil).toLocaleDateString(tag, { dateStyle: "medium" });
  return (
    <li className="flex items-center gap-3 border-b border-rule py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p lang={language} dir="auto" className="line-clamp-1 text-xs text-ink-2 wrap-anywhere">
          {newspaperName}
        </p>
        <p lang={language} dir="auto" className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="text-xs text-ink-2">{t("recent.until", { date: until })}</p>
      </div>
      <Button
        size="small"
        busy={isBusy}
        aria-label={t("recent.backLabel", { title })}
        iconStart={<Undo2 aria-hidden className="flip-rtl size-4" strokeWidth={1.75} />}
        onClick={() => !isBusy && onBack()}
      >
        {t("recent.back")}
      </Button>
    </li>
  );
}
