import type { ArticleBody } from "../page.ts";
import type { ReadPage } from "../read-page.ts";
import { type Block, blocksWithin } from "./blocks.ts";
import { locate } from "./locate.ts";
import { prune } from "./prune.ts";
import { selectBlocks } from "./select-blocks.ts";

/** Where the page came from, and its title where somebody knows it better than the page's tree. */
export interface BodyOptions {
  url: string;
  title?: string;
}

/**
 * Finds the article in a page that has been read, and leaves out what is none: captions, lists of links, prompts, comments.
 * Works on the page's tree itself, which is of no use afterwards. Gives no blocks where it sees no article.
 */
export function findBody(page: ReadPage, { title }: BodyOptions): ArticleBody {
  const { document } = page;
  prune(document.body);
  const location = locate(document);
  const blocks = selectBlocks(blocksWithin(document.body, location.texts), page.facts, title ?? location.title);
  return { title: location.title, byline: location.byline, blocks: blocks.map(plain) };
}

function plain(block: Block): ArticleBody["blocks"][number] {
  return { kind: block.kind, text: block.text, ...(block.number > 0 && { number: block.number }) };
}
