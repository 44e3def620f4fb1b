import { memo, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../../api/press/draft.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AuthorField, ContentField, DateField, HeadlineField, PageLanguageField, UnprintedNote } from "./article-fields.tsx";
import { ArticleSource } from "./article-source.tsx";
import { ImportField } from "./import-field.tsx";
import { ImportOverlay } from "./import-overlay.tsx";
import { LocationFields } from "./location-fields.tsx";
import { ModelSection } from "./model-section.tsx";
import { SetAsideNotes } from "./set-aside-notes.tsx";
import { useImport } from "./use-import.ts";
import { loneAddress } from "./web-address.ts";
import { WizardSection } from "./wizard-section.tsx";

/** Drawn anew by what an import does; each field listens to its own text. */
export const ArticleSection = memo(function ArticleSection() {
  const { t } = useTranslation("app");
  const importing = useImport();
  const note = useRef<HTMLDivElement>(null);
  useReturn(importing, note);
  const address = useDraft((draft) => loneAddress(draft.content));

  return (
    <WizardSection step="article" title={t("article.title")} lead={t("article.lead")}>
      <div className="relative">
        <div inert={importing.isRunning} className="flex flex-col gap-5">
          <SetAsideNotes />
          <ImportField importing={importing} />
          <ArticleSource importing={importing} box={note} />
          <HeadlineField />
          <div role="status" className="empty:hidden">
            {address !== null && (
              <Notice
                actions={
                  <Button size="small" onClick={() => importing.start(address)}>
                    {t("import.fetchThis")}
                  </Button>
                }
              >
                {t("import.looksLike")}
              </Notice>
            )}
          </div>
          <ContentField />
          <UnprintedNote />
          <LocationFields />
          <div className="grid gap-4 sm:grid-cols-2">
            <AuthorField />
            <DateField />
          </div>
          <PageLanguageField />
          <ModelSection />
          <p className="text-xs text-ink-2">{t("wizard.stored")}</p>
        </div>
        {importing.isRunning && <ImportOverlay onCancel={importing.cancel} />}
      </div>
    </WizardSection>
  );
});

/** After an import the keyboard is at what came of it: the note on the article, or what was pressed when there is none. */
function useReturn({ isRunning, isDone, opener }: ReturnType<typeof useImport>, note: RefObject<HTMLDivElement | null>) {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning === wasRunning.current) return;
    wasRunning.current = isRunning;
    const held = document.activeElement;
    if (isRunning || (held && held !== document.body)) return;
    if (isDone) note.current?.focus();
    else if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [isRunning, isDone, note, opener]);
}
