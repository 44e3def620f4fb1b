import type { ArticleBody, PageMetadata } from "../page.ts";
import { coreOf } from "../text.ts";
import { authorNames } from "./author-names.ts";
import { agencies, desks, noAuthors } from "./author-words.ts";
import { bylinesIn, signaturesIn, signed } from "./byline-lines.ts";
import type { NearHeadline } from "./near-headline.ts";

const mostAuthor = 120;
const mostNames = 12;

/** Who wrote the article, as the page's language joins names, at most 120 characters; '' if no author is named. */
export function findAuthor(
  metadata: PageMetadata,
  linked: { authors: string[] },
  page: {
    byline: string;
    near: NearHeadline;
    blocks: ArticleBody["blocks"];
    language: string;
    siteName: string;
    title: string;
    host: string;
  },
): { value: string; source: string } {
  const metas = (...names: string[]) => names.flatMap((name) => metadata.meta.get(name) ?? []);
  const marked = (kind: string) => metadata.bylines.filter((byline) => byline.kind === kind).map(({ text }) => text);
  const metaNames =
    "author article:author og:article:author dc.creator dcterms.creator sailthru.author citation_author creator parsely-author byl byline article:author_name cxenseparse:author mediator_author".split(
      " ",
    );
  // A longer text is a biography.
  const bylines = marked("byline").filter((text) => text.length <= 150);
  const language = page.language.slice(0, 2);
  const beginning = page.blocks.slice(0, 2).map(({ text }) => text);
  const shown = [...page.near.lines, ...beginning.filter((text) => text.length < 160)].flatMap(bylinesIn);
  const near = (text: string) => page.near.lines.some((line) => line.includes(text));
  const sources: [source: string, written: string[], isList: boolean][] = [
    ["JSON-LD", linked.authors, true],
    ...metaNames.map((name): [string, string[], boolean] => ["meta", withoutCredits(metas(name)), true]),
    // Names of other systems: "dable:author", "cxenseparse:articleauthor".
    [
      "meta",
      withoutCredits(
        metas(...[...metadata.meta.keys()].filter((name) => /[:._-]\w{0,12}author(?:_?name)?$/.test(name) && !metaNames.includes(name))),
      ),
      true,
    ],
    ["itemprop", marked("itemprop").slice(0, 4), true],
    ["page", shown, false],
    ["rel", marked("rel").filter(near), true],
    ["byline", bylines.filter(near), false],
    ["byline", [page.byline], false],
    ["rel", marked("rel").slice(0, 1), true],
    ["byline", bylines.slice(0, 6), false],
    ["text", [...page.blocks.slice(0, 1), ...page.blocks.slice(-1)].flatMap(({ text }) => signaturesIn(text, language)), false],
    ["page", page.near.tail.filter((line) => signed.test(line)), false],
    ["page", page.near.tail.slice(0, 20).flatMap((line) => signaturesIn(line, language)), false],
  ];
  let unnamed = { value: "", source: "" };
  for (const [source, written, isList] of sources) {
    const lists = written.slice(0, 40).map((text) => authorNames(text, page.language).filter((name) => isAuthor(name, page)));
    const names = isList ? lists.flat() : (lists.find((list) => list.length > 0) ?? []);
    const people = names.filter((name) => !isSite(name, page.siteName) && !desks.test(name) && !agencies.test(name));
    const value = joined(people, page.language);
    if (value !== "") return { value, source };
    // A site, a desk or an agency is used if no person is named, but not a site name that is the same tag on all its pages.
    if (names[0] !== undefined && unnamed.value === "" && (source === "JSON-LD" || coreOf(names[0]) !== coreOf(page.siteName)))
      unnamed = { value: names[0], source };
  }
  return unnamed;
}

/** Pictures on the page have authors too, and are credited with an agency behind a bar. */
const withoutCredits = (written: string[]) =>
  written.length < 2 ? written : [written[0] ?? "", ...written.slice(1).filter((text) => !text.includes("|"))];

function isAuthor(name: string, page: { siteName: string; title: string; host: string }): boolean {
  const core = coreOf(name);
  if (core.length < 2 || noAuthors.test(name) || [...name].length > 60 || name.split(/\s+/).length > 7) return false;
  return (
    /\p{L}/u.test(name) &&
    core !== coreOf(page.title) &&
    core !== coreOf(page.host) &&
    // "By continuing to use this site": names have capitals, where there are any.
    !/^\p{Ll}+(?: \p{Ll}+){2,}$/u.test(name) &&
    !/[!?。]$|\.\s/u.test(name.replace(/\b\p{L}{1,3}\.\s/gu, ""))
  );
}

/** The site's name, with or without what else it is called. */
function isSite(name: string, siteName: string): boolean {
  const [one, two] = [coreOf(name), coreOf(siteName)];
  return one === two || (two.length > 4 && one.includes(two)) || (one.length > 4 && two.includes(one));
}

/** Names without duplicates, joined as a list in the language; as many as fit. */
function joined(names: string[], language: string): string {
  const kept: string[] = [];
  const known = new Set<string>();
  for (const name of names.slice(0, 50)) {
    const core = coreOf(name);
    if (known.has(core) || kept.length >= mostNames) continue;
    known.add(core);
    if ([...list([...kept, name], language)].length <= mostAuthor) kept.push(name);
  }
  return kept.length === 0 ? "" : list(kept, language);
}

// British list format: newspapers do not use the serial comma of American English.
function list(names: string[], language: string): string {
  try {
    return new Intl.ListFormat(/^en\b/i.test(language) ? "en-GB" : language, { type: "conjunction" }).format(names);
  } catch {
    return names.join(", ");
  }
}
