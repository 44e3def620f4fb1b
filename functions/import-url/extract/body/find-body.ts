import { Readability } from "@mozilla/readability";
import type { ArticleBody } from "../page.ts";
import { readPage } from "../read-page.ts";
import { coreOf, weightOf } from "../text.ts";
import { type Block, blocksWithin } from "./blocks.ts";
import { type PageDocument, type PageElement, PageText } from "./page-tree.ts";
import {
  isByAuthor,
  isDateLine,
  isPrompt,
  isStandardLine,
  removeAsides,
  removeComments,
  removeNamedAsides,
  removeOtherArticles,
} from "./prune.ts";

/** What is known of the article before its body is found. */
interface Hints {
  /** Cores (see `coreOf`) of the page's titles, and with them those of its main headings. */
  titles: ReadonlySet<string>;
  headings: ReadonlySet<string>;
  /** Names of the authors, in lower case. */
  authors: readonly string[];
}

/*
 * Number after each step: what the body F1 on article-extraction-benchmark (`npm run bench -- import --set FOLDER`) loses without
 * it, in thousandths. A step that gains nothing on real pages does not stay.
 */

/** Removes from the page's tree what is no part of the article, before Readability reads it. */
function pruneTree(body: PageElement, { titles }: Hints): void {
  removeAsides(body); // 14.5
  removeOtherArticles(body, (text) => titles.has(coreOf(text))); // 2.2
  removeComments(body); // 0.5
  removeNamedAsides(body); // 20.8
}

/** Removes from the blocks Readability kept what other fields hold, what leads to other articles, and standard lines. */
function pruneBlocks(kept: Block[], hints: Hints): Block[] {
  const own = withoutTitle(kept, hints) // 0.6
    .filter((block) => block.kind === "item" || !isStandardLine(block)) // 1.3
    .filter(({ text }) => !isDateLine(text)) // 1.1
    .filter((block) => !isReference(block)); // 1.0
  return withoutTail(withoutLinkLists(own), hints); // link lists 0.6, tail 1.1
}

/** Characters; a shorter text may mean that pruneTree removed the article as an aside. */
const leastText = 250;

/** Input of findBody. */
export interface BodyOptions {
  /** The page's source, to read it again. */
  html: string;
  /** What it may be called, by its metadata; its main headings. */
  titles: readonly string[];
  headings: readonly string[];
  authors: readonly string[];
  /** The text as it is given to search engines, with mark-up, or ''. */
  searchText: string;
}

/** Finds the article in a page's tree, which it destroys. Returns no blocks where there is no text. */
export function findBody(document: PageDocument, { html, titles, headings, authors, searchText }: BodyOptions): ArticleBody {
  const hints = {
    titles: coresOf(titles),
    headings: coresOf([...titles, ...headings]),
    authors: authors.map((name) => name.toLowerCase()).filter((name) => name.length > 4),
  };
  pruneTree(document.body, hints);
  let page = document;
  let found = runReadability(page);
  if (found.length < leastText) {
    const unpruned = readPage(html).document;
    const other = runReadability(unpruned);
    if (other.length > found.length) [page, found] = [unpruned, other];
  }
  const kept = blocksWithin(page.body, found.texts).filter((block) => block.kept > 0.5);
  const blocks = fuller(pruneBlocks(kept, hints), searchText);
  return {
    title: found.title,
    byline: found.byline,
    blocks: blocks.map(plain),
    unlinkedWeight: blocks.reduce((sum, { text, linked }) => sum + weightOf(text) * (1 - linked), 0),
    linkedHeadings: blocks.filter(({ kind, linked }) => kind === "heading" && linked > reference.linked).length,
  };
}

const coresOf = (texts: readonly string[]) => new Set(texts.map(coreOf).filter((core) => core !== ""));

const plain = ({ kind, text, number }: Block): ArticleBody["blocks"][number] => ({ kind, text, ...(number > 0 && { number }) });

/** Uses the search-engine text if the page has less than a quarter of it: such pages render their text by script. */
function fuller(blocks: Block[], searchText: string): Block[] {
  const paragraphs = readPage(searchText.replaceAll("\n", "<br><br>")).document;
  const given = blocksWithin(paragraphs.body, new Set());
  const weigh = (texts: readonly { text: string }[]) => texts.reduce((sum, { text }) => sum + weightOf(text), 0);
  const weight = weigh(given);
  return weight >= leastText && weigh(blocks) * 4 < weight ? given : blocks;
}

/** Weight of a text from which it is a paragraph rather than a line. */
const paragraphWeight = 100;

function withoutTitle(blocks: Block[], { headings }: Hints): Block[] {
  const first = blocks.findIndex(({ text }) => weightOf(text) >= paragraphWeight);
  return blocks.filter(({ text }, at) => at > first + 1 || !headings.has(coreOf(text)));
}

/** Share of linked text from which a block is a reference, and the weight from which it is kept all the same. */
const reference = { linked: 0.9, weight: 300 };

const isReference = ({ kind, text, linked, element }: Block) =>
  kind === "paragraph" && linked > reference.linked && weightOf(text) < reference.weight && !/^t[dhr]$/.test(element.localName);

/** The same for lists and tables as a whole. */
const linkList = { linked: 0.85, length: 1_500 };

function withoutLinkLists(blocks: Block[]): Block[] {
  const sums = new Map<PageElement, { length: number; linked: number }>();
  for (const { text, linked, element } of blocks) {
    const list = listAround(element);
    if (!list) continue;
    const sum = sums.get(list) ?? { length: 0, linked: 0 };
    sums.set(list, { length: sum.length + text.length, linked: sum.linked + text.length * linked });
  }
  return blocks.filter(({ element }) => {
    const list = listAround(element);
    const sum = list && sums.get(list);
    return !sum || sum.linked < sum.length * linkList.linked || sum.length > linkList.length;
  });
}

function listAround(element: PageElement): PageElement | null {
  for (let at: PageElement | null = element; at; at = at.parentNode) if (/^(?:ul|ol|table)$/.test(at.localName)) return at;
  return null;
}

/** How many blocks at the end may be prompts or a biography, and the weight of the longest biography. */
const tail = { blocks: 4, biography: 500 };

function withoutTail(blocks: Block[], { authors }: Hints): Block[] {
  let before = 0;
  return blocks.filter(({ kind, text }, at) => {
    const isText = before < leastText || at < blocks.length - tail.blocks || kind === "heading";
    before += weightOf(text);
    return isText || !(isPrompt(text) || (weightOf(text) <= tail.biography && isByAuthor(text, authors)));
  });
}

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
