import { late } from "../../../http/late-pattern.ts";
import { saysWhoWrote } from "./authors.ts";
import { isDateLine } from "./date-line.ts";
import { isReadersLine, isStamp } from "./lines.ts";
import { type Amount, type Amounts, measure, runningOf } from "./measure.ts";
import { type PageElement, PageText } from "./page-tree.ts";
import { leadsWithin } from "./teasers.ts";

/** From how many alike elements side by side one speaks of a list of them. */
const several = 3;
/** Whether a page is a live blog: it tells search engines so, its title or address is named so (then posts have headings), or neither. */
export type Live = "told" | "named" | "no";

/** What must stand beside a discussion: less is no article. */
const leastArticle = 400;
/** A card says no more than this of the article it leads to, in characters. */
export const cardText = 330;

/** Takes out cards: three or more alike, side by side, each with a heading that is a link and little more. */
export function removeCards(body: PageElement, host: string): void {
  const amounts: Amounts = new Map();
  measure(body, amounts);
  for (const group of groupsWithin(body)) {
    const cards = group.filter((element) => isCard(element, amounts, host));
    if (cards.length >= several && cards.length > group.length / 2) for (const card of cards) card.remove();
  }
}

function isCard(element: PageElement, amounts: Amounts, host: string): boolean {
  const amount = amounts.get(element);
  if (!amount || amount.text === 0 || amount.text - amount.links > cardText || amount.headings > 1) return false;
  if (element.localName === "a") return amount.headings === 1;
  const heading = element.querySelectorAll("h1,h2,h3,h4,h5,h6")[0];
  if (!heading) return amount.text > 0 && amount.links / amount.text > 0.8 && !/^(?:p|dt|td|span|div)$/.test(element.localName);
  const link = heading.querySelectorAll("a")[0] ?? ancestorLink(heading, element);
  if (!link || !leadsWithin(link.getAttribute("href") ?? "/", host)) return false;
  return (
    link.querySelectorAll("h1,h2,h3,h4,h5,h6").length > 0 || (amounts.get(heading)?.links ?? 0) > (amounts.get(heading)?.text ?? 1) * 0.8
  );
}

export function ancestorLink(from: PageElement, within: PageElement): PageElement | null {
  for (let at: PageElement | null = from; at && at !== within.parentNode; at = at.parentNode) if (at.localName === "a") return at;
  return null;
}

/**
 * Takes out what readers wrote where nothing calls it so: three or more alike, side by side, each saying in a few words how long ago
 * it was written or offering to answer it. A page that is nothing else keeps it.
 */
export function removeDiscussions(body: PageElement, live: Live): void {
  const amounts: Amounts = new Map();
  const whole = measure(body, amounts);
  for (const group of groupsWithin(body)) {
    const from = group.findIndex((element) => (amounts.get(element)?.headings ?? 1) === 0 && speaksLikeReaders(element));
    const rest = from < 0 ? [] : group.slice(from);
    const said = rest.filter((element) => (amounts.get(element)?.headings ?? 1) === 0 && speaksLikeReaders(element));
    if (said.length < several || said.length < rest.length * 0.6) continue;
    // Posts of a live blog say how long ago they were written too.
    if (live === "named" && group.filter((element) => (amounts.get(element)?.headings ?? 0) > 0).length >= several) continue;
    const running = said.reduce((sum, element) => sum + (amounts.get(element)?.running ?? 0), 0);
    if (whole.running - running >= leastArticle && runningBefore(body, said[0], amounts) >= leastArticle / 4)
      for (const element of said) element.remove();
  }
}

/** Running text that stands before an element. */
export function runningBefore(body: PageElement, element: PageElement | undefined, amounts: Amounts): number {
  let running = 0;
  for (let at = element; at && at !== body; at = at.parentNode ?? undefined) {
    for (let before = at.previousSibling; before; before = before.previousSibling)
      running += before instanceof PageText ? runningOf(before) : (amounts.get(before)?.running ?? 0);
  }
  return running;
}

const timeOfDay = late.u`\p{Nd}{1,2} ?[:h時시] ?\p{Nd}{2}`;

function speaksLikeReaders(element: PageElement): boolean {
  return textsWithin(element).some((text) => {
    const line = text.textContent.trim();
    return isReadersLine(line) || (isDateLine(line) && timeOfDay.test(line));
  });
}

