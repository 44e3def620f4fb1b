import { type PageElement, PageText } from "./page-tree.ts";

/** How much an element says, in characters. */
export interface Amount {
  text: number;
  /** Of that, in links. */
  links: number;
  /** Of that, outside links and in pieces long enough to be running text. */
  running: number;
  /** Running text of its own, not in elements below. */
  own: number;
  /** Pieces of text that are not only white space. */
  pieces: number;
  headings: number;
}

export type Amounts = Map<PageElement, Amount>;

const runningFrom = 40;

/** Measures an element and all below it. */
export function measure(element: PageElement, amounts: Amounts, inLink = false): Amount {
  const amount: Amount = { text: 0, links: 0, running: 0, own: 0, pieces: 0, headings: /^h[1-6]$/.test(element.localName) ? 1 : 0 };
  const linked = inLink || element.localName === "a";
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node instanceof PageText) {
      const length = weightOf(node.textContent);
      if (length === 0) continue;
      amount.pieces++;
      amount.text += length;
      if (linked) amount.links += length;
      else if (length > runningFrom) {
        amount.running += length;
        amount.own += length;
      }
    } else {
      const inner = measure(node, amounts, linked);
      amount.text += inner.text;
      amount.links += inner.links;
      amount.running += inner.running;
      amount.pieces += inner.pieces;
      amount.headings += inner.headings;
    }
  }
  amounts.set(element, amount);
  return amount;
}

/** How much of a piece of text outside links is running text: all of it, or nothing. */
export function runningOf(text: PageText): number {
  const weight = weightOf(text.textContent);
  return weight > runningFrom ? weight : 0;
}

const eastern = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Length of a text without white space at its ends; where letters are syllables or words, they count twice. */
export function weightOf(text: string): number {
  const trimmed = text.trim();
  return eastern.test(trimmed) ? trimmed.length * 2 : trimmed.length;
}
