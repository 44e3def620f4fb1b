import type { PageMetadata } from "../page.ts";
import { coreOf, metadataText, weightOf } from "../text.ts";
import { hostOf } from "./addresses.ts";

const mostTitle = 300;

/**
 * The article's headline. The heading readers see is used where a title in the metadata agrees with it; among those titles the
 * publisher's headline comes before titles written for search engines and social networks.
 */
export function findTitle(
  metadata: PageMetadata,
  page: { headline: string; bodyTitle: string; siteName: string; host: string; shown: string },
): { value: string; source: string } {
  const shown = metadataText(page.shown, 600).replace(/\s*[:|：｜]$/u, "");
  const without = (text: string) => withoutSite(metadataText(text, 600), page).replace(/\s*[:|：｜]$|\s[–—-]$/u, "");
  const meta = (name: string) => without((metadata.meta.get(name) ?? [])[0] ?? "");
  const documentTitle = without(metadata.title);
  const candidates: [source: string, title: string][] = [
    ["JSON-LD", without(page.headline)],
    ["og:title", meta("og:title")],
    ["twitter:title", meta("twitter:title")],
    ["title", documentTitle],
    [
      "meta",
      meta("dc.title") || meta("headline") || meta("title") || meta("citation_title") || meta("parsely-title") || meta("sailthru.title"),
    ],
    ["body", without(page.bodyTitle)],
  ];
  const declared = candidates.filter(([, title]) => isTitle(title, page));
  const headings = metadata.headings.map((heading) => without(heading)).filter((heading) => isTitle(heading, page));

  if (isTitle(shown, page) && !headings.includes(shown)) return { value: withinLimit(shown), source: "page" };
  const seen = best(headings, (heading) => Math.max(0, ...declared.map(([, title]) => likeness(heading, title))));
  // A heading that begins with its section ("Football The caretaker scores") stands in the metadata without it.
  const tail = declared.find(
    ([, each]) =>
      seen?.value.endsWith(each) &&
      seen.value.length - each.length <= 25 &&
      each.length > 15 &&
      !/[:：–—-]\s*$/.test(seen.value.slice(0, -each.length)),
  );
  if (tail !== undefined && tail[1] !== seen?.value) return { value: withinLimit(tail[1]), source: tail[0] };
  if (seen !== undefined && seen.score >= 0.6) return { value: withinLimit(whole(seen.value, declared)), source: "h1" };
  // A page with one heading that reads like a headline shows its own title; the metadata have titles written for other sites.
  if (headings.length === 1 && headings[0] !== undefined && coreOf(headings[0]).length >= 12 && (seen?.score ?? 0) >= 0.4)
    return { value: withinLimit(headings[0]), source: "h1" };
  const [source = "", title = ""] = declared[0] ?? [];
  if (title !== "") return { value: withinLimit(whole(title, declared)), source };
  return { value: withinLimit(headings[0] ?? documentTitle), source: headings[0] === undefined ? "title" : "h1" };
}

/** Replaces a title truncated for search engines by its full form from another source. */
function whole(title: string, others: [string, string][]): string {
  if (!/(?:…|\.{3})$/.test(title)) return title;
  const begun = coreOf(title);
  const longer = others.map(([, other]) => other).find((other) => coreOf(other).startsWith(begun) && !/(?:…|\.{3})$/.test(other));
  return begun.length > 15 && longer !== undefined ? longer : title;
}

const isTitle = (title: string, page: { siteName: string; host: string }) => {
  const core = coreOf(title);
  return core.length > 1 && core !== coreOf(page.siteName) && core !== coreOf(page.host) && core !== coreOf(page.host.split(".")[0] ?? "");
};

/** Similarity of two titles, 0 to 1: shared pairs of letters (Dice), and 0.9 where one is the beginning or the end of the other. */
export function likeness(a: string, b: string): number {
  const [one, two] = [coreOf(a), coreOf(b)];
  if (one === "" || two === "") return 0;
  if (one === two) return 1;
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  if (short.length >= 6 && (long.startsWith(short) || long.endsWith(short))) return 0.9;
  const pairs = new Map<string, number>();
  for (let at = 0; at < one.length - 1; at++) pairs.set(one.slice(at, at + 2), (pairs.get(one.slice(at, at + 2)) ?? 0) + 1);
  let shared = 0;
  for (let at = 0; at < two.length - 1; at++) {
    const left = pairs.get(two.slice(at, at + 2)) ?? 0;
    if (left === 0) continue;
    shared++;
    pairs.set(two.slice(at, at + 2), left - 1);
  }
  return (2 * shared) / (one.length + two.length - 2);
}

function best(values: string[], score: (value: string) => number): { value: string; score: number } | undefined {
  return values
    .map((value) => ({ value, score: score(value) }))
    .reduce<{ value: string; score: number } | undefined>(
      (found, each) => (found === undefined || each.score > found.score ? each : found),
      undefined,
    );
}

