import { PencilLine, RotateCcw, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { isGone, type Newspaper } from "../../api/newspapers.ts";
import { editsBetween } from "../../api/stone/edits-between.ts";
import { useStone } from "../../api/stone/stone.ts";
import { type NewspaperVersion, useVersion } from "../../api/versions.ts";
import "../../i18n/versions-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PartBoundary } from "../../ui/part-boundary.tsx";
import { NameField } from "./name-field.tsx";
import type { useVersionDeeds } from "./use-version-deeds.ts";
import { useVersionWords } from "./use-version-words.ts";

/** Shows the front page of a newspaper; `label` says what it is, `trouble` that it could not be drawn. */
export type FrontPreview = (newspaper: Newspaper, words: { label: string; trouble: string }) => ReactNode;

interface VersionDetailProps {
  newspaperId: string;
  version: NewspaperVersion;
  preview: FrontPreview;
  deeds: ReturnType<typeof useVersionDeeds>;
  /** The keyboard is where this version was. */
  onRemoved: () => void;
}

/** One version: its front page, and what can be done with it. */
export function VersionDetail({ newspaperId, version, preview, deeds, onRemoved }: VersionDetailProps) {
  const { t } = useTranslation(["versions", "public"]);
  const { label } = useVersionWords(newspaperId);
  const [isRenaming, setRenaming] = useState(false);
  const [wasRenaming, setWasRenaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isFirst = version.id === newspaperId;
  const endRenaming = () => {
    setRenaming(false);
    setWasRenaming(true);
  };
  const { data: newspaper } = useVersion(newspaperId, version.id);
  const isNow = useStone(
    ({ newspaper: now }) => newspaper !== undefined && now?.id === newspaperId && editsBetween(now, newspaper).length === 0,
  );
  return (
    <section aria-label={label(version)} className="flex flex-col gap-3">
      {isNow ? (
        <p className="flex min-h-10 items-center">
          <Badge tone="ok">{t("now")}</Badge>
        </p>
      ) : (
        <Button
          variant="press"
          busy={deeds.restoring === version.id}
          iconStart={<RotateCcw aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />}
          onClick={() => void deeds.restore(version)}
        >
          {t("restore.button")}
        </Button>
      )}
      {isRenaming ? (
        <NameField
          isFirst
          label={t("rename.field")}
          name={version.name}
          problem={deeds.renameProblem}
          onName={(name) => void deeds.rename(version, name, endRenaming)}
        >
          <Button type="submit" busy={deeds.isRenaming}>
            {t("rename.save")}
          </Button>
          <Button onClick={endRenaming}>{t("public:cancel")}</Button>
        </NameField>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            // The keyboard comes back to where it was.
            autoFocus={wasRenaming}
            iconStart={<PencilLine aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => {
              deeds.forgetRenameProblem();
              setRenaming(true);
            }}
          >
            {t("rename.button")}
          </Button>
          {!isFirst && (
            <Button
              size="small"
              variant="danger"
              aria-haspopup="dialog"
              iconStart={<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={() => setAsking(true)}
            >
              {t("delete.button")}
            </Button>
          )}
        </div>
      )}
      {isFirst && <p className="text-xs text-ink-2">{t("first")}</p>}
      <VersionFront newspaperId={newspaperId} version={version} preview={preview} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("delete.title")}
        description={t("delete.text", { version: `\u2068${label(version)}\u2069` })}
        confirmLabel={t("delete.confirm")}
        busy={deeds.isRemoving}
        onConfirm={async () => {
          const isRemoved = await deeds.remove(version);
          setAsking(false);
          if (isRemoved) onRemoved();
        }}
      />
    </section>
  );
}

function VersionFront({ newspaperId, version, preview }: Pick<VersionDetailProps, "newspaperId" | "version" | "preview">) {
  const { t } = useTranslation("versions");
  const { data: newspaper, error, refetch, isFetching } = useVersion(newspaperId, version.id);
  const loading = (
    <p role="status" className="text-sm text-ink-2">
      {t("preview.loading")}
    </p>
  );
  if (newspaper)
    return (
      // What draws the page has a file of its own: without a place of its own to wait in, the whole dialog would go while it comes, and the
      // keyboard with it.
      <PartBoundary>
        <Suspense fallback={loading}>
          {preview(newspaper, {
            label: t("preview.label", { headline: `\u2068${version.headline}\u2069` }),
            trouble: t("preview.failed"),
          })}
        </Suspense>
      </PartBoundary>
    );
  if (error)
    return (
      <Notice
        tone="error"
        actions={
          !isGone(error) && (
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t("list.again")}
            </Button>
          )
        }
      >
        {t(isGone(error) ? "preview.gone" : "preview.failed")}
      </Notice>
    );
  return loading;
}
