import { late } from "../../../http/late-pattern.ts";
import type { PageFacts } from "../page.ts";
import { authorsOf, saysWhoWrote, signature } from "./authors.ts";
import type { Block } from "./blocks.ts";
import { withoutLabeled, withoutSummaries } from "./boxes.ts";
import { compared, sentenceEnd } from "./compare.ts";
import { isDateLine } from "./date-line.ts";
import { endOfArticle } from "./ending.ts";
import { bylineAfter, headLines, saysTitle, titleAmong, titlePart, titlesOf } from "./headline.ts";
import { endsInCredit, isCredit, isLabel, isPrompt, isReference, isStamp, isSummaryLabel } from "./lines.ts";
import { weightOf } from "./measure.ts";
import type { PageElement } from "./page-tree.ts";
import { withinReach } from "./reach.ts";
import { type Series, withinSeries } from "./series.ts";
import { leadsWithin, teasersAmong } from "./teasers.ts";

/** A text of this length or more is taken for a paragraph of an article, not for a line beside it. */
const paragraphFrom = 100;
/** Beyond this many blocks none is compared with every other. */
const mostCompared = 300;
/** A line of this weight or more says more than a title, who wrote and when. */
const headText = 300;
/** How many blocks at the end are taken for its edge. */
const tail = 4;
/** From how many prompts on they may be what an article is about. */
const manyPrompts = 8;
/** Rows or cells from which a table at the end, under a heading of its own, is a timetable or a list of results beside the article. */
const longTable = 10;
/** The same for the points of a list. */
const longList = 20;

/** What is known of the page besides its blocks. */
export interface About {
  facts: PageFacts;
  title: string;
  /** The site's host. */
  host: string;
  /** The article as the page tells it to search engines, or none. */
  told: readonly string[];
  /** It is a row of posts rather than one text. */
  isStream: boolean;
}

/** Of the blocks of a page those that are the article, in order. */
export function selectBlocks(blocks: Block[], about: About): Block[] {
  const teasers = teasersAmong(blocks, about.host);
  const others = blocks.filter((block) => !teasers.has(block));
  const titles = titlesOf(about.facts, about.title);
  const title = titleAmong(others, titles, titlePart(about.facts.title));
  const bylines = new Set(about.facts.bylines.map((byline) => compared(byline.text)));
  const start = about.isStream ? title : Math.max(title, bylineAfter(others, title, bylines));
  const authors = authorsOf(about.facts, others.slice(Math.max(0, title), Math.max(0, title) + headLines));
  const end = endOfArticle(others, start, authors, about.isStream);
  const { blocks: reached, series } = withinReach(others.slice(0, end), start, openingsOf(about), about.isStream);
  const judged = withoutTail(withoutSummaries(withoutLines(withoutLabeled(reached), about, authors, series)));
  if (!series) return withoutRests(judged);
  const left = new Set(judged);
  return withoutRests(withinSeries(judged, series, (block) => !left.has(block) && !saysTitle(compared(block.text), titles), others));
}

/** How the article begins, where the page says so in its head: a description is often the first sentence. */
function openingsOf({ facts, told }: About): string[] {
  const said = ["description", "og:description", "twitter:description"].flatMap((name) => facts.meta.get(name) ?? []);
  return [...said, ...told.slice(0, 1)].map((text) => compared(text.slice(0, 60))).filter((text) => text.length >= 20);
}

