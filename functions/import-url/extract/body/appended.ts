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
    const said = [...heads.keys()];
    const [first] = said;
    const box = first?.parentNode;
    if (!first || !box || said.length < manyAlike || said.length < group.length * 0.7) continue;
    if (new Set([...heads.values()].map((head) => head.name)).size < Math.min(8, Math.max(3, said.length * 0.3))) continue;
    const running = said.reduce((sum, element) => sum + (amounts.get(element)?.running ?? 0), 0);
    const others = (amounts.get(box)?.running ?? 0) - running;
    const isTelling = [...heads.values()].filter((head) => head.isTelling).length >= said.length * 0.7;
    const isOwnBox = box !== body && others <= Math.max(leastArticle, running) / 4 && (!isList.test(box.localName) || paragraphsBeside(box, amounts) < leastArticle);
    if (!isOwnBox && !isTelling) continue;
    if (runningBefore(body, first, amounts) < leastArticle || paragraphsAfter(body, said.at(-1) ?? first) >= 2) continue;
    for (const element of said) element.remove();
  }
}

/** The first words of a piece. `isTelling`: they lead to another page, or a day or time stands beside them. */
interface Head {
  name: string;
  isTelling: boolean;
}

/** How an element begins, where that is a few words in an element of their own and a text follows. */
function headOf(element: PageElement, host: string): Head | null {
  const texts = textsWithin(element).filter((text) => /\p{L}|\p{Nd}/u.test(text.textContent));
  const [head, ...rest] = texts;
  if (!head || head.parentNode === element || rest.length === 0) return null;
  const name = head.textContent.trim();
  if (name.length > headText || !/^\P{Nd}*\p{L}/u.test(name) || /[.!?…。！？؟।:：,]$/.test(name)) return null;
  const lines = rest.map((text) => text.textContent.trim());
  const said = lines.reduce((longest, line) => (line.length > longest.length ? line : longest), "");
  if (!/[.!?…。！？؟।]["'”’»」』)]?$/.test(said)) return null;
  const link = head.parentNode && ancestorLink(head.parentNode, element);
  const leads = link != null && said.length <= cardText && leadsWithin(link.getAttribute("href") ?? "", host);
  const isStamped = lines.slice(0, lines.indexOf(said)).some((line) => line.length < headText && /\p{Nd}/u.test(line));
  return { name, isTelling: leads || isStamped };
}

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
