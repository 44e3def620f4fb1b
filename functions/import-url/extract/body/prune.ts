import { late } from "../../../http/late-pattern.ts";
import { inlineTags } from "./blocks.ts";
import { commentNames, doubtfulNames, junkNames, junkPhrases } from "./junk-names.ts";
import { isCommentsHeading, isSummaryLabel } from "./lines.ts";
import { type Amount, type Amounts, measure, weightOf } from "./measure.ts";
import { type PageElement, PageText } from "./page-tree.ts";

/** Elements that never hold the article's own words. */
const junkTags = new Set(["noscript", "nav", "aside", "footer", "figcaption", "menu"]);
const junkRoles = new Set(
  "menu menubar complementary navigation alert alertdialog dialog banner contentinfo search toolbar tooltip tablist button".split(" "),
);
const named = [
  "class",
  "id",
  "data-testid",
  "data-test-id",
  "data-component",
  "data-component-name",
  "data-module",
  "data-qa",
  "data-role",
  "data-widget-type",
];
/** The share of a page's running text that marks an element as one that holds the article, whatever it is called. */
const articleShare = 0.4;
/** Longest text, in characters, that goes for a doubtful name alone. */
const shortText = 160;
/** What must stand before comments: less is no article. */
const leastArticle = 250;
const nothing: Amount = { text: 0, links: 0, running: 0, own: 0, pieces: 0, headings: 0 };

/**
 * Takes out of a page what stands around articles, known by elements, roles, names and headings; never what holds a good part of
 * its running text, except comments, of which there is often more than article.
 */
export function prune(body: PageElement, title: string): void {
  const holders = holdersOf(body, title);
  removeComments(body, holders);
  const amounts: Amounts = new Map();
  const whole = measure(body, amounts);
  for (const [element, { running }] of amounts) if (running > whole.running * articleShare) holders.add(element);
  const trusted = new Set([...holders].map((holder) => holder.className).filter((name) => name !== ""));
  eachElement(body, (element) => {
    const amount = amounts.get(element) ?? nothing;
    if (holders.has(element) && amount.running > 0) return true;
    if (!isJunk(element, amounts, whole, trusted)) return true;
    element.remove();
    return false;
  });
}

function removeComments(body: PageElement, holders: ReadonlySet<PageElement>): void {
  const amounts: Amounts = new Map();
  const whole = measure(body, amounts);
  let before = 0;
  eachElement(body, (element) => {
    if (element.parentNode === null) return false;
    const amount = amounts.get(element) ?? nothing;
    if (
      !holders.has(element) &&
      !isQuotedBetween(element) &&
      whole.running - amount.running >= leastArticle &&
      namesOf(element).some((name) => name.some((word) => commentNames.has(word)))
    ) {
      if (element.localName !== "main" && element.localName !== "article" && amount.text > 0) {
        element.remove();
        return false;
      }
    }
    if (
      before >= leastArticle &&
      amount.pieces <= 3 &&
      amount.text > 0 &&
      amount.text < 60 &&
      isCommentsHeading(element.textContent.trim())
    ) {
      removeFrom(element, holders);
      return false;
    }
    before += amount.own;
    return true;
  });
}

/** Removes an element and what follows it beside it; the box it is the heading of, where it heads one. */
function removeFrom(element: PageElement, holders: ReadonlySet<PageElement>): void {
  let top = element;
  while (top.parentNode && top.parentNode.localName !== "body" && top.previousElementSibling === null && !holders.has(top.parentNode))
    top = top.parentNode;
  for (let next = top.nextElementSibling; next && top === element; next = top.nextElementSibling) {
    if (holders.has(next)) break;
    next.remove();
  }
  top.remove();
}

/** Elements within which the article is for certain: those around its title, marked as its body, or around the first dense text after the title. */
function holdersOf(body: PageElement, title: string): Set<PageElement> {
  const holders = new Set<PageElement>([body]);
  const add = (element: PageElement | null) => {
    for (let at = element; at && !holders.has(at); at = at.parentNode) holders.add(at);
  };
  const wanted = lettersOf(title);
  let hasTitle = false;
  let lead: PageElement | null = null;
  eachElement(body, (element) => {
    if (element.getAttribute("itemprop")?.toLowerCase() === "articlebody") add(element);
    if (element.localName === "h1" || (!hasTitle && wanted !== "" && isTitle(element, wanted))) {
      if (!hasTitle || element.localName === "h1") add(element.parentNode);
      hasTitle = true;
      return false;
    }
    if (hasTitle && !lead && isDense(element)) lead = element;
    return true;
  });
  if (!hasTitle) {
    eachElement(body, (element) => {
      if (!lead && isDense(element)) lead = element;
      return !lead;
    });
  }
  add(lead);
  return holders;
}

const lettersOf = (text: string) => text.toLowerCase().replace(late.gu`[^\p{L}\p{M}\p{N}]+`, "");

function isTitle(element: PageElement, wanted: string): boolean {
  return element.lastChild !== null && element.children.length <= 3 && lettersOf(element.textContent.slice(0, 600)) === wanted;
}

/** Paragraphs stand in it, directly or each in an element of its own. */
function isDense(element: PageElement): boolean {
  let paragraphs = 0;
  let weight = 0;
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    const own =
      runningOf(child) || (child.firstElementChild && !child.firstElementChild.nextElementSibling ? runningOf(child.firstElementChild) : 0);
    if (own === 0) continue;
    paragraphs++;
    weight += own;
  }
  return paragraphs >= 2 && weight >= 280;
}

