import { languageOf } from "../../../locales/languages.ts";
import { contentLanguageOf } from "../house/detect-language.ts";
import { grammarOf } from "../house/grammar/choose.ts";
import type { Grammar } from "../house/grammar/grammar.ts";
import { bareLetters, oneLine, paragraphsOf, termsOf } from "../house/text.ts";
import { visibleText } from "../prompts/neutralize.ts";
import type { Article } from "../text-model.ts";
import { calendarKeys, calendarOfDate } from "./calendar.ts";
import { fold, foldPassage } from "./fold.ts";
import { KnownWords } from "./names.ts";
import { numberKeys } from "./numbers.ts";
import { passagesOf, spokenParts } from "./passages.ts";

/** An article, read once for everything that an answer is compared with. */
export interface Source {
  article: Article;
  /** Language of the edition. */
  language: string;
  grammar: Grammar;
  /** The author wrote in another language: quotations cannot be verbatim, and words cannot be compared. */
  isForeign: boolean;
  /** All the author gave, as given. */
  raw: string;
  title: string;
  /** The same for comparing passages. */
  folded: string;
  /** What the article has between quotation marks, folded. */
  speech: readonly string[];
  /** Letters and digits of the article alone. */
  bare: string;
  numbers: ReadonlySet<string>;
  calendar: ReadonlySet<string>;
  words: KnownWords;
  /** Stems of content words. */
  terms: ReadonlySet<string>;
}

export function readSource(article: Article): Source {
  const language = languageOf(article.language).code;
  const contentLanguage = contentLanguageOf(article.content, language);
  const languages = [...new Set([language, contentLanguage])];
  const { place, publishDate } = article;
  const content = visibleText(article.content);
  const title = oneLine(visibleText(article.title));
  const around = visibleText([article.region, article.author, place?.city ?? "", place?.country ?? ""].join("\n"));
  const raw = [title, content, around].join("\n");
  const paragraphs = [title, ...paragraphsOf(content)];
  const passages = paragraphs.flatMap((paragraph) => passagesOf(paragraph).map(({ words }) => words));
  const grammar = grammarOf(language);
  return {
    article,
    language,
    grammar,
    isForeign: contentLanguage !== language,
    raw,
    title,
    folded: paragraphs.map(fold).join("\n"),
    speech: [...new Set(passages.flatMap((words) => [words, ...spokenParts(words)].map(foldPassage)))].filter((words) => words !== ""),
    bare: bareLetters(raw),
    numbers: new Set([
      ...numberKeys(raw, languages),
      ...publishDate
        .split("-")
        .filter(Boolean)
        .map((part) => String(Number(part))),
    ]),
    calendar: new Set([...languages.flatMap((code) => [...calendarKeys(raw, code)]), ...calendarOfDate(publishDate)]),
    words: new KnownWords(raw, language),
    terms: new Set(termsOf(`${title}\n${content}`, grammar)),
  };
}
