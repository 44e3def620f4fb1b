import { Readability } from "@mozilla/readability";
import type { PageDocument, PageElement, PageText } from "./page-tree.ts";
import { textsWithin } from "./repetition.ts";

/** Where Readability sees the article: the texts it would keep, of the document it was given. */
export interface Location {
  title: string;
  byline: string;
  texts: Set<PageText>;
  /** Characters of those texts. */
  length: number;
}

/** What Readability may do, from the strictest on: drop unlikely elements (1), weigh names (2), clean conditionally (4). */
const attempts = [7, 6, 4, 0];
/** A shorter text is tried for again, less strictly. */
const enough = 500;

/** Lets Readability look for the article in a copy of the document. The longest find wins where none is long enough. */
export function locate(document: PageDocument): Location {
  let best: Location = { title: "", byline: "", texts: new Set(), length: 0 };
  for (const flags of attempts) {
    const found = attempt(document.copy(), flags);
    if (found.length > best.length) best = found;
    if (best.length >= enough) break;
  }
  return best;
}

function attempt(copy: PageDocument, flags: number): Location {
  // Readability asks for the browser's Document; page-tree.ts has of it what Readability uses.
  const reader = new Readability<PageElement>(copy as unknown as ConstructorParameters<typeof Readability>[0], {
    // Readability tries again by itself below this length, which would need the page's mark-up.
    charThreshold: 1,
    disableJSONLD: true,
    keepClasses: true,
    serializer: (node) => node as unknown as PageElement,
  });
  Object.assign(reader, {
    _flags: flags,
    _fixRelativeUris: nothing,
    _simplifyNestedElements: nothing,
    _fixLazyImages: nothing,
    _unwrapNoscriptImages: nothing,
  });
  const result = reader.parse();
  const texts = new Set<PageText>();
  let length = 0;
  if (result?.content) {
    for (const text of textsWithin(result.content)) {
      texts.add(text.origin);
      length += text.textContent.trim().length;
    }
  }
  return { title: result?.title ?? "", byline: result?.byline ?? "", texts, length };
}

const nothing = () => undefined;
