import { late } from "../../http/late-pattern.ts";
import type { Article, Sentence } from "./article.ts";

export interface Figure {
  /** As the article prints it, with what it counts: "14,000 gallons". */
  phrase: string;
  sentence: Sentence;
  weight: number;
}

const toLatin = (text: string) =>
  text
    .replace(/[٠-٩]/g, (d) => String(d.charCodeAt(0) - 0x660))
    .replace(/[०-९]/g, (d) => String(d.charCodeAt(0) - 0x966))
    .normalize("NFKC");

/** The strongest number of each sentence outside quotations, years, times, dates and ages left out; strongest first. */
export function figuresOf(article: Article): Figure[] {
  const { figures, isNoFigure } = article.grammar;
  const found: Figure[] = [];
  for (const sentence of article.sentences) {
    if (sentence.hasQuote) continue;
    const own: Figure[] = [];
    for (const match of sentence.text.matchAll(figures)) {
      const lone = match[0].trim();
      const phrase = lone + secondOf(lone, sentence.text.slice(match.index + match[0].length));
      const lead = match[0].length - match[0].trimStart().length;
      const before = sentence.text.slice(Math.max(0, match.index + lead - 28), match.index + lead);
      const after = sentence.text.slice(match.index + match[0].length, match.index + match[0].length + 28);
      if (isNoFigure(before, phrase, after) || ofRange.test(before) || asName.test(before)) continue;
      own.push({ phrase, sentence, weight: weightOf(phrase) });
    }
    const best = own.toSorted((a, b) => b.weight - a.weight)[0];
    if (best) found.push(best);
  }
  return found.toSorted((a, b) => b.weight - a.weight || a.sentence.index - b.sentence.index);
}

/** One end of "between €8 million and €11 million" is not the figure. */
const ofRange = late.u`(?<!\p{L})(?:between|zwischen|entre|tra|fra)\s[^,.;]*$`;
/** "Flight 204", "el vuelo 204", "A-9": a number that is a name. */
const asName = late.u`(?:\p{Lu}-|(?<!\p{L})(?:[Ff]light|[Bb]us|[Tt]rain|[Bb]ox|[Pp]art|Article|[Bb]uilding|Flug|Bus|Zug|Artikel|Paragraf|[Vv]ol|[Tt]rain|[Bb]us|[Aa]rticle|[Cc]hambre|[Vv]uelo|[Tt]ren|[Aa]rtículo|[Aa]utobús|[Vv]olo|[Tt]reno|[Aa]rticolo|[Vv]oo|[Tt]rem|[Aa]rtigo|[Ôô]nibus)\s)$`;

/** "540 Schülerinnen und Schüler", "120 crianças e adolescentes": whoever leaves out the second says what is not so. */
function secondOf(phrase: string, after: string): string {
  const second =
    /innen$/u.test(phrase) || /(?:men|girls|boys)$/.test(phrase)
      ? late.u`^\s(?:und|and)\s\p{L}+`
      : late.u`\p{Ll}s$`.test(phrase)
        ? late.u`^\s(?:y|e|et)\s(?!depois|antes|mais|menos|moins|plus|dans|sans|además|mas|más|todos|todas|tous|toutes|outras|outros|otras|otros|unas|unos|umas|uns|les|des|las|los|nas|nos|das|dos|ses|sus|seus|suas)\p{Ll}{3,}s(?=[\s,.;:])`
        : null;
  return second?.exec(after)?.[0] ?? "";
}

/** Powers of ten that stand behind a figure as a word. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/billion|bilh|[mM]ill?iard|مليار|млрд|миллиард|अरब/u, 9],
  [/[億亿억]/u, 8],
  [/करोड/u, 7],
  [/[mM]ill?i?[oó]n|[mM]ilh[õã]|مليون|млн|миллион/u, 6],
  [/लाख/u, 5],
  [/[万만]/u, 4],
  [late.u`thousand|ألف|тыс|हज\u093c?ार|(?<!\p{L})mil[ae]?(?!\p{L})|mille`, 3],
];

function weightOf(phrase: string): number {
  const plain = toLatin(phrase);
  // Indian papers part lakhs and crores by twos: 8,75,000.
  const value = Number(/\d{1,2}(?:,\d{2})+,\d{3}|\d+(?:[.,\u202f\u00a0 ]\d{3})*/u.exec(plain)?.[0].replace(/\D/g, "") ?? "0");
  const scale = scales.find(([word]) => word.test(plain))?.[1] ?? 0;
  const kind = /[$€£¥円원₽]|[eE]uro|دينار|جنيه|руб|元|₹|रुप/u.test(plain)
    ? 1.5
    : /[%٪]|p[eo]r ?c[ei]e?nt|Prozent|المئة|割|प्रतिशत/u.test(plain)
      ? 1
      : 0;
  return kind + (scale + Math.log10(value + 1)) / 2;
}
