import { likeness, sentenceAround } from "./amounts.ts";
import type { NumberMention } from "./number-mention.ts";
import { saysItReckons } from "./reckoning-cues.ts";
import { isRivalled } from "./rivals.ts";
import type { SourceFacts } from "./source-facts.ts";
import { countedBy } from "./units.ts";

/**
 * Whether the article says what the page says with another number of the same things. Where the page says that it reckons, it is not asked.
 */
export function isRivalledNumber(
  number: NumberMention,
  latin: string,
  language: string,
  beside: readonly NumberMention[],
  source: SourceFacts,
  least?: number,
): boolean {
  const [own = "", minute] = number.readings[0] ?? [];
  const to = number.from + number.text.length;
  const use = countedBy(latin, number.from, to, language);
  const sentence = sentenceAround(latin, number.from, to);
  const keys = new Set(
    beside.filter(({ from }) => from >= sentence.from && from < sentence.to).map(({ readings }) => (readings[0] ?? []).join(":")),
  );
  if (minute !== undefined || saysItReckons(sentence.text)) return false;
  const isPercent = own.startsWith("%");
  const rivals = source.amounts.flatMap((amount) =>
    amount.isPercent === isPercent && (isPercent || (likeness(amount.use, use) ?? 0) > 0)
      ? [{ from: amount.from, key: `${isPercent ? "%" : ""}${amount.value}` }]
      : [],
  );
  return isRivalled(latin, { from: number.from, to }, own, keys, rivals, source, least);
}
