import { Parser } from "htmlparser2";
import { PageDocument, PageElement, PageText } from "./body/page-tree.ts";
import type { PageMetadata } from "./page.ts";
import { MetadataReader } from "./read-metadata.ts";

/** The result of one pass over a page's source: its metadata, and a small tree in which the article is found. */
export interface ReadPage {
  metadata: PageMetadata;
  document: PageDocument;
}

/** Limits on what is kept of a page. Beyond a limit reading continues, but nothing more of that kind is kept. */
export const pageLimits = { depth: 120, elements: 25_000, links: 4_000, text: 1_000_000, attribute: 400, openTags: 3_000 } as const;

/** Elements left out of the tree with their content, none of which is text of an article. */
const leftOut = new Set(
  "script style svg template iframe object embed applet canvas select datalist audio map noframes button textarea dialog rt rp input meta link head title base amp-ad amp-embed amp-sidebar amp-consent amp-lightbox amp-user-notification amp-analytics amp-social-share amp-audio amp-iframe amp-sticky-ad".split(
    " ",
  ),
);
/** Tags without a meaning of their own in the tree. */
const transparent = new Set(["html", "head", "body"]);

/** Elements that mean something without content. */
const meaningful = new Set(["br", "img", "picture", "video", "hr", "td", "th", "amp-img", "amp-video"]);

const keptAttributes = new Set("class id href start value rel role itemprop itemtype property hidden aria-hidden datetime type".split(" "));

/** Length of the chunks passed to the parser: parsing of a too deeply nested page can stop between two of them. */
const piece = 65_536;

/**
 * Reads a page's source in one pass that grows with its length only. Never throws; a page without mark-up gives a document with
 * one text. Everything kept is bounded (pageLimits, and the counts of read-metadata.ts).
 */
export function readPage(html: string): ReadPage {
  const recorder = new MetadataReader();
  const document = new PageDocument("");
  /** For each tag that is open: the element its content goes to. */
  const open: PageElement[] = [];
  let current = document.body;
  let elements = 0;
  let links = 0;
  let text = 0;
  let skipped = 0;
  let pending: string[] = [];

  const flush = () => {
    if (pending.length === 0) return;
    const words = pending.join("");
    pending = [];
    text += words.length;
    if (text <= pageLimits.text) current.appendChild(new PageText(words));
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      recorder.open(name, attributes);
      flush();
      open.push(current);
      if (skipped > 0) {
        skipped++;
        return;
      }
      if (transparent.has(name)) return;
      if (name === "a") {
        links++;
        endLink(current);
      }
      const isQuestion = name === "button" && /^(?:h[1-6]|dt|summary)$/.test(current.localName);
      const isShadow = name === "template" && attributes.shadowrootmode !== undefined;
      if ((leftOut.has(name) && !isQuestion && !isShadow) || isHidden(attributes) || (name === "a" && links > pageLimits.links)) {
        skipped = 1;
        return;
      }
      if (elements >= pageLimits.elements) {
        skipped = 1;
        return;
      }
      if (open.length > pageLimits.depth) return;
      elements++;
      current = current.appendChild(
        name.includes("-") && !name.startsWith("amp-")
          ? ownElement(document, name, attributes, current)
          : new PageElement(document, name, kept(attributes)),
      );
    },
    ontext(words) {
      recorder.text(words);
      if (skipped === 0) pending.push(words);
    },
    onclosetag() {
      recorder.close();
      flush();
      const closed = current;
      current = open.pop() ?? document.body;
      if (closed !== current && closed.firstChild === null && !meaningful.has(closed.localName)) {
        closed.remove();
        elements--;
      }
      if (skipped > 0) skipped--;
    },
  });

  for (let at = 0; at < html.length && open.length < pageLimits.openTags; at += piece) parser.write(html.slice(at, at + piece));
  parser.end();
  flush();
  document.title = recorder.metadata.title;
  return { metadata: recorder.metadata, document };
}

/** Links do not nest: a link still open where another begins was never closed, so its content is not a link. */
function endLink(within: PageElement): void {
  for (let at: PageElement | null = within; at; at = at.parentNode) {
    if (at.localName !== "a") continue;
    at.localName = "span";
    at.tagName = "SPAN";
  }
}

/** A custom element: a block, or inline within an inline parent. Its name is added to its class names. */
function ownElement(document: PageDocument, name: string, attributes: Record<string, string>, parent: PageElement): PageElement {
  const values = kept(attributes);
  values.set("class", `${name} ${values.get("class") ?? ""}`.trim());
  return new PageElement(document, inLine.test(parent.localName) ? "span" : "div", values);
}

const inLine = /^(?:p|h[1-6]|span|a|em|strong|b|i|small)$/;

function kept(attributes: Record<string, string>): Map<string, string> {
  const values = new Map<string, string>();
  for (const name in attributes) if (keptAttributes.has(name)) values.set(name, (attributes[name] ?? "").slice(0, pageLimits.attribute));
  return values;
}

/** Permanently hidden by its own attributes. `visibility: hidden` does not count: pages that fade in by script start with it. */
function isHidden(attributes: Record<string, string>): boolean {
  if (attributes.style !== undefined && /display\s*:\s*none/i.test(attributes.style.slice(0, 500))) return true;
  return attributes.hidden !== undefined && attributes.hidden !== "until-found";
}
