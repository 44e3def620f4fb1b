import { late } from "../../http/late-pattern.ts";
import type { Mention } from "./grammar.ts";
import { clauseOf } from "./people-latin.ts";
import { alternatives as any, type RomanceManner } from "./romance-manners.ts";

/** Reads what the article says a person is: a role before the name or an apposition behind it. Roles of others' kin are nobody's. */
export function describer(
  manner: RomanceManner,
  trade: RegExp,
  nameless: RegExp,
  headVerb: RegExp,
): (person: { name: string }, masked: string, mention: Mention) => string | null {
  const articles = any(`${manner.articles} ${manner.articles.replace(late.gu`(?:^|(?<= ))\p{Ll}`, (first) => first.toUpperCase())}`);
  const roleBefore = new RegExp(`(?:^|[\\s,(’])((?:\\p{Ll}+-)?${trade.source}(?:\\s\\p{Ll}{4,})?)\\s(?:(?:${manner.title})\\.?\\s)?$`, "u");
  const roleInFront = new RegExp(
    `(?:^|[.!?:;,]\\s|\\s)(?:${articles})\\s?((?:\\p{Ll}{3,}\\s)?${trade.source}(?:\\s[^,.;:!?\uE000]{2,50})?),\\s(?:(?:${manner.title})\\.?\\s)?$`,
    "u",
  );
  const notHead = new RegExp(
    `(?<!\\p{L})(?:${any(`${manner.genitives} ${manner.prepositions} ${manner.and}`)})\\s?(?:(?:${any(manner.articles)})\\s?)?$`,
    "u",
  );
  const age = new RegExp(`^(?:${manner.age})$`, "u");
  const relative = late.u`^(?:que|qui|che)\s\p{Ll}`;
  const strange = new RegExp(`^(?:${any(manner.prepositions)})$`);
  const kin = new RegExp(`^(?:${any(manner.nameless)})\\s(?:${any(manner.genitives)})`, "u");

  /** "panadera jubilada", "la présidente du club": a noun phrase with a role for its head. */
  function isRoleLike(part: string): boolean {
    const plain = part.replace(new RegExp(`^(?:${any(manner.articles)})\\s?`, "u"), "");
    if (kin.test(plain)) return true;
    const at = plain.split(/\s/).findIndex((each) => trade.test(each));
    return (
      at >= 0 &&
      at <= 2 &&
      !plain
        .split(/\s/)
        .slice(0, at)
        .some((each) => strange.test(each) || headVerb.test(each.replace(/^./u, (c) => c.toUpperCase())))
    );
  }

  function roleOf(before: string): { role: string; closed: boolean } | null {
    const inFront = roleInFront.exec(before);
    if (inFront?.[1] && !nameless.test(inFront[1])) {
      const lead = before.slice(0, inFront.index + inFront[0].indexOf(inFront[1]));
      return notHead.test(lead) ? null : { role: inFront[1], closed: true };
    }
    const direct = roleBefore.exec(before);
    const role = direct?.[1]?.trim();
    if (!role || new RegExp(`^(?:${manner.title})$`, "u").test(role)) return null;
    return { role, closed: false };
  }

  // French sets its colon apart.
  const colon = manner.and === "et" ? "\u00a0:" : ":";

  function describe(person: { name: string }, masked: string, mention: Mention): string | null {
    const found = roleOf(masked.slice(Math.max(0, mention.start - 90), mention.start));
    // "Le maire, Paul Petit, a dit": behind the second comma the sentence goes on.
    if (found?.closed) return `${person.name}${colon} ${found.role}.`;
    const after = /^,\s(.*)$/su.exec(masked.slice(mention.end, mention.end + 200))?.[1];
    const kept: string[] = [];
    for (const part of after ? (clauseOf(after, 170) ?? "").split(", ") : []) {
      const told = kept.filter((one) => !age.test(one));
      const isNext = age.test(part) ? kept.length === 0 : told.length === 0 && (isRoleLike(part) || (relative.test(part) && !found));
      if (!isNext) break;
      kept.push(part);
    }
    const isTold = kept.some((one) => !age.test(one));
    const told = kept.join(", ").replace(/^(?:que|qui|che)\s/u, "");
    if (told.length > 120) return null;
    if (found) return `${person.name}${colon} ${[found.role, ...(told === "" ? [] : [told])].join(", ")}.`;
    return isTold ? `${person.name}${colon} ${told}.` : null;
  }

  return describe;
}