/** The weight of what an element says outside links in words of its own, where it is a sentence. */
function runningOf(element: PageElement): number {
  if (element.localName === "a" || /^h\d$/.test(element.localName)) return 0;
  let text = "";
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node instanceof PageText || /^(?:b|strong|i|em|span)$/.test(node.localName)) text += node.textContent;
  }
  const weight = weightOf(text);
  return weight >= 60 && /[.!?…。！？؟।]/.test(text) ? weight : 0;
}

/** Visits elements in order; those whose visit answers false are not entered and may have been removed. */
function eachElement(root: PageElement, visit: (element: PageElement) => boolean): void {
  for (let child = root.firstElementChild; child; ) {
    const next: PageElement | null = child.nextElementSibling;
    if (visit(child)) eachElement(child, visit);
    child = next?.parentNode === root ? next : null;
  }
}

function isJunk(element: PageElement, amounts: Amounts, whole: Amount, trusted: ReadonlySet<string>): boolean {
  const amount = amounts.get(element) ?? nothing;
  if (amount.running > whole.running * articleShare) return false;
  if (junkTags.has(element.localName)) return true;
  if (junkRoles.has(element.getAttribute("role") ?? "")) return !unfolds(element, amounts);
  if (element.getAttribute("aria-hidden") === "true" && amount.running < 200) return true;
  // What the article itself is called says nothing against anything.
  if (trusted.has(element.className)) return false;
  const names = namesOf(element);
  if (names.some((name) => hasJunkName(name))) return !isAmongParagraphs(element, amount, amounts);
  if (/^(?:ul|ol|li)$/.test(element.localName) && amount.links < amount.text / 2) return false;
  if (element.localName === "blockquote" || amount.headings > 0 || isWithinLine(element)) return false;
  if (element.getElementsByTagName("blockquote").length > 0) return false;
  if (amount.text < 60 && isTelling(element.textContent.trim())) return false;
  return amount.text < shortText && !isSentence(element) && names.some((name) => name.some((word) => doubtfulNames.has(word)));
}

/** Several sentences without links, among paragraphs: part of the text, whatever it is called. */
function isAmongParagraphs(element: PageElement, amount: Amount, amounts: Amounts): boolean {
  if (amount.running < 200 || amount.links > amount.text * 0.1) return false;
  if (element.getElementsByTagName("p").filter((paragraph) => runningOf(paragraph) > 0).length < 2) return false;
  let frame = element;
  while (frame.parentNode && amounts.get(frame.parentNode)?.text === amount.text) frame = frame.parentNode;
  const others = frame.parentNode?.children.filter((other) => other !== frame && (amounts.get(other)?.running ?? 0) >= 100) ?? [];
  return (
    others.length >= 3 && others.some((other) => other.localName === "p" || other.className.split(" ")[0] === frame.className.split(" ")[0])
  );
}

/** A quotation with paragraphs directly before and after it. */
function isQuotedBetween({ localName, previousElementSibling: before, nextElementSibling: after }: PageElement): boolean {
  return (
    localName === "blockquote" && before?.localName === "p" && after?.localName === "p" && runningOf(before) > 0 && runningOf(after) > 0
  );
}

/** A question whose answer, directly below it, is shown when it is pressed. */
function unfolds(element: PageElement, amounts: Amounts): boolean {
  const next = element.nextElementSibling;
  return next !== null && (amounts.get(next)?.running ?? 0) > 0 && /[?？؟]\s*$/.test(element.textContent);
}

/** A label that says what the box under it is: it is needed to judge that. */
const isTelling = (line: string) => isSummaryLabel(line) || isCommentsHeading(line);

/** Part of a line of text, like the place a report comes from. */
function isWithinLine(element: PageElement): boolean {
  if (!inlineTags.has(element.localName)) return false;
  if (/^(?:p|h[1-6]|li|td|blockquote)$/.test(element.parentNode?.localName ?? "")) return true;
  const next = element.nextSibling;
  return (next instanceof PageText || next?.localName === element.localName) && weightOf(next.textContent) >= 60;
}

/** The words of each of an element's names: class names, id, test id. */
export function namesOf(element: PageElement): string[][] {
  const names: string[][] = [];
  for (const attribute of named) {
    const value = element.getAttribute(attribute);
    if (!value) continue;
    for (const name of value.split(/\s+/)) {
      if (name === "" || name.length > 80) continue;
      const words = name
        .replace(/([a-z])([A-Z])/g, "$1-$2")
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        // Numbered names count, codes do not.
        .map((word) => word.replace(/\d+$/, ""));
      names.push(words.filter((word) => /^[a-z]+$/.test(word)));
    }
  }
  return names;
}

/** States of an element, not what it is: "has-sidebar", "no-comments", "is-sticky", "with-ads". */
const states = new Set(["has", "no", "is", "with", "without", "not", "show", "js"]);

function hasJunkName(words: string[]): boolean {
  if (states.has(words[0] ?? "")) return false;
  for (let at = 0; at < words.length; at++) {
    if (junkNames.has(words[at] ?? "")) return true;
    if (junkPhrases.has(`${words[at]}-${words[at + 1]}`) || junkPhrases.has(`${words[at]}-${words[at + 1]}-${words[at + 2]}`)) return true;
  }
  return false;
}

/** A text that ends as sentences do is taken for one. */
function isSentence(element: PageElement): boolean {
  const text = element.textContent.trim();
  return text.length > 60 && /[.!?…。！？؟।»”"]$/.test(text);
}
