import { html } from "hono/html";
import { plainLine } from "../pages/plain-line.ts";
import type { Edition } from "./edition.ts";

const widest = 420;
const narrowest = 200;
/** Of the line under the picture. */
const foot = 64;

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

/** Where the page to be framed is: beside the newspaper's own. */
export const embedPath = ({ path }: Edition) => `${path.split("/").slice(0, 3).join("/")}/embed`;
