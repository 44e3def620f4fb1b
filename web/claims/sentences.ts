import { passagesOf } from "./passages.ts";

/** A stretch of a text. Offsets in UTF-16 units, as strings have them. */
export interface Stretch {
  text: string;
  from: number;
  to: number;
}

// “ closes in German and Russian; where it opens, words follow.
const stops = /[.!?؟।॥。！？…]+(?:[)）\]〕】”’»」』"]|“(?=\s|$))*(?:[\u00a0\u202f ]»(?=\s|$))?/gu;
const abbreviation = () =>
  /(?:^|[\s(«„“"])(?:\p{L}|\p{L}\.\p{L}|mr|mrs|ms|dr|prof|st|sr|sra|srta|dra|dott|ssa|sig|mme|mlle|nr|no|art|bzw|ca|etc|inc|ltd|co|jr|vs|minn|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|okt|dez|ing|им|ул|см|т|млн|млрд|тыс|руб|डॉ|प्रो|पं|د|أ)$/iu;
const german = /(?:^|[\s(])\d{1,2}$/u;

/** Paragraphs with their places; `## ` before a subhead is none of its words. */
export function paragraphsIn(text: string): Stretch[] {
  return [...text.matchAll(/[^\n]+/gu)].flatMap((match) => {
    const lead = /^\s*(?:##\s+)?/u.exec(match[0])?.[0].length ?? 0;
    const words = match[0].slice(lead).trimEnd();
    return words === "" ? [] : [{ text: words, from: match.index + lead, to: match.index + lead + words.length }];
  });
}

/** Sentences of a paragraph. Never parted inside a closed quotation of one sentence, behind an abbreviation or before a small letter. */
export function sentencesIn(paragraph: string, language: string): Stretch[] {
  const passages = passagesOf(paragraph).filter(({ kind }) => kind === "closed");
  const found: Stretch[] = [];
  let start = 0;
  const push = (to: number) => {
    const raw = paragraph.slice(start, to);
    const text = raw.trim();
    const from = start + raw.length - raw.trimStart().length;
    if (text !== "") found.push({ text, from, to: from + text.length });
    start = to;
  };
  for (const stop of paragraph.matchAll(stops)) {
    const end = stop.index + stop[0].length;
    const rest = paragraph.slice(end, end + 8);
    if (passages.some((passage) => stop.index > passage.start && end < passage.end)) continue;
    if (/^[.!?…؟।]/u.test(stop[0]) && !/^(?:\s|$)/u.test(rest)) continue;
    if (/^\s*(?:\p{Ll}|[–—―\-,;:、，,।)）」』])/u.test(rest)) continue;
    if (!/^\s/u.test(rest) && /[」』]$/u.test(stop[0]) && /^[とっはがのをにでやなも]/u.test(rest)) continue;
    if (stop[0] === ".") {
      const before = paragraph.slice(Math.max(start, stop.index - 16), stop.index);
      if (abbreviation().test(before) || (language === "de" && german.test(before))) continue;
    }
    push(end);
  }
  push(paragraph.length);
  return found;
}
