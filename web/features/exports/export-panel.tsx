import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import { useIsUnsaved } from "../../api/stone/edit-newspaper.ts";
import type { PageScene } from "../../typeset/index.ts";
import { CardExport } from "./card-export.tsx";
import { type ExportChoices, firstChoices } from "./export-choices.ts";
import { PageExport } from "./page-export.tsx";
import type { PageSetter } from "./page-setter.ts";
import { Purchase } from "./purchase.tsx";
import { useExport } from "./use-export.ts";

interface ExportPanelProps {
  newspaper: Newspaper | undefined;
  pages: readonly PageScene[];
  setter: PageSetter;
  /** The pages are still those from before a change, or of another newspaper: no file may be made of them. */
  isSetting?: boolean;
  /** Number of the page to export, from 1. */
  current: number;
  onCurrent: (page: number) => void;
  /** True while the red button of the view is this one. */
  isCurrentStep: boolean;
}

/** What can be downloaded of a newspaper: its pages, and a card for social networks. */
export function ExportPanel({ newspaper, pages, setter, isSetting = false, current, onCurrent, isCurrentStep }: ExportPanelProps) {
  const { t } = useTranslation("app");
  const id = newspaper?.id ?? null;
  const [chosen, setChosen] = useState<{ id: string | null; changes: Partial<ExportChoices> }>({ id, changes: {} });
  const changes = chosen.id === id ? chosen.changes : {};
  const choices = { ...firstChoices(newspaper), ...changes };
  const choose = (change: Partial<ExportChoices>) => setChosen({ id, changes: { ...changes, ...change } });
  const { exportPages, exportCard, cancel, progress } = useExport();
  const isUnsaved = useIsUnsaved(id);

  const hasPages = newspaper !== undefined && pages.length > 0;
  const isReady = hasPages && !isSetting;
  const isSoon = hasPages && isCurrentStep;
  useEffect(() => {
    if (!isSoon) return;
    import("../../render/image/export-image.ts").then(
      ({ prepareExport }) => prepareExport(),
      () => {},
    );
  }, [isSoon]);

  const page = pages.some((scene) => scene.page === current) ? current : (pages[0]?.page ?? 1);
  const order = hasPages ? { newspaper, pages, setter, choices, page } : null;
  const shared = { choices, choose, isReady, progress, onCancel: cancel };
  return (
    <section aria-labelledby="exports-title" className="flex flex-col gap-4 border-t border-rule pt-5 pb-8">
      <h3 id="exports-title" tabIndex={-1} className="text-h4">
        {t("exports.title")}
      </h3>
      <PageExport
        {...shared}
        paperSize={newspaper?.paperSize ?? ""}
        pages={pages}
        setter={setter}
        page={page}
        onPage={onCurrent}
        isPress={isCurrentStep && hasPages}
        isUnsaved={isUnsaved}
        onExport={(product) => !isSetting && void exportPages(order, product)}
      />
      <CardExport
        {...shared}
        pages={hasPages ? pages : []}
        card={setter.card}
        filter={newspaper?.currentFilter ?? "none"}
        onExport={() => !isSetting && void exportCard(order)}
      />
      {/* Its words have a file of their own, for which the downloads need not wait. */}
      <Suspense fallback={<div className="min-h-14" />}>
        <Purchase />
      </Suspense>
    </section>
  );
}