/** A title without the site's name before or after it, and without sections between the two. */
function withoutSite(title: string, page: { siteName: string; host: string }): string {
  const names = [page.siteName, page.host, page.host.split(".").slice(-2, -1)[0] ?? ""].map(coreOf).filter((name) => name.length > 1);
  const isSite = (part: string) => {
    const core = coreOf(part);
    return (
      core !== "" &&
      names.some(
        (name) =>
          core === name ||
          (name.length > 3 && core.length < name.length * 3 && core.includes(name)) ||
          (core.length > 3 && name.includes(core)),
      )
    );
  };
  const separators = [...title.matchAll(/\s+[|–—\-·•»«:/~>›]+\s+|\s?[|｜_：]+\s?|:\s|\s\(/gu)];
  const last = separators.at(-1);
  const first = separators[0];
  if (last !== undefined && last.index > 0 && isSite(title.slice(last.index + last[0].length))) {
    const kept = title.slice(0, last.index);
    // What is left may still end with a section ("Title | World | Gazette").
    const [shorter = kept] = kept.split(/\s[|｜]\s|[_|]/);
    return shorter !== kept && weightOf(shorter) > 12 ? shorter : kept;
  }
  if (first !== undefined && isSite(title.slice(0, first.index))) return title.slice(first.index + first[0].length);
  return title;
}

function withinLimit(title: string): string {
  const characters = [...title];
  return characters.length <= mostTitle
    ? title
    : `${characters
        .slice(0, mostTitle - 1)
        .join("")
        .trimEnd()}…`;
}

/** The name of the site as it writes itself, else its host without `www.`. */
export function findSiteName(
  metadata: PageMetadata,
  linked: { publisher: string; site: string },
  { url, headline }: { url: string; headline: string },
): { value: string; source: string } {
  const host = hostOf(url);
  const metas = (...names: string[]) => names.flatMap((name) => metadata.meta.get(name) ?? []);
  const sources: [source: string, names: string[]][] = [
    ["og:site_name", metas("og:site_name")],
    ["JSON-LD", [linked.publisher, linked.site]],
    [
      "meta",
      metas(
        "application-name",
        "apple-mobile-web-app-title",
        "twitter:app:name:iphone",
        "dc.publisher",
        "publisher",
        "cre",
        "al:ios:app_name",
      ),
    ],
    ["h1", [headingBeside(metadata.headings, headline)]],
    ["title", [besideHeadline(metadata.title, host, headline)]],
  ];
  for (const [source, names] of sources)
    for (const name of names.map((each) => metadataText(each, 300))) if (isName(name)) return { value: shortened(name), source };
  return { value: host, source: "host" };
}

/** Dashes and bars between an article's title and its site's name. */
const titleSeparator = /\s+[|–—\-·•»«:/~>›]+\s+|\s?[|｜_]+\s?|\s(?=\()/u;

/** On a page whose headline is no h1, the only h1 is the site's name. */
function headingBeside(headings: string[], headline: string): string {
  const [only = "", ...others] = headings;
  const [one, two] = [coreOf(only), coreOf(headline)];
  return others.length > 0 || two === "" || one.includes(two) || two.includes(one) || only.length > 40 || only.split(" ").length > 6
    ? ""
    : only;
}

/** A page's title and its parts, the longest first: one of them is the headline. */
export const titleParts = (title: string) =>
  [title, ...title.split(titleSeparator), ...title.split(/：|:\s/)]
    .filter((part, at, all) => all.indexOf(part) === at)
    .sort((a, b) => b.length - a.length)
    .slice(0, 3);

/** What a page's title says beside the headline the page shows; else the part of it that resembles the host. */
function besideHeadline(title: string, host: string, headline: string): string {
  const whole = metadataText(title, 600);
  const said = metadataText(headline, 600);
  if (said.length > 5 && whole.length > said.length) {
    const [rest, isBehind] = whole.startsWith(said)
      ? [whole.slice(said.length), true]
      : whole.endsWith(said)
        ? [whole.slice(0, -said.length), false]
        : ["", true];
    const parts = rest
      .split(/\s+[-–—·•»«:/~>›]+\s+|\s*[|｜_：]+\s*|^\s*[-–—·•»«:/~>›(]+\s*|\s*[-–—·•»«:/~>›)]+\s*$/u)
      .map((part) => part.trim())
      .filter((part) => part !== "");
    const name = isBehind ? parts.at(-1) : parts[0];
    if (name !== undefined && name.length <= 40 && name.split(" ").length <= 6) return name;
  }
  const core = coreOf(said);
  const others = whole.split(titleSeparator);
  const isSaid = (part: string) => coreOf(part).length > 8 && core.includes(coreOf(part));
  if (others.length === 2 && isSaid(others[0] ?? "") && (others[1] ?? "").length <= 30) return others[1] ?? "";
  const label = coreOf(host.split(".").slice(0, -1).join(""));
  const resembles = (part: string) => {
    const core = coreOf(part);
    return (
      core.length > 2 && (label.includes(core) || core.includes(label) || (initials(part).length > 2 && label.includes(initials(part))))
    );
  };
  const opening = /^([^:]{3,40}): \S/.exec(whole)?.[1] ?? "";
  return [opening, ...whole.split(titleSeparator)].reverse().find(resembles) ?? "";
}

const initials = (text: string) => coreOf([...text.matchAll(/(?:^|\s)(\p{L})/gu)].map((found) => found[1]).join(""));

const isName = (name: string) => name.length > 1 && name.length <= 80 && /\p{L}/u.test(name) && !/^(?:https?:|@)/i.test(name);

/** "Gazette - News from the coast", "Gazette No. 118": the name without its slogan and its issue. */
const shortened = (name: string) =>
  withoutSlogan(name).replace(/,?\s(?:제?\s?\d{1,4}호|第\d{1,4}[期号號]|(?:no|nr|n|№)[.°º]?\s?\d{1,5}(?:\s?\(.*)?)$/iu, "");
const withoutSlogan = (name: string) => (name.length > 30 ? (name.split(/\s[|–—-]\s/)[0] ?? name) : name);
