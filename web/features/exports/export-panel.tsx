import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import type { PageScene } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { hd, useExport } from "./use-export.ts";

interface ExportPanelProps {
  newspaper: Newspaper | undefined;
  pages: readonly PageScene[];
  /** Number of the page to export, from 1. */
  current: number;
  onCurrent: (page: number) => void;
  /** True while the red button of the view is this one. */
  isCurrentStep: boolean;
}

export function ExportPanel({ newspaper, pages, current, onCurrent, isCurrentStep }: ExportPanelProps) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const scene = pages.find(({ page }) => page === current) ?? pages[0];
  const { exportPage, cancel, done, isUnsaved } = useExport(newspaper, scene);
  const isWorking = done !== null;
  const choices = pages.map(({ page }) => ({
    value: String(page),
    label: page === 1 ? t("exports.front") : t("exports.pageNumber", { page: figure(page) }),
  }));
  const Chooser = choices.length > 4 ? Select : Segmented;
  return (
    <section aria-labelledby="exports-title" className="flex flex-col gap-4 border-t border-rule pt-5 pb-8">
      <h3 id="exports-title" className="text-h4">
        {t("exports.title")}
      </h3>
      {choices.length > 1 && (
        <Chooser
          label={t("exports.page")}
          choices={choices}
          value={String(scene?.page ?? 1)}
          onChange={(page) => onCurrent(Number(page))}
        />
      )}
      <div className="flex flex-col gap-2">
        <div className="flex gap-2">
          <Button
            className="flex-1"
            size="large"
            variant={isCurrentStep && scene ? "press" : "plain"}
            iconStart={<Download aria-hidden className="size-[18px]" strokeWidth={1.75} />}
            busy={isWorking}
            aria-disabled={scene ? undefined : true}
            onClick={() => void exportPage()}
          >
            {t("exports.png")}
          </Button>
          {isWorking && (
            <Button size="large" onClick={cancel}>
              {t("exports.cancel")}
            </Button>
          )}
        </div>
        {isWorking && <Progress label={t("exports.working")} value={done} />}
        <p className="flex justify-between gap-3 text-xs text-ink-2">
          <span role="status">
            {isWorking
              ? t("exports.working")
              : t("exports.details", { width: figure(hd.width), height: figure(hd.height), dpi: figure(hd.dpi) })}
          </span>
          {isUnsaved && <span>{t("exports.unsaved")}</span>}
        </p>
      </div>
    </section>
  );
}
