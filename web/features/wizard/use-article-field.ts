import type { ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { countCharacters, limits } from "../../../functions/http/limits.ts";
import { useDraft } from "../../api/press/draft.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import type { Article } from "./draft-check.ts";

/** A text of the draft for its field, which alone is drawn anew by a letter typed in it: value, what writes it, and why it is too long. */
export function useArticleField(field: keyof Article) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const value = useDraft((draft) => draft[field]);
  const count = countCharacters(value) - limits[field];
  return {
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => useDraft.getState().edit({ [field]: event.target.value }),
    error: count > 0 ? t("article.tooLong", { count, figure: figure(count) }) : undefined,
  };
}
