import { useTranslation } from "react-i18next";
import { between } from "../../../locales/between.ts";
import { useTemplates } from "../../api/queries.ts";
import type { NewspaperVersion } from "../../api/versions.ts";
import "../../i18n/versions-words.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** What a version is called, and what is said of it. */
export function useVersionWords(newspaperId: string) {
  const { t, i18n } = useTranslation(["versions", "public"]);
  const { code, tag } = useLanguage();
  const figure = useFigures();
  const { data: templates } = useTemplates();

  const causeOf = ({ id, cause, part }: NewspaperVersion): string => {
    switch (cause) {
      case "generation":
        return id === newspaperId || !part ? t("cause.made") : t(`cause.after.${part}`);
      case "block":
        return t(`cause.before.${part ?? "main"}`);
      case "before-restore":
        return t("cause.restore");
      case "named":
      case "conflict":
        return t(`cause.${cause}`);
    }
  };
  const templateName = (id: string): string => {
    const named = `papers.${id}`;
    const known = i18n.exists(named, { ns: "public" }) ? t(named as "papers.american-classic", { ns: "public" }) : null;
    return known ?? templates?.find((template) => template.id === id)?.name ?? "";
  };
  return {
    /** Its name, or why it was kept. */
    label: (version: NewspaperVersion) => version.name || causeOf(version),
    /** Why one that has a name was kept; '' where its name says it all. */
    reason: (version: NewspaperVersion) => (version.name ? causeOf(version) : ""),
    time: ({ at }: NewspaperVersion) => new Date(at).toLocaleString(tag, { dateStyle: "medium", timeStyle: "short" }),
    look: ({ templateId, length }: NewspaperVersion) =>
      [templateName(templateId), t("length", { count: length, figure: figure(length) })].filter(Boolean).join(between(code)),
  };
}
