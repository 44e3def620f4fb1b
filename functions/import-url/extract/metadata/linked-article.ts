import { coreOf, metadataText } from "../text.ts";
import { isNode, type LinkedNode, listOf, own, readJsonLd } from "./json-ld.ts";

/** The article as described by JSON-LD. Texts are plain; missing fields are '' or empty. */
export interface LinkedArticle {
  /** True when a node of an article's type was found. */
  isArticle: boolean;
  headline: string;
  authors: string[];
  published: string;
  modified: string;
  language: string;
  publisher: string;
  /** The name of the site as its WebSite node has it. */
  site: string;
  images: string[];
  /** False where the publisher says that the article, or a part of it, must be paid for; null where nothing is said. */
  isFree: boolean | null;
  location: { text: string; lat?: number; lng?: number } | null;
  /** The article's text as it is given to search engines, with whatever mark-up it has; at most 60,000 characters. */
  body: string;
}

const articleTypes =
  /^(?:(?:News|Reportage\w*|Analysis\w*|AskPublic\w*|Background\w*|Opinion\w*|Review\w*|Scholarly|MedicalScholarly|Tech|Satirical|Advertiser\w*)?Article|Report|(?:Live)?BlogPosting|SocialMediaPosting|DiscussionForumPosting|Review|CriticReview|Recipe|HowTo|Interview|Answer)$/i;

/** Reads the JSON-LD of a page; of several articles, the one of this address or title. */
export function readLinkedArticle(texts: readonly string[], page: { url: string; titles: string[] }): LinkedArticle {
  const nodes = readJsonLd(texts);
  const linked = byId(nodes);
  const articles = nodes.filter((node) => typesOf(node).some((type) => articleTypes.test(type)));
  const pages = nodes.filter((node) => typesOf(node).some((type) => /^(?:Web|Item|About|Medical\w*)Page$/i.test(type)));
  const sorted = sortBy(articles, (node) => likelihood(node, page));
  const sources = sorted.length > 0 ? [...sorted.slice(0, 1), ...pages] : pages;

  const textOf = (value: unknown) => nameOf(value, linked);
  const first = (...keys: string[]) => firstFilled(sources.flatMap((node) => keys.map((key) => textOf(own(node, key)))));
  const article = sorted[0];
  const publishers = [...sources, ...articles].map((node) => textOf(own(node, "publisher")));
  const sites = nodes.filter((node) => typesOf(node).some((type) => /^WebSite$/i.test(type)));
  return {
    isArticle: article !== undefined,
    headline: article === undefined ? "" : firstFilled([textOf(own(article, "headline")), textOf(own(article, "name"))]),
    authors: authorsOf(sources, linked),
    published: firstFilled([first("datePublished"), article === undefined ? "" : textOf(own(article, "dateCreated"))]),
    modified: first("dateModified"),
    language: first("inLanguage"),
    publisher: firstFilled(publishers),
    site: firstFilled(sites.map((node) => textOf(own(node, "name")))),
    images: sources.flatMap((node) => imagesOf(own(node, "image"), linked).concat(imagesOf(own(node, "thumbnailUrl"), linked))),
    isFree: freedomOf(articles.length > 0 ? sorted.slice(0, 1) : pages),
    location:
      sources
        .map((node) => locationOf(own(node, "contentLocation") ?? own(node, "locationCreated"), linked))
        .find((found) => found !== null) ?? null,
    body: bodyOf(article),
  };
}

const mostBody = 60_000;

function bodyOf(article: LinkedNode | undefined): string {
  const body = article === undefined ? undefined : own(article, "articleBody");
  return typeof body === "string" ? body.slice(0, mostBody) : "";
}

