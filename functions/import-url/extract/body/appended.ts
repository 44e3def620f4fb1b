import { late } from "../../../http/late-pattern.ts";
import { type Amounts, measure } from "./measure.ts";
import type { PageElement } from "./page-tree.ts";
import { ancestorLink, cardText, groupsWithin, runningBefore, textsWithin } from "./repetition.ts";
import { leadsWithin } from "./teasers.ts";

/** What must stand before such a list: less is no article. */
const leastArticle = 400;
/** From how many alike on, each a name and what was said, they are a list beside the article without further signs. */
const manyAlike = 4;
/** The text of a name or a heading of such a list. */
const headText = 60;

/**
 * Takes out what follows the article and is a list of alike pieces, each a few words and a text below them: readers and what they wrote,
 * other articles and how they begin. In a box of its own it is known by that; beside the article's own paragraphs by what its heads say
 * besides a name (a day, a time) or where they lead. Not where text goes on below it.
 */
export function removeAppended(body: PageElement, host: string): void {
  const amounts: Amounts = new Map();
  measure(body, amounts);
  for (const group of groupsWithin(body)) {
    if (group.length < manyAlike) continue;
    const heads = new Map<PageElement, Head>();
    for (const element of group) {
      const head = (amounts.get(element)?.headings ?? 1) === 0 ? headOf(element, host) : null;
      if (head) heads.set(element, head);
    }
    if (heads.size < manyAlike) continue;
    const before = runningBefore(body, group[0], amounts);
    const all = listAtEnd(group, heads, before, amounts);
    const said = isOwnBox(all, body, amounts) ? all : listAtEnd(group, onlyTelling(heads), before, amounts);
    const last = said.at(-1);
    if (last && paragraphsAfter(body, last) < 2) for (const element of said) element.remove();
  }
}

/** Of a group what is headed and follows an article, where that is most of what follows it; else nothing. */
function listAtEnd(group: PageElement[], heads: ReadonlyMap<PageElement, Head>, before: number, amounts: Amounts): PageElement[] {
  let running = before;
  const from = group.findIndex((element) => {
    if (heads.has(element) && running >= leastArticle) return true;
    running += amounts.get(element)?.running ?? 0;
    return false;
  });
  const rest = from < 0 ? [] : group.slice(from);
  const said = rest.filter((element) => heads.has(element));
  if (said.length < manyAlike || said.length < rest.length * 0.7) return [];
  const names = new Set(said.map((element) => heads.get(element)?.name));
  return names.size < Math.min(8, Math.max(3, said.length * 0.3)) ? [] : said;
}

const onlyTelling = (heads: ReadonlyMap<PageElement, Head>) => new Map([...heads].filter(([, head]) => head.isTelling));

/** The box they stand in says little else, and is no list within a text. */
function isOwnBox(said: PageElement[], body: PageElement, amounts: Amounts): boolean {
  const box = said[0]?.parentNode;
  if (!box || box === body) return false;
  const running = said.reduce((sum, element) => sum + (amounts.get(element)?.running ?? 0), 0);
  const others = (amounts.get(box)?.running ?? 0) - running;
  if (others > Math.max(leastArticle, running) / 4) return false;
  return !isList.test(box.localName) || paragraphsBeside(box, amounts) < leastArticle;
}

/** The first words of a piece. `isTelling`: they lead to another page, or a day or time stands beside them. */
interface Head {
  name: string;
  isTelling: boolean;
}

/** How an element begins, where that is a few words in an element of their own and a text follows. */
function headOf(element: PageElement, host: string): Head | null {
  const texts = textsWithin(element).filter((text) => late.u`\p{L}|\p{Nd}`.test(text.textContent));
  const from = texts.findIndex((text) => late.u`\p{L}`.test(text.textContent));
  const head = texts[from];
  const next = texts[from + 1];
  if (!head || !next || head.parentNode === element || goesOn(head.textContent, next.textContent)) return null;
  const name = head.textContent.trim();
  if (name.length > headText || !late.u`^\P{Nd}*\p{L}`.test(name) || noName.test(name)) return null;
  const lines = texts.slice(from + 1).map((text) => text.textContent.trim());
  const said = lines.reduce((longest, line) => (line.length > longest.length ? line : longest), "");
  if (!/[.!?…。！？؟।]["'”’»」』)]?$/.test(said)) return null;
  const link = head.parentNode && ancestorLink(head.parentNode, element);
  const leads = link != null && said.length <= cardText && leadsWithin(link.getAttribute("href") ?? "", host);
  const isStamped = lines.slice(0, lines.indexOf(said)).some((line) => line.length < headText && late.u`\p{Nd}`.test(line));
  return { name, isTelling: leads || isStamped };
}

/** Sentences, and lines that introduce something, are no names; initials and short forms end with a point too. */
const noName = late.u`(?:[!?…。！？؟।:：,]|\p{L}{4,}\.)$`;

/** A capital set as an initial, or first words set otherwise, are part of the sentence they begin. */
const goesOn = (head: string, next: string) => head.trim().length === 1 || (next.length > headText && late.u`^\s*\p{Ll}`.test(next));

/** A text may hold these, among its paragraphs. */
const isList = /^(?:ul|ol|dl|table|tbody)$/;

/** How much the paragraphs and texts directly beside an element say. */
function paragraphsBeside(element: PageElement, amounts: Amounts): number {
  let running = amounts.get(element.parentNode ?? element)?.own ?? 0;
  for (const beside of element.parentNode?.children ?? []) if (beside.localName === "p") running += amounts.get(beside)?.running ?? 0;
  return running;
}

/** Paragraphs of some length that stand after an element, outside links. */
function paragraphsAfter(body: PageElement, element: PageElement): number {
  let paragraphs = 0;
  for (let at: PageElement | null = element; at && at !== body; at = at.parentNode) {
    for (let after = at.nextElementSibling; after; after = after.nextElementSibling) {
      for (const paragraph of after.localName === "p" ? [after] : after.getElementsByTagName("p"))
        if (paragraph.textContent.trim().length >= 200 && paragraph.getElementsByTagName("a").length === 0) paragraphs++;
    }
  }
  return paragraphs;
}
