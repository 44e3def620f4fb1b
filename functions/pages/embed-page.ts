import { html, raw } from "hono/html";
import type { Edition } from "../share/edition.ts";
import { plainLine } from "./plain-line.ts";
import { choiceOf } from "./share-page.ts";
import { formsOf } from "./share-style.ts";
import { colors, interfaceFace, serifFaces } from "./tokens.ts";

const base = `${serifFaces}
${colors}
*{box-sizing:border-box}
html,body{height:100%}
body{margin:0;background:var(--stone);color:var(--ink);font:15px/1.4 ${interfaceFace};-webkit-text-size-adjust:100%;text-size-adjust:100%}
a{display:flex;flex-direction:column;gap:8px;min-height:100%;padding:8px;color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid var(--pencil);outline-offset:-3px}
img{display:block;width:min(100%,calc(max(160px,100vh - 64px)*var(--ratio,.75)));height:auto;margin-inline:auto;box-shadow:var(--shadow)}
.headline{display:grid;flex:1;place-content:center;padding:24px 12px;background:var(--paper);font:700 clamp(20px,8vw,34px)/1.2 var(--serif);text-align:center;text-wrap:balance;overflow-wrap:anywhere}
.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;margin-block-start:auto}
h1{margin:0;font-size:15px;font-weight:600;overflow-wrap:anywhere}
.read{color:var(--pencil);text-decoration:underline;text-underline-offset:3px}
a:hover .read{text-decoration-thickness:2px}`.replaceAll("\n", "");

export const embedStyle = ({ pages }: Edition) => base + formsOf(pages.slice(0, 1), "img");

/** A page of its own to be framed by other sites: the front page, which leads to the newspaper in a window of its own. */
export function embedPage(edition: Edition, site: string): ReturnType<typeof html> {
  const { language, words, name } = edition;
  const [front] = edition.pages;
  const headline = plainLine(edition.headline);
  const picture = front
    ? html`<img src="${front.src}" srcset="${choiceOf(edition.narrow, front)}" sizes="100vw" alt="${words("share.frontPage", { name })}" width="${String(front.width)}" height="${String(front.height)}">`
    : html`<span class="headline" lang="${edition.textLanguage}" dir="auto">${edition.headline}</span>`;
  return html`<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${headline} · ${name}</title>
<link rel="canonical" href="${site + edition.path}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(embedStyle(edition))}</style>
</head>
<body><main><a href="${edition.path}" target="_blank" rel="noopener">${picture}<div class="foot"><h1><bdi>${name}</bdi></h1><span class="read">${words("share.readNow")}</span></div></a></main></body>
</html>`;
}

/** Pixels: of the frame, and of the line under the picture. */
const [widest, narrowest, foot] = [420, 200, 64];

/** What sites that know oEmbed (oembed.com) show for a link to the newspaper: the page to be framed. `most` bounds it in pixels. */
export function oembed(edition: Edition, site: string, most: { width: number; height: number }): object {
  const [front] = edition.pages;
  const ratio = front ? front.height / front.width : 4 / 3;
  const width = Math.max(narrowest, Math.round(Math.min(widest, most.width, (most.height - foot) / ratio)));
  const height = Math.round(width * ratio) + foot;
  const title = plainLine(edition.headline);
  const frame = html`<iframe src="${site}${embedPath(edition)}" width="${String(width)}" height="${String(height)}" title="${title}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
  return {
    version: "1.0",
    type: "rich",
    title,
    author_name: edition.author || undefined,
    provider_name: "Stop Press",
    provider_url: `${site}/`,
    html: String(frame),
    width,
    height,
    ...(edition.card && {
      thumbnail_url: site + edition.card.src,
      thumbnail_width: edition.card.width,
      thumbnail_height: edition.card.height,
    }),
  };
}

/** The path of the embed page: below the newspaper's own. */
const embedPath = ({ path }: Edition) => `${path.split("/").slice(0, 3).join("/")}/embed`;
