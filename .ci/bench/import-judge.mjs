import { isPlaceRight } from "./import-places.mjs";
import { compareBodies } from "./import-words.mjs";

const plain = (text) => text.normalize("NFC").replace(/\s+/g, " ").trim();
const folded = (text) =>
  plain(text)
    .replace(/[‘’‛′]/g, "'")
    .replace(/[“”„‟″«»「」]/g, '"')
    .replace(/[‐-―]/g, "-")
    .toLowerCase();
/** Names in any order, however the page's language joins them. */
const names = (text) =>
  folded(text)
    .split(/\s*[,;&、，،·/]\s*|\s+(?:and|und|et|y|e|и|और|그리고|및)\s+|\s+و\s*|和/u)
    .filter(Boolean)
    .toSorted()
    .join("|");
const address = (text) => (URL.canParse(text) ? new URL(text).href.replace(/\/$/, "") : text);
const day = 86_400_000;
const primary = (language) => language.split("-")[0].toLowerCase();
const hostOf = (url) => new URL(url).hostname.replace(/^www\./, "");

const agrees = {
  title: (got, truth) => folded(got.title) === folded(truth.title),
  author: (got, truth) => names(got.author) === names(truth.author),
  date: (got, { publishDate, publishDateNear }) => {
    const there = got.publishDate.slice(0, 10);
    return publishDateNear ? Math.abs(Date.parse(there) - Date.parse(publishDate)) <= day : there === publishDate.slice(0, 10);
  },
  site: (got, truth) =>
    folded(got.siteName) === folded(truth.siteName || hostOf(truth.url)) || (truth.siteName === "" && got.siteName === ""),
  language: (got, truth) => primary(got.language) === primary(truth.language),
  image: (got, truth) => address(got.image) === address(truth.image),
  address: (got, truth) => address(got.url) === address(truth.canonical || truth.url),
  place: (got, truth) => isPlaceRight(got.place, truth.place, got.language),
};
/** Which field of a truth a judgement is about; pages of others leave out what is not known. */
const source = {
  title: "title",
  author: "author",
  date: "publishDate",
  site: "siteName",
  language: "language",
  image: "image",
  address: "canonical",
  place: "place",
};
export const fields = Object.keys(agrees);

/** The text of a truth; cut as far as the extraction was cut. */
function wantedText({ content }, truncated) {
  const whole = content.join("\n\n");
  return truncated ? [...whole].slice(0, 10_000).join("") : whole;
}

/** What came out of a page (an Extraction, or an Error) against its truth. A wrong outcome counts as a body of which nothing is right. */
export async function judge(extraction, truth) {
  const outcome = extraction instanceof Error ? "THROWN" : extraction.ok ? "article" : extraction.code;
  const judged = { outcome, wanted: truth.outcome, isRight: outcome === truth.outcome, fields: {}, forbidden: [] };
  const nothing = { f1: 0, precision: 0, recall: 0, shingles: 0, isEmpty: outcome !== "article" };
  if (truth.outcome !== "article" || outcome !== "article") {
    const whole = { f1: 1, precision: 1, recall: 1, shingles: 1, isEmpty: false };
    return { ...judged, ...(judged.isRight ? whole : nothing) };
  }
  const { article } = extraction;
  const text = plain(article.content);
  const known = fields.filter((field) => truth[source[field]] !== undefined);
  return {
    ...judged,
    ...compareBodies(article.content, wantedText(truth, article.truncated), truth.language ?? article.language),
    isEmpty: text === "",
    fields: Object.fromEntries(await Promise.all(known.map(async (field) => [field, await agrees[field](article, truth)]))),
    forbidden: truth.not.filter((phrase) => text.includes(plain(phrase))),
  };
}
