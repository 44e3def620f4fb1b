import { languageOf } from "../../../locales/languages.ts";
import type { SideStory } from "../../completed-newspapers/contract.ts";
import { contentLanguageOf } from "../../house/edition/detect-language.ts";
import type { Question } from "../chat-model.ts";
import type { Again, Article } from "../text-model.ts";
import { answerForms } from "./answer-forms.ts";
import { promptBookOf } from "./books.ts";
import { element } from "./neutralize.ts";
import type { PromptBook } from "./prompt-book.ts";
import { regionManner } from "./regions.ts";

/** Raised with every change to what a task asks for, in any language. */
export const promptVersion = {
  expand: "2026-11.2",
  headline: "2026-11.2",
  sideStories: "2026-11.2",
  oneSideStory: "2026-11.2",
  paperName: "2026-11.2",
  pictureBrief: "2026-11.2",
} as const;

/** Tokens a character of the language costs at most with the tokenizers in use, and how much of a Latin text's length says the same. */
const measures: Record<string, { tokens: number; length: number }> = {
  ru: { tokens: 0.6, length: 1 },
  ar: { tokens: 0.7, length: 0.9 },
  hi: { tokens: 0.9, length: 1 },
  ja: { tokens: 1.3, length: 0.45 },
  zh: { tokens: 1.3, length: 0.35 },
  ko: { tokens: 1.1, length: 0.55 },
};
const latin = { tokens: 0.4, length: 1 };
const mostTokensOfAll = 16_000;
/** So many claims with their sources are asked for, each about so long in a Latin text, with its quotes and keys. */
const mostClaims = 12;
const charactersOfClaim = 140;

/** Whether the author wrote in another language than the newspaper appears in. */
export function isForeign(article: Article): boolean {
  return contentLanguageOf(article.content, article.language) !== languageOf(article.language).code;
}

/**
 * Asks for the main story. `targetLength` is counted in characters of an alphabet; a story in Chinese, Japanese or Korean of the same
 * extent has fewer, but not fewer than the article itself.
 */
export function expandQuestion(article: Article, order: { targetLength: number; again?: Again | undefined }): Question {
  const { tokens, length } = measureOf(article);
  const scaled = Math.round((order.targetLength * length) / 100) * 100;
  // Never so short that the author's own words would have to go.
  const characters = Math.max(scaled, Math.min(order.targetLength, article.content.length));
  return ask(article, "expand", {
    task: (book) => book.expand,
    order: [`<length>${characters}</length>`],
    again: order.again,
    // The story, once more what of it is not in the article, and the sources of its claims.
    mostTokens: 2_500 + characters * tokens * 1.7 + mostClaims * charactersOfClaim * length * tokens,
  });
}

/** Asks for another headline than `before`. */
export function headlineQuestion(article: Article, order: { before: string; again?: Again | undefined }): Question {
  return ask(article, "headline", {
    task: (book) => book.headline,
    before: order.before,
    again: order.again,
    mostTokens: 300 + 400 * measureOf(article).tokens,
  });
}

/** Asks for side stories; those in `keep` stand already, their angles are taken. */
export function sideStoriesQuestion(
  article: Article,
  order: { count: number; keep?: readonly SideStory[] | undefined; again?: Again | undefined },
): Question {
  const { tokens, length } = measureOf(article);
  const isOne = order.count === 1;
  return ask(article, "sideStories", {
    task: (book) => (isOne ? book.oneSideStory : book.sideStories),
    order: [`<count>${order.count}</count>`],
    data: order.keep?.length
      ? [element("taken", order.keep.map((story) => `${story.headline}: ${story.content.slice(0, 160)}`).join("\n"))]
      : [],
    again: order.again,
    mostTokens: 500 + order.count * 1_500 * length * tokens,
  });
}

/** Asks what the paper is called; `before` is the name it shall not have. */
export function paperNameQuestion(article: Article, order: { before?: string | undefined; again?: Again | undefined }): Question {
  return ask(article, "paperName", {
    task: (book) => book.paperName,
    before: order.before,
    again: order.again,
    mostTokens: 300,
  });
}

interface Asked {
  task(book: PromptBook): readonly string[];
  /** Elements of our own making. */
  order?: readonly string[];
  /** Elements with strangers' words in them. */
  data?: readonly string[];
  before?: string | undefined;
  again?: Again | undefined;
  mostTokens: number;
}

/** The rules stand in the system text, which holds nothing of a user's; the order is nothing but elements of data. */
function ask(article: Article, form: keyof typeof answerForms, asked: Asked): Question {
  const book = promptBookOf(article.language);
  const wish = asked.again?.instruction.trim() ?? "";
  const before = asked.before?.trim() ?? "";
  const system = [
    ...book.desk,
    ...(isForeign(article) ? [book.foreign] : []),
    ...book.press,
    regionManner(languageOf(article.language).code, article.place?.countryCode ?? ""),
    ...asked.task(book),
    ...(before === "" ? [] : [book.before]),
    ...(wish === "" ? [] : [book.wish]),
  ];
  const user = [
    book.order,
    ...(asked.order ?? []),
    ...(before === "" ? [] : [element("before", before)]),
    ...(asked.data ?? []),
    ...(wish === "" ? [] : [element("wish", wish)]),
    articleElement(article),
  ];
  return {
    system: system.join("\n\n"),
    user: user.join("\n"),
    schema: answerForms[form],
    mostTokens: Math.min(mostTokensOfAll, Math.ceil(asked.mostTokens)),
  };
}

function articleElement({ title, content, region, language, author, publishDate }: Article): string {
  const { code, nativeName } = languageOf(language);
  return [
    "<article>",
    element("title", title),
    element("region", region),
    element("language", `${code} (${nativeName})`),
    element("date", publishDate),
    element("author", author),
    element("content", content),
    "</article>",
  ].join("\n");
}

const measureOf = (article: Article) => measures[languageOf(article.language).code] ?? latin;
