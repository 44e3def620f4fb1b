import { paragraphsIn, sentencesIn } from "../../claims/index.ts";

/** The whole sentence a stretch stands in, and what of it comes before and after the stretch. */
export function sentenceAround(
  text: string,
  range: { from: number; to: number },
  language: string,
): [before: string, words: string, after: string] {
  const paragraph = paragraphsIn(text).find(({ from, to }) => from <= range.from && range.to <= to);
  const words = text.slice(range.from, range.to);
  if (!paragraph) return ["", words, ""];
  const [from, to] = [range.from - paragraph.from, range.to - paragraph.from];
  const own = sentencesIn(paragraph.text, language).filter((sentence) => touchesRange(sentence, from, to));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return ["", words, ""];
  return [paragraph.text.slice(first.from, from), words, paragraph.text.slice(to, last.to)];
}

const touchesRange = (sentence: { from: number; to: number }, from: number, to: number) => sentence.from < to && from < sentence.to;
