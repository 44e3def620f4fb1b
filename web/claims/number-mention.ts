import { scales } from "./number-words.ts";

/** A number as a text gives it, with the ways it may be read: in each, every key must be known for the number to be known. */
export interface NumberMention {
  text: string;
  /** Offset in the text it was found in. */
  from: number;
  readings: readonly (readonly string[])[];
}

const percent = () =>
  /^[\s\u00a0\u202f-]*(?:%|٪|per ?cent|Prozent|por cien(?:to)?|por cento|pour cent|per cento|процент|パーセント|퍼센트|프로(?!\p{L})|في الم[اأ]?ئ|بالم[اأ]?ئ|प्रतिशत|फीसद|फ़ीसद|फ़ीसद)/iu;

/** A number with all that stands around it and changes what it is worth: a percent sign, a scale behind it. */
export function mention(text: string, values: readonly (readonly number[])[], behind: string, before: string): Omit<NumberMention, "from"> {
  const isPercent = percent().test(behind) || /百分之$|백분의\s?$/u.test(before);
  // £1.9m, $480k
  const letter = /[$€£]\s?$/u.test(before) ? /^\s?([mk])\b/iu.exec(behind)?.[1]?.toLowerCase() : undefined;
  const scale = letter === "m" ? 1e6 : letter === "k" ? 1e3 : scales().find(([word]) => word.test(behind))?.[1];
  const readings = values.map((numbers) =>
    numbers.map((value) => key(scale === undefined || numbers.length > 1 ? value : value * scale, isPercent)),
  );
  return { text, readings };
}

const key = (value: number, isPercent: boolean) => `${isPercent ? "%" : ""}${Number(value.toFixed(4))}`;
