import { useTranslation } from "react-i18next";
import type { LayoutVersion } from "../../../functions/admin/contract.ts";
import "../../i18n/layouts-words.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** Who saved a version, when, and what it is. */
export function useVersionWords() {
  const { t } = useTranslation("layouts");
  const { tag } = useLanguage();
  return {
    // Around an address that reads from the left in whatever language.
    savedBy: ({ savedBy, savedAt }: LayoutVersion) =>
      t("versions.saved", {
        who: savedBy ? `\u2068${savedBy}\u2069` : t("versions.nobody"),
        when: new Date(savedAt).toLocaleString(tag, { dateStyle: "medium", timeStyle: "short" }),
      }),
    contentOf: ({ sectionLayout }: LayoutVersion) =>
      sectionLayout
        ? t("canvas.sections", { count: sectionLayout.length, figure: sectionLayout.length.toLocaleString(tag) })
        : t("versions.default"),
  };
}
