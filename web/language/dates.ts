import type { Lexicon } from "./lexicon.ts";

/** A date as the text prints it. Unknown parts are null. */
export interface DateMention {
  label: string;
  year: number | null;
  month: number | null;
  day: number | null;
  /** Preceded by "since": the event is over. */
  past?: boolean;
}

/** Converts Arabic, Devanagari and full-width digits to ASCII. */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .normalize("NFKC");
}

/** Dates in the text, given in digits and month names, in order. Ages of things ("a bridge of 1916") and decades do not count. */
export function datesIn(text: string, lexicon: Lexicon): DateMention[] {
  const { months, patterns, past } = lexicon.data.dates;
  const monthOf = (name: string) => {
    const numeral = Number(toAsciiDigits(name));
    return Number.isNaN(numeral) ? months.findIndex((each) => lexicon.pattern(`^(?:${each})$`, "iu").test(name)) + 1 : numeral;
  };
  const found = patterns
    .flatMap((source) => [...text.matchAll(lexicon.pattern(source, "gu"))])
    .toSorted((a, b) => a.index - b.index || b[0].length - a[0].length);
  return found
    .filter((match, i) => !found.slice(0, i).some((other) => match.index < other.index + other[0].length))
    .map((match): DateMention => {
      const { label, year, month, day } = match.groups ?? {};
      const isPast = lexicon.pattern(past).test(text.slice(0, match.index));
      return {
        label: (label ?? match[0]).trim(),
        year: year === undefined ? null : Number(toAsciiDigits(year)),
        month: month === undefined ? null : monthOf(month),
        day: day === undefined ? null : Number(toAsciiDigits(day)),
        ...(isPast ? { past: true } : {}),
      };
    });
}
