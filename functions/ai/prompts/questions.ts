import { languageOf } from "../../../locales/languages.ts";
import { contentLanguageOf } from "../../../web/language/index.ts";
import type { SideStory } from "../../completed-newspapers/contract.ts";
import type { Question } from "../providers/chat-request.ts";
import type { Again, Article } from "../text-model.ts";
import { type PromptBook, promptBookOf, regionConventions } from "./books.ts";
import { asData, element } from "./neutralize.ts";

type Json = Record<string, unknown>;

const text = { type: "string" };
const list = (items: Json): Json => ({ type: "array", items });
/** Closed and with every property required, as strict structured output wants it. */
const form = (properties: Record<string, Json>): Json => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Schemas of the answers. Fields are written in this order: headline and story first, since the reader watches them. */
export const answerForms = {
  expand: {
    name: "main_story",
    json: form({
      expandedTitle: text,
      expandedContent: text,
      deck: text,
      kicker: text,
      quote: { type: ["string", "null"] },
      byline: text,
      caption: text,
      smallCaption: text,
      whatsInside: list(form({ section: text, description: text, page: { type: "integer" } })),
      additions: list(text),
      // Last, since nothing of it is printed.
      claims: list(form({ claim: text, source: text })),
    }),
  },
  headline: { name: "headline", json: form({ expandedTitle: text, deck: text, kicker: text }) },
  sideStories: { name: "side_stories", json: form({ sideStories: list(form({ headline: text, content: text })) }) },
  paperName: { name: "paper_name", json: form({ newspaperName: text }) },
  contradictions: { name: "contradictions", json: form({ contradictions: list(form({ sentence: { type: "integer" }, source: text })) }) },
} as const;

/** By language: the most tokens of a character with current tokenizers, and the length of a text relative to one in a Latin script. */
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
/** Claims that the prompts request, and the length of one in a Latin script with its source and JSON keys. */
const mostClaims = 12;
const charactersOfClaim = 140;
/** A page with more is another story than its article. */
export const mostContradictions = 40;

/** Whether the article is in another language than the newspaper. */
export function isForeign(article: Article): boolean {
  return contentLanguageOf(article.content, article.language) !== languageOf(article.language).code;
}

/**
 * Asks for the main story. `targetLength`: characters of an alphabet; the same story in Chinese, Japanese or Korean has fewer, but not
 * fewer than the article itself.
 */
export function expandQuestion(article: Article, order: { targetLength: number; again?: Again | undefined }): Question {
  const { tokens, length } = measureOf(article);
  const scaled = Math.round((order.targetLength * length) / 100) * 100;
  // Long enough for everything the author wrote.
  const characters = Math.max(scaled, Math.min(order.targetLength, article.content.length));
  return ask(article, "expand", {
    task: (book) => book.expand,
    order: [`<length>${characters}</length>`],
    again: order.again,
    // The story, its additions once more, and its claims with their sources.
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

/** Asks for side stories with other angles than those in `keep`. */
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

/** Asks for a name of the paper, of its town where a ZIP code gives one, other than `before`. */
export function paperNameQuestion(article: Article, order: { before?: string | undefined; again?: Again | undefined }): Question {
  const { region } = article.paperTown ?? article;
  return ask({ ...article, region }, "paperName", {
    task: (book) => book.paperName,
    before: order.before,
    again: order.again,
    mostTokens: 300,
  });
}

/** Asks which of the page's sentences, numbered from 1, contradict the article. Nothing is to be written, so no rule of the desk holds. */
export function contradictionsQuestion(article: Article, sentences: readonly string[]): Question {
  const book = promptBookOf(article.language);
  const page = sentences.map((sentence, at) => `${at + 1} ${asData(sentence).replace(/\s+/g, " ")}`);
  return {
    system: book.contradictions.join("\n\n"),
    user: [book.order, `<page>\n${page.join("\n")}\n</page>`, articleElement(article)].join("\n"),
    schema: answerForms.contradictions,
    mostTokens: Math.ceil(1_000 + mostContradictions * 120 * measureOf(article).tokens),
  };
}

interface Asked {
  task(book: PromptBook): readonly string[];
  /** Elements that we write. */
  order?: readonly string[];
  /** Elements with the text of others. */
  data?: readonly string[];
  before?: string | undefined;
  again?: Again | undefined;
  mostTokens: number;
}

/** Rules go in the system text, which contains nothing from a user; the user text consists of data elements only. */
function ask(article: Article, form: keyof typeof answerForms, asked: Asked): Question {
  const book = promptBookOf(article.language);
  const wish = asked.again?.instruction.trim() ?? "";
  const before = asked.before?.trim() ?? "";
  const system = [
    ...book.desk,
    ...(isForeign(article) ? [book.foreign] : []),
    ...book.press,
    regionConventions(languageOf(article.language).code, article.place?.countryCode ?? ""),
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
