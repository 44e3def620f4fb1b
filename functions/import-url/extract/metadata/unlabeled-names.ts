import { late } from "../../../http/late-pattern.ts";
const signature = late.u`^\p{Lu}\p{Ll}+ \p{Lu}{3,}(?=[.,]|$)`;
import { asciiDigits, isMonth, readDate } from "./written-date.ts";

/** A first name and a family name at least, as the source of a regular expression (flag u). */
export const fullName =
  "\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:\\s(?:de|da|do|dos|di|van|von|der|den|del|della|la|le|bin|al|y|\\p{Lu}[\\p{L}\\p{M}'’.-]*)){1,4}";

const whole = new RegExp(`^${fullName}$`, "u");
const eastern = late.u`^(?:[\p{Script=Han}\p{Script=Hiragana}]{2,5}[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}|\p{Script=Hangul}{3,4})$`;
const indic = late.u`^[\p{Script=Devanagari}]{2,12}(?: [\p{Script=Devanagari}]{2,14}){1,2}$`;
const arabic = late.u`^[\p{Script=Arabic}]{2,12}(?: [\p{Script=Arabic}]{2,14}){1,3}$`;

/** Whether a text could be somebody's name; in scripts without capitals that says little. */
export const isNameLike = (text: string) => whole.test(text) || eastern.test(text) || indic.test(text);

/** Words that no name has and many a section, town or button. */
const noName = late.iu`(?:^|\s)(?:news|sports?|local|lokales|politi\p{L}*|reise|kultur|culture|cultura|wirtschaft|business|times|gazette|daily|post|journal|radio|tv|magazin\p{L}*|zeitung|online|report\p{L}*|update\p{L}*|read|share|print|email|comments?|kommentare?|leserbriefe?|photo\p{L}*|foto\p{L}*|video\p{L}*|listen|minutes?|minuten|uhr|edition|ausgabe|heft|issue|section|the|our|your|my|all|more|mehr|weather|wetter|archive?|subscribe|abo|login|новости|общество|политика|культура|спорт|экономика|фото|видео|new|san|santa|santo|los|las|saint|st\.?|buenos|rio|são|port|cape|fort|north|south|east|west|bad|abu|tel|hong|kuala|addis|frankfurt|нижний|санкт|великий|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?=$|\s)`;
const noEasternName =
  /新聞|新闻|ニュース|記事|地域|地方|経済|经济|政治|文化|国際|国际|社会|社會|暮らし|生活|天気|教育|健康|科学|科技|旅行|芸能|娱乐|体育|読者|速報|特集|連載|首页|評論|评论|版|面|部|社$|報$|报$|号|次|前|[はをがへ]|で$|と$|أخبار|رياضة|سياسة|اقتصاد|ثقافة|محليات|العالم|منوعات|صحة|تكنولوجيا|مقالات|الرئيسية|المزيد|خبر|समाचार|ख़?बर|खेल|देश|राज्य|मनोरंजन|व्यापार|राशिफल|वीडियो|पढ़|शेयर|फ़ॉलो|मिनट/;

interface Line {
  text: string;
}

/** Names that stand beside the day an article appeared, on its line or the next, without a word that calls them authors. */
export function namesBesideDates(near: readonly string[], lines: readonly Line[], title: string, language: string): string[] {
  const dated = near.slice(0, 9).map((line) => isDated(line, language));
  const beside = near.slice(0, 9).filter((_, at) => dated.slice(Math.max(0, at - 2), at + 3).includes(true));
  return beside.flatMap((line) =>
    line
      .split(
        late.u`\s*[|•·/・]\s*|\s[–—-]\s|,\s|\s{2,}|(?<=\p{L}{3}[\s　])(?=\d{4}[年.-])|(?<=\d:\d\d)\s(?=\p{L})|\s(?=\d{1,2}\s\p{L}{3,})`,
      )
      .map((segment) => segment.trim())
      .filter((segment) => isSomebody(segment, line, lines, title, language)),
  );
}

const timeOrSpan = late.iu`\d{1,2}[:.]\d{2}(?!\d)|\d{1,3}\s?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?)\sago|vor \d+ \p{L}+|il y a \d|hace \d|\d \p{L}+ fa$|há \d|\d+\s\p{L}+ назад|\d+\s?(?:分|時間|日|か月|小时|小時|天|个月)前|\d+\s?(?:분|시간|일|개월) ?전|(?:منذ|قبل) \d|\d+ \S+ पहले`;

/** A day, a time or how long ago. */
const isDated = (line: string, language: string) =>
  line.length < 120 && (timeOrSpan.test(asciiDigits(line)) || readDate(line, language) !== null);

/** A name alone below the text, or in brackets at its end, as papers sign. */
export function nameBelow(lines: readonly Line[], blocks: readonly { text: string }[], title: string, language: string): string[] {
  const last = blocks.at(-1)?.text ?? "";
  const ending = last.slice(-40);
  const at = ending.length < 20 ? -1 : lines.findLastIndex(({ text }) => text.endsWith(ending));
  // Whoever stands above a time has left a comment.
  const below = (at < 0 ? [] : lines.slice(at + 1, at + 3).map(({ text }) => text)).filter(
    (_, order) => !isDated(lines[at + order + 2]?.text ?? "", language),
  );
  const inBrackets = new RegExp(`[.!?”»“]\\s[(–—]\\s?(${fullName})\\)?\\.?$`, "u").exec(last)?.[1];
  const shouted = [last, ...below].map((text) => (text.length < 80 ? signature.exec(text)?.[0] : undefined));
  const alone = [last, ...below]
    .map((text) => ({ text: text.replace(/^[\s(–—-]+|[\s).]+$/gu, ""), isSigned: /^\s*[(–—]/.test(text) }))
    .filter(
      ({ text, isSigned }) =>
        isSomebody(text, text, lines, title, language) &&
        (isSigned || lines.some((line) => line.text.length > text.length + 4 && line.text.includes(text))),
    );
  return [...[inBrackets, ...shouted].filter((text) => text !== undefined), ...alone.map(({ text }) => text)];
}

function isSomebody(text: string, line: string, lines: readonly Line[], title: string, language: string): boolean {
  if (text.length > 40 || noName.test(text) || title.includes(text) || text.split(/\s/).some((word) => isMonth(word, language)))
    return false;
  const others = lines.filter((other) => other.text !== line);
  // What stands alone again and again is a section or a link; a name may do so once, beside its life.
  if (others.filter((other) => other.text === text).length > 1) return false;
  if (whole.test(text)) return late.u`\p{Ll}`.test(text);
  if (arabic.test(text) || indic.test(text)) return !noEasternName.test(text);
  if (!eastern.test(text) || noEasternName.test(text)) return false;
  return /\s/.test(text) || others.some((other) => other.text.includes(text));
}