function typesOf(node: LinkedNode): string[] {
  return listOf(own(node, "@type") ?? own(node, "type"))
    .filter((type) => typeof type === "string")
    .map((type) => type.slice(0, 200).replace(/^.*[/#:]/, ""));
}

function byId(nodes: LinkedNode[]): Map<string, LinkedNode> {
  const found = new Map<string, LinkedNode>();
  for (const node of nodes) {
    const id = own(node, "@id");
    // A bare reference has nothing but its @id.
    if (typeof id === "string" && Object.keys(node).length > 1 && !found.has(id)) found.set(id, node);
  }
  return found;
}

/** The node a reference means, else the value itself. */
function resolve(value: unknown, linked: Map<string, LinkedNode>): unknown {
  if (!isNode(value) || Object.keys(value).length > 2) return value;
  const id = own(value, "@id");
  return typeof id === "string" ? (linked.get(id) ?? value) : value;
}

/** The text of a value: the value itself, the first of a list, or the name of a node. */
function nameOf(value: unknown, linked: Map<string, LinkedNode>, depth = 0): string {
  const resolved = resolve(value, linked);
  if (typeof resolved === "string") return metadataText(resolved);
  if (typeof resolved === "number") return String(resolved);
  if (depth > 3) return "";
  if (Array.isArray(resolved)) return firstFilled(resolved.slice(0, 20).map((each) => nameOf(each, linked, depth + 1)));
  if (!isNode(resolved)) return "";
  return firstFilled(["name", "@value", "alternateName", "headline"].map((key) => nameOf(own(resolved, key), linked, depth + 1)));
}

function authorsOf(sources: LinkedNode[], linked: Map<string, LinkedNode>): string[] {
  for (const node of sources)
    for (const key of ["author", "creator", "contributor"]) {
      const names = listOf(own(node, key))
        .slice(0, 30)
        .flatMap((value) => authorNames(resolve(value, linked), linked))
        .filter((name) => name !== "");
      if (names.length > 0) return [...new Set(names)];
    }
  return [];
}

function authorNames(value: unknown, linked: Map<string, LinkedNode>): string[] {
  if (!isNode(value)) return [nameOf(value, linked)];
  const name = own(value, "name");
  if (Array.isArray(name)) return name.slice(0, 30).map((each) => nameOf(each, linked));
  const given = [own(value, "givenName"), own(value, "familyName")].map((part) => nameOf(part, linked)).join(" ");
  return [nameOf(value, linked) || given.trim()];
}

function imagesOf(value: unknown, linked: Map<string, LinkedNode>): string[] {
  return listOf(value)
    .slice(0, 10)
    .flatMap((each) => {
      const resolved = resolve(each, linked);
      if (typeof resolved === "string") return [resolved];
      if (!isNode(resolved)) return [];
      return listOf(own(resolved, "url") ?? own(resolved, "contentUrl") ?? own(resolved, "@id")).filter((url) => typeof url === "string");
    });
}

/** `hasPart` describes the part behind the paywall. */
function freedomOf(nodes: LinkedNode[]): boolean | null {
  const said = nodes
    .flatMap((node) => [node, ...listOf(own(node, "hasPart")).filter(isNode)])
    .map((node) => own(node, "isAccessibleForFree"))
    .map((value) => (typeof value === "object" ? "" : String(value).slice(0, 60).toLowerCase().replace(/^.*\//, "")))
    .map((value) => (/^(?:false|no|0)$/.test(value) ? false : /^(?:true|yes|1)$/.test(value) ? true : null))
    .filter((value) => value !== null);
  return said.length === 0 ? null : said.every((value) => value);
}

function locationOf(value: unknown, linked: Map<string, LinkedNode>): LinkedArticle["location"] {
  for (const each of listOf(value).slice(0, 5)) {
    const place = resolve(each, linked);
    const text = placeText(place, linked);
    const geo = isNode(place) ? resolve(own(place, "geo") ?? place, linked) : null;
    const at = isNode(geo) ? { lat: degrees(own(geo, "latitude"), 90), lng: degrees(own(geo, "longitude"), 180) } : {};
    const isPoint = at.lat !== undefined && at.lng !== undefined && !(at.lat === 0 && at.lng === 0);
    if (text !== "" || isPoint) return isPoint ? { text, lat: at.lat, lng: at.lng } : { text };
  }
  return null;
}

/** Town, region, country as far as they are given; else the name. */
function placeText(value: unknown, linked: Map<string, LinkedNode>): string {
  const place = resolve(value, linked);
  if (!isNode(place)) return nameOf(place, linked);
  const address = resolve(own(place, "address"), linked);
  const source = isNode(address) ? address : place;
  const parts = ["addressLocality", "addressRegion", "addressCountry"]
    .map((key) => nameOf(own(source, key), linked))
    .filter((part) => part !== "");
  const name = nameOf(own(place, "name"), linked);
  if (parts.length > 1 || (parts.length === 1 && nameOf(own(source, "addressLocality"), linked) !== ""))
    return [...new Set(parts)].join(", ");
  if (name !== "") return name.includes(",") ? name : [...new Set([name, ...parts])].join(", ");
  return parts[0] ?? (typeof address === "string" ? metadataText(address) : "");
}

function degrees(value: unknown, most: number): number | undefined {
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string" && /^\s*-?\d{1,3}(?:\.\d{1,12})?\s*$/.test(value)
        ? Number(value)
        : Number.NaN;
  return Number.isFinite(number) && Math.abs(number) <= most ? number : undefined;
}

const firstFilled = (values: string[]) => values.find((value) => value !== "") ?? "";

function likelihood(node: LinkedNode, page: { url: string; titles: string[] }): number {
  const addresses = [own(node, "url"), own(node, "@id"), own(node, "mainEntityOfPage")]
    .map((value) => (isNode(value) ? own(value, "@id") : value))
    .filter((value) => typeof value === "string");
  const headline = coreOf(nameOf(own(node, "headline") ?? own(node, "name"), new Map()));
  const titles = page.titles.map(coreOf).filter((title) => title !== "");
  const said = ["headline", "datePublished", "author", "articleBody"].filter((key) => own(node, key) !== undefined).length;
  const named = headline.length > 8 && titles.some((title) => title.includes(headline) || headline.includes(title));
  const review = typesOf(node).some((type) => /^(?:Review|CriticReview|Recipe|HowTo|Interview|Answer)$/i.test(type));
  return (addresses.some((address) => pathOf(address) === pathOf(page.url)) ? 4 : 0) + (named ? 6 : 0) + said - (review ? 3 : 0);
}

/** Stable: of equals the first stays first. */
const sortBy = <T>(values: T[], rank: (value: T) => number) =>
  values
    .slice(0, 200)
    .map((value) => ({ value, rank: rank(value) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ value }) => value);

function pathOf(address: string): string {
  return address
    .slice(0, 2000)
    .replace(/^[a-z]+:\/\/[^/]*/i, "")
    .replace(/[?#].*$/s, "")
    .replace(/\/$/, "");
}
