import type { ArticleBody, PageFacts } from "../page.ts";
import { bylineEnds, bylineLeads, noAuthors, roles } from "./author-words.ts";
import type { NearHeadline } from "./near-headline.ts";
import { coreOf, plainText } from "./plain-text.ts";
import { asciiDigits, isMonth, readDate } from "./written-date.ts";

const mostAuthor = 120;
const mostNames = 12;

const lead = new RegExp(
  `^(?:(?:${bylineLeads})(?:\\s*[:：/|・]\\s*|\\s+|(?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]))|[-–—:：/|・・＝=*]\\s*)`,
  "iu",
);
const role = new RegExp(`^(?:${roles})(?=$|[\\s,.(/]|(?:in|für|pour|de|at|of)\\s)`, "iu");
/** Who took the pictures or drew them did not write. */
const drawn =
  /[^,;&()]{2,60}\((?:photos?|photography|fotos?|grafik|graphics?|illustrations?|illustration(?:en)?|bild(?:er)?|zeichnung(?:en)?|video|dessins?|写真|イラスト|사진|фото|图|摄影|صور)\)/giu;
const courtesy = /^(?:Pfarrer(?:in)?|Pastor(?:in)?|Herr|Frau|Mr|Mrs|Ms|Mme|Sra?|Dott(?:\.ssa)?|Rev)\.?\s+(?=\p{Lu})/u;
const trailingRole = new RegExp(`(?:\\s+|(?<=[\\p{Script=Han}\\p{Script=Hangul}]))(?:${roles})\\.?$`, "iu");
const end = new RegExp(`(?:^|[\\s(（|])(?:${bylineEnds})(?=$|[\\s:：,.|])`, "iu");

