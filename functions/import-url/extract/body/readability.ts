import { Readability } from "@mozilla/readability";
import { type PageDocument, type PageElement, PageText } from "./page-tree.ts";

/** What Readability takes for the article: its text nodes, of the document it was given. */
export interface ReadabilityResult {
  title: string;
  byline: string;
  texts: ReadonlySet<PageText>;
  /** Characters of those texts. */
  length: number;
}

/** Flags of Readability's attempts, the strictest first: drop unlikely elements (1), weigh class names (2), clean conditionally (4). */
const attempts = [7, 6, 4, 0];
/** Readability's own `charThreshold`: after a shorter result it tries again, less strictly. */
const enough = 500;

/** Runs Readability on copies of the document; the longest result wins where none is long enough. */
export function runReadability(document: PageDocument): ReadabilityResult {
  let best: ReadabilityResult = { title: "", byline: "", texts: new Set(), length: 0 };
  for (const flags of attempts) {
    const found = attempt(document.copy(), flags);
    if (found.length > best.length) best = found;
    if (best.length >= enough) break;
  }
  return best;
}

function attempt(copy: PageDocument, flags: number): ReadabilityResult {
  // The types ask for the browser's Document; page-tree.ts has what Readability uses of it.
  const reader = new Readability<PageElement>(copy as unknown as ConstructorParameters<typeof Readability>[0], {
    // Its own retries restore the page from innerHTML, which this tree does not have.
    charThreshold: 1,
    disableJSONLD: true,
    keepClasses: true,
    serializer: (node) => node as unknown as PageElement,
  });
  Object.assign(reader, {
    _flags: flags,
    _fixRelativeUris: skipped,
    _simplifyNestedElements: skipped,
    _fixLazyImages: skipped,
    _unwrapNoscriptImages: skipped,
  });
  const result = reader.parse();
  const texts = new Set<PageText>();
  let length = 0;
  const visit = (element: PageElement) => {
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node instanceof PageText) {
        texts.add(node.origin);
        length += node.textContent.trim().length;
      } else visit(node);
    }
  };
  if (result?.content) visit(result.content);
  return { title: result?.title ?? "", byline: result?.byline ?? "", texts, length };
}

/** Steps of Readability that change only mark-up, which is not used. */
const skipped = () => undefined;