/** Leaves out lines that say of themselves that they are no article. */
function withoutLines(blocks: Block[], about: About, authors: readonly string[], series: Series | null): Block[] {
  const { facts, host } = about;
  const titles = titlesOf(about.facts, about.title);
  const stamps = facts.times.map((time) => time.text).filter((text) => /\d/.test(text));
  const bylines = new Set(facts.bylines.map((byline) => compared(byline.text)));
  const leading = blocks.findIndex((block) => weightOf(block.text) >= paragraphFrom && (series?.holds(block) ?? true));
  const prompts = blocks.filter(({ text }) => isPrompt(text, true));
  // Where many of the lines tell whom to follow and where, that is what the article is about.
  const isAboutPrompts = prompts.length >= manyPrompts && prompts.length > blocks.length / 8;
  const isMostlyLinks = linkedShare(blocks) > 0.3;
  return blocks.filter((block, at) => {
    const { text } = block;
    if (block.element.localName === "tr" || isSummaryLabel(text)) return true;
    const weight = weightOf(text);
    if (at <= leading + 1 && saysTitle(compared(text), titles)) return false;
    if (at < leading && weight < headText && isHead(text, titles)) return false;
    if (weight > 700) return true;
    if (at < leading && isTopLine(block, weight)) return false;
    if (isLabel(text) || isCredit(text) || isStamp(text) || isDateLine(text) || isSigned(text) || (weight < 360 && isWidget(text)))
      return false;
    if ((block.kind !== "heading" || block.linked > 0.5) && isReference(text, block.linked)) return false;
    const isEdge = at <= leading || at >= blocks.length - tail;
    const isMarked = block.linked > (weight < 200 ? 0.05 : 0.2) || block.italic + block.bold > 0.5;
    if (!isAboutPrompts && isPrompt(text, isEdge || isMarked)) return false;
    if (
      weight < paragraphFrom &&
      (bylines.has(compared(text)) || stamps.some((stamp) => text.includes(stamp) && text.length < stamp.length + 50))
    )
      return false;
    if (block.afterPicture && isCaption(block, weight)) return false;
    if (at > leading && at >= blocks.length - 2 && block.italic > 0.9 && weight < 400) return false;
    if (at > leading && at >= blocks.length - tail && authors.some((author) => startsWithName(text, author))) return false;
    if (isMostlyLinks || block.kind !== "paragraph" || block.linked <= 0.8 || weight >= 400) return true;
    // A line that is a link leads to other articles of the site, unless it is what the next paragraph speaks of.
    return !leadsWithin(block.href, host) && (blocks[at + 1]?.linked ?? 1) < 0.5;
  });
}

/** The title with who wrote and when in one line. */
function isHead(text: string, titles: ReadonlySet<string>): boolean {
  const line = compared(text);
  return [...titles].some((title) => title.length >= 12 && line.includes(title)) && (late.u`\p{Nd}{4}`.test(text) || saysWhoWrote(text));
}

/** Above the first paragraph: names of sections and series, of authors and places; whoever writes sentences ends them. */
function isTopLine(block: Block, weight: number): boolean {
  return block.kind !== "heading" && weight < 60 && !sentenceEnd.test(block.text);
}

/** A question with the shares of its answers, a player with its times, a summary under a label in the same line. */
function isWidget(text: string): boolean {
  if (/[?？؟]/.test(text) && (text.match(late.gu`\p{Nd}[\p{Nd},.]* ?(?:[%％٪]|票|표|votes?\b|голос)`)?.length ?? 0) >= 2) return true;
  if (text.length < 60 && late.u`^(?:\S+ ){1,5}\p{Nd}{1,3} ?[%％٪]$`.test(text)) return true;
  const times = text.match(late.gu`\p{Nd}{1,2}:\p{Nd}{2}(?::\p{Nd}{2})?`)?.length ?? 0;
  // Prose that says when something is open has more to say than times.
  if (times >= (late.u`\p{Nd}:\p{Nd}{2} ?\/ ?\p{Nd}`.test(text) ? 2 : 4) && text.length < times * 40) return true;
  return /^.{0,8}(?:요약|要約|摘要)/.test(text);
}

/** A line set apart by signs on both sides, or the sender's line of a post taken over from elsewhere. */
function isSigned(text: string): boolean {
  return /^[☆★◎※].*[☆★◎※]$/.test(text);
}

function isCaption({ text, italic }: Block, weight: number): boolean {
  if (/^[■◆●□◇▼▽★☆【]/.test(text)) return false;
  if (late.u`^\p{Nd}{1,2} ?(?:di|of|von|de|sur|из|\/) ?\p{Nd}{1,2}\b`.test(text)) return true;
  return weight < 300 && (endsInCredit(text) || (weight < 200 && (italic > 0.9 || !sentenceEnd.test(text))));
}

