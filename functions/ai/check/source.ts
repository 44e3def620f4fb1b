import { languageOf } from "../../../locales/languages.ts";
import { fold, foldPassage, KnownWords, passagesOf, spokenParts } from "../../../web/claims/index.ts";
import {
  bareLetters,
  contentLanguageOf,
  contentTerms,
  type Lexicon,
  oneLine,
  type Person,
  paragraphsOf,
  readArticle,
} from "../../../web/language/index.ts";
import { lexiconOf } from "../../house/lexicon.ts";
import { visibleText } from "../prompts/neutralize.ts";
import type { Article } from "../text-model.ts";
import { calendarKeys, calendarOfDate, numberKeys } from "./number-keys.ts";
import { addressesIn } from "./prompt-leaks.ts";

/** An article, analysed once for all comparisons with an answer. */
export interface Source {
  article: Article;
  /** Language of the edition. */
  language: string;
  lexicon: Lexicon;
  /** The author wrote in another language: quotations cannot be verbatim, and words cannot be compared. */
  isForeign: boolean;
  /** Everything the author entered, unchanged. */
  raw: string;
  title: string;
  /** The same for comparing passages. */
  folded: string;
  /** What the article has between quotation marks, folded. */
  speech: readonly string[];
  /** Letters and digits of the article alone. */
  bare: string;
  /**
   * Each number, month and weekday with the content words of its paragraphs; null where any context is accepted (title, date,
   * region).
   */
  numbers: ReadonlyMap<string, ReadonlySet<string> | null>;
  words: KnownWords;
  /** Whom the article names, as the house edition reads it; read at the first call. */
  people(): readonly Person[];
  /** Web and mail addresses the author gave, sign for sign. */
  addresses: ReadonlySet<string>;
  /** Stems of content words. */
  terms: ReadonlySet<string>;
}

const read = new WeakMap<Article, Source>();

/** Cached per article: the parts of one article are checked one by one. */
export function sourceOf(article: Article): Source {
  const source = read.get(article) ?? readSource(article);
  read.set(article, source);
  return source;
}

function readSource(article: Article): Source {
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
  const lexicon = lexiconOf(language);
  let people: readonly Person[] | undefined;
  return {
    article,
    language,
    lexicon,
    isForeign: contentLanguage !== language,
    raw,
    title,
    folded: paragraphs.map(fold).join("\n"),
    speech: [...new Set(passages.flatMap((words) => [words, ...spokenParts(words)].map(foldPassage)))].filter((words) => words !== ""),
    bare: bareLetters(raw),
    numbers: numbersOf(
      paragraphs.slice(1),
      [title, around, publishDate.replaceAll("-0", "-").replaceAll("-", " ")].join("\n"),
      publishDate,
      languages.map(lexiconOf),
      lexicon,
    ),
    words: new KnownWords(raw, language),
    people: () => {
      people ??= readArticle(article.content, lexiconOf(contentLanguage)).people;
      return people;
    },
    addresses: new Set(addressesIn(raw)),
    terms: new Set(contentTerms(`${title}\n${content}`, lexicon)),
  };
}

function numbersOf(paragraphs: readonly string[], anywhere: string, date: string, lexicons: readonly Lexicon[], lexicon: Lexicon) {
  const found = new Map<string, Set<string> | null>();
  for (const paragraph of paragraphs) {
    const terms = contentTerms(paragraph, lexicon);
    for (const key of keysOf(paragraph, lexicons)) {
      const company = found.get(key) ?? new Set();
      for (const term of terms) company.add(term);
      found.set(key, company);
    }
  }
  for (const key of [...keysOf(anywhere, lexicons), ...calendarOfDate(date)]) found.set(key, null);
  return found;
}

const keysOf = (text: string, lexicons: readonly Lexicon[]) => [
  ...numberKeys(text, lexicons),
  ...lexicons.flatMap((lexicon) => [...calendarKeys(text, lexicon)]),
];
