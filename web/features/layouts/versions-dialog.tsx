import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { inParts } from "../../api/list-part.ts";
import "../../i18n/layouts-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Preview, useCanvas } from "./canvas-store.ts";
import { useLayoutDeeds } from "./use-layout-deeds.ts";
import { usePageNames } from "./use-page-names.ts";
import { useVersionWords } from "./use-version-words.ts";
import { VersionOutline } from "./version-outline.tsx";

interface VersionsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  preview: Preview;
}

/** Every saved state of the page's layout, the newest first; an earlier one is restored as a new version. */
export function VersionsDialog({ open, onOpenChange, preview }: VersionsDialogProps) {
  const { t } = useTranslation("layouts");
  const { pageName } = usePageNames();
  const { savedBy, contentOf } = useVersionWords();
  const { restore } = useLayoutDeeds();
  const inForce = useCanvas((canvas) => canvas.inForce);
  const pending = useCanvas((canvas) => canvas.pending);
  const { template, layout } = preview;
  const list = useInfiniteQuery({
    queryKey: ["layout-versions", template, layout, inForce?.id],
    ...inParts("GET /admin/layouts/:template/:layout/versions", { params: { template, layout } }),
    enabled: open,
    staleTime: 0,
  });
  const versions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("versions.title")}
      description={t("versions.lead", { page: pageName(preview) })}
    >
      {list.isPending && (
        <p role="status" className="text-sm text-ink-2">
          {t("versions.loading")}
        </p>
      )}
      {list.error && (
        <Notice
          tone="error"
          actions={
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              {t("versions.again")}
            </Button>
          }
        >
          {t("versions.failed")}
        </Notice>
      )}
      {list.isSuccess && versions.length === 0 && <p className="text-sm text-ink-2">{t("versions.none")}</p>}
      {versions.length > 0 && (
        <ol className="divide-y divide-rule border-y border-rule">
          {versions.map((version, index) => (
            <li key={version.id} className="flex items-center gap-4 py-3 text-sm max-[24rem]:flex-wrap">
              <VersionOutline version={version} />
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">{savedBy(version)}</p>
                <p className="text-xs text-ink-2">{contentOf(version)}</p>
                {index === 0 && <Badge tone="ok">{t("versions.inForce")}</Badge>}
              </div>
              {index > 0 && (
                <Button
                  size="small"
                  disabled={pending !== null}
                  aria-label={t("versions.restoreLabel", { version: savedBy(version) })}
                  onClick={async () => (await restore(version)) && onOpenChange(false)}
                >
                  {t("versions.restore")}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <Button className="self-start" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t("versions.more")}
        </Button>
      )}
    </Dialog>
  );
}
