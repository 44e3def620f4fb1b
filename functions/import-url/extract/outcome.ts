import { late } from "../../http/late-pattern.ts";
import type { LinkedArticle } from "./metadata/linked-article.ts";
import { consentWords, missingTitles, paywallWords } from "./outcome-words.ts";
import type { ArticleBody, PageFacts } from "./page.ts";

/** Texts count in letters of an alphabet; a character of Chinese or Japanese says as much as two and a half, a Korean syllable as two. */
const least = { article: 250, teaser: 1000, longTeaser: 2200, headline: 40, consent: 3500, said: 4 };
/** What may stand beside the message of a page that has no article: what others read, what else there is. */
const most = { beside: 7000, opinions: 1500, opinion: 240 };

/** Judges what was found of an article: null when it is one. */
export function whyNoArticle(
  page: { facts: PageFacts; linked: LinkedArticle; url: string; title: string; visibleText: () => string },
  blocks: ArticleBody["blocks"],
): "NO_ARTICLE" | "PAYWALLED" | null {
  const { facts, linked } = page;
  const length = blocks.reduce((sum, block) => sum + weight(block.text), 0);
  const prose = blocks.filter(isProse).reduce((sum, block) => sum + weight(block.text), 0);
  const says = saysArticle(facts, linked);
  if (isMissing(page, says) && length < (says ? least.teaser : most.beside)) return "NO_ARTICLE";
  const locked = linked.isFree === false || (facts.meta.get("article:content_tier") ?? []).some((tier) => /locked/i.test(tier));
  if (locked && length < least.teaser) return "PAYWALLED";
  if (length < least.article) return count(page.visibleText(), paywallWords) > 0 ? "PAYWALLED" : "NO_ARTICLE";
  const stops = endsOpen(blocks);
  const isTeaser = length < least.longTeaser ? locked || stops : length < most.beside && locked && stops;
  if (isTeaser && count(page.visibleText(), paywallWords) > (locked ? 0 : 1)) return "PAYWALLED";
  if (prose < least.article / 2 || prose * 4 < length) return "NO_ARTICLE";
  const text = blocks.map((block) => block.text).join("\n");
  if (isConsent(text, length, page.title, says)) return "NO_ARTICLE";
  if (isForeign(page, text)) return count(page.visibleText(), paywallWords) > 0 ? "PAYWALLED" : "NO_ARTICLE";
  return !says && isFrontPage(page, blocks) ? "NO_ARTICLE" : null;
}

/** A page that is not there, or that keeps readers from one, by its titles; what else it offers to read does not change that. */
function isMissing(page: { facts: PageFacts; linked: LinkedArticle; title: string }, says: boolean): boolean {
  const { facts, linked } = page;
  const matching = [facts.title, ...facts.headings.slice(0, 2), page.title].filter((title) => count(title, missingTitles) > 0).length;
  // Some sites call every page an article; none dates a missing one.
  return says ? !linked.isArticle && linked.published === "" && !facts.meta.has("article:published_time") && matching > 2 : matching > 0;
}

/** Words of consent all over a text; under a page that calls itself an article, only where nothing is of what its title says. */
function isConsent(text: string, length: number, title: string, says: boolean): boolean {
  if (length > (says ? least.consent : most.beside)) return false;
  const words = text.slice(0, most.beside).match(consentWords) ?? [];
  // An article about cookies says the same word often; a wall says all of them.
  if (words.length * (says ? 100 : 160) < length || new Set(words.map((word) => word.toLowerCase())).size < 3) return false;
  return !says || !(title.match(late.gu`\p{L}{5,}`) ?? []).some((word) => text.includes(word));
}

/**
 * Nothing of what the page says it is about is in the text: readers' comments, other articles, a notice about the site, below a title
 * whose own text only a script would write.
 */
