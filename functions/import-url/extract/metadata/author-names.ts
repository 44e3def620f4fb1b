import { metadataText } from "../text.ts";
import { bylineEnds, bylineLeads, roles } from "./author-words.ts";
import { asciiDigits, isMonth, isWeekday, readDate } from "./written-date.ts";

const mostNames = 12;

/** How a byline begins. */
export const lead = new RegExp(
  `^(?:(?:${bylineLeads})(?:\\s*[:：/|・]\\s*|\\s+|(?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]))|[-–—:：/|・・＝=*]\\s*)`,
  "iu",
);
const role = new RegExp(`^(?:${roles})(?=$|[\\s,.(/]|(?:in|für|pour|de|at|of)\\s)`, "iu");
/** Credits of photographers and illustrators, who are not the authors. */
const drawn =
  /[^,;&()]{2,60}\((?:photos?|photography|fotos?|grafik|graphics?|illustrations?|illustration(?:en)?|bild(?:er)?|zeichnung(?:en)?|video|dessins?|写真|イラスト|사진|фото|图|摄影|صور)\)/giu;
const courtesy = /^(?:Pfarrer(?:in)?|Pastor(?:in)?|Herr|Frau|Mr|Mrs|Ms|Mme|Sra?|Dott(?:\.ssa)?|Rev)\.?\s+(?=\p{Lu})/u;
/** How a name with its work ends. */
export const trailingRole = new RegExp(`(?:\\s+|(?<=[\\p{Script=Han}\\p{Script=Hangul}]))(?:${roles})\\.?$`, "iu");
const end = new RegExp(`(?:^|[\\s(（|])(?:${bylineEnds})(?=$|[\\s:：,.|])`, "iu");

/** The names in what a page writes of its authors: without "By", work, agency in brackets, dates, addresses. */
export function authorNames(written: string, language: string): string[] {
  let text = asciiDigits(metadataText(written, 400))
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
  // "오세린 … 이야기를 씁니다.": behind a Korean name, what its bearer writes about.
  text = text.replace(/^(\p{Script=Hangul}{2,4})\s.*[다요]\..*$/u, "$1");
  // "記者：麥可盈 攝影：鄧朗": the next label ends the names.
  text = withoutDate(text.replace(/(?<=\S)\s[^\s\d]{1,12}[:：].*$/u, ""), language);
  const names = text
    .split(
      /\s*[|•·;；、，/／\n]\s*|\s+[–—-]\s+|\s*,\s+(?:and|und|et|y|e|и)\s+|\s+(?:and|AND|und|UND|et|ET|y|e|и|और|و|with|mit|avec|con|com)\s+|\s*[,،&＆]\s*|(?<=\p{Script=Han})\s+(?=\p{Script=Han}{2,4}(?:\s|$))/u,
    )
    .map((piece) => withoutWeekday(piece.trim(), language))
    // "Jane Doe, Gazette Staff Writer": after a name, a job title is dropped with its employer.
    .map((piece, at) => ({ piece, names: at > 0 && isWork(piece) ? [] : nameIn(piece, language) }))
    .filter((entry, at, all) => !isTown(entry.names[0] ?? "", all.slice(0, at), language))
    .flatMap((entry) => entry.names)
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

/** "Jane Doe Friday": the day of a date whose numbers are gone. */
function withoutWeekday(piece: string, language: string): string {
  const words = piece.split(" ");
  return isWeekday(words.at(-1) ?? "", language) ? words.slice(0, -1).join(" ") : piece;
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
  // Text with a colon is a label, not a name.
  if (/[:：]/.test(name)) return [];
  const isDated = /\d/.test(name) && (readDate(name, language) !== null || /\d{2}/.test(name));
  if (name === "" || isDated || /^(?:www\.|https?:)|\.(?:com|org|net|html?|php)\b|[<>{}[\]\\]/i.test(name)) return [];
  return [isShouted(name) ? capitalized(name) : name];
}

const isWork = (piece: string) => trailingRole.test(piece) && piece.replace(trailingRole, "").trim().split(/\s+/).length < 2;

/** "अनूप केसरी, संवाददाता, वाराणसी": one word after a job title, or in Hindi after a whole name, is the town they work in. */
function isTown(name: string, before: { piece: string; names: string[] }[], language: string): boolean {
  const last = before.at(-1);
  if (last === undefined || name === "" || name.includes(" ") || !/\p{L}/u.test(name)) return false;
  if (role.test(last.piece)) return before.length > 1;
  return /^hi\b/.test(language) && (last.names[0] ?? "").includes(" ");
}

/** "Doe, Jane": two single words with a comma between them. */
const isInverted = (written: string, names: string[]) =>
  /^\s*[\p{L}'’-]{2,40},\s[\p{L}'’.-]{2,40}\s*$/u.test(written) && names.every((name) => !name.includes(" "));

const isShouted = (name: string) => /\p{Lu}{3}/u.test(name) && !/\p{Ll}/u.test(name) && /\s/.test(name);
const capitalized = (name: string) =>
  name.toLowerCase().replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
