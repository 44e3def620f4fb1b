import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { type PaperName, paperNames, presetNames } from "../../render/pdf/papers.ts";
import { type PageScene, paperSizeOf } from "../../typeset/index.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { ExportButton } from "./export-button.tsx";
import { type ExportChoices, formats, pageHeight, qualities, rasterOf } from "./export-choices.ts";
import type { PageSetter } from "./page-setter.ts";
import { SetAnew } from "./set-anew.tsx";
import type { Progress } from "./use-export.ts";

export interface ExportPartProps {
  choices: ExportChoices;
  choose: (change: Partial<ExportChoices>) => void;
  isReady: boolean;
  progress: Progress | null;
  onCancel: () => void;
}

interface PageExportProps extends ExportPartProps {
  /** For which the newspaper is set. */
  paperSize: string;
  pages: readonly PageScene[];
  setter: PageSetter;
  page: number;
  onPage: (page: number) => void;
  isPress: boolean;
  isUnsaved: boolean;
  onExport: (product: "page" | "pages") => void;
}

const allPages = "all";

/** The pages as PNG, JPG or PDF. */
export function PageExport({ paperSize, pages, setter, page, onPage, isPress, isUnsaved, onExport, ...shared }: PageExportProps) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const { choices, choose } = shared;
  const { format, quality, isAllPages } = choices;
  // The page on the screen may have another shape than the templates' own.
  const paperLabel = (paper: PaperName) => t(`exports.paper.${paper === "template" && paperSizeOf(paperSize) !== "" ? "own" : paper}`);
  const isPdf = format === "pdf";
  const isAll = isPdf || (isAllPages && pages.length > 1);
  const { width, height, dpi } = rasterOf(quality, paperSize);
  const details = isPdf
    ? t("exports.detailsPdf")
    : t("exports.details", { width: figure(width), height: figure(height), dpi: figure(dpi) });
  return (
    <>
      <Segmented
        label={t("exports.format")}
        choices={formats.map((value) => ({ value, label: value.toUpperCase() }))}
        value={format}
        onChange={(next) => choose({ format: next })}
      />
      {isPdf ? (
        <>
          <Select
            label={t("exports.paper.label")}
            choices={paperNames.map((value) => ({ value, label: paperLabel(value) }))}
            value={choices.paper}
            onChange={(paper) => choose({ paper })}
          />
          <Select
            label={t("exports.preset.label")}
            help={t(`exports.presetHelp.${choices.preset}`)}
            choices={presetNames.map((value) => ({ value, label: t(`exports.preset.${value}`) }))}
            value={choices.preset}
            onChange={(preset) => choose({ preset })}
          />
        </>
      ) : (
        <>
          <Segmented
            label={t("exports.quality.label")}
            choices={qualities.map((value) => ({ value, label: t(`exports.quality.${value}`) }))}
            value={quality}
            onChange={(next) => choose({ quality: next })}
          />
          {pages.length > 1 && (
            <PageChooser pages={pages} page={page} isAll={isAll} onPage={onPage} onAll={(isAllPages) => choose({ isAllPages })} />
          )}
        </>
      )}
      {shared.isReady && <SetAnew pages={pages} height={pageHeight(choices, paperSize)} setter={setter} />}
      <ExportButton
        {...shared}
        label={t(isPdf ? "exports.pdf" : isAll ? "exports.zip" : `exports.${format}`)}
        products={["page", "pages"]}
        isPress={isPress}
        details={details}
        working={t(isPdf ? "exports.workingPdf" : "exports.working")}
        aside={isUnsaved && <span>{t("exports.unsaved")}</span>}
        onExport={() => onExport(isAll ? "pages" : "page")}
      />
    </>
  );
}

/** Letters of a label that a third of the panel holds on a phone; ideographs and syllables of Korean are two wide. */
const mostLetters = 10;
const lettersOf = (label: string) => [...label].reduce((sum, letter) => sum + (/[\u1100-\u11ff\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

interface PageChooserProps {
  pages: readonly PageScene[];
  page: number;
  isAll: boolean;
  onPage: (page: number) => void;
  onAll: (isAll: boolean) => void;
}

function PageChooser({ pages, page, isAll, onPage, onAll }: PageChooserProps) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const single = pages.map((scene) => ({
    value: String(scene.page),
    label: scene.page === 1 ? t("exports.front") : t("exports.pageNumber", { page: figure(scene.page) }),
  }));
  const choose = (value: string) => {
    onAll(value === allPages);
    if (value !== allPages) onPage(Number(value));
  };
  const choices = [...single, { value: allPages, label: t("exports.allPages") }];
  const isNarrow = choices.length <= 3 && choices.every(({ label }) => lettersOf(label) <= mostLetters);
  const Chooser = isNarrow ? Segmented : Select;
  return <Chooser label={t("exports.page")} choices={choices} value={isAll ? allPages : String(page)} onChange={choose} />;
}