function isForeign({ facts, title }: { facts: PageFacts; title: string }, text: string): boolean {
  const said = stemsOf([title, ...["description", "og:description"].flatMap((name) => facts.meta.get(name) ?? [])].join(" "));
  if (said.size < least.said) return false;
  const known = stemsOf(text);
  const shared = [...said].filter((stem) => known.has(stem)).length;
  // Long paragraphs under a title that only alludes to them are an essay; readers write shorter ones.
  if (text.length > most.opinions && text.length > text.split("\n").length * most.opinion) return false;
  return shared === 0 || (text.length < least.teaser && shared < said.size * 0.1);
}

/** Words without their endings, as far as one rule does for twelve languages; pairs of letters where words are not parted. */
function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const word of text.normalize("NFKC").toLowerCase().match(late.gu`[\p{L}\p{M}\p{N}]+`) ?? []) {
    if (late.u`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`.test(word))
      for (let at = 0; at < word.length - 1; at++) stems.add(word.slice(at, at + 2));
    else if (word.length >= 4) stems.add(word.replace(/^ال/, "").slice(0, 5));
  }
  return stems;
}

/** Whether the page calls itself an article, in one of the ways machines are told. */
function saysArticle(facts: PageFacts, linked: LinkedArticle): boolean {
  const type = facts.meta.get("og:type")?.[0]?.toLowerCase() ?? "";
  return linked.isArticle || /article|news|story|blog/.test(type) || facts.meta.has("article:published_time");
}

/** Weighted length of a text (see `least`). */
export function weight(text: string): number {
  const dense = howMany(text, late.gu`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`);
  const syllables = howMany(text, late.gu`\p{Script=Hangul}`);
  return text.length + dense * 1.5 + syllables;
}

/** Without a list of the letters, which would take more memory than the page. */
const howMany = (text: string, letters: RegExp) => text.length - text.replace(letters, "").length;

const sentenceEnd = /[.!?…。！？．।॥؟۔](?:["'”’»›」』）)\]]|\s|$)|[」』]$/u;

const isProse = (block: ArticleBody["blocks"][number]) =>
  block.kind !== "heading" && weight(block.text) >= 50 && sentenceEnd.test(block.text);

/** A text that stops in the middle, as teasers do; a list or a signature at the end is no such stop. */
const endsOpen = (blocks: ArticleBody["blocks"]) => {
  const last = blocks.at(-1);
  if (last?.kind !== "paragraph" || weight(last.text) < 50) return false;
  return /(?:…|\.{3})\s*\S{0,3}$/.test(last.text) || !sentenceEnd.test(last.text.slice(-6));
};

/** A home page, or a list of teasers: each heading with a line or two below it. */
function isFrontPage(page: { facts: PageFacts; linked: LinkedArticle; url: string }, blocks: ArticleBody["blocks"]): boolean {
  const { pathname: path, search } = new URL(URL.canParse(page.url) ? page.url : "http://page.invalid/page");
  const prose = blocks.filter(isProse);
  const longest = Math.max(0, ...prose.map((block) => weight(block.text)));
  const headings = blocks.filter((block) => block.kind === "heading").length;
  if (search === "" && /^\/(?:index\.\w{3,5}|home|[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(path)) return true;
  if (page.linked.isCollection && headings >= 3) return true;
  // Fronts are headed by the name of a section; a heading that says more, as the page's title does, is an article's.
  const [head = ""] = page.facts.headings;
  if (weight(head) >= least.headline && page.facts.title.includes(head.trim())) return false;
  const isSection = path.split("/").filter(Boolean).length < 2 && page.facts.meta.get("og:type")?.[0] === "website";
  if (isSection && longest < 450 && prose.length >= 4) return true;
  const dated = page.facts.times.length;
  return (headings >= 4 && prose.length <= headings * 1.5 && longest < 450) || (dated >= 8 && headings >= 4 && longest < 600);
}

function count(text: string, pattern: RegExp): number {
  return text.slice(0, 150_000).match(pattern)?.length ?? 0;
}
