import { toAsciiDigits } from "./dates.ts";
import type { Lexicon } from "./lexicon.ts";

/** A number with its unit or noun, as printed: "14,000 gallons". */
export interface Figure {
  phrase: string;
  start: number;
  end: number;
  /** Significance: grows with the power of ten, higher for money and shares. */
  weight: number;
}

/** Context examined around a figure, in UTF-16 units. */
const reach = 28;

/** The figures of a sentence in order; without years, times, dates, ages and numbers used as names. */
export function figuresIn(sentence: string, lexicon: Lexicon): Figure[] {
  const { pattern, not } = lexicon.data.figures;
  return [...sentence.matchAll(lexicon.pattern(pattern, "gu"))].flatMap((match): Figure[] => {
    const start = match.index + match[0].length - match[0].trimStart().length;
    const end = match.index + match[0].length;
    const lone = match[0].trim();
    const phrase = lone + secondOf(lone, sentence.slice(end));
    const before = sentence.slice(Math.max(0, start - reach), start);
    const placed = `${before}⟦${phrase}⟧${sentence.slice(end, end + reach)}`;
    if (not.some((source) => lexicon.pattern(source).test(placed)) || ofRange.test(before) || asName.test(before)) return [];
    return [{ phrase, start, end, weight: weightOf(phrase) }];
  });
}

/** Only one end of a range ("between €8 million and €11 million") is not the figure. */
const ofRange = /(?<!\p{L})(?:between|zwischen|entre|tra|fra)\s[^,.;]*$/u;
/** "Flight 204", "el vuelo 204", "A-9": a number used as a name. */
const asName =
  /(?:\p{Lu}-|(?<!\p{L})(?:[Ff]light|[Bb]us|[Tt]rain|[Bb]ox|[Pp]art|Article|[Bb]uilding|Flug|Zug|Artikel|Paragraf|[Vv]ol|[Aa]rticle|[Cc]hambre|[Vv]uelo|[Tt]ren|[Aa]rtículo|[Aa]utobús|[Vv]olo|[Tt]reno|[Aa]rticolo|[Vv]oo|[Tt]rem|[Aa]rtigo|[Ôô]nibus)\s)$/u;

/** "540 Schülerinnen und Schüler", "120 crianças e adolescentes": omitting the second noun would change the meaning. */
function secondOf(phrase: string, after: string): string {
  const second =
    /innen$/u.test(phrase) || /(?:men|girls|boys)$/.test(phrase)
      ? /^\s(?:und|and)\s\p{L}+/u
      : /\p{Ll}s$/u.test(phrase)
        ? /^\s(?:y|e|et)\s(?!depois|antes|mais|menos|moins|plus|dans|sans|además|mas|más|todos|todas|tous|toutes|outras|outros|otras|otros|unas|unos|umas|uns|les|des|las|los|nas|nos|das|dos|ses|sus|seus|suas)\p{Ll}{3,}s(?=[\s,.;:])/u
        : null;
  return second?.exec(after)?.[0] ?? "";
}

/** Powers of ten written as a word after a figure. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/billion|bilh|[mM]ill?iard|مليار|млрд|миллиард|अरब/u, 9],
  [/[億亿억]/u, 8],
  [/करोड/u, 7],
  [/[mM]ill?i?[oó]n|[mM]ilh[õã]|مليون|млн|миллион/u, 6],
  [/लाख/u, 5],
  [/[万만]/u, 4],
  [/thousand|ألف|тыс|हज\u093c?ार|(?<!\p{L})mil[ae]?(?!\p{L})|mille/u, 3],
];

function weightOf(phrase: string): number {
  const plain = toAsciiDigits(phrase);
  // Indian papers group lakhs and crores in twos: 8,75,000.
  const value = Number(/\d{1,2}(?:,\d{2})+,\d{3}|\d+(?:[.,\u202f\u00a0 ]\d{3})*/u.exec(plain)?.[0].replace(/\D/g, "") ?? "0");
  const scale = scales.find(([word]) => word.test(plain))?.[1] ?? 0;
  const isMoney = /[$€£¥円원₽]|[eE]uro|دينار|جنيه|руб|元|₹|रुप/u.test(plain);
  const isShare = /[%٪]|p[eo]r ?c[ei]e?nt|Prozent|المئة|割|प्रतिशत/u.test(plain);
  return (isMoney ? 1.5 : isShare ? 1 : 0) + (scale + Math.log10(value + 1)) / 2;
}
