import { html, raw } from "hono/html";
import type { Edition } from "../share/edition.ts";
import { plainLine } from "./plain-line.ts";
import { jsonForScript, newsArticle } from "./structured-data.ts";

/** What stands for a page that has no picture yet: web/public/cards/, made by the product. */
const standardCard = (language: string) => ({ src: `/cards/${language}.jpg`, type: "image/jpeg", width: 1200, height: 630 });

/** Tells what the page is to browsers, search engines and networks. `site` is '' where the operator has told no address. */
export function pageHead(edition: Edition, site: string, style: string) {
  const { words, name, description, language } = edition;
  const headline = plainLine(edition.headline);
  const card = edition.card ?? standardCard(language.code);
  const cardAlt = edition.card ? words("share.frontPage", { name }) : "Stop Press";
  const url = site + edition.path;
  const oembed = `${site}${edition.path.split("/").slice(0, 3).join("/")}/oembed`;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${headline} · ${name}</title>
<style>${raw(style)}</style>
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${headline}">
<meta name="robots" content="max-image-preview:large">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#e7e4dc">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c0c0b">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Stop Press">
<meta property="og:title" content="${headline}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:locale" content="${language.tag.replace("-", "_")}">
<meta property="og:image" content="${site + card.src}">
<meta property="og:image:type" content="${card.type}">
<meta property="og:image:width" content="${String(card.width)}">
<meta property="og:image:height" content="${String(card.height)}">
<meta property="og:image:alt" content="${cardAlt}">
<meta property="article:published_time" content="${new Date(edition.publishedAt).toISOString()}">
<meta property="article:modified_time" content="${new Date(edition.changedAt).toISOString()}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${headline}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${site + card.src}">
<meta name="twitter:image:alt" content="${cardAlt}">
<script type="application/ld+json">${raw(jsonForScript(newsArticle(edition, site)))}</script>`;
}
