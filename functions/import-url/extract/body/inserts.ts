import { type Amounts, measure } from "./measure.ts";
import { controlMark, type PageElement, PageText } from "./page-tree.ts";
import { signatureOf } from "./repetition.ts";

/** An offer says no more than this, in characters. */
const offerText = 360;
/** Share of an element's text that its paragraphs have where other things are inserted among them. */
const paragraphShare = 0.6;
/** The text of the link or button of an offer. */
const callText = 45;
/** What is part of a text though it looks unlike its paragraphs. */
const partsOfText = /^(?:p|h[1-6]|ul|ol|dl|blockquote|table|figure|pre|br|img|picture|video|a|span|b|strong|em|i)$/;

/** Takes out what is inserted between the paragraphs of a text to offer something: a few words, and a button or a link at their end. */
export function removeInserts(body: PageElement): void {
  const amounts: Amounts = new Map();
  measure(body, amounts);
  const visit = (parent: PageElement) => {
    const main = mainSignature(parent, amounts);
    for (let child = parent.firstElementChild; child; ) {
      const next = child.nextElementSibling;
      if (main !== null && signatureOf(child) !== main && !partsOfText.test(child.localName) && isOffer(child, amounts)) child.remove();
      else visit(child);
      child = next;
    }
  };
  visit(body);
}

/** How the paragraphs of an element are called, where most of its text is in paragraphs called alike. */
function mainSignature(parent: PageElement, amounts: Amounts): string | null {
  const weights = new Map<string, { text: number; count: number }>();
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    const key = signatureOf(child);
    const weight = weights.get(key) ?? { text: 0, count: 0 };
    weight.text += amounts.get(child)?.text ?? 0;
    weight.count++;
    weights.set(key, weight);
  }
  const all = amounts.get(parent)?.text ?? 0;
  for (const [key, { text, count }] of weights) if (count >= 3 && text > all * paragraphShare) return key;
  return null;
}

function isOffer(element: PageElement, amounts: Amounts): boolean {
  const amount = amounts.get(element);
  if (!amount || amount.text === 0 || amount.text > offerText) return false;
  if (holdsControl(element)) return true;
  // Posts taken over from elsewhere end with a link to them.
  if (element.getElementsByTagName("blockquote").length > 0) return false;
  const last = lastText(element);
  return (
    amount.pieces >= 2 &&
    last !== null &&
    last.textContent.trim().length <= callText &&
    isLink(last, element) &&
    amount.links < amount.text * 0.6
  );
}

function holdsControl(element: PageElement): boolean {
  return element.hasAttribute(controlMark) || element.children.some(holdsControl);
}

function lastText(element: PageElement): PageText | null {
  for (let node = element.lastChild; node; node = node.previousSibling) {
    if (node instanceof PageText) {
      if (node.textContent.trim() !== "") return node;
      continue;
    }
    const found = lastText(node);
    if (found) return found;
  }
  return null;
}

function isLink(text: PageText, within: PageElement): boolean {
  for (let at = text.parentNode; at && at !== within.parentNode; at = at.parentNode) if (at.localName === "a") return true;
  return false;
}