/** Who wrote the article, as the page's language joins names, at most 120 characters; '' where nobody is named. */
export function findAuthor(
  facts: PageFacts,
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
  const metas = (...names: string[]) => names.flatMap((name) => facts.meta.get(name) ?? []);
  const marked = (kind: string) => facts.bylines.filter((byline) => byline.kind === kind).map(({ text }) => text);
  const metaNames =
    "author article:author og:article:author dc.creator dcterms.creator sailthru.author citation_author creator parsely-author byl byline article:author_name cxenseparse:author mediator_author".split(
      " ",
    );
  // What is longer is somebody's life.
  const bylines = marked("byline").filter((text) => text.length <= 150);
  const shown = page.near.lines.flatMap(bylinesIn);
  const near = (text: string) => page.near.lines.some((line) => line.includes(text));
  const sources: [source: string, written: string[], isList: boolean][] = [
    ["JSON-LD", linked.authors, true],
    ...metaNames.map((name): [string, string[], boolean] => ["meta", withoutCredits(metas(name)), true]),
    // Names of other systems: "dable:author", "cxenseparse:articleauthor".
    [
      "meta",
      withoutCredits(
        metas(...[...facts.meta.keys()].filter((name) => /[:._-]\w{0,12}author(?:_?name)?$/.test(name) && !metaNames.includes(name))),
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
    [
      "text",
      [...page.blocks.slice(0, 1), ...page.blocks.slice(-1)].flatMap(({ text }) => signaturesIn(text, page.language.slice(0, 2))),
      false,
    ],
    ["page", page.near.tail.filter((line) => signed.test(line)), false],
    ["page", page.near.tail.slice(0, 20).flatMap((line) => signaturesIn(line, page.language.slice(0, 2))), false],
  ];
  let publisher = { value: "", source: "" };
  for (const [source, written, isList] of sources) {
    const lists = written.slice(0, 40).map((text) => authorNames(text, page.language).filter((name) => isAuthor(name, page)));
    const names = isList ? lists.flat() : (lists.find((list) => list.length > 0) ?? []);
    const people = names.filter((name) => coreOf(name) !== coreOf(page.siteName));
    const value = joined(people, page.language);
    if (value !== "") return { value, source };
    // The site itself as author: taken where nobody else is named.
    if (names[0] !== undefined && publisher.value === "" && source === "JSON-LD") publisher = { value: names[0], source };
  }
  return publisher;
}

/** A line that signs a text and says so. */
const signed =
  /^(?:记者|記者|作者|文|本报记者|撰文|文字|글|취재|بقلم|كتبت?|автор|autor(?:a|in)?|auteur|autore|author|text|texto|testo|texte|लेखक|रिपोर्ट|(?:posted|written) by)\s?[:：/／ ]\s?\S/iu;

const label =
  /(?:^|[\s|])(?:автор|текст|author|autor(?:a|in|es)?|auteur|autore|text|texto|testo|texte|作者|记者|記者|執筆|文|글쓴이|بقلم|كتبت?|الكاتب|लेखक)\s?[:：]\s?(\S.{1,60})/iu;

/** What of a line without any mark calls itself a byline: "Author: …", "By …", "… 기자". */
function bylinesIn(line: string): string[] {
  const behindDate = /^(?=.{0,40}\d{4}).{6,60}?[\s,](?:by|von|par|por|di|автор)\s+(\p{Lu}.{3,60})$/u.exec(line)?.[1];
  if (behindDate !== undefined) return [behindDate];
  const labeled = label.exec(line)?.[1];
  if (labeled !== undefined) return [labeled];
  return line
    .split(/\s*[|•·\u00a0]\s*|\s{2,}|\s[–—/-]\s/)
    .filter(
      (part) =>
        (lead.test(part) &&
          part.length < 100 &&
          /^\S+[:：]|^\p{Lu}|^[^\p{Lu}\p{Ll}]|^\p{Ll}{2,4} \p{Lu}|^(?:posted|written|published) by /u.test(part)) ||
        (part.length < 40 && trailingRole.test(part)),
    );
}

/** Reporters named within the text, as East Asian newspapers do: "（记者 李明）", "홍길동 기자". */
function signaturesIn(text: string, language: string): string[] {
  const ends = `${text.slice(0, 120)}\n${text.slice(-120)}`;
  const chinese =
    /[（(〔【［](?:[\p{Script=Han}]{0,4})(?:记者|記者)[\s:：]?([\p{Script=Han}、 ]{2,20})(?:[/／][\p{Script=Han}]{2,10})?[)）〕】］]/u.exec(
      ends,
    )?.[1];
  const japanese = /[（【〔](?:[\p{L}・]{1,12}[・＝=])?([\p{Script=Han}\p{Script=Hiragana}]{3,6})[）】〕]\s*$/u.exec(ends)?.[1];
  const korean = /([\p{Script=Hangul}]{2,4})\s(?:선임|인턴|객원|전문)?(?:기자|특파원)/u.exec(ends)?.[1];
  return [chinese, language === "ja" ? japanese : undefined, korean].filter((name) => name !== undefined);
}

/** Pictures on the page have authors too, and are credited with an agency behind a bar. */
const withoutCredits = (written: string[]) =>
  written.length < 2 ? written : [written[0] ?? "", ...written.slice(1).filter((text) => !text.includes("|"))];

/** The names in what a page writes of its authors: without "By", work, agency in brackets, dates, addresses. */
export function authorNames(written: string, language: string): string[] {
  let text = asciiDigits(plainText(written, 400))
    .replace(/\S{1,80}@\S{1,80}/g, " ")
    .replace(/\(?\bhttps?:\S+/gi, " ")
    .replace(/(?:^|\s)@\w+/g, " ")
    .replace(drawn, " ")
    .replace(/[[(（【][^\])）】]{0,60}[\])）】]/g, (bracketed) =>
      /^[【[]/.test(bracketed) && bracketed.length < 20 ? bracketed.slice(1, -1) : " ",
    )
    .replace(/\s+/g, " ")
    .trim();
  // Behind a bar a byline goes on with something else.
  if (lead.test(text)) text = text.split(/\s*[|•·]\s/)[0] ?? "";
  for (let times = 0; times < 3; times++) text = text.replace(lead, "").trim();
  const ended = text.search(end);
  if (ended >= 0) text = text.slice(0, ended);
  text = withoutDate(text, language);
  const names = text
    .split(
      /\s*[|•·;；、，/\n]\s*|\s+[–—-]\s+|\s*,\s+(?:and|und|et|y|e|и)\s+|\s+(?:and|AND|und|UND|et|ET|y|e|и|और|و|with|mit|avec|con|com)\s+|\s*[,،&＆]\s*|(?<=\p{Script=Han})\s+(?=\p{Script=Han}{2,4}(?:\s|$))/u,
    )
    .flatMap((piece) => nameIn(piece, language))
    .slice(0, mostNames);
  return names.length === 2 && isInverted(written, names) ? [`${names[1]} ${names[0]}`] : names;
}

/** "Jane Doe December 12, 2026", "谢若含2026-03-01": a date behind the names is left out. */
function withoutDate(text: string, language: string): string {
  const digit = text.search(/\d/);
  if (digit < 2 || readDate(text, language) === null) return text;
  const words = text.slice(0, digit).trim().split(/\s+/);
  while (
    words.length > 0 &&
    (isMonth(words.at(-1) ?? "", language) || /^(?:on|at|le|am|um|il|el|em|в|\p{L}{2,9}day|\p{L}{4,10}tag),?$/iu.test(words.at(-1) ?? ""))
  )
    words.pop();
  return words.join(" ");
}

function nameIn(piece: string, language: string): string[] {
  let name = piece
    .trim()
    .replace(/\s+(?:at|on|um|à|alle|às|a las)\s+\d.*$/u, "")
    .replace(/^(\p{Lu}\S* \p{Lu}\S*.*?)\s(?:in|on|at|for)\s.*$/u, "$1")
    .replace(courtesy, "");
  for (let times = 0; times < 2; times++) name = name.replace(lead, "").trim();
  // A slug, "jane-doe", is an address's way to write a name.
  if (role.test(name) || /^[a-z\d]+(?:[-_][a-z\d]+)+$/.test(name)) return [];
  name = name
    .replace(trailingRole, "")
    .replace(/[\s.,:;：–—-]+$/u, (tail) => (/\b(?:\p{Lu}|[JS]r)\.$/u.test(name) ? tail.trim() : ""))
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

// Newspapers set no comma before the last "and"; American English would.
function list(names: string[], language: string): string {
  try {
    return new Intl.ListFormat(/^en\b/i.test(language) ? "en-GB" : language, { type: "conjunction" }).format(names);
  } catch {
    return names.join(", ");
  }
}
