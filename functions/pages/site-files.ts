import { readyLanguages } from "../../locales/languages.ts";
import { day } from "../http/time.ts";
import { addressIn, pages, publicPages } from "./contract.ts";

const closed = ["/api/", "/home", "/pricing", "/success", "/account", "/admin", "/pages/"];

/** What crawlers may read: everything but the API and what is behind a sign-in; pictures of shared newspapers are below the API. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /api/images/\n${closed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Every public page in every language, each naming all the others (sitemaps.org 0.9 with Google's xhtml:link). */
export function sitemap(site: string): string {
  const origin = escapeAddress(site);
  const entries = publicPages.flatMap((page) => {
    const path = pages[page];
    const others = [
      ...readyLanguages.map(({ code }) => alternate(code, addressIn(origin, path, code))),
      alternate("x-default", `${origin}${path}`),
    ].join("");
    return [`${origin}${path}`, ...readyLanguages.map(({ code }) => addressIn(origin, path, code))].map(
      (address) => `<url><loc>${address}</loc>${others}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "'": "&#39;" };

/** An address escaped for markup: without PUBLIC_URL its host comes from the request. */
export const escapeAddress = (address: string): string => address.replace(/[&"']/g, (sign) => entities[sign] ?? sign);

const alternate = (language: string, address: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

export const securityTextPath = "/.well-known/security.txt";

/** RFC 9116 recommends less than a year; counted from each answer. */
const goodFor = 180 * day;

/** Contact for reporting vulnerabilities (RFC 9116). `contact` is an address with its scheme, `site` the origin. */
export function securityText(contact: string, site: string, now: number): string {
  const expires = new Date(now + goodFor).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${site}${securityTextPath}\n`;
}
