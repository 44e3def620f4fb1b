import { Hono } from "hono";
import type { AppContext, Variables } from "../http/context.ts";
import { answerFailure } from "../http/errors.ts";
import { contactOf, siteOf } from "../http/site.ts";
import { requestLanguage } from "../http/words.ts";
import { answerPage, answerProblem, revalidated } from "../pages/answer-page.ts";
import { embedPage, embedStyle, oembed } from "../pages/embed-page.ts";
import { problemPage, problemStyle } from "../pages/plain-page.ts";
import { sharePage, styleOf } from "../pages/share-page.ts";
import { editionOf } from "./edition.ts";
import { findShared } from "./find-shared.ts";

/** Public pages of shared newspapers; outside /api, without cookies and scripts. */
export const share = new Hono<{ Bindings: Env; Variables: Variables }>();

share.get("/*", async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const [, id, rest] = /^\/share\/([\w-]{22})(?:\/(.*))?$/.exec(pathname) ?? [];
  const found = id ? await findShared(c.var.db, id) : null;
  if (!found) return answerProblem(problemPage(requestLanguage(c), "missing"), 404, { style: problemStyle });
  const edition = editionOf(found);
  const site = siteBefore(c);
  if (rest === "embed") return answerPage(c, embedPage(edition, site), { style: embedStyle(edition), isFramed: true });
  if (rest === "oembed") return answerOembed(c, oembed(edition, site, boundsOf(c)));
  // The title may have changed since the link was made. Caches must revalidate: kept permanently, redirects could form a loop.
  if (pathname !== edition.path)
    return new Response(null, { status: 301, headers: { location: edition.path + search, "cache-control": revalidated } });
  return answerPage(c, sharePage(edition, site, contactOf(c.var.settings)), { style: styleOf(edition) });
});

share.onError((failure, c) => {
  const { status } = answerFailure(failure, c);
  return answerProblem(problemPage(requestLanguage(c), "failed"), status, { style: problemStyle });
});

/** Social networks require absolute addresses; a page with only relative paths is better than none. */
function siteBefore(c: AppContext): string {
  return c.var.settings.PUBLIC_URL || c.var.local ? siteOf(c) : "";
}

function boundsOf(c: AppContext): { width: number; height: number } {
  const most = (name: string) => Number(/^\d{1,5}$/.exec(c.req.query(name) ?? "")?.[0]) || Number.POSITIVE_INFINITY;
  return { width: most("maxwidth"), height: most("maxheight") };
}

function answerOembed(c: AppContext, told: object): Response {
  const format = c.req.query("format") ?? "json";
  if (format !== "json") return c.text("Only JSON is available here.", 501);
  return c.json(told, 200, { "cache-control": revalidated, "access-control-allow-origin": "*" });
}
