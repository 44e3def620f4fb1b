import { claimsOf } from "../auth/session-cookie.ts";
import type { AppContext } from "../http/context.ts";
import { contactOf } from "../http/site.ts";
import { requestLanguage } from "../http/words.ts";
import { addressIn, blanks, type PageName, pageFile, pages } from "./contract.ts";
import { escapeAddress, robotsText, securityText, securityTextPath, sitemap } from "./site-files.ts";

const members = new Map<string, PageName>([
  ["/home", "home"],
  ["/pricing", "shell"],
  ["/success", "shell"],
  ["/account", "shell"],
  ["/admin", "shell"],
]);

/**
 * Everything that is neither a file nor the API, in the visitor's language: a public page as it was made at build time, the page around
 * the screens of members, the app's own page with 404 where there is no such screen; plain 404 for a missing file.
 */
export async function answerScreen(c: AppContext): Promise<Response> {
  const { pathname, origin } = new URL(c.req.url);
  const { PUBLIC_URL } = c.var.settings;
  const site = PUBLIC_URL ? new URL(PUBLIC_URL).origin : origin;
  if (pathname === "/robots.txt") return c.text(robotsText(site));
  if (pathname === "/sitemap.xml") return c.body(sitemap(site), 200, { "content-type": "application/xml; charset=utf-8" });
  if (pathname === securityTextPath) {
    const contact = contactOf(c.var.settings);
    return contact ? c.text(securityText(contact.href, site, c.var.now)) : c.text("Not found", 404);
  }
  if (/\.[a-z0-9]+$/i.test(pathname) || pathname.startsWith("/assets/")) return c.text("Not found", 404);

  const language = requestLanguage(c).code;
  const page = pageAt(pathname);
  const visitor = (await claimsOf(c)) ? "known" : "new";
  const [, held] = new RegExp(`"([^"]+)-${visitor}"`).exec(c.req.header("if-none-match") ?? "") ?? [];
  const file = await readPage(c, pageFile(page, language), page === "not-found" ? undefined : held);
  const headers = new Headers(file.headers);
  headers.set("vary", "Cookie, Accept-Language");
  headers.set("content-language", language);
  headers.set("cache-control", "public, max-age=0, must-revalidate");
  const tag = /"([^"]+)"/.exec(file.headers.get("etag") ?? "")?.[1];
  if (tag && page !== "not-found") headers.set("etag", `"${tag}-${visitor}"`);
  else headers.delete("etag");
  if (file.status === 304) return new Response(null, { status: 304, headers });
  headers.delete("content-length");
  const path = pages[page] ?? pathname;
  const asked = c.req.query("lang")?.toLowerCase().startsWith(language);
  // Without a session the app need not request who is signed in (web/api/account/session.ts).
  const text = fill((await file.text()).replace("<html ", `<html data-visitor="${visitor}" `), {
    origin: site,
    address: asked ? addressIn(site, path, language) : `${site}${path}`,
    host: new URL(c.req.url).host,
    path: pathname,
  });
  return new Response(text, { status: page === "not-found" ? 404 : 200, headers });
}

function pageAt(pathname: string): PageName {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const [page] = (Object.keys(pages) as PageName[]).filter((name) => pages[name] === path && name !== "not-found");
  return page ?? members.get(path) ?? "not-found";
}

async function readPage(c: AppContext, path: string, held: string | undefined): Promise<Response> {
  const read = (name: string) =>
    c.env.ASSETS.fetch(new Request(new URL(name, c.req.url), { headers: held ? { "if-none-match": `"${held}"` } : {} }));
  const file = await read(path);
  // If built without its pages, the app renders in the browser, as during development. "/": "/index.html" would be redirected.
  return file.status === 404 ? read("/") : file;
}

/** Every value is the form of a URL; the host of one may hold quotation marks, and what means something to replaceAll. */
function fill(text: string, { origin, address, host, path }: Record<keyof typeof blanks, string>): string {
  return text
    .replaceAll(blanks.origin, () => escapeAddress(origin))
    .replaceAll(blanks.address, () => escapeAddress(address))
    .replaceAll(encodeURIComponent(blanks.path), () => encodeURIComponent(path))
    .replaceAll(blanks.host, () => escapeAddress(host));
}
