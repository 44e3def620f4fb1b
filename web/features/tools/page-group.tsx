import { useTranslation } from "react-i18next";
import type { Layout, SectionLayout } from "../../../functions/templates/contract.ts";
import { readyLanguages } from "../../../locales/languages.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { useTemplates } from "../../api/queries.ts";
import type { EditValue } from "../../api/stone/page-edits.ts";
import { type PaperSize, paperSizeOf, paperSizes } from "../../typeset/index.ts";
import { Select } from "../../ui/select.tsx";
import { takeStep } from "./step.ts";
import { languageEdit, valueEdits } from "./tool-edits.ts";
import { ToolGroup } from "./tool-group.tsx";

/** What the template step of the wizard chooses too. */
export interface ChosenLook {
  templateId: string;
  layout: Layout;
  sectionLayout: SectionLayout | null;
}

interface PageGroupProps {
  newspaper: Newspaper;
  /** Called after the page has applied it. */
  onLook?: ((look: ChosenLook) => void) | undefined;
}

const columns = { "one-column": "one", "two-column": "two", "three-column": "three" } as const;
const layouts = Object.keys(columns) as (keyof typeof columns)[];
const papers = Object.keys(paperSizes) as PaperSize[];
const standard = "standard";

/** Template, columns, paper and the language of the fixed words. */
export function PageGroup({ newspaper, onLook }: PageGroupProps) {
  const { t, i18n } = useTranslation(["tools", "app", "public"]);
  const { data: templates = [] } = useTemplates();
  const { templateId, layout, paperSize, language } = newspaper;
  const nameOf = ({ id, name }: { id: string; name: string }) => {
    const key = `papers.${id}`;
    return i18n.exists(key, { ns: "public" }) ? t(key as "papers.american-classic", { ns: "public" }) : name;
  };
  const change = (templateId: string, layout: Layout) => {
    const template = templates.find(({ id }) => id === templateId);
    // A newspaper keeps the boxes it has until its look is chosen anew; it then takes those in force.
    const sectionLayout = template?.sectionLayouts[layout] ?? null;
    const edit = takeStep((now) => valueEdits(now, { templateId, layout, sectionLayout: sectionLayout as unknown as EditValue }));
    if (edit) onLook?.({ templateId, layout, sectionLayout });
  };
  const known = templates.some(({ id }) => id === templateId) ? templates : [{ id: templateId, name: templateId }, ...templates];
  return (
    <ToolGroup name="page" title={t("page.title")}>
      <Select
        label={t("page.template")}
        choices={known.map((template) => ({ value: template.id, label: nameOf(template) }))}
        value={templateId}
        disabled={templates.length === 0}
        onChange={(id) => change(id, layout)}
      />
      <Select
        label={t("template.columns.label", { ns: "app" })}
        choices={layouts.map((value) => ({ value, label: t(`template.columns.${columns[value]}`, { ns: "app" }) }))}
        value={layout}
        disabled={templates.length === 0}
        onChange={(value) => change(templateId, value)}
      />
      <Select
        label={t("page.paper.label")}
        help={t("page.paper.help")}
        choices={papers.map((value) => ({
          value: value || standard,
          label: value === "" ? t("page.paper.standard") : t(`exports.paper.${value}`, { ns: "app" }),
        }))}
        value={paperSizeOf(paperSize) || standard}
        onChange={(value) => takeStep((now) => valueEdits(now, { paperSize: value === standard ? "" : value }))}
      />
      <Select
        label={t("page.language.label")}
        help={t("page.language.help")}
        choices={readyLanguages.map(({ code, nativeName }) => ({ value: code as string, label: <span lang={code}>{nativeName}</span> }))}
        value={language}
        onChange={(code) => takeStep((now) => languageEdit(now, code))}
      />
    </ToolGroup>
  );
}
