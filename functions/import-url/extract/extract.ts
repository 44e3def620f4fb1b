import { findBody } from "./body/find-body.ts";
import { decodePage } from "./decode.ts";
import { findCanonical, findPicture, hostOf } from "./metadata/addresses.ts";
import { findAuthor } from "./metadata/author.ts";
import { findLanguage } from "./metadata/language.ts";
import { readLinkedArticle } from "./metadata/linked-article.ts";
import { linesOf, nearHeadline } from "./metadata/near-headline.ts";
import { findPlace } from "./metadata/place.ts";
import { findPublishDate } from "./metadata/publish-date.ts";
import { findSiteName, findTitle, likeness, titleParts } from "./metadata/title.ts";
import { isOtherFile, isOtherText, whyNoArticle } from "./outcome.ts";
import type { ArticleBody, ExtractedArticle, Extraction, FetchedPage } from "./page.ts";
import { readPage } from "./read-page.ts";

/** `language`: the article's where its page does not say. `now`: milliseconds; later days are refused as dates of publication. */
export interface ExtractOptions {
  language: string;
  now?: number;
}

/** How an article was read, for `npm run extract`. */
export interface ExtractionReport {
  charset: string;
  /** Where each field was found: "JSON-LD", "og:title", "h1", …; '' for what was not found. */
  sources: Partial<Record<keyof ExtractedArticle, string>>;
}

/** The article of a page as it was fetched, or why there is none. Pure; linear in the length of the page. Never throws. */
export function extractArticle(page: FetchedPage, options: ExtractOptions): Extraction {
  return examinePage(page, options).extraction;
}

/** `extractArticle`, with a report. */
export function examinePage(page: FetchedPage, options: ExtractOptions): { extraction: Extraction; report: ExtractionReport } {
  const refused = (code: "NOT_A_PAGE" | "NO_ARTICLE" | "PAYWALLED", report: ExtractionReport) => ({
    extraction: { ok: false as const, code },
    report,
  });
  if (isOtherFile(page.bytes)) return refused("NOT_A_PAGE", { charset: "", sources: {} });
  const { text: html, charset } = decodePage(page.bytes, page.contentType);
  if (isOtherText(html, page.contentType)) return refused("NOT_A_PAGE", { charset, sources: {} });

  const { metadata, document } = readPage(html);
  const { url } = page;
  const host = hostOf(url);
  const ogTitle = metadata.meta.get("og:title")?.[0] ?? "";
  const linked = readLinkedArticle(metadata.jsonLd, { url, titles: [ogTitle, metadata.title, ...metadata.headings.slice(0, 5)] });
  const lines = linesOf(document);
  const parts = titleParts(metadata.title);
  const given = [linked.headline, ogTitle].filter((title) => title !== "");
  const possible = [metadata.title, ...parts, ...titleParts(ogTitle)];
  // The heading of another story is not this article's headline.
  const headings =
    given.length === 0
      ? metadata.headings
      : metadata.headings.filter((heading) => [...given, ...possible].some((title) => likeness(heading, title) > 0.4));
  const found = nearHeadline(lines, given.length > 0 ? given : parts, [...headings, ...possible]);
  const body = findBody(document, {
    html,
    titles: [...given, ...possible],
    headings: metadata.headings,
    authors: [...linked.authors, ...(metadata.meta.get("author") ?? []), ...metadata.bylines.map(({ text }) => text)],
    // Paid content is not taken from the text meant for search engines.
    searchText: linked.isFree === false ? "" : linked.body,
  });
  const headline = found.title || given[0] || "";
  const near = nearHeadline(lines, [headline], [], body.blocks);
  const siteName = findSiteName(metadata, linked, { url, headline });
  const named = { siteName: siteName.value, host };
  const title = findTitle(metadata, {
    ...named,
    headline: linked.headline,
    bodyTitle: body.title,
    shown: found.shown,
  });
  // The tree has been pruned: to see the whole page again, read it again.
  const visibleText = () => readPage(html).document.body.textContent;
  const code = whyNoArticle({ metadata, linked, title: title.value, visibleText }, body);
  const sources: ExtractionReport["sources"] = { title: title.source, siteName: siteName.source };
  if (code !== null) return refused(code, { charset, sources });

  const words = body.blocks.map((block) => block.text).join("\n");
  const language = findLanguage(metadata, linked.language, words.slice(0, 4_000), options.language);
  const author = findAuthor(metadata, linked, {
    ...named,
    byline: body.byline,
    near,
    blocks: body.blocks,
    language: language.value,
    title: title.value,
  });
  const openings = body.blocks.slice(0, 2).map((block) => block.text);
  const date = findPublishDate(metadata, linked, {
    url,
    language: language.value,
    now: options.now,
    near: [...near.lines, ...openings.filter((text) => text.length < 160), ...metadata.bylines.map((byline) => byline.text)],
    tail: near.tail,
    following: lines.slice(Math.max(0, near.at)).map(({ text }) => text),
  });
  const picture = findPicture(metadata, linked, url);
  const place = findPlace(metadata, linked, body.blocks, near, { url, title: title.value });
  const canonical = findCanonical(metadata, url);
  const article: ExtractedArticle = {
    title: title.value,
    content: composeContent(body.blocks),
    author: author.value,
    publishDate: date.value,
    siteName: siteName.value,
    url: canonical.value,
    image: picture.value,
    language: language.value,
    place: place.value,
  };
  const fields = { author, publishDate: date, image: picture, place, url: canonical, language };
  for (const [field, { source }] of Object.entries(fields)) sources[field as keyof typeof fields] = source;
  sources.content = "page";
  return { extraction: { ok: true, article }, report: { charset, sources } };
}

/** The blocks of an article as one text: a blank line between them, items of a list on lines of their own with their mark. */
export function composeContent(blocks: ArticleBody["blocks"]): string {
  let content = "";
  for (const [at, { kind, text, number }] of blocks.entries()) {
    const before = blocks[at - 1]?.kind;
    if (before !== undefined) content += before === "item" && kind === "item" ? "\n" : "\n\n";
    if (kind === "item") content += number === undefined ? "• " : `${number}. `;
    content += text;
  }
  return content;
}
