import { doubtfulNames, junkNames, junkPhrases } from "./junk-names.ts";
import { type PageElement, PageText } from "./page-tree.ts";

/** Elements that never hold the article's own words. */
const junkTags = new Set(["nav", "aside", "footer", "figcaption", "menu", "amp-accordion-nav"]);
const junkRoles = new Set([
  "menu",
  "menubar",
  "complementary",
  "navigation",
  "alert",
  "alertdialog",
  "dialog",
  "banner",
  "contentinfo",
  "search",
  "toolbar",
  "tooltip",
  "tablist",
  "button",
  "doc-footnote-ref",
]);
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

/** How much an element says, and how much of that in links. */
interface Amount {
  text: number;
  links: number;
  /** Text in pieces long enough to be running text. */
  running: number;
}

/** Takes out of a page what stands around articles, known by elements, roles and names; never what holds a good part of its running text. */
export function prune(body: PageElement): void {
  const amounts = new Map<PageElement, Amount>();
  const whole = measure(body, false, amounts);
  const visit = (element: PageElement) => {
    for (let child = element.firstElementChild; child; ) {
      const next = child.nextElementSibling;
      const amount = amounts.get(child) ?? { text: 0, links: 0, running: 0 };
      if (isJunk(child, amount, whole)) child.remove();
      else visit(child);
      child = next;
    }
  };
  visit(body);
}

function measure(element: PageElement, inLink: boolean, amounts: Map<PageElement, Amount>): Amount {
  const amount = { text: 0, links: 0, running: 0 };
  const linked = inLink || element.localName === "a";
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node instanceof PageText) {
      const length = lengthOf(node.textContent);
      amount.text += length;
      if (linked) amount.links += length;
      else if (length > 40) amount.running += length;
    } else {
      const inner = measure(node, linked, amounts);
      amount.text += inner.text;
      amount.links += inner.links;
      amount.running += inner.running;
    }
  }
  amounts.set(element, amount);
  return amount;
}

/** Characters without the white space around; letters that are words by themselves count twice. */
function lengthOf(text: string): number {
  const trimmed = text.trim();
  return /[\u3040-\u30ff\u3400-\u9fff]/.test(trimmed) ? trimmed.length * 2 : trimmed.length;
}

function isJunk(element: PageElement, amount: Amount, whole: Amount): boolean {
  const holdsArticle = amount.running > whole.running * articleShare;
  if (holdsArticle) return false;
  if (junkTags.has(element.localName) || junkRoles.has(element.getAttribute("role") ?? "")) return true;
  if (element.getAttribute("aria-hidden") === "true" && amount.running < 200) return true;
  const names = namesOf(element);
  if (names.length === 0 || element.localName === "body") return false;
  if (names.some((name) => hasJunkName(name))) return true;
  return amount.text < shortText && !isSentence(element) && names.some((name) => name.some((word) => doubtfulNames.has(word)));
}

/** The words of each of an element's names: class names, id, test id. */
function namesOf(element: PageElement): string[][] {
  const names: string[][] = [];
  for (const attribute of named) {
    const value = element.getAttribute(attribute);
    if (!value) continue;
    for (const name of value.split(/\s+/)) {
      if (name === "" || name.length > 80) continue;
      names.push(
        name
          .replace(/([a-z])([A-Z])/g, "$1-$2")
          .toLowerCase()
          .split(/[^a-z]+/)
          .filter((word) => word !== ""),
      );
    }
  }
  return names;
}

/** States of an element, not what it is: "has-sidebar", "no-comments", "is-sticky", "with-ads". */
const states = new Set(["has", "no", "is", "with", "without", "not", "show", "js", "wp"]);

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