/** Groups of elements side by side that are called alike. */
export function groupsWithin(root: PageElement): PageElement[][] {
  const groups: PageElement[][] = [];
  const visit = (parent: PageElement) => {
    const alike = new Map<string, PageElement[]>();
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      const key = signatureOf(child);
      const group = alike.get(key);
      if (group) group.push(child);
      else alike.set(key, [child]);
      visit(child);
    }
    for (const group of alike.values()) if (group.length >= several) groups.push(group);
  };
  visit(root);
  return groups;
}

/** Tag and first class name, less numbers: what a template gives to all of a list. */
export function signatureOf(element: PageElement): string {
  return `${element.localName}.${element.className.trim().split(/\s+/)[0]?.replace(/\d+/g, "") ?? ""}`;
}

/**
 * Texts of all posts of a live blog, or of all pieces of a page of several, where one of them was taken for the article; else none.
 */
export function postsAround(body: PageElement, found: ReadonlySet<PageText>, live: Live): PageText[] {
  const amounts: Amounts = new Map();
  measure(body, amounts);
  let best: PageElement[] = [];
  let most = 0;
  for (const group of groupsWithin(body)) {
    const posts = group.filter((element) => isPost(element, amounts) && (live !== "named" || (amounts.get(element)?.headings ?? 0) > 0));
    const running = posts.reduce((sum, post) => sum + (amounts.get(post)?.running ?? 0), 0);
    if (posts.length < several || running <= most) continue;
    const holding = group.filter((element) => holdsAny(element, found));
    if (live === "no" && (holding.length === 0 || holding.length === group.length || posts.length < 4)) continue;
    // Some posts of a live blog have no heading.
    best = live === "no" ? posts : group.filter((element) => posts.includes(element) || isShortPost(element, amounts));
    most = running;
  }
  return best.flatMap((post) => textsWithin(post));
}

function isPost(element: PageElement, amounts: Amounts): boolean {
  const amount: Amount | undefined = amounts.get(element);
  if (!amount || amount.running < 80 || amount.links > amount.text * 0.4) return false;
  return amount.headings > 0 || element.querySelectorAll("time").length > 0;
}

function isShortPost(element: PageElement, amounts: Amounts): boolean {
  const amount = amounts.get(element);
  return amount !== undefined && amount.running > 0 && amount.links < amount.text * 0.4;
}

function holdsAny(element: PageElement, texts: ReadonlySet<PageText>): boolean {
  return textsWithin(element).some((text) => texts.has(text) && text.textContent.trim().length > 20);
}

export function textsWithin(element: PageElement, found: PageText[] = []): PageText[] {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node instanceof PageText) found.push(node);
    else textsWithin(node, found);
  }
  return found;
}

/** A page with more main headings than this uses them for something else. */
const mostArticles = 40;

/** Where a page goes on with further articles, each under a main heading of its own, leaves only the one asked for (the first, if none is). */
export function keepOneArticle(body: PageElement, title: string): void {
  const headings = body.getElementsByTagName("h1");
  if (headings.length < 2 || headings.length > mostArticles) return;
  const amounts: Amounts = new Map();
  measure(body, amounts);
  const units = headings
    .map((heading) => ({ heading, unit: unitOf(heading, headings) }))
    .filter(({ unit }) => (amounts.get(unit)?.running ?? 0) >= 300 && !/^h\d$/.test(unit.localName));
  if (units.length < 2) return;
  const wanted = units.find(({ heading }) => sameWords(heading.textContent, title)) ?? units[0];
  // Main headings are used for the parts of one article too: an article of its own says so, or who wrote it or when.
  for (const { heading, unit } of units) if (unit !== wanted?.unit && isArticle(unit, heading)) unit.remove();
}

function isArticle(unit: PageElement, heading: PageElement): boolean {
  if (unit.localName === "article" || unit.getElementsByTagName("article").length > 0) return true;
  if (heading.querySelectorAll("a").length > 0 || ancestorLink(heading, unit)) return true;
  const lines = textsWithin(unit).map((text) => text.textContent.trim());
  const start = lines.findIndex((line) => line.length > 120);
  return lines.slice(0, start).some((line) => isDateLine(line) || isStamp(line) || saysWhoWrote(line));
}

/** The largest element around a heading that holds no other. */
function unitOf(heading: PageElement, headings: PageElement[]): PageElement {
  let unit = heading;
  while (unit.parentNode && unit.parentNode.getElementsByTagName("h1").length <= 1 && headings.length > 1) unit = unit.parentNode;
  return unit;
}

function sameWords(one: string, other: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(late.gu`[^\p{L}\p{M}\p{N}]+`, "");
  return plain(one) !== "" && plain(one) === plain(other);
}
