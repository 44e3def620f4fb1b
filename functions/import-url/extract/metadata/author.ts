import type { PageFacts } from "../page.ts";
import { bylineEnds, bylineLeads, noAuthors, roles } from "./author-words.ts";
import { coreOf, plainText } from "./plain-text.ts";
import { readDate } from "./written-date.ts";

const mostAuthor = 120;
const mostNames = 12;

const lead = new RegExp(
  `^(?:(?:${bylineLeads})(?:\\s*[:：/|・]\\s*|\\s+|(?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]))|[-–—:：/|・・＝=*]\\s*)`,
  "iu",
);
const role = new RegExp(`^(?:${roles})(?=$|[\\s,.(/]|(?:in|für|pour|de|at|of)\\s)`, "iu");
const trailingRole = new RegExp(`(?:\\s+|(?<=[\\p{Script=Han}\\p{Script=Hangul}]))(?:${roles})\\.?$`, "iu");
const end = new RegExp(`(?:^|[\\s(（|])(?:${bylineEnds})(?=$|[\\s:：,.|])`, "iu");

/** Who wrote the article, as the page's language joins names, at most 120 characters; '' where nobody is named. */
export function findAuthor(
  facts: PageFacts,
  linked: { authors: string[] },
  page: { byline: string; language: string; siteName: string; title: string; host: string },
): { value: string; source: string } {
  const metas = (...names: string[]) => names.flatMap((name) => facts.meta.get(name) ?? []);
  const marked = (kind: string) => facts.bylines.filter((byline) => byline.kind === kind).map(({ text }) => text);
  const sources: [source: string, written: string[], isList: boolean][] = [
    ["JSON-LD", linked.authors, true],
    [
      "meta",
      metas("author", "article:author", "og:article:author", "dc.creator", "dcterms.creator", "sailthru.author", "citation_author"),
      true,
    ],
    [
      "meta",
      metas("parsely-author", "byl", "byline", "article:author_name", "twitter:data1", "cxenseparse:author", "mediator_author").filter(
        (text) => !/\d|min/.test(text),
      ),
      true,
    ],
    ["itemprop", marked("itemprop").slice(0, 4), true],
    ["byline", [page.byline], false],
    ["rel", marked("rel").slice(0, 4), true],
    ["byline", marked("byline").slice(0, 6), false],
  ];
  for (const [source, written, isList] of sources) {
    const lists = written.slice(0, 40).map((text) => authorNames(text, page.language).filter((name) => isAuthor(name, page)));
    const names = isList ? lists.flat() : (lists.find((list) => list.length > 0) ?? []);
    const value = joined(names, page.language);
    if (value !== "") return { value, source };
  }
  return { value: "", source: "" };
}

/** The names in what a page writes of its authors: without "By", work, agency in brackets, dates, addresses. */
export function authorNames(written: string, language: string): string[] {
  let text = plainText(written, 400)
    .replace(/\S{1,80}@\S{1,80}/g, " ")
    .replace(/\(?\bhttps?:\S+/gi, " ")
    .replace(/(?:^|\s)@\w+/g, " ")
    .replace(/[[(（【][^\])）】]{0,60}[\])）】]/g, (bracketed) =>
      /^[【[]/.test(bracketed) && bracketed.length < 20 ? bracketed.slice(1, -1) : " ",
    )
    .replace(/\s+/g, " ")
    .trim();
  for (let times = 0; times < 3; times++) text = text.replace(lead, "").trim();
  const ended = text.search(end);
  if (ended > 0) text = text.slice(0, ended);
  return text
    .split(
      /\s*[|•·;；、，/\n]\s*|\s+[–—-]\s+|\s*,\s+(?:and|und|et|y|e|и)\s+|\s+(?:and|und|et|y|e|и|और|و|with|mit|avec|con|com)\s+|\s*[,،&＆]\s*|(?<=\p{Script=Han})\s+(?=\p{Script=Han}{2,4}(?:\s|$))/u,
    )
    .flatMap((piece) => nameIn(piece ?? "", language))
    .reduce<string[]>(
      (names, name, at, all) =>
        all.length === 2 && isInverted(written, all) ? [`${all[1]} ${all[0]}`] : at < mostNames ? [...names, name] : names,
      [],
    );
}

function nameIn(piece: string, language: string): string[] {
  let name = piece.trim();
  for (let times = 0; times < 2; times++) name = name.replace(lead, "").trim();
  if (role.test(name)) return [];
  name = name
    .replace(trailingRole, "")
    .replace(/[\s.,:;：–—-]+$/u, (tail) => (/\b\p{Lu}\.$/u.test(name) ? tail.trim() : ""))
    .replace(/^["'“”«»‘’]+|["'“”«»]+$/gu, "")
    .trim();
  const isDated = /\d/.test(name) && (readDate(name, language) !== null || /\d{2}/.test(name));
  if (name === "" || isDated || /^(?:www\.|https?:)|\.(?:com|org|net|html?|php)\b|[<>{}[\]\\]/i.test(name)) return [];
  return [isShouted(name) ? capitalized(name) : name];
}

/** "Doe, Jane": two single words with a comma between them. */
const isInverted = (written: string, names: string[]) =>
  /^\s*[\p{L}'’-]{2,40},\s[\p{L}'’.-]{2,40}\s*$/u.test(written) && names.every((name) => !name.includes(" "));

const isShouted = (name: string) => /\p{Lu}{3}/u.test(name) && !/\p{Ll}/u.test(name) && /\s/.test(name);
const capitalized = (name: string) =>
  name.toLowerCase().replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

function isAuthor(name: string, page: { siteName: string; title: string; host: string }): boolean {
  const core = coreOf(name);
  if (core.length < 2 || noAuthors.test(name) || [...name].length > 60 || name.split(/\s+/).length > 7) return false;
  return (
    /\p{L}/u.test(name) &&
    core !== coreOf(page.title) &&
    core !== coreOf(page.host) &&
    !/[!?。]$|\.\s/u.test(name.replace(/\b\p{L}{1,3}\.\s/gu, ""))
  );
}

/** Each name once, joined as the language joins a list; as many as there is room for. */
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

function list(names: string[], language: string): string {
  try {
    return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
  } catch {
    return names.join(", ");
  }
}
