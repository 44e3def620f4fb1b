import type { PageMetadata } from "../page.ts";
import { coreOf, metadataText } from "../text.ts";

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

/** The host without what says nothing of the site: `www.`, `m.`, `amp.`. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^(?:www\d?|m|mobile|amp)\./, "") : "";
}

/** The dashes and bars that part an article's title from its site's name. */
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
