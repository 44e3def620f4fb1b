import { shareSpots, shares } from "./fractions.ts";
import type { NumberMention } from "./number-mention.ts";
import { isRough, isRounded } from "./rounded-numbers.ts";
import type { SourceFacts } from "./source-facts.ts";
import type { SourceRange } from "./source-range.ts";
import { behindMoney, type Use } from "./units.ts";

/** The place in the source of what a number rounds, or of the share it says as a percentage; undefined when it does neither. */
export function placeOfDerived(number: NumberMention, latin: string, source: SourceFacts, own: Use): SourceRange | null | undefined {
  const [only = ""] = number.readings[0] ?? [];
  if (number.readings[0]?.length !== 1) return undefined;
  const isPercent = only.startsWith("%");
  const said = Number(only.replace("%", ""));
  const share = isPercent ? placeOfShare(said, source) : undefined;
  if (share) return share;
  const cents = isPercent ? undefined : centsOf(number, latin);
  const isRounding = isRough(number, latin);
  if (cents === undefined && !isRounding) return undefined;
  for (const [key, { range, uses }] of source.numbers) {
    if (key.startsWith("%") !== isPercent) continue;
    const value = Number(key.replace("%", ""));
    if (cents !== undefined && Math.abs((value % 1) - cents) < 0.001 && value > 1) return range;
    if (
      isRounding &&
      (isRounded(said, value) || (isPercent && said % 5 === 0 && Math.abs(said - value) <= 2)) &&
      (isPercent || uses.some((use) => isSame(use, own)))
    )
      return range;
  }
  return undefined;
}

const isSame = (use: Use, own: Use) => use.measure === own.measure || use.measure === null || own.measure === null;

/** 三割, 六成: tenths, in figures or signs. */
function tenths(percent: number): RegExp | null {
  const tenth = percent / 10;
  const sign = "一二三四五六七八九"[tenth - 1];
  return Number.isInteger(tenth) && sign
    ? new RegExp(`(?<![一二三四五六七八九十\\d.])[${sign}${tenth}${tenth === 2 ? "两" : ""}](?:割(?!引)|成(?![立为員员功人長长]))`, "u")
    : null;
}

function placeOfShare(percent: number, source: SourceFacts): SourceRange | undefined {
  const { article } = source;
  const spot = percent % 10 === 0 ? undefined : shareSpots(source).find((share) => Math.abs(share.percent - percent) < 0.01);
  if (spot) return { field: "content", from: spot.from, to: spot.from + 2 };
  const inTenths = tenths(percent)?.exec(article.content);
  if (inTenths) return { field: "content", from: inTenths.index, to: inTenths.index + inTenths[0].length };
  for (const [form, values] of shares()) {
    if (!values.includes(percent)) continue;
    for (const field of ["content", "title"] as const) {
      const match = form.exec(article[field]);
      if (match) return { field, from: match.index, to: match.index + match[0].length };
    }
  }
  return undefined;
}

/** The forty of “two euros forty”, as a part of one. */
function centsOf(number: NumberMention, latin: string): number | undefined {
  const value = Number(number.readings[0]?.[0]);
  const isCents = value >= 5 && value < 100 && behindMoney.test(latin.slice(Math.max(0, number.from - 16), number.from));
  return isCents ? value / 100 : undefined;
}
