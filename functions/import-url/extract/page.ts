/** A page as it was fetched. */
export interface FetchedPage {
  bytes: Uint8Array;
  /** The address that answered, after redirects. */
  url: string;
  /** The Content-Type header, or ''. */
  contentType: string;
}

/** What the one pass over the source (read-page.ts) finds for metadata. Everything is bounded in number and length. */
export interface PageMetadata {
  /** The `lang` of `<html>`, or ''. */
  lang: string;
  /** The text of `<title>`. */
  title: string;
  /** Contents of `<meta>`, in order, by `name`, `property`, `itemprop` or `http-equiv` in lower case. */
  meta: Map<string, string[]>;
  /** `<link>` with `rel` and `href`, as written. */
  links: { rel: string; href: string; hreflang: string; type: string }[];
  /** Texts of `<script type="application/ld+json">`, as written. */
  jsonLd: string[];
  /** Elements that give a time: `<time>` and any element with itemprop datePublished or dateModified; in order. */
  times: { datetime: string; text: string; itemprop: string; className: string }[];
  /** Short texts of other elements whose class or id says that they are dates. */
  dated: string[];
  /** The first date of publication in data for a script, or ''. */
  scriptDate: string;
  /** Texts of `<h1>`. */
  headings: string[];
  /** Elements that name the author: rel=author, itemprop=author, class or id with byline or author; in order. */
  bylines: { text: string; kind: string }[];
}

/** The text of an article, as body/find-body.ts gives it. */
export interface ArticleBody {
  /** Readability's title and byline, or ''. */
  title: string;
  byline: string;
  /** In order, as plain text. `number`: of an item in a numbered list. */
  blocks: { kind: "paragraph" | "heading" | "item"; text: string; number?: number }[];
  /** Weight (`weightOf`) of what is not in links. */
  unlinkedWeight: number;
  /** How many of the headings are links. */
  linkedHeadings: number;
}

/** The outcome for a page: an article, or the code that says why not. */
export type Extraction = { ok: true; article: ExtractedArticle } | { ok: false; code: "NOT_A_PAGE" | "NO_ARTICLE" | "PAYWALLED" };

/** What extract.ts gives. Texts are plain; what the page does not say is ''. */
export interface ExtractedArticle {
  title: string;
  /** As ImportedArticle has it, however long. */
  content: string;
  author: string;
  /** ISO date, or ''. */
  publishDate: string;
  siteName: string;
  /** Canonical address on the page's own site, else the one that answered. */
  url: string;
  /** Absolute http(s) address of the lead picture, or ''. */
  image: string;
  /** BCP 47 code. */
  language: string;
  /** A place as the page writes it ("GLOUCESTER, Mass."), or '': dateline or contentLocation. Coordinates where JSON-LD gives them. */
  place: { text: string; lat?: number; lng?: number } | null;
}
