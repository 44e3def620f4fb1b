import type { PageMetadata } from "../page.ts";
import { coreOf, metadataText } from "../text.ts";

const mostTitle = 300;

/**
 * The article's headline. What readers see above it wins where a machine's title agrees with it; among titles for machines the
 * publisher's headline comes before those written for search engines and social networks.
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
  const machines = candidates.filter(([, title]) => isTitle(title, page));
  const headings = metadata.headings.map((heading) => without(heading)).filter((heading) => isTitle(heading, page));

  if (isTitle(shown, page) && !headings.includes(shown)) return { value: withinLimit(shown), source: "page" };
  const seen = best(headings, (heading) => Math.max(0, ...machines.map(([, title]) => likeness(heading, title))));
  // A heading that begins with its section ("Football The caretaker scores") is said without it by the machines.
  const tail = machines.find(
    ([, each]) =>
      seen?.value.endsWith(each) &&
      seen.value.length - each.length <= 25 &&
      each.length > 15 &&
      !/[:：–—-]\s*$/.test(seen.value.slice(0, -each.length)),
  );
  if (tail !== undefined && tail[1] !== seen?.value) return { value: withinLimit(tail[1]), source: tail[0] };
  if (seen !== undefined && seen.score >= 0.6) return { value: withinLimit(whole(seen.value, machines)), source: "h1" };
  // A page with one heading only, and one that reads like a headline, shows its own title; the others are written for elsewhere.
  if (headings.length === 1 && headings[0] !== undefined && coreOf(headings[0]).length >= 12 && (seen?.score ?? 0) >= 0.4)
    return { value: withinLimit(headings[0]), source: "h1" };
  const [source = "", title = ""] = machines[0] ?? [];
  if (title !== "") return { value: withinLimit(whole(title, machines)), source };
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

/** How far two titles say the same, 0 to 1: shared pairs of letters (Dice), and 0.9 where one is the beginning or the end of the other. */
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

const weightOf = (text: string) => text.length + (text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/g)?.length ?? 0);

function withinLimit(title: string): string {
  const characters = [...title];
  return characters.length <= mostTitle
    ? title
    : `${characters
        .slice(0, mostTitle - 1)
        .join("")
        .trimEnd()}…`;
}
