import { useTranslation } from "react-i18next";
import type { Layout } from "../../../functions/templates/contract.ts";
import { templateOf } from "../../typeset/index.ts";
import "../../i18n/layouts-words.ts";
import type { LayoutOf } from "./saved-layouts.ts";

export const layouts: readonly Layout[] = ["one-column", "two-column", "three-column"];

/** Names of templates, layouts and pages as people read them. */
export function usePageNames() {
  const { t, i18n } = useTranslation(["layouts", "public"]);
  const templateName = (id: string) => {
    const named = `papers.${id}`;
    return i18n.exists(named, { ns: "public" }) ? t(named as "papers.american-classic", { ns: "public" }) : templateOf(id).name;
  };
  const layoutName = (layout: Layout) => t(`config.layouts.${layout}`, { ns: "layouts" });
  return {
    templateName,
    layoutName,
    pageName: ({ template, layout }: LayoutOf) =>
      t("config.page", { ns: "layouts", template: templateName(template), layout: layoutName(layout) }),
  };
}
