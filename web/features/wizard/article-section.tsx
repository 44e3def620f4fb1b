import { type RefObject, useDeferredValue, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { between } from "../../../locales/between.ts";
import { readyLanguages } from "../../../locales/languages.ts";
import { useDraft } from "../../api/press/draft.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { ArticleSource } from "./article-source.tsx";
import { ImportField } from "./import-field.tsx";
import { ImportOverlay } from "./import-overlay.tsx";
import { articleLimits, countCharacters, editionYears, isPrintableDate } from "./limits.ts";
import { LocationFields } from "./location-fields.tsx";
import { ModelSection } from "./model-section.tsx";
import { pageLanguageOf } from "./page-language.ts";
import { SetAsideNotes } from "./set-aside-notes.tsx";
import { useImport } from "./use-import.ts";
import { loneAddress } from "./web-address.ts";
import { WizardSection } from "./wizard-section.tsx";

export function ArticleSection() {
  const { t, i18n } = useTranslation("app");
  const figure = useFigures();
  const draft = useDraft();
  const { edit } = draft;

  const overlong = (field: keyof typeof articleLimits) => {
    const count = countCharacters(draft[field]) - articleLimits[field];
    return count > 0 ? t("article.tooLong", { count, figure: figure(count) }) : undefined;
  };

  const importing = useImport();
  const note = useRef<HTMLDivElement>(null);
  useReturn(importing, note);
  const address = loneAddress(draft.content);

  return (
    <WizardSection step="article" title={t("article.title")} lead={t("article.lead")}>
      <div className="relative">
        <div inert={importing.isRunning} className="flex flex-col gap-5">
          <SetAsideNotes />
          <ImportField importing={importing} />
          <ArticleSource importing={importing} box={note} />
          <TextField
            label={t("article.headline.label")}
            placeholder={t("article.headline.placeholder")}
            value={draft.title}
            onChange={(event) => edit({ title: event.target.value })}
            error={overlong("title")}
            autoComplete="off"
            dir="auto"
          />
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
          <TextArea
            label={t("article.content.label")}
            placeholder={t("article.content.placeholder")}
            rows={10}
            value={draft.content}
            onChange={(event) => edit({ content: event.target.value })}
            help={t("article.content.help")}
            error={overlong("content")}
            aside={<Counter content={draft.content} />}
            dir="auto"
          />
          <LocationFields error={overlong("region")} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t("article.author.label")}
              placeholder={t("article.author.placeholder")}
              value={draft.author}
              onChange={(event) => edit({ author: event.target.value })}
              error={overlong("author")}
              autoComplete="name"
              dir="auto"
            />
            <TextField
              label={t("article.date.label")}
              type="date"
              min={`${editionYears.from}-01-01`}
              max={`${editionYears.to}-12-31`}
              value={draft.publishDate}
              onChange={(event) => edit({ publishDate: event.target.value })}
              help={t("article.date.help")}
              error={isPrintableDate(draft.publishDate) ? undefined : t("article.date.outOfRange", editionYears)}
            />
          </div>
          <Select
            label={t("article.language.label")}
            help={t("article.language.help")}
            choices={readyLanguages.map(({ code, nativeName }) => ({
              value: code as string,
              label: <span lang={code}>{nativeName}</span>,
            }))}
            value={pageLanguageOf(draft.language, i18n.language)}
            onChange={(language) => edit({ language })}
          />
          <ModelSection />
          <p className="text-xs text-ink-2">{t("wizard.stored")}</p>
        </div>
        {importing.isRunning && <ImportOverlay onCancel={importing.cancel} />}
      </div>
    </WizardSection>
  );
}

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

function Counter({ content }: { content: string }) {
  const { t, i18n } = useTranslation("app");
  const figure = useFigures();
  const used = countCharacters(content);
  const words = countWords(useDeferredValue(content), i18n.language);
  const figures = { used: figure(used), limit: figure(articleLimits.content) };
  return (
    <>
      <span aria-hidden>
        {t("article.words", { count: words, figure: figure(words) })}
        {between(i18n.language)}
        <bdi>{`${figures.used} / ${figures.limit}`}</bdi>
      </span>
      <span className="sr-only">{t("article.counterLabel", { ...figures, count: words, figure: figure(words) })}</span>
    </>
  );
}

function countWords(text: string, language: string): number {
  let count = 0;
  for (const part of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) if (part.isWordLike) count += 1;
  return count;
}
