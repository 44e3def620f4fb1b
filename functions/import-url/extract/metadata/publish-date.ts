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

const day = 86_400_000;

/**
 * The day the article appeared, as ISO date on the page's own clocks, or ''. The publisher's words for machines come before what
 * the page shows, and that before its address. `now` (milliseconds): later days than tomorrow are refused.
 */
export function findPublishDate(
  metadata: PageMetadata,
  linked: { published: string },
  page: { url: string; language: string; now?: number; visible: string[]; signed: string[] },
): { value: string; source: string } {
  const read = (text: string) => {
    const found = readDate(text, page.language);
    return found !== null && isPossible(found.date, page.now) ? found : null;
  };
  const metas = (names: string[]) => names.flatMap((name) => metadata.meta.get(name) ?? []);
  const times = metadata.times.filter((time) => !/modif|updat/.test(`${time.itemprop} ${time.className.toLowerCase()}`));
  const marked = times.filter((time) => time.itemprop.includes("datepublished") || time.itemprop.includes("datecreated"));
  const parts = page.visible.flatMap((line) => line.split(/\s*[|•·]\s*/)).slice(0, 60);
  const shown = [...times.map((time) => time.text), ...parts.filter((part) => !isChange(part)), ...parts.filter(isChange)];
  const named = times.filter((time) => saysSo.test(time.className));
  const near = times.filter((time) => time.text === "" || page.visible.some((line) => line.includes(time.text)));
  const own = [...named, ...near];
  const sources: [source: string, texts: string[]][] = [
    ["JSON-LD", [linked.published]],
    ["meta", metas(metaNames)],
    [
      "meta",
      metas([...metadata.meta.keys()].filter((name) => /(?:publi|issue|posted|create|first)\w{0,12}[:._-]?(?:date|time|at|on)$/.test(name))),
    ],
    ["itemprop", marked.flatMap((time) => [time.datetime, time.text])],
    ["time", own.map((time) => time.datetime || time.text)],
    // A time that stands nowhere near the headline may be a teaser's: what does stand there is rather the article's.
    ["page", own.length === 0 && times.length > 0 ? parts.filter((part) => !isChange(part)).slice(0, 20) : []],
    ["time", times.map((time) => time.datetime || time.text)],
    ["meta date", metas(vagueMetaNames)],
    ["page", shown],
    ["page", page.signed.filter((line) => isPublished.test(line)).slice(0, 3)],
    ["address", [dateInAddress(page.url)]],
  ];
  for (const [source, texts] of sources)
    for (const text of texts) {
      const found = read(text);
      if (found !== null) return { value: onPageClock(found, times, shown, page, read), source };
    }
  return { value: "", source: "" };
}

const saysSo = /publi|entry-date|post-date|dateline|article|byline|timestamp/i;

/** A line about a change, not about the first appearance. */
const isChange = (line: string) =>
  /updated|modified|edited|aktualisiert|geändert|mis à jour|modifi|actualiz|aggiorn|atualiz|обновл|изменен|更新|수정|تحديث|अपडेट|संशोधित/i.test(
    line,
  );

/** A line under the text that says when it appeared. */
const isPublished = /发布|發布|发表|编辑于|投稿|公開|掲載|등록|입력|승인|publi|posted|veröffentlicht|erschienen|опубликован|نشر|प्रकाशित/i;

/** A time given in UTC is shown by the page on its own clock, which may already be on the next day: what it shows of the same moment wins. */
function onPageClock(
  found: WrittenDate,
  times: PageMetadata["times"],
  shown: string[],
  page: { url: string },
  read: (text: string) => WrittenDate | null,
): string {
  if (!found.isUtc) return found.date;
  const { instant } = found;
  for (const time of times) {
    const other = machineDate(time.datetime);
    if (other?.instant !== undefined && instant !== undefined && !other.isUtc && Math.abs(other.instant - instant) < 60_000)
      return other.date;
  }
  for (const text of [...shown.slice(0, 10), dateInAddress(page.url)]) {
    const local = read(text);
    if (local === null || local.isUtc || local.date === found.date || instant === undefined) continue;
    const start = Date.parse(local.date);
    // Clocks are from 12 hours behind UTC to 14 ahead of it.
    if (instant > start - 14 * 3_600_000 && instant < start + day + 12 * 3_600_000) return local.date;
  }
  return found.date;
}

const isPossible = (date: string, now?: number) =>
  date !== "1970-01-01" && date !== "1969-12-31" && (now === undefined || Date.parse(date) <= now + day);

/** The date many addresses carry: /2026/11/20/, /2026-11-20-…, /20261120/. */
function dateInAddress(url: string): string {
  const path = url.slice(0, 2000).replace(/^[a-z]+:\/\/[^/]*/i, "");
  const found =
    /\/((?:19|20)\d{2})[/-](\d{1,2})[/-](\d{1,2})(?=[/_-]|$)/.exec(path) ?? /[/_-](20\d{2})([01]\d)([0-3]\d)(?=[/_.-]|$)/.exec(path);
  return found === null ? "" : `${found[1]}-${found[2]}-${found[3]}`;
}
