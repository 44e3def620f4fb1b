import { late } from "../../http/late-pattern.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { Sentence } from "./article.ts";
import type { DateMention } from "./timeline.ts";

const sincePeak = late.u`(?:\p{L}+est|first|most|worst|best|only|erst\p{L}+|\p{L}{4,}ste[rnms]?|nicht mehr|premi[eè]re?s?|plus|record|primera?|más|mayor|peor|mejor|primo|prima|più|peggiore|primeir[oa]|mais|maior|pior)(?!\p{L})[^,;.]*(?<!\p{L})(?:since|seit|depuis|desde|dal)(?:\s\p{L}+){0,2}\s$`;
/** "…, bought in 2009", "…, fundado en 2007", "…, 2,316 of them in 2022". */
const hanging = late.u`^(?:[\d.,]+|\p{Ll}+(?:ed|wn|ught|uilt|[ai]d[oa]s?|[aiu]t[oaie]|ées?|és?|ies?|uite?s?|erta?s?|fermo|ferma)|(?:ge|er|be|ver|ent)\p{Ll}+(?:t|en))\s`;
const closedSince = /^(?:closed|shut|idle|fermée?|fermo|ferma|chius[oa]|cerrad[oa]|parad[oa]|fechad[oa])\s(?:since|depuis|dal|desde)/u;
const range = late.u`(?<!\p{L})(?:between|from|zwischen|von|entre|de|tra|dal)\s$`;
const another = /^(?:,|\s(?:and|und|et|y|e))\s(?:(?:in|en|nel|em)\s)?(?:1[1-9]|20)\d\d/;

/**
 * The date of what a sentence tells, or null. A date it only compares with ("the highest since 2014"), lists, asks about, or hangs on
 * a thing at its end ("…, bought in 2009") is not when it happened.
 */
export function eventDate(sentence: Sentence, grammar: Grammar): DateMention | null {
  const { text } = sentence;
  if (/[?؟？]["”»]?$/.test(text)) return null;
  if (!grammar.spaced) return grammar.dates(text)[0] ?? null;
  const found = grammar.dates(text).filter(({ label }) => {
    const at = text.indexOf(label);
    const before = text.slice(0, at);
    if (sincePeak.test(before) || (another.test(text.slice(at + label.length)) && !range.test(before))) return false;
    const comma = before.lastIndexOf(", ");
    const hung = before.slice(comma + 2);
    const isHung = hanging.test(hung) && hung.trim().split(/\s/).length <= 4 && /^[,.;]/.test(text.slice(at + label.length));
    return !(comma > 45 && (isHung || closedSince.test(hung)));
  });
  return found[0] ?? null;
}
