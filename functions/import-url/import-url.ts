import { limits } from "../http/contract.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { countHit, enforceLimit } from "../http/rate-counters.ts";
import { completeAddress, fetchPage } from "../outbound/fetch-page.ts";
import * as contract from "./contract.ts";
import { cutContent } from "./cut-content.ts";
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
