import { findBody } from "./body/find-body.ts";
import { composeContent } from "./content.ts";
import { decodePage } from "./decode.ts";
import { findAuthor } from "./metadata/author.ts";
import { findCanonical } from "./metadata/canonical.ts";
import { findLanguage } from "./metadata/language.ts";
import { readLinkedArticle } from "./metadata/linked-article.ts";
import { lineAbove, linesOf, nearHeadline } from "./metadata/near-headline.ts";
import { findPicture } from "./metadata/picture.ts";
import { findPlace } from "./metadata/place.ts";
import { findPublishDate } from "./metadata/publish-date.ts";
import { findSiteName, hostOf, titleParts } from "./metadata/site-name.ts";
import { findTitle, likeness } from "./metadata/title.ts";
import { isOtherFile, isOtherText } from "./not-a-page.ts";
import { whyNoArticle } from "./outcome.ts";
import type { ExtractedArticle, Extraction, FetchedPage } from "./page.ts";
import { readPage } from "./read-page.ts";

/** `language`: the article's where its page is silent. `now`: milliseconds; later days are refused as dates of publication. */
export interface ExtractOptions {
  language: string;
  now?: number;
}

/** What an extraction was made of, for people who look into one: `npm run extract`. */
export interface ExtractionReport {
  charset: string;
  /** From where each field came: "JSON-LD", "og:title", "h1", …; '' for what was not found. */
  sources: Partial<Record<keyof ExtractedArticle, string>>;
}

/**
 * The article of a page as it was fetched, or why there is none. Pure, and grows with the length of the page only. Never throws.
 */
export function extractArticle(page: FetchedPage, options: ExtractOptions): Extraction {
  return examinePage(page, options).extraction;
}

/** `extractArticle`, with what it was made of. */
export function examinePage(page: FetchedPage, options: ExtractOptions): { extraction: Extraction; report: ExtractionReport } {
  if (isOtherFile(page.bytes)) return { extraction: { ok: false, code: "NOT_A_PAGE" }, report: { charset: "", sources: {} } };
  const { text, charset } = decodePage(page.bytes, page.contentType);
  if (isOtherText(text, page.contentType)) return { extraction: { ok: false, code: "NOT_A_PAGE" }, report: { charset, sources: {} } };

  const read = readPage(text);
  const { facts } = read;
  const host = hostOf(page.url);
  const ogTitle = facts.meta.get("og:title")?.[0] ?? "";
  const linked = readLinkedArticle(facts.jsonLd, { url: page.url, titles: [ogTitle, facts.title, ...facts.headings.slice(0, 5)] });
  const lines = linesOf(read.document);
  const parts = titleParts(facts.title);
  const given = [linked.headline, ogTitle].filter((title) => title !== "");
  const possible = [facts.title, ...parts, ...titleParts(ogTitle)];
  // Another story's heading is no headline of this one.
  const headings =
    given.length === 0
      ? facts.headings
      : facts.headings.filter((heading) => [...given, ...possible].some((title) => likeness(heading, title) > 0.4));
  const found = nearHeadline(lines, given.length > 0 ? given : parts, [...headings, ...possible]);
  const body = findBody(read, { url: page.url, title: found.title || given[0] || facts.title });
  const above = given.length > 0 ? "" : lineAbove(lines, found, body.blocks);
  const headline = above || found.title || given[0] || "";
  const near = nearHeadline(lines, [headline], [], body.blocks);
  const siteName = findSiteName(facts, linked, { url: page.url, headline, above, lines });
  const named = { siteName: siteName.value, host };
  const title = findTitle(facts, {
    ...named,
    headline: linked.headline,
    bodyTitle: body.title,
    shown: above === "" ? found.shown : "",
    above,
  });
  // The finder has taken the tree apart; who wants to see the whole page reads it again.
  const visibleText = () => readPage(text).document.body.textContent;
  const code = whyNoArticle({ facts, linked, url: page.url, title: title.value, visibleText }, body.blocks);
  const sources: ExtractionReport["sources"] = { title: title.source, siteName: siteName.source };
  if (code !== null) return { extraction: { ok: false, code }, report: { charset, sources } };

  const words = body.blocks.map((block) => block.text).join("\n");
  const language = findLanguage(facts, linked.language, words.slice(0, 4_000), options.language);
  const { content, truncated } = composeContent(body.blocks, title.value, language.value);
  const author = findAuthor(facts, linked, {
    ...named,
    byline: body.byline,
    near,
    lines,
    blocks: body.blocks,
    language: language.value,
    title: title.value,
  });
  const date = findPublishDate(facts, linked, {
    url: page.url,
    language: language.value,
    now: options.now,
    signed: near.tail,
    visible: [
      ...near.lines,
      ...body.blocks
        .slice(0, 2)
        .map((block) => block.text)
        .filter((text) => text.length < 160),
      ...facts.bylines.map((byline) => byline.text),
    ],
  });
  const picture = findPicture(facts, linked, page.url);
  const place = findPlace(facts, linked, body.blocks, near, { url: page.url, title: title.value });
  const url = findCanonical(facts, page.url);
  const article: ExtractedArticle = {
    title: title.value,
    content,
    author: author.value,
    publishDate: date.value,
    siteName: siteName.value,
    url: url.value,
    image: picture.value,
    language: language.value,
    place: place.value,
    truncated,
  };
  const fields = { author, publishDate: date, image: picture, place, url, language };
  for (const [field, { source }] of Object.entries(fields)) sources[field as keyof typeof fields] = source;
  sources.content = "page";
  return { extraction: { ok: true, article }, report: { charset, sources } };
}
