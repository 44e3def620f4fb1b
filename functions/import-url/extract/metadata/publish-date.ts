import type { PageMetadata } from "../page.ts";
import { machineDate, readDate, type WrittenDate } from "./written-date.ts";

/** Names of `<meta>` that say when a page was published, in lower case. */
const metaNames =
  "article:published_time og:article:published_time og:published_time article:published article:post_date datepublished article.published article.created parsely-pub-date sailthru.date cxenseparse:recs:publishtime cxenseparse:publishtime publishdate publish-date publish_date publication_date publication-date pubdate pub_date published_date published-date published_at published_time_telegram article_date_original originalpublicationdate article:create_at dc.date.issued dcterms.issued dc.date.created dcterms.created citation_publication_date citation_online_date apub:time bt:pubdate mediaid:published pdate date.issued weibo:article:create_at".split(
    " ",
  );
const vagueMetaNames =
  "date dc.date dcterms.date dc.terms.date article:date citation_date creation_date created date_published datecreated article:created_time".split(
    " ",
  );

/** Names of `<meta>` that say when a page was changed: near the day of publication where that is not said. */
const changeNames = ["article:modified_time", "og:updated_time", "article:modified", "dcterms.modified", "datemodified", "last-modified"];

const day = 86_400_000;

/** Where a date is looked for besides metadata. Lines as the page shows them. */
export interface DatedPage {
  url: string;
  language: string;
  /** Milliseconds; days after tomorrow are refused. */
  now?: number;
  /** Lines around the headline. */
  near: string[];
  /** Short lines after the text has begun. */
  tail: string[];
  /** Every line from the headline on. */
  following: readonly string[];
}

/**
 * The day the article appeared, as ISO date in the page's time zone, or ''. Metadata come before what the page shows, and marked
 * elements before unmarked lines.
 */
export function findPublishDate(
  metadata: PageMetadata,
  linked: { published: string; modified: string },
  page: DatedPage,
): { value: string; source: string } {
  const read = (text: string) => {
    const found = readDate(text, page.language);
    return found !== null && isPossible(found.date, page.now) ? found : null;
  };
  const metas = (names: string[]) => names.flatMap((name) => metadata.meta.get(name) ?? []);
  const times = metadata.times.filter((time) => !/modif|updat/.test(`${time.itemprop} ${time.className.toLowerCase()}`));
  const marked = times.filter((time) => time.itemprop.includes("datepublished") || time.itemprop.includes("datecreated"));
  const parts = page.near.flatMap((line) => line.split(/\s*[|•·]\s*/)).slice(0, 60);
  const published = parts.filter((part) => !isChange(part));
  const own = times.filter((time) => saysSo.test(time.className) || time.text === "" || page.near.some((line) => line.includes(time.text)));
  const address = dateInAddress(page.url);
  const dated = metadata.dated.filter((text) => !isChange(text));
  const shown = [...times.map((time) => time.text), ...published, ...parts.filter(isChange)];
  const dateIn = (time: PageMetadata["times"][number]) => time.datetime || time.text;
  const sources: [source: string, texts: readonly string[]][] = [
    ["JSON-LD", [linked.published]],
    ["meta", metas(metaNames)],
    ["meta", metas([...metadata.meta.keys()].filter((name) => publishedName.test(name)))],
    ["itemprop", marked.flatMap((time) => [time.datetime, time.text])],
    ["time", own.toSorted((a, b) => Number(saysSo.test(b.className)) - Number(saysSo.test(a.className))).map(dateIn)],
    // A `<time>` far from the headline may belong to a teaser; one near it is more likely the article's.
    ["page", published],
    ["address", [address]],
    ["class", dated],
    ["time", times.map(dateIn)],
    ["meta date", metas(vagueMetaNames)],
    ["page", shown],
    ["page", page.tail.filter((line) => isPublished.test(line)).slice(0, 3)],
    ["script", [metadata.scriptDate]],
    ["changed", [linked.modified, ...metas(changeNames), ...metadata.times.map(dateIn), ...metadata.dated]],
    ["page", page.following.filter((line) => line.length < longestLine)],
    ["page", page.following.slice(0, openingLines).map((line) => line.slice(0, longestDateline))],
  ];
  for (const [source, texts] of sources)
    for (const text of texts.slice(0, mostTexts)) {
      const found = text === "" ? null : read(text);
      if (found !== null) return { value: inPageTimeZone(found, times, [...shown.slice(0, 10), address], read), source };
    }
  return { value: "", source: "" };
}

/** Limits: texts read per source, length of a line with the date of publication, lines searched for a dateline. */
const mostTexts = 60;
const longestLine = 160;
const openingLines = 20;
const longestDateline = 100;

const publishedName = /(?:publi|issue|posted|create|first)\w{0,12}[:._-]?(?:date|time|at|on)$/;
const saysSo = /publi|entry-date|post-date|dateline|article|byline|timestamp/i;

/** A line about a change, not about the first appearance. */
const isChange = (line: string) =>
  /updated|modified|edited|aktualisiert|geändert|mis à jour|modifi|actualiz|aggiorn|atualiz|обновл|изменен|更新|수정|تحديث|अपडेट|संशोधित/i.test(
    line,
  );

/** A line under the text that says when it appeared. */
const isPublished = /发布|發布|发表|编辑于|投稿|公開|掲載|등록|입력|승인|publi|posted|veröffentlicht|erschienen|опубликован|نشر|प्रकाशित/i;

/** A page shows a time given in UTC in its own time zone, where it may be the day before or after: the day shown is used. */
function inPageTimeZone(
  found: WrittenDate,
  times: PageMetadata["times"],
  shown: readonly string[],
  read: (text: string) => WrittenDate | null,
): string {
  const { instant } = found;
  if (!found.isUtc || instant === undefined) return found.date;
  for (const time of times) {
    const other = machineDate(time.datetime);
    if (other?.instant !== undefined && !other.isUtc && Math.abs(other.instant - instant) < 60_000) return other.date;
  }
  for (const text of shown) {
    const local = read(text);
    if (local === null || local.isUtc || local.date === found.date) continue;
    const start = Date.parse(local.date);
    // Time zones are from 12 hours behind UTC to 14 ahead of it.
    if (instant > start - 14 * 3_600_000 && instant < start + day + 12 * 3_600_000) return local.date;
  }
  return found.date;
}

const isPossible = (date: string, now?: number) =>
  date !== "1970-01-01" && date !== "1969-12-31" && (now === undefined || Date.parse(date) <= now + day);

/** The date in an address: /2026/11/20/, /2026-11-20-…, /20261120/. */
function dateInAddress(url: string): string {
  const path = url.slice(0, 2000).replace(/^[a-z]+:\/\/[^/]*/i, "");
  const found =
    /\/((?:19|20)\d{2})[/-](\d{1,2})[/-](\d{1,2})(?=[/_-]|$)/.exec(path) ?? /[/_-](20\d{2})([01]\d)([0-3]\d)(?=[/_.-]|$)/.exec(path);
  return found === null ? "" : `${found[1]}-${found[2]}-${found[3]}`;
}
