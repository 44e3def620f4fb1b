import { late } from "../../../http/late-pattern.ts";
import type { ArticleBody } from "../page.ts";
import type { ReadPage } from "../read-page.ts";
import { removeAppended } from "./appended.ts";
import { type Block, blocksWithin } from "./blocks.ts";
import { removeCaptions } from "./captions.ts";
import { compared } from "./compare.ts";
import { removeInserts } from "./inserts.ts";
import { articleBodyOf, livenessOf } from "./json-ld-body.ts";
import { locate } from "./locate.ts";
import { prune } from "./prune.ts";
import { keepOneArticle, postsAround, removeCards, removeDiscussions } from "./repetition.ts";
import { selectBlocks } from "./select-blocks.ts";
import { hostOf } from "./teasers.ts";

/** Where the page came from, and its title where somebody knows it better than the page's tree. */
export interface BodyOptions {
  url: string;
  title?: string;
}

/**
 * Finds the article in a page that has been read, and leaves out what is none: captions, lists of links, prompts, comments.
 * Works on the page's tree itself, which is of no use afterwards. Gives no blocks where it sees no article.
 */
export function findBody({ document, facts }: ReadPage, { url, title }: BodyOptions): ArticleBody {
  const { body } = document;
  const host = hostOf(url);
  const known = title ?? facts.meta.get("og:title")?.[0] ?? facts.title;
  keepOneArticle(body, known);
  const live = livenessOf(facts.jsonLd, known, url);
  if (live !== "told") removeDiscussions(body, live);
  if (live === "no") removeAppended(body, host);
  prune(body, known);
  removeCards(body, host);
  removeCaptions(body);
  removeInserts(body);
  const location = locate(document);
  const posts = postsAround(body, location.texts, live);
  // A live blog is its posts; what else Readability took is around them.
  const texts = live !== "no" && posts.length > 0 ? new Set(posts) : new Set([...location.texts, ...posts]);
  const told = articleBodyOf(facts.jsonLd);
  const about = { facts, title: title ?? location.title, host, told, isStream: posts.length > 0 };
  const blocks = selectBlocks(blocksWithin(body, texts), about).map(plain);
  return { title: location.title, byline: location.byline, blocks: fuller(blocks, told) };
}

function plain(block: Block): ArticleBody["blocks"][number] {
  return { kind: block.kind, text: block.text, ...(block.number > 0 && { number: block.number }) };
}

/** The page's own text, unless it has little of what it tells search engines, which is more than an excerpt. */
function fuller(blocks: ArticleBody["blocks"], told: string[]): ArticleBody["blocks"] {
  const own = wordsOf(blocks.map((block) => block.text));
  const words = wordsOf(told);
  if (words.length < leastTold || words.length < own.length / 4) return blocks;
  const known = new Set(own);
  const shared = words.filter((word) => known.has(word)).length;
  return shared < words.length / 2 ? told.map((text) => ({ kind: "paragraph", text })) : blocks;
}

/** Fewer words are an excerpt. */
const leastTold = 60;

/** Words, or letters where they are words. */
const wordsOf = (texts: string[]) =>
  compared(texts.join(" ")).match(
    late.gu`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+`,
  ) ?? [];
