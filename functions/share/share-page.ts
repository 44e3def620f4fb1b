import { html } from "hono/html";
import { slugOf } from "../completed-newspapers/share-address.ts";
import { article } from "./article.ts";
import type { Edition } from "./edition.ts";
import type { SharedPicture } from "./find-shared.ts";
import { pageHead } from "./page-head.ts";
import { formsOf, shareStyle } from "./share-style.ts";

type Markup = ReturnType<typeof html>;

export const styleOf = ({ pages }: Edition) => shareStyle + formsOf(pages, ".page");

/** The page for everybody, complete without script: the set pages as pictures, and the newspaper as text. `site` is '' or the address before paths. */
export function sharePage(edition: Edition, site: string): Markup {
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
${article(edition)}
</main>
</body>
</html>`;
}

function stage(edition: Edition): Markup {
  const { pages, words, name } = edition;
  return html`<section class="stage" aria-label="${words("share.pages")}">
${pages.map((picture, at) => (at === 0 ? frontPicture(edition, picture) : pagePicture(picture, words("share.page", { name, page: String(at + 1) }), html`loading="lazy" decoding="async"`)))}
</section>`;
}

/** Its width on the page, as the styles have it: browsers choose a picture before they have read them. */
const widthOnPage = ({ width, height }: SharedPicture) =>
  `(max-width:719px) calc(100vw - 24px), calc(max(480px, 100vh - 128px) * ${(width / height).toFixed(4)})`;

function frontPicture({ words, name, narrow }: Edition, front: SharedPicture): Markup {
  const choice = narrow
    ? html`srcset="${narrow.src} ${String(narrow.width)}w, ${front.src} ${String(front.width)}w" sizes="${widthOnPage(front)}" `
    : "";
  return pagePicture(front, words("share.frontPage", { name }), html`${choice}fetchpriority="high"`);
}

function pagePicture({ src, width, height }: SharedPicture, alt: string, how: Markup): Markup {
  return html`<a class="page" href="${src}"><img src="${src}" alt="${alt}" width="${String(width)}" height="${String(height)}" ${how}></a>`;
}

function line({ words, name, lines, pages, newspaperTitle }: Edition): Markup {
  const [front] = pages;
  return html`<div class="line">
<p><bdi class="name">${name}</bdi>${lines.date && html`<span>${lines.date}</span>`}<span><a href="/">${words("share.madeWith")}</a></span></p>
<p class="actions"><a class="press" href="/">${words("share.make")}</a>${front ? html`<a class="plain" href="${front.src}" download="${slugOf(newspaperTitle)}.${endingOf(front)}">${words("share.download")}</a>` : ""}${front ? html`<a class="quiet" href="#text">${words("share.readAsText")}</a>` : ""}</p>
</div>`;
}

/** File endings of pictures are named like their media types but for one. */
const endingOf = ({ type }: SharedPicture) => type.replace("image/", "").replace("jpeg", "jpg");
