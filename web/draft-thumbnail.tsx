import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useShallow } from "zustand/react/shallow";
import type { Newspaper } from "./api/newspapers.ts";
import { useDraft } from "./api/press/draft.ts";
import { useRestedDraft } from "./api/press/rested-draft.ts";
import { useTemplates } from "./api/queries.ts";
import { isArticleOf } from "./api/stone/set-aside.ts";
import type { SetPages } from "./features/preview/set-pages.ts";
import { TemplateThumbnail } from "./features/preview/template-thumbnail.tsx";
import { leastToSet, type ThumbnailWords } from "./features/preview/thumbnail-words.ts";
import { pageLanguageOf } from "./features/wizard/page-language.ts";

interface DraftThumbnailProps {
  templateId: string;
  newspaper: Newspaper | undefined;
  /** The newspaper as it is set, when one lies on the stage. */
  set: SetPages | null;
}

/** A template's card: of the newspaper on the stage, of what was typed when it has come to rest, or of the sample article. */
export const DraftThumbnail = memo(function DraftThumbnail({ templateId, newspaper, set }: DraftThumbnailProps) {
  const { i18n } = useTranslation("app");
  const layout = useDraft((draft) => draft.layout);
  const draft = useRestedDraft(
    useShallow(({ title, content, region, author, language }) => ({
      title,
      content,
      region,
      author,
      language: pageLanguageOf(language, i18n.language),
    })),
  );
  const words = (): ThumbnailWords => {
    if (set && newspaper && isArticleOf(newspaper)) return { kind: "newspaper", newspaper: set.toSet };
    if (draft.content.length >= leastToSet) return { kind: "draft", draft };
    return { kind: "sample", language: draft.language };
  };
  const shown = words();
  const { data: templates = [] } = useTemplates();
  const template = templates.find(({ id }) => id === templateId);
  const columns = layout ?? template?.config.layout;
  // The page that lies on the stage keeps the layout it was made with.
  const isLaid = shown.kind === "newspaper" && shown.newspaper.templateId === templateId && shown.newspaper.layout === columns;
  const sectionLayout = (isLaid ? shown.newspaper.sectionLayout : columns && template?.sectionLayouts[columns]) ?? null;
  return <TemplateThumbnail templateId={templateId} layout={layout} sectionLayout={sectionLayout} words={shown} />;
});
