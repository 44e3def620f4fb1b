import { useTranslation } from "react-i18next";
import { useShallow } from "zustand/react/shallow";
import { useDraft } from "./api/press/draft.ts";
import { useRehearsal } from "./features/preview/use-rehearsal.ts";
import { pageLanguageOf } from "./features/wizard/page-language.ts";

/** Readies the stage for the article in the wizard. Draws nothing; apart from the screen, so that typing does not draw all of it. */
export function DraftRehearsal() {
  const { i18n } = useTranslation("app");
  const order = useDraft(
    useShallow(({ title, content, region, templateId, layout, language, author, publishDate, textModel, imageModel }) =>
      [title, content, region].every((text) => text.trim() !== "")
        ? {
            title,
            content,
            region,
            templateId,
            ...(layout ? { layout } : {}),
            language: pageLanguageOf(language, i18n.language),
            author,
            publishDate,
            textModel: textModel ?? "",
            imageModel: imageModel ?? "",
          }
        : null,
    ),
  );
  useRehearsal(order);
  return null;
}
