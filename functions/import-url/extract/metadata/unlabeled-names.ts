import { isMonth, readDate } from "./written-date.ts";

/** A first name and a family name at least, as the source of a regular expression (flag u). */
export const fullName =
  "\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:\\s(?:de|da|do|dos|di|van|von|der|den|del|della|la|le|bin|al|y|\\p{Lu}[\\p{L}\\p{M}'’.-]*)){1,4}";

const whole = new RegExp(`^${fullName}$`, "u");
const eastern =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}]{2,5}[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}|\p{Script=Hangul}{2,4})$/u;
const indic = /^[\p{Script=Devanagari}]{2,12}(?: [\p{Script=Devanagari}]{2,14}){1,2}$/u;
const arabic = /^[\p{Script=Arabic}]{2,12}(?: [\p{Script=Arabic}]{2,14}){1,3}$/u;

/** Whether a text could be somebody's name; in scripts without capitals that says little. */
export const isNameLike = (text: string) => whole.test(text) || eastern.test(text) || indic.test(text);

/** Words that no name has and many a section, town or button. */
const noName =
  /(?:^|\s)(?:news|sports?|local|lokales|politi\p{L}*|reise|kultur|culture|cultura|wirtschaft|business|times|gazette|daily|post|journal|radio|tv|magazin\p{L}*|zeitung|online|report\p{L}*|update\p{L}*|read|share|print|email|comments?|kommentare?|leserbriefe?|photo\p{L}*|foto\p{L}*|video\p{L}*|listen|minutes?|minuten|uhr|edition|ausgabe|heft|issue|section|the|our|your|my|all|more|mehr|weather|wetter|archive?|subscribe|abo|login|новости|общество|политика|культура|спорт|экономика|фото|видео|new|san|santa|santo|los|las|saint|st\.?|buenos|rio|são|port|cape|fort|north|south|east|west|bad|abu|tel|hong|kuala|addis|frankfurt|нижний|санкт|великий|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?=$|\s)/iu;
const noEasternName =
  /新聞|新闻|ニュース|記事|地域|地方|経済|经济|政治|文化|国際|国际|社会|社會|暮らし|生活|天気|教育|健康|科学|科技|旅行|芸能|娱乐|体育|読者|速報|特集|連載|首页|評論|评论|版|面|部|社$|報$|报$|号|次|前/;

interface Line {
  text: string;
}

/** Names that stand beside the day an article appeared, on its line or the next, without a word that calls them authors. */
export function namesBesideDates(near: readonly string[], lines: readonly Line[], title: string, language: string): string[] {
  const dated = near.slice(0, 8).map((line) => readDate(line, language) !== null);
  const beside = near.slice(0, 8).filter((_, at) => dated[at] || dated[at - 1] || dated[at + 1]);
  return beside.flatMap((line) =>
    line
      .split(/\s*[|•·/・]\s*|\s[–—-]\s|,\s|\s{2,}|(?<=\p{L}{3}[\s　])(?=\d{4}[年.-])/u)
      .map((segment) => segment.trim())
      .filter((segment) => isSomebody(segment, line, lines, title, language)),
  );
}

/** A name alone below the text, or in brackets at its end, as papers sign. */
export function nameBelow(lines: readonly Line[], blocks: readonly { text: string }[], title: string, language: string): string[] {
  const last = blocks.at(-1)?.text ?? "";
  const ending = last.slice(-40);
  const at = ending.length < 20 ? -1 : lines.findLastIndex(({ text }) => text.endsWith(ending));
  const below = at < 0 ? [] : lines.slice(at + 1, at + 3).map(({ text }) => text);
  const inBrackets = new RegExp(`[.!?”»“]\\s[(–—]\\s?(${fullName})\\)?\\.?$`, "u").exec(last)?.[1];
  return [...(inBrackets === undefined ? [] : [inBrackets]), last, ...below]
    .map((text) => text.replace(/^[\s(–—-]+|[\s).]+$/gu, ""))
    .filter((text) => isSomebody(text, text, lines, title, language));
}

function isSomebody(text: string, line: string, lines: readonly Line[], title: string, language: string): boolean {
  if (text.length > 40 || noName.test(text) || title.includes(text) || text.split(/\s/).some((word) => isMonth(word, language)))
    return false;
  const others = lines.filter((other) => other.text !== line);
  // What stands alone a second time is a section or a link.
  if (others.some((other) => other.text === text)) return false;
  if (whole.test(text)) return /\p{Ll}/u.test(text);
  if (arabic.test(text) || indic.test(text)) return others.some((other) => other.text.includes(text));
  return eastern.test(text) && !noEasternName.test(text) && others.some((other) => other.text.includes(text));
}