/** Leaves out lists of links, what stands twice, and headings that head nothing any more. */
function withoutRests(blocks: Block[]): Block[] {
  const texts = blocks.map((block) => compared(block.text));
  const whole = texts.join("\n");
  const seen = new Set<string>();
  const isComparable = blocks.length <= mostCompared;
  const kept = blocks.filter((block, at) => {
    const text = texts[at] ?? "";
    if (block.kind === "item" && block.linked > 0.9 && isLinked(blocks[at - 1], blocks[at + 1])) return false;
    if (weightOf(text) < 40) return true;
    if (seen.has(text)) return false;
    seen.add(text);
    return !isComparable || weightOf(text) > 400 || !(isPulled(whole, text) || (isQuotation(block) && isRetold(text, texts)));
  });
  const followers = new Map(blocks.map((block, at) => [block, blocks[at + 1]]));
  return kept.filter(
    (block, at) => block.kind !== "heading" || (at < kept.length - 1 && !headsNothing(block, followers.get(block), kept[at + 1])),
  );
}

/** Leaves out what follows the last sentence: signatures, names, tables of times, headings of what was left out. */
function withoutTail(blocks: Block[]): Block[] {
  const last = blocks.findLastIndex((block) => block.kind === "item" || (block.kind === "paragraph" && !isTailLine(block)));
  const rest = last < 0 ? blocks : blocks.slice(0, last + 1);
  const heading = rest.findLastIndex((block) => block.kind === "heading");
  const after = heading < 0 ? [] : rest.slice(heading + 1);
  const isAppendix =
    after.filter(isInTable).length >= longTable || (after.length >= longList && after.every((block) => block.kind === "item"));
  const first = after[0];
  return isAppendix && first && (first.kind === "item" || isInTable(first)) ? withoutTail(rest.slice(0, heading)) : rest;
}

function isTailLine({ text, element }: Block): boolean {
  const weight = weightOf(text);
  if (/^[（(【[][^（(【[]{1,40}[)）】\]]$/.test(text)) return true;
  if (weight < 80 && signature.test(text)) return true;
  return weight < 60 && !sentenceEnd.test(text) && element.localName !== "tr" && element.parentNode?.localName !== "blockquote";
}

function isInTable({ element }: Block): boolean {
  for (let at: PageElement | null = element; at; at = at.parentNode) if (at.localName === "tr") return true;
  return false;
}

const isLinked = (...neighbors: (Block | undefined)[]) => neighbors.some((block) => block !== undefined && block.linked > 0.9);

/** A quotation pulled out of the text: the same words stand in a longer paragraph too. */
function isPulled(whole: string, text: string): boolean {
  const first = whole.indexOf(text);
  const second = whole.indexOf(text, first + 1);
  if (second < 0) return false;
  const isLine = (at: number) =>
    (at === 0 || whole[at - 1] === "\n") && (at + text.length === whole.length || whole[at + text.length] === "\n");
  return !(isLine(first) && isLine(second));
}

const isQuotation = ({ element }: Block) =>
  /^(?:blockquote|q)$/.test(element.localName) || element.parentNode?.localName === "blockquote" || /quote/i.test(element.className);

/** A quotation of which nearly every word stands in one other paragraph. */
function isRetold(text: string, texts: string[]): boolean {
  const words = text.split(" ");
  if (words.length < 5) return false;
  return texts.some((other) => {
    if (other === text || other.length < text.length) return false;
    const known = new Set(other.split(" "));
    return words.filter((word) => known.has(word)).length >= words.length * 0.9;
  });
}

/** What followed a heading was left out. */
function headsNothing(heading: Block, follower: Block | undefined, next: Block | undefined): boolean {
  return follower !== next && next?.kind === "heading" && next.level <= heading.level;
}

function linkedShare(blocks: Block[]): number {
  let all = 1;
  let linked = 0;
  for (const block of blocks) {
    all += block.text.length;
    linked += block.text.length * block.linked;
  }
  return linked / all;
}

const startsWithName = (text: string, name: string) => text.slice(0, name.length).toLowerCase() === name.toLowerCase();
