import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import { useVersions } from "../../api/versions.ts";
import "../../i18n/versions-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { NameField } from "./name-field.tsx";
import { useVersionDeeds } from "./use-version-deeds.ts";
import { type FrontPreview, VersionDetail } from "./version-detail.tsx";
import { VersionList } from "./version-list.tsx";

export interface VersionsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  newspaper: Pick<Newspaper, "id" | "language">;
  preview: FrontPreview;
  /** A version is what the newspaper is now, on the stone too. */
  onRestored: (newspaper: Newspaper) => void;
}

/** What a newspaper once was: seen, restored, and kept under a name. */
export function VersionsDialog({ open, onOpenChange, ...rest }: VersionsDialogProps) {
  const { t } = useTranslation("versions");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} description={t("lead")} isWide>
      {open && <Versions {...rest} onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}

type VersionsProps = Omit<VersionsDialogProps, "open" | "onOpenChange"> & { onClose: () => void };

function Versions({ newspaper: { id, language }, preview, onRestored, onClose }: VersionsProps) {
  const { t } = useTranslation("versions");
  const isWide = useWide();
  const list = useVersions(id);
  const deeds = useVersionDeeds({ newspaperId: id, onRestored, onClose });
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const versions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const selected = versions.find((version) => version.id === chosen) ?? (isWide ? versions[0] : undefined);
  const detail = selected && (
    <VersionDetail
      key={selected.id}
      newspaperId={id}
      version={selected}
      preview={preview}
      deeds={deeds}
      onRemoved={() => requestAnimationFrame(() => focusList(box.current))}
    />
  );
  return (
    <>
      <NameField label={t("save.field")} problem={deeds.saveProblem} onName={(name, clear) => void deeds.save(name, clear)}>
        <Button type="submit" busy={deeds.isSaving}>
          {t("save.button")}
        </Button>
      </NameField>
      {list.isPending && (
        <p role="status" className="text-sm text-ink-2">
          {t("list.loading")}
        </p>
      )}
      {list.error && (
        <Notice
          tone="error"
          actions={
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              {t("list.again")}
            </Button>
          }
        >
          {t("list.failed")}
        </Notice>
      )}
      {list.isSuccess && versions.length === 0 && <p className="text-sm text-ink-2">{t("list.none")}</p>}
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div ref={box} className="flex flex-col gap-4">
          {versions.length > 0 && (
            <VersionList
              newspaperId={id}
              language={language}
              versions={versions}
              selected={selected?.id ?? null}
              onSelect={setChosen}
              detail={isWide ? undefined : detail}
            />
          )}
          {list.hasNextPage && (
            <Button className="self-start" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t("list.more")}
            </Button>
          )}
        </div>
        {isWide && detail && <div className="sticky top-0">{detail}</div>}
      </div>
    </>
  );
}

function focusList(box: HTMLElement | null): void {
  const goal = box?.querySelector("[role=radio][aria-checked=true]") ?? box?.querySelector("[role=radio]");
  if (goal instanceof HTMLElement) goal.focus();
}
