import type { PageFacts } from "../page.ts";
import { coreOf, plainText } from "./plain-text.ts";

/** The name of the site as it writes itself, else its host without `www.`. */
export function findSiteName(
  facts: PageFacts,
  linked: { publisher: string; site: string },
  url: string,
): { value: string; source: string } {
  const host = hostOf(url);
  const metas = (...names: string[]) => names.flatMap((name) => facts.meta.get(name) ?? []);
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
    ["title", [titleSuffix(facts.title, host)]],
  ];
  for (const [source, names] of sources)
    for (const name of names.map((each) => plainText(each, 300))) if (isName(name)) return { value: shortened(name), source };
  return { value: host, source: "host" };
}

/** The host without what says nothing of the site: `www.`, `m.`, `amp.`. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^(?:www\d?|m|mobile|amp)\./, "") : "";
}

/** The dashes and bars that part an article's title from its site's name. */
export const titleSeparator = /\s+[|–—\-·•»«:/~]+\s+|\s?[|｜_»«]+\s?|\s?[：]\s?(?=[^：]{2,30}$)|\s(?=\()/u;

/** The end (or the beginning) of a title that resembles the host. */
function titleSuffix(title: string, host: string): string {
  const parts = title.split(titleSeparator).map((part) => plainText(part ?? "", 300));
  if (parts.length < 2) return "";
  const label = coreOf(host.split(".").slice(0, -1).join(""));
  const resembles = (part: string) => {
    const core = coreOf(part);
    return (
      core.length > 2 && (label.includes(core) || core.includes(label) || (initials(part).length > 2 && label.includes(initials(part))))
    );
  };
  return [...parts].reverse().find(resembles) ?? "";
}

const initials = (text: string) => coreOf([...text.matchAll(/(?:^|\s)(\p{L})/gu)].map((found) => found[1]).join(""));

const isName = (name: string) => name.length > 1 && name.length <= 80 && /\p{L}/u.test(name) && !/^(?:https?:|@)/i.test(name);

/** "Gazette - News from the coast": the name without its slogan. */
const shortened = (name: string) => (name.length > 30 ? (name.split(/\s[|–—-]\s/)[0] ?? name) : name);
