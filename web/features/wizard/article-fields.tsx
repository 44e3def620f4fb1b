import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { countCharacters, isEditionDate, limits } from "../../../functions/http/limits.ts";
import { between } from "../../../locales/between.ts";
import { readyLanguages } from "../../../locales/languages.ts";
import { useOrigin } from "../../api/press/article-origin.ts";
import { useDraft } from "../../api/press/draft.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { typedContent } from "./imported-draft.ts";
import { pageLanguageOf } from "./page-language.ts";
import { useArticleField } from "./use-article-field.ts";

export function HeadlineField() {
  const { t } = useTranslation("app");
  return (
    <TextField
      label={t("article.headline.label")}
      placeholder={t("article.headline.placeholder")}
      {...useArticleField("title")}
      autoComplete="off"
      dir="auto"
    />
  );
}

export function ContentField() {
  const { t } = useTranslation("app");
  const field = useArticleField("content");
  return (
    <TextArea
      label={t("article.content.label")}
      placeholder={t("article.content.placeholder")}
      rows={10}
      {...field}
      onChange={({ target }) => {
        const draft = useDraft.getState();
        draft.edit(typedContent(target.value, draft, useOrigin.getState()));
      }}
      help={t("article.content.help")}
      aside={<Counter content={field.value} />}
      dir="auto"
    />
  );
}

/** Emoji, but for the few that the last faces of a page have; a sign with its joiners is one. */
const emoji = /(?![⚽⚾🆒🆓🆔🆕🆘🆙🆚🈚🈲🈴🈵🈶🉐🉑])\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;
const mostNamed = 12;

/** Signs of a text that the page is printed without, each once, as one line; '' without any. */
export function unprintedIn(text: string): string {
  if (!emoji.test(text)) return "";
  const signs = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment).filter((sign) => emoji.test(sign));
  return [...new Set(signs)].slice(0, mostNamed).join(" ");
}

/** Says before a token is spent which characters will be missing. */
export function UnprintedNote() {
  const { t } = useTranslation("app");
  const signs = useDeferredValue(useDraft((draft) => unprintedIn(`${draft.title} ${draft.content}`)));
  return (
    <p role="status" className="text-xs text-ink-2 empty:hidden">
      {signs !== "" && t("article.content.unprinted", { signs })}
    </p>
  );
}

export function AuthorField() {
  const { t } = useTranslation("app");
  return (
    <TextField
      label={t("article.author.label")}
      placeholder={t("article.author.placeholder")}
      {...useArticleField("author")}
      autoComplete="name"
      dir="auto"
    />
  );
}

export function DateField() {
  const { t } = useTranslation("app");
  const publishDate = useDraft((draft) => draft.publishDate);
  return (
    <TextField
      label={t("article.date.label")}
      type="date"
      min={`${limits.year.least}-01-01`}
      max={`${limits.year.most}-12-31`}
      value={publishDate}
      onChange={(event) => useDraft.getState().edit({ publishDate: event.target.value })}
      help={t("article.date.help")}
      error={isEditionDate(publishDate) ? undefined : t("article.date.outOfRange", { from: limits.year.least, to: limits.year.most })}
    />
  );
}

export function PageLanguageField() {
  const { t, i18n } = useTranslation("app");
  const language = useDraft((draft) => draft.language);
  return (
    <Select
      label={t("article.language.label")}
      help={t("article.language.help")}
      choices={readyLanguages.map(({ code, nativeName }) => ({
        value: code as string,
        label: <span lang={code}>{nativeName}</span>,
      }))}
      value={pageLanguageOf(language, i18n.language)}
      onChange={(chosen) => useDraft.getState().edit({ language: chosen })}
    />
  );
}

function Counter({ content }: { content: string }) {
  const { t, i18n } = useTranslation("app");
  const figure = useFigures();
  const used = countCharacters(content);
  const words = countWords(useDeferredValue(content), i18n.language);
  const figures = { used: figure(used), limit: figure(limits.content) };
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
