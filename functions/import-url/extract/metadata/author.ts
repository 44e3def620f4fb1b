import type { ArticleBody, PageMetadata } from "../page.ts";
import { coreOf } from "../text.ts";
import { agencies, authorNames, desks, lead, noAuthors, trailingRole } from "./author-names.ts";
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

/** Leaves out credits of pictures, which name an agency after a vertical bar. */
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

/** A first name and a family name at least, as the source of a regular expression (flag u). */
const name =
  "\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:\\s(?:de|da|do|dos|di|van|von|der|den|del|della|la|le|bin|al|y|\\p{Lu}[\\p{L}\\p{M}'’.-]*)){1,4}";

const whole = new RegExp(`^${name}$`, "u");
const eastern =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}]{2,5}[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}|\p{Script=Hangul}{3,4})$/u;
const indic = /^[\p{Script=Devanagari}]{2,12}(?: [\p{Script=Devanagari}]{2,14}){1,2}$/u;

/** Whether a text could be a name. In scripts without capitals many other texts match too. */
const isNameLike = (text: string) => whole.test(text) || eastern.test(text) || indic.test(text);

/** A line that names the author after a label. */
export const signed =
  /^(?:记者|記者|作者|文|本报记者|撰文|文字|글|취재|بقلم|كتبت?|автор|autor(?:a|in)?|auteur|autore|author|text|texto|testo|texte|लेखक|रिपोर्ट|(?:posted|written|published) by|pubblicato da|publié par|publicado por|veröffentlicht von|投稿者|作成者)\s?[:：/／ ]\s?\S/iu;

const label =
  /(?:^|[\s|])(?:(?:автор|текст|author|autor(?:a|in|es)?|auteur|autore|text|texto|testo|texte|作者|记者|記者|執筆|文|글쓴이|بقلم|كتبت?|الكاتب|लेखक|लेख|कहानी|रिपोर्ट|原创)\s?[:：|｜]|(?:記者|记者)[・＝])\s?(\S.{1,60})/iu;

/** "Episode 89. By Jane Doe, 1 October", "Report by Jane Doe", "Interview: Jane Doe, Tom Roe. Photos …". */
const sentenced = new RegExp(
  `(?:(?:^|[.!?·|,;–—]\\s+|\\d\\s+|[AaPp]\\.?[Mm]\\.?\\s+)(?:By|Von|Par|Por|Di)\\s+|\\b(?:[Rr]eport|[Ww]ords|[Ss]tory|[Tt]ext|[Ww]ritten|[Rr]eporting|[Ii]nterview) by\\s+|^(?:Interview|Gespräch|Entretien|Entrevista|Intervista|Intervju):\\s+)(${name}(?:(?:, | and | und | et | y | e )${name}){0,5})`,
  "u",
);

/** "20 November 2026 by Jane Doe 38 comments". */
const afterDate = new RegExp(
  `^(?=.{0,40}\\d{4}).{6,60}?[\\s,](?:by|von|par|por|di|da|автор)\\s+(${name}(?:(?:, | and | und | et | y | e )${name}){0,5}|\\p{Lu}.{3,60}$)`,
  "u",
);

/** "Jane Doe (text) and Tom Roe (pictures)", "原创 李明". */
const byWork = new RegExp(
  `(?:^|[|,;]\\s?)(${name})\\s\\((?:text|texto|testo|texte|words|текст)\\)|^原创[\\s|]+(\\p{Script=Han}{2,4})(?=[\\s|])`,
  "iu",
);

/** The bylines within a line that no mark-up identifies: "Author: …", "By …", "… 기자". */
export function bylinesIn(line: string): string[] {
  const behindDate = afterDate.exec(line)?.[1];
  if (behindDate !== undefined) return [behindDate];
  const labeled = label.exec(line)?.[1];
  if (labeled !== undefined) return [labeled.split(/\s?[|｜]\s?/)[0] ?? ""];
  const wrote = byWork
    .exec(line)
    ?.slice(1)
    .find((found) => found !== undefined);
  if (wrote !== undefined) return [wrote];
  const within = sentenced.exec(line)?.[1];
  if (within !== undefined) return [within];
  if (/^作者(?:回复|回覆|简介|簡介|介绍|授权|声明)/.test(line)) return [];
  return line
    .replace(/\s\S{1,60}@\S{1,60}/g, "")
    .split(/\s*[|•·\u00a0]\s*|\s{2,}|\s[–—/-]\s/)
    .filter(
      (part) =>
        (lead.test(part) &&
          part.length < 100 &&
          /^\S+[:：]|^\p{Lu}|^[^\p{Lu}\p{Ll}]|^\p{Ll}{2,4} \p{Lu}|^(?:posted|written|published) by /u.test(part)) ||
        (part.length < 40 && trailingRole.test(part) && isNameLike(part.replace(trailingRole, "").trim())),
    );
}

/** Reporters named within the text, as East Asian newspapers do: "（记者 李明）", "홍길동 기자". */
export function signaturesIn(text: string, language: string): string[] {
  const ends = `${text.slice(0, 120)}\n${text.slice(-120)}`;
  const chinese =
    /[（(〔【［](?:[\p{Script=Han}]{0,4})(?:记者|記者)[\s:：]?([\p{Script=Han}、 ]{2,20})(?:[/／][\p{Script=Han}]{2,10})?[)）〕】］]/u.exec(
      ends,
    )?.[1];
  const japanese = /[（【〔](?:[\p{L}・]{1,12}[・＝=])?([\p{Script=Han}\p{Script=Hiragana}]{3,6})[）】〕]\s*$/u.exec(ends)?.[1];
  const korean = /([\p{Script=Hangul}]{2,4})\s(?:선임|인턴|객원|전문)?(?:기자|특파원)/u.exec(ends)?.[1];
  return [chinese, language === "ja" && !/[はをがへ]/.test(japanese ?? "") ? japanese : undefined, korean].filter(
    (name) => name !== undefined,
  );
}
