import { html } from "hono/html";
import type { StoryBlock } from "../../web/typeset/index.ts";
import type { SideStory } from "../completed-newspapers/contract.ts";
import { sentencesIn } from "../pages/plain-line.ts";
import { directionIn, type Edition, type Figure } from "./edition.ts";

type Markup = ReturnType<typeof html>;
const nothing = "";

/** The whole newspaper as text: the content of its pages, for readers without images. */
export function article(edition: Edition): Markup {
  const { page, name, lines, main, small, quote } = edition;
  const { textLanguage } = edition;
  const direction = directionIn(textLanguage, lines.direction);
  const sets = setsOf(edition.blocks);
  const { beside, below } = shareOut(edition);
  const hasRail = beside.length > 0 || small !== null;
  return html`<article id="text" class="sheet">
<header class="masthead">
<p class="nameplate" dir="auto">${name}</p>
<p class="folio"><span>${lines.volume}</span>${lines.date && html`<span>${lines.date}</span>`}${lines.place && html`<span><bdi>${lines.place}</bdi></span>`}</p>
</header>
<div class="heads" lang="${textLanguage}" dir="${direction}">
${edition.kicker && html`<p class="kicker" dir="auto">${edition.kicker}</p>`}
<h1 dir="auto">${edition.headline}</h1>
${edition.deck && html`<p class="deck" dir="auto">${edition.deck}</p>`}
${edition.byline && html`<p class="byline" lang="${edition.language.code}"><bdi>${edition.byline}</bdi>${lines.region && html`<span><bdi>${lines.region}</bdi></span>`}</p>`}
</div>
<div class="${hasRail ? "body with-rail" : "body"}">
<div class="story" lang="${textLanguage}" dir="${direction}">
${main ? figure(edition, main, true) : nothing}
${sets.map((set, at) => html`<div class="${isShort(set) ? "columns short" : "columns"}">${set.map(block)}${at === 0 && quote ? html`<blockquote dir="auto"><p>${quote}</p></blockquote>` : nothing}</div>`)}
</div>
${
  hasRail
    ? html`<aside class="rail" aria-label="${page.inBrief}">
${small ? figure(edition, small, false) : nothing}
${beside.map((story) => sideStory(story, textLanguage, direction))}
</aside>`
    : nothing
}
</div>
${below.length > 0 ? html`<section class="below" aria-label="${page.inBrief}">${below.map((story) => sideStory(story, textLanguage, direction))}</section>` : nothing}
${colophon(edition)}
</article>`;
}

/** How the newspaper was made, and of what. */
function colophon(edition: Edition): Markup | string {
  const { words, lines, source, isAssisted } = edition;
  if (!isAssisted && !source && lines.makers.length === 0) return nothing;
  return html`<footer class="colophon">
${isAssisted ? html`<p class="assisted">${words("share.ai")}</p>` : nothing}
${lines.makers.length > 0 ? html`<p>${sentencesIn(edition.language.code, lines.makers)}</p>` : nothing}
${sourceLine(edition)}
</footer>`;
}

function block({ text, subhead }: StoryBlock): Markup {
  return subhead ? html`<h2 class="subhead" dir="auto">${text}</h2>` : html`<p dir="auto">${text}</p>`;
}

function sideStory({ headline, content }: SideStory, language: string, direction: string): Markup {
  return html`<section lang="${language}" dir="${direction}"><h2 dir="auto">${headline}</h2>${paragraphsOf(content).map((paragraph) => html`<p dir="auto">${paragraph}</p>`)}</section>`;
}

function figure({ words, painter, language }: Edition, { picture, caption, alt, origin }: Figure, isMain: boolean): Markup {
  const { src, width, height } = picture;
  const mark =
    origin === "model"
      ? html`<span class="generated" lang="${language.code}"><bdi>${words("share.generated", { model: painter })}</bdi></span>`
      : nothing;
  return html`<figure class="${isMain ? "main-picture" : "small-picture"}"><img src="${src}" alt="${alt}" width="${String(width)}" height="${String(height)}" loading="lazy" decoding="async">${caption || mark ? html`<figcaption>${caption && html`<span dir="auto">${caption}</span>`}${mark}</figcaption>` : nothing}</figure>`;
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

function sourceLine({ source, page }: Edition): Markup | string {
  if (!source) return nothing;
  const [before = "", after = ""] = page.colophonSource.split("{{source}}");
  return html`<p>${before}<a href="${source.href}" rel="nofollow ugc noopener" dir="auto">${source.name}</a>${after}</p>`;
}

/** Width of a text in letters: ideographs and syllables take the room of two. */
const lengthOf = (text: string) => text.length + (text.match(/[\u1100-\u11ff\u2e80-\uffef]/g)?.length ?? 0);

/** Letters of a screen's height of columns. */
const mostLetters = 3_600;

/**
 * Blocks that share a set of columns, so that readers need not scroll up two screens to the head of the next column. No set ends with a subhead, and none is a few
 * lines alone.
 */
export function setsOf(blocks: readonly StoryBlock[]): StoryBlock[][] {
  const sets: { blocks: StoryBlock[]; length: number }[] = [];
  for (const next of blocks) {
    const length = lengthOf(next.text);
    const last = sets.at(-1);
    const isFull = last !== undefined && last.length + length > mostLetters && !last.blocks.at(-1)?.subhead;
    if (!last || isFull || (next.subhead && last.length > 0.75 * mostLetters)) sets.push({ blocks: [next], length });
    else {
      last.blocks.push(next);
      last.length += length;
    }
  }
  const [before, last] = sets.slice(-2);
  if (before && last && last.length < mostLetters / 3) before.blocks.push(...(sets.pop()?.blocks ?? []));
  return sets.map(({ blocks }) => blocks);
}

/** A few lines are read more easily in one column. */
const isShort = (blocks: readonly StoryBlock[]) => blocks.reduce((sum, { text }) => sum + lengthOf(text), 0) < 500;

/** In pixels of a wide screen, as the styles of the page make them: enough to see which of two columns is the longer. */
const story = { width: 816, letters: 100, line: 27, quote: 170, caption: 60 };
const rail = { width: 256, letters: 33, line: 25, head: 70 };

const heightOf = (figure: Figure | null, width: number) =>
  figure ? (figure.picture.height / figure.picture.width) * width + story.caption : 0;

interface Share {
  main: Figure | null;
  small: Figure | null;
  blocks: readonly StoryBlock[];
  quote: string;
  sideStories: readonly SideStory[];
}

/** Places the side stories: in the rail as far as the story is long, the rest below it. */
export function shareOut({ main, small, blocks, quote, sideStories }: Share): { beside: SideStory[]; below: SideStory[] } {
  const letters = blocks.reduce((sum, { text }) => sum + lengthOf(text) + story.letters / 3, 0);
  let room = heightOf(main, story.width) + (letters / story.letters) * story.line + (quote ? story.quote : 0) - heightOf(small, rail.width);
  const fitting = sideStories.findIndex(({ headline, content }) => {
    room -= rail.head + (lengthOf(headline + content) / rail.letters) * rail.line;
    return room < 0;
  });
  const count = fitting === -1 ? sideStories.length : small === null ? Math.max(1, fitting) : fitting;
  return { beside: sideStories.slice(0, count), below: sideStories.slice(count) };
}
