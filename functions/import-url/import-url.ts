import { limits } from "../http/contract.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { countHit, enforceLimit } from "../http/rate-counters.ts";
import { completeAddress, fetchPage } from "../outbound/fetch-page.ts";
import * as contract from "./contract.ts";
import { locate } from "./locate.ts";

const hour = 3_600_000;
const tooMany = "You have imported many pages in a short time. Please try again later, or paste the text instead.";
/** Of decoded HTML; more is no article. */
const mostBytes = 2 * 1024 * 1024;

export const importUrl = endpoint(contract.importUrl, async ({ c, env, db, now, settings, user, body }) => {
  // Before the limit: an incomplete address does not count as an import.
  completeAddress(body.url);
  enforceLimit(limits.importsPerHour, await countHit(db, `imports:${user.id}`, hour, now), hour, now, tooMany);
  const page = await fetchPage(body.url, {
    accept: "text/html, application/xhtml+xml;q=0.9",
    language: body.language,
    mostBytes,
    settings,
    requestUrl: c.req.url,
    signal: c.req.raw.signal,
  });
  // With several values the last one counts (WHATWG Fetch, "extract a MIME type").
  const type = page.contentType.split(",").at(-1)?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "" && type !== "text/html" && type !== "application/xhtml+xml") throw new AppError("NOT_A_PAGE");
  // Loaded on demand: a seventh of the Worker's size, used only here.
  const { extractArticle } = await import("./extract/extract.ts");
  const extraction = extractArticle(page, { language: body.language, now });
  if (!extraction.ok) throw new AppError(extraction.code);
  const { siteName, image, place, ...article } = extraction.article;
  const found = await locate(env.ASSETS, { place, url: page.url, article: article.language, asked: body.language });
  return {
    ...article,
    ...cutContent(article.content, limits.content, article.language),
    region: found?.region ?? "",
    ...(siteName && { siteName }),
    ...(image && { image }),
    ...(found && { detectedLocation: found.place }),
  };
});

/** The end of a sentence, or of a line that introduces one. */
const ended = /[.!?…。！？।؟:：]\P{L}*$/u;

/**
 * A text cut to at most `most` code points: after the last sentence that fits, else after the last paragraph, else between words with an
 * ellipsis. `language`: BCP 47, whose sentences they are.
 */
export function cutContent(content: string, most: number, language: string): { content: string; truncated: boolean } {
  // A code point has at most two UTF-16 units: twice the limit is enough to tell that a text is too long.
  const head = [...content.slice(0, most * 2 + 2)];
  if (head.length <= most && content.length <= most * 2 + 2) return { content, truncated: false };
  const fitting = head.slice(0, most).join("");
  const isWhole = content[fitting.length] === "\n";
  const end = isWhole ? fitting.length : Math.max(0, fitting.lastIndexOf("\n") + 1);
  const sentences = isWhole ? "" : wholeSentences(content.slice(end, fitting.length + 1), fitting.length - end, language);
  const paragraphs = content.slice(0, end).trimEnd();
  const kept = sentences === "" ? withoutLastHeading(paragraphs) : content.slice(0, end) + sentences;
  return { content: kept === "" ? wholeWords(head.slice(0, most - 1).join("")) : kept, truncated: true };
}

/** As many whole sentences from the beginning of a text as end within `room` UTF-16 units. */
function wholeSentences(text: string, room: number, language: string): string {
  let end = 0;
  for (const { index, segment } of segmenterOf(language).segment(text)) {
    const sentence = segment.trimEnd();
    // A sentence cut in the middle has no final punctuation.
    if (index + sentence.length > room || (index + segment.length >= text.length && !ended.test(sentence))) break;
    end = index + sentence.length;
  }
  return text.slice(0, end).replace(/^(?:•|\d+\.)$/, "");
}

/** Drops a heading (no final punctuation) at the end of a text, where nothing follows it. */
function withoutLastHeading(text: string): string {
  const at = text.lastIndexOf("\n\n");
  return at < 0 || ended.test(text) || text.length - at > 120 || /^(?:•|\d+\.)\s/.test(text.slice(at + 2)) ? text : text.slice(0, at);
}

function wholeWords(text: string): string {
  const space = text.lastIndexOf(" ");
  return `${(space > text.length / 2 ? text.slice(0, space) : text).trimEnd()}…`;
}

function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: "sentence" });
  } catch {
    return new Intl.Segmenter("en", { granularity: "sentence" });
  }
}
