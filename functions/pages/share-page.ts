import { html, raw } from "hono/html";
import { slugOf } from "../completed-newspapers/share-address.ts";
import type { Contact } from "../http/site.ts";
import { article } from "../share/article.ts";
import type { Edition } from "../share/edition.ts";
import type { SharedPicture } from "../share/find-shared.ts";
import { plainLine, sentencesIn } from "./plain-line.ts";
import { formsOf, shareStyle } from "./share-style.ts";
import { jsonForScript, newsArticle } from "./structured-data.ts";
import { palette } from "./tokens.ts";

type Markup = ReturnType<typeof html>;

export const styleOf = ({ pages }: Edition) => shareStyle + formsOf(pages, ".page");

/** The public page, complete without script: the set pages as pictures, and the newspaper as text. `site`: '' or the origin. */
export function sharePage(edition: Edition, site: string, contact: Contact | null = null): Markup {
  const { language } = edition;
  return html`<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<head>
${pageHead(edition, site, styleOf(edition))}
</head>
<body>
<main>
${edition.pages.length > 0 ? stage(edition) : ""}
${line(edition)}
${making(edition)}
${article(edition)}
${contact ? complaint(edition, contact) : ""}
</main>
</body>
</html>`;
}

/** Pictures of one page in several sizes, for `srcset`. */
export const choiceOf = (...pictures: (SharedPicture | null)[]) =>
  pictures.flatMap((picture) => (picture ? [`${picture.src} ${picture.width}w`] : [])).join(", ");

function stage(edition: Edition): Markup {
  const { pages, words } = edition;
  return html`<section class="stage" aria-label="${words("share.pages")}">
${pages.map((picture, at) => pagePicture(edition, picture, at))}
</section>`;
}

/** Its width on the page, as the styles have it: browsers choose a picture before they have read them. */
const widthOnPage = ({ width, height }: SharedPicture) =>
  `(max-width:719px) calc(100vw - 24px), calc(max(480px, 100vh - 128px) * ${(width / height).toFixed(4)})`;

/** The front page is loaded first; the others are loaded lazily. */
function pagePicture({ words, name, narrow }: Edition, picture: SharedPicture, at: number): Markup {
  const { src, width, height } = picture;
  const isFront = at === 0;
  const alt = isFront ? words("share.frontPage", { name }) : words("share.page", { name, page: String(at + 1) });
  const [loading, priority, decoding] = isFront ? ["eager", "high", "auto"] : ["lazy", "auto", "async"];
  return html`<a class="page" href="${src}"><img src="${src}" srcset="${choiceOf(isFront ? narrow : null, picture)}" sizes="${widthOnPage(picture)}" alt="${alt}" width="${String(width)}" height="${String(height)}" loading="${loading}" fetchpriority="${priority}" decoding="${decoding}"></a>`;
}

function line({ words, name, lines, pages, newspaperTitle }: Edition): Markup {
  const [front] = pages;
  return html`<div class="line">
<p><bdi class="name">${name}</bdi>${lines.date && html`<span>${lines.date}</span>`}<span><a href="/">${words("share.madeWith")}</a></span></p>
<p class="actions"><a class="press" href="/">${words("share.make")}</a>${front ? html`<a class="plain" href="${front.src}" download="${slugOf(newspaperTitle)}.${endingOf(front)}">${words("share.download")}</a>` : ""}${front ? html`<a class="quiet" href="#text">${words("share.readAsText")}</a>` : ""}</p>
</div>`;
}

/** Right under the pages: how they were made, and which of their pictures were generated. */
function making({ words, lines, language, main, small, isAssisted, painter }: Edition): Markup | "" {
  if (!isAssisted && lines.makers.length === 0) return "";
  const painted = [main, small].filter((figure) => figure?.origin === "model").length;
  const mark = words(painted > 1 ? "share.generatedAll" : "share.generated", { model: painter });
  return html`<section class="making" aria-label="${words("share.how")}">
${painted > 0 ? html`<p class="generated"><bdi>${mark}</bdi></p>` : ""}
<p>${isAssisted ? html`<strong>${words("share.ai")}</strong> ` : ""}${sentencesIn(language.code, lines.makers)}</p>
</section>`;
}

/** Contact for complaints about the page, with the id by which an admin finds it. */
function complaint({ words, path }: Edition, { name, href }: Contact): Markup {
  const id = path.split("/")[2] ?? "";
  const address = new URL(href);
  if (address.protocol !== "mailto:") address.searchParams.set("newspaper", id);
  const link =
    address.protocol === "mailto:" ? `${href}?subject=${encodeURIComponent(words("share.complaintSubject", { id }))}` : address.href;
  const [before = "", after = ""] = words("share.complaint", { contact: "\n" }).split("\n");
  return html`<p class="complaint">${before}<a href="${link}" rel="nofollow"><bdi>${name}</bdi></a>${after}</p>`;
}

/** File endings of pictures are named like their media types but for one. */
const endingOf = ({ type }: SharedPicture) => type.replace("image/", "").replace("jpeg", "jpg");

/** For a newspaper without pictures of its pages: web/public/cards/, made by the product. */
const standardCard = (language: string) => ({ src: `/cards/${language}.jpg`, type: "image/jpeg", width: 1200, height: 630 });

/** Metadata for browsers, search engines and networks. `site` is '' where PUBLIC_URL is not set. */
function pageHead(edition: Edition, site: string, style: string) {
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
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${palette.light.stone}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${palette.dark.stone}">
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
