import { late } from "../../../http/late-pattern.ts";
import type { PageFacts } from "../page.ts";
import type { Block } from "./blocks.ts";
import { sentenceEnd } from "./compare.ts";
import { weightOf } from "./measure.ts";
import { plainText } from "./plain-text.ts";

/** A sentence of this weight or more is one of the article's own. */
const paragraphFrom = 100;

/** Names of those who wrote, as far as the page marks them or says them in a line above the text. */
export function authorsOf(facts: PageFacts, head: Block[]): string[] {
  const named = [
    ...(facts.meta.get("author") ?? []),
    ...(facts.meta.get("article:author") ?? []),
    ...facts.bylines.map((byline) => byline.text),
  ];
  for (const source of facts.jsonLd) {
    for (const match of source.matchAll(
      /"author"\s*:[^"]{0,20}(?:"@type"[^"]{0,5}"[^"]{1,40}"[^"]{0,20})?(?:"name"\s*:\s*)?"([^"]{3,60})"/g,
    ))
      named.push(match[1] ?? "");
  }
  let texts = 0;
  for (const { text, kind } of head) {
    const match = text.length < 160 ? (byName.exec(text) ?? nameBy.exec(text)) : null;
    if (match) named.push(match[1] ?? match[2] ?? "");
    // Within the text two capitals and a number are a heading, or a point of a list: "Erste Fahrt um 6.40 Uhr".
    const isAbove = texts < 2 && kind === "paragraph" && text.length < 90;
    const atStart = isAbove && late.u`\p{Nd}`.test(text) && !sentenceEnd.test(text) ? nameAtStart.exec(text) : null;
    if (atStart) named.push(atStart[0]);
    if (weightOf(text) >= paragraphFrom && sentenceEnd.test(text)) texts++;
  }
  const names = named.map((name) => plainText(name).replace(writtenBy, "").trim());
  return [...new Set(names)].filter(
    (name) => name.length >= 2 && name.length <= 60 && !/[/@\d]|^(?:name|person|organization|thing)$/i.test(name),
  );
}

const writtenBy = /^(?:by|von|par|por|di|de|от|автор|текст|بقلم|كتبت|كتب)[\s:]+/i;
/** A name after the word for who wrote. */
const byName = late.u`(?:^|[\s·|.,-])(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]e|[Тт]екст:?|[Аа]втор:?|بقلم:?|كتبت:?|كتب:?|[文글]:?|कहानी:|लेखक:|संवाददाता:?|Recueilli par) ?[:：]? ?(\p{Lu}[\p{L}\p{M}’'.-]+(?: (?:(?:von|van|de|da|dos|del|di|la|le|el|al|bin)\b ?)*\p{Lu}[\p{L}\p{M}’'.-]*){1,3}|[\p{Script=Arabic}\p{Script=Devanagari}\p{M}]+(?: [\p{Script=Arabic}\p{Script=Devanagari}\p{M}]+){1,2}|[\p{Script=Han}\p{Script=Hangul}]{2,4})`;
/** Two or three words in capitals at the head of a line that is no sentence, or a few letters of eastern scripts alone on it. */
const nameAtStart = late.u`^\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*[\p{Ll}]){1,2}(?=\P{L})|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,8}$`;
/** A name before it. */
const nameBy = late.u`(?:^|[\s=])([\p{Script=Hangul}]{2,4}) ?(?:선임|수습|인턴|객원)? ?(?:기자|특파원)|(?:^|[\s　])([\p{Script=Han}]{2,4}) ?(?:記者|记者)`;

/** "Jane ROE. Springfield": the name of who wrote as papers sign below a text, and where from. */
export const signature = late.u`^\p{Lu}\p{Ll}+ \p{Lu}{3,}(?=[.,]|$)`;

/** A short line that names who wrote. */
export const saysWhoWrote = (line: string) => !sentenceEnd.test(line) && (byName.test(line) || nameBy.test(line));
