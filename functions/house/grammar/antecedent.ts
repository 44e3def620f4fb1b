import { late } from "../../http/late-pattern.ts";
import { genderOfName } from "./given-names.ts";
import type { FramedTag, Mention } from "./grammar.ts";

/** What a language knows of people without a name. */
export interface HumanWords {
  /** Kin and passers-by: wherever one stands before a pronoun, the pronoun may mean them. */
  nameless: RegExp;
  /** Offices and trades, which may be the subject of a sentence between. */
  human: RegExp;
  /** All that may stand between the head of a clause and the name of its subject: a conjunction, a role. */
  opener: RegExp;
  /** Articles and possessives that open a role. */
  determiner: RegExp;
  /** Words before somebody who only listens or is spoken of ("said the mayor to the manager, X"). */
  listener: RegExp;
  /** A role before a name that stands behind its verb ("ließ die Beauftragte X"); counts only where no word could be another person. */
  lateSubject?: RegExp;
  anyPerson?: RegExp;
}

/**
 * Whether a pronoun (or a verb without subject) at this place may be given to the person last named: somebody who already spoke in the
 * paragraph or is the subject of a clause, with nobody else in between whom it could mean. Everything unsure is no.
 */
export function isAntecedent(
  text: string,
  at: number,
  speaker: FramedTag["speaker"],
  mentions: readonly Mention[],
  spoken: readonly FramedTag[],
  words: HumanWords,
): boolean {
  const last = mentions.filter((mention) => mention.end <= at).at(-1);
  if (!last || words.nameless.test(text.slice(Math.max(0, at - 600), at))) return false;
  const gender = genderOfName(last.person.name);
  if (gender !== null && (speaker === "she" || speaker === "he") && (gender === "female") !== (speaker === "she")) return false;
  const tag = spoken.filter((one) => typeof one.speaker !== "string" && one.speaker.name === last.person.name).at(-1);
  if (!tag && !isSubject(text, last, words) && !isLateSubject(text.slice(Math.max(0, last.start - 300), last.start), words)) return false;
  const from = Math.max(last.end, tag && tag.at < at ? tag.to : 0);
  return !words.human.test(behindApposition(text.slice(from, at)));
}

/** What follows a name without its age and apposition: those speak of nobody else. */
function behindApposition(after: string): string {
  const age = late.u`^(?:,\s(?:\p{Ll}+\s)?\d{1,3}(?:\s\p{Ll}+)?(?:,|(?=[.;]))|\s\(\d{1,3}(?:\s\p{Ll}+)?\))`.exec(after)?.[0];
  if (age === undefined) return after.replace(/^,\s[^,.:;\uE000]*[,.:;]/u, "");
  return after
    .slice(age.length)
    .replace(/^,?\s(?:the|an?|who|whose|his|her|der|die|deren|dessen|eine?|qui|que|che)\s[^,.:;\uE000]*[,.]/u, "");
}

/** Whether nothing but a conjunction, a title or a role stands between the head of the clause and the name. */
function isSubject(text: string, mention: Mention, words: HumanWords): boolean {
  const plain = text.slice(Math.max(0, mention.start - 200), mention.start).replace(late.gu`((?:^|\s)\p{L}{1,5})\.\s`, "$1 ");
  const head = /(?:^|[.!?:;,\uE000—–]\s|\s[—–]\s?)([^.!?:;,\uE000—–]*)$/u.exec(plain)?.[1] ?? "";
  return head.trim() === "" || words.opener.test(head);
}

/** "the farmer, ": a role that the name explains, and of which it ends the clause. */
export function endsInRole(before: string, words: HumanWords): boolean {
  const role = /(?:^|[.!?:;,\uE000]\s|\s[—–]\s?)([^.!?:;,\uE000—–]{3,70}),\s$/u.exec(before)?.[1];
  if (role === undefined || words.nameless.test(role) || role.split(/\s/).length > 8) return false;
  const first = role.split(/\s/).slice(0, 3).join(" ");
  return words.determiner.test(role) && words.human.test(first) && !words.listener.test(` ${role} `);
}

function isLateSubject(before: string, { lateSubject, anyPerson }: HumanWords): boolean {
  const role = lateSubject?.exec(before);
  return role != null && !(anyPerson?.test(before.slice(0, role.index)) ?? true);
}
