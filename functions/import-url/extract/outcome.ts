import type { LinkedArticle } from "./metadata/linked-article.ts";
import type { ArticleBody, PageMetadata } from "./page.ts";
import { weightOf } from "./text.ts";
import words from "./words/outcome.json" with { type: "json" };

const pattern = (kind: keyof typeof words) => new RegExp(words[kind].join("|"), "giu");
/** Phrases of paywalls, in twelve languages. */
const paywallWords = pattern("paywall");
/** Words of cookie consent walls. */
const consentWords = pattern("consent");
const consentTitles = pattern("consentTitle");
/** Titles of pages that do not exist, or that check for robots. */
const missingTitles = pattern("missing");

/** Weights (`weightOf`) below which a text may be something else than an article. */
const below = {
  /** There is nothing to read. */
  article: 100,
  /** With a request to pay: a teaser, not the article. */
  askedFor: 250,
  /** The same where the publisher says that the article must be paid for. */
  locked: 1_000,
  /** The same where it asks for money too, or the text stops in the middle. */
  teaser: 2_200,
  /** A page that is called missing may say so at this length, with what else there is to read. */
  missing: 1_500,
  /** A line or two below the heading of a teaser. */
  teaserLine: 600,
};
/** Characters of text searched for the words of a wall. */
const mostSearched = 150_000;

/** Why a page gives no article, or null. An article that can be read is never refused for how its page looks. */
export function whyNoArticle(
  page: { metadata: PageMetadata; linked: LinkedArticle; title: string; visibleText: () => string },
  body: ArticleBody,
): "NO_ARTICLE" | "PAYWALLED" | null {
  const { metadata, linked } = page;
  const length = body.unlinkedWeight;
  const isDeclared = declaresArticle(metadata, linked);
  if (!isDeclared && length < below.missing && isTitled(page, missingTitles)) return "NO_ARTICLE";
  const isLocked = linked.isFree === false || (metadata.meta.get("article:content_tier") ?? []).some((tier) => /locked/i.test(tier));
  if (isLocked && length < below.locked) return "PAYWALLED";
  const isAsking = (times: number) => count(page.visibleText(), paywallWords) >= times;
  if (length < below.article) return isAsking(1) ? "PAYWALLED" : "NO_ARTICLE";
  if (length < below.askedFor && isAsking(1)) return "PAYWALLED";
  if (length < below.teaser && (isLocked ? stops(body) || isAsking(1) : stops(body) && isAsking(2))) return "PAYWALLED";
  return !isDeclared && (isConsent(page, body) || isFrontPage(body)) ? "NO_ARTICLE" : null;
}

/** Whether the page calls itself an article in its metadata. */
function declaresArticle(metadata: PageMetadata, linked: LinkedArticle): boolean {
  const type = metadata.meta.get("og:type")?.[0]?.toLowerCase() ?? "";
  return linked.isArticle || /article|news|story|blog/.test(type) || metadata.meta.has("article:published_time");
}

const isTitled = ({ metadata, title }: { metadata: PageMetadata; title: string }, words: RegExp) =>
  [metadata.title, ...metadata.headings.slice(0, 2), title].some((text) => count(text, words) > 0);

/** A text that ends with an ellipsis. */
const stops = ({ blocks }: ArticleBody) => /(?:…|\.{3})\P{L}{0,3}$/u.test(blocks.at(-1)?.text ?? "");

/** Consent words throughout the text, or below such a title. An article about cookies repeats one word; a wall has many different ones. */
function isConsent(page: Parameters<typeof whyNoArticle>[0], { blocks }: ArticleBody): boolean {
  const text = blocks.map((block) => block.text).join("\n");
  const isVaried = (words: readonly string[]) => new Set(words).size >= 3;
  const found = wordsOfConsent(text);
  if (isVaried(found) && found.length * 160 >= weightOf(text)) return true;
  return isTitled(page, consentTitles) && isVaried(wordsOfConsent(page.visibleText()));
}

const wordsOfConsent = (text: string) => text.slice(0, mostSearched).toLowerCase().match(consentWords) ?? [];

/** Teasers: headings that are links, each with a line or two below it. */
function isFrontPage({ blocks, linkedHeadings }: ArticleBody): boolean {
  const others = blocks.filter(({ kind }) => kind !== "heading");
  return (
    linkedHeadings >= 4 &&
    linkedHeadings * 2 > blocks.length - others.length &&
    others.length <= linkedHeadings * 4 &&
    others.every(({ text }) => weightOf(text) < below.teaserLine)
  );
}

function count(text: string, words: RegExp): number {
  return text.slice(0, mostSearched).match(words)?.length ?? 0;
}

/** First bytes of file types that are not HTML pages. */
const signatures: (number | null)[][] = [
  [0x25, 0x50, 0x44, 0x46], // %PDF
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46], // RIFF: WebP, WAV
  [0x50, 0x4b, 0x03, 0x04], // ZIP, and with it DOCX and EPUB
  [0x1f, 0x8b],
  [0xd0, 0xcf, 0x11, 0xe0], // DOC
  [0x7b, 0x5c, 0x72, 0x74], // {\rt
  [0x49, 0x44, 0x33], // ID3
  [0x4f, 0x67, 0x67, 0x53],
  [0x1a, 0x45, 0xdf, 0xa3],
  [0x00, 0x00, 0x01, 0x00], // ICO
  [null, null, null, null, 0x66, 0x74, 0x79, 0x70], // ftyp: MP4, AVIF, HEIC
  [0x77, 0x4f, 0x46], // wOF
  [0x00, 0x61, 0x73, 0x6d],
];

/** Whether the bytes are a file of another kind, whatever the header calls them. */
export function isOtherFile(bytes: Uint8Array): boolean {
  if (signatures.some((signature) => signature.every((byte, at) => byte === null || bytes[at] === byte))) return true;
  // %PDF may stand anywhere in the first kilobyte (ISO 32000-1, annex H.3.4.1).
  return new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");
}

/** Whether the text is a feed, a sitemap, a drawing, data or anything else that is not HTML. */
export function isOtherText(text: string, contentType: string): boolean {
  const start = text.slice(0, 4_000).replace(/^\s+/, "");
  if (start === "") return false;
  const root = /^(?:<\?[^>]{0,300}>\s*|<!--[\s\S]{0,2000}?-->\s*|<!doctype[^>]{0,500}>\s*){0,8}<([a-z][\w:-]{0,40})/i
    .exec(start)?.[1]
    ?.toLowerCase();
  if (root !== undefined && /^(?:rss|feed|rdf:rdf|urlset|sitemapindex|svg|opml|math|kml|gpx|soap\w*:envelope|error|plist|tei)$/.test(root))
    return true;
  if (/^<\?xml\b/.test(start) && root !== undefined && !/<(?:html|body|head|div|p)\b/i.test(text.slice(0, 20_000))) return true;
  if (/<[a-z!]/i.test(start)) return /^[[{]/.test(start) && isJson(text);
  // Without a single tag at its beginning it is a text file, data or a script.
  return /^[[{"]/.test(start) || !/html/i.test(contentType) || !/<[a-z!/]/i.test(text.slice(0, 100_000));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
