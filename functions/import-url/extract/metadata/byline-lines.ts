import { lead, trailingRole } from "./author-names.ts";

/** A first name and a family name at least, as the source of a regular expression (flag u). */
const name =
  "\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:\\s(?:de|da|do|dos|di|van|von|der|den|del|della|la|le|bin|al|y|\\p{Lu}[\\p{L}\\p{M}'’.-]*)){1,4}";

const whole = new RegExp(`^${name}$`, "u");
const eastern =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}]{2,5}[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}|\p{Script=Hangul}{3,4})$/u;
const indic = /^[\p{Script=Devanagari}]{2,12}(?: [\p{Script=Devanagari}]{2,14}){1,2}$/u;

/** Whether a text could be a name; in scripts without capitals that says little. */
const isNameLike = (text: string) => whole.test(text) || eastern.test(text) || indic.test(text);

/** A line that signs a text and says so. */
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

/** What of a line without any mark calls itself a byline: "Author: …", "By …", "… 기자". */
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
