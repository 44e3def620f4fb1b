import { late } from "../../http/late-pattern.ts";
import { MASK } from "../edition/quote-spans.ts";
import { endsInRole, isAntecedent } from "./antecedent.ts";
import type { FramedTag, Mention, PeopleReader, Person } from "./grammar.ts";
import { type Found, type LatinManner, nameRuns } from "./latin-names.ts";
import { isFramed } from "./speech-frame.ts";

/** Reads names in a language with capital letters. A name counts as a person's only with evidence beside it. */
export function latinPeople(manner: LatinManner): PeopleReader {
  function isEvident(text: string, run: Found): boolean {
    if (run.titled) return true;
    const before = text.slice(Math.max(0, run.start - 60), run.start);
    const after = text.slice(run.end, run.end + 60);
    if (manner.placeBefore.test(before) || manner.thing.test(after)) return false;
    const isFullName = run.tokens.length > 1;
    if (isFullName && /^,/.test(after) && endsInRole(text.slice(Math.max(0, run.start - 120), run.start), manner)) return true;
    if (isFullName && (run.role || manner.personAfter.test(after) || manner.personBefore.test(before))) return true;
    const spokenBefore = new RegExp(`${MASK}[,.]?\\s?(?:[—–]\\s?)?(?:${manner.speech.source})\\s(?:[\\p{L}’' -]{2,50},\\s)?$`, "u").test(
      before,
    );
    return spokenBefore || (isFullName && new RegExp(`^,?\\s(?:${manner.speech.source})(?![\\p{L}])`, "u").test(after));
  }

  function find(masked: readonly string[]): Person[] {
    const people: Person[] = [];
    const speaks = new RegExp(`^\\s(?:${manner.speech.source})(?![\\p{L}])`, "u");
    const seen = masked.flatMap((text) =>
      nameRuns(text, manner).map((run) => ({
        run: { ...run, speaks: speaks.test(text.slice(run.end, run.end + 40)) },
        evident: isEvident(text, run),
      })),
    );
    for (const { run, evident } of seen.toSorted((a, b) => b.run.tokens.length - a.run.tokens.length)) {
      const surname = run.tokens.at(-1) ?? "";
      const name = run.tokens.join(" ");
      const known =
        people.find((person) => person.name === name) ??
        (run.tokens.length === 1 ? people.find((person) => person.surname === surname) : undefined);
      if (known) {
        known.certain ||= evident || run.speaks;
        known.gender ??= run.gender;
      } else if (run.tokens.length > 1 || evident) {
        people.push({ name, printed: name, surname, gender: run.gender, certain: evident });
      }
    }
    return people;
  }

  function mentions(masked: string, people: readonly Person[]): Mention[] {
    return nameRuns(masked, manner).flatMap((run) => {
      const name = run.tokens.join(" ");
      const exact = people.find((person) => person.name === name);
      const bySurname = run.tokens.length === 1 ? people.filter((person) => person.surname === name) : [];
      const person =
        bySurname.length > 1 ? { name, printed: name, surname: name, gender: run.gender, certain: true } : (exact ?? bySurname[0]);
      return person ? [{ person, start: run.start, end: run.end }] : [];
    });
  }

  function tags(masked: string, all: readonly Mention[]): FramedTag[] {
    const verbs = new RegExp(`(?<![\\p{L}])(?:${manner.speech.source})(?![\\p{L}])`, "gu");
    const found: FramedTag[] = [];
    for (const verb of masked.matchAll(verbs)) {
      const tag = tagAt(masked, verb.index, verb[0].length, all);
      const isDenied = manner.denial.test(masked.slice(tag.to, tag.to + 16)) || isHearsay(masked, verb.index);
      const isLoose = typeof tag.speaker === "string" && !isAntecedent(masked, tag.from, tag.speaker, all, found, manner);
      found.push(isDenied || isLoose ? { ...tag, speaker: "other" } : tag);
    }
    return found;
  }

  function isHearsay(text: string, at: number): boolean {
    const before = /[^.!?]*$/u.exec(text.slice(Math.max(0, at - 240), at))?.[0] ?? "";
    const after = /^[^.!?]*/u.exec(text.slice(at, at + 240))?.[0] ?? "";
    return manner.hearsay.test(before + after);
  }

  /** "said Nyberg’s wife", "said Nyberg and Raman": not Nyberg alone. */
  function isAlone(text: string, mention: Mention): boolean {
    const before = text.slice(Math.max(0, mention.start - 16), mention.start).trimEnd();
    const after = text.slice(mention.end, mention.end + 12);
    const company = text.slice(mention.end, mention.end + 110);
    if (late.u`^(?:,\s[^,.;:\uE000]{1,40}){1,3},?\s(?:and|und)\s(?:(?:her|his|their|seine?|ihre?)\s)?(?:\p{Ll}+\s)?\p{Lu}`.test(company))
      return false;
    return (
      !/^[’']s?\s/.test(after) &&
      !manner.joins.test(late.u`^\s(\p{L}+)`.exec(after)?.[1] ?? "") &&
      !/(?:^|\s)(?:and|und|nor|or|oder|noch|&)$/.test(before)
    );
  }

  function tagAt(text: string, at: number, length: number, all: readonly Mention[]): FramedTag {
    const end = at + length;
    const after = text.slice(end, end + 80);
    const before = text.slice(Math.max(0, at - 160), at);
    const inverted = new RegExp(`${MASK}[,–—]?\\s(?:so\\s)?$`, "u").test(before);
    const verbFirst = inverted || /(?:^|[.!?]\s)$/.test(before);
    const other: FramedTag = { at, speaker: "other", from: at, to: end };
    if (verbFirst) {
      const pronoun = late.u`^\s(\p{L}+)`.exec(after)?.[1] ?? "";
      const to = end + 1 + pronoun.length;
      if (manner.she.test(pronoun)) return { ...other, speaker: "she", to };
      if (manner.he.test(pronoun)) return { ...other, speaker: "he", to };
      const next = all.find((mention) => mention.start >= end);
      const between = next ? text.slice(end, next.start) : null;
      if (next && between !== null && isRoleBetween(between))
        return isAlone(text, next) ? { ...other, speaker: next.person, to: next.end, subjectLast: true } : other;
      return other;
    }
    return subjectBefore(before, at, end, text, all) ?? other;
  }

  function subjectBefore(before: string, at: number, to: number, text: string, all: readonly Mention[]): FramedTag | null {
    const word = late.u`(\p{L}+)\s(?:\p{L}+\s)?$`.exec(before)?.[1] ?? "";
    const near = late.u`(\p{L}+)\s$`.exec(before)?.[1] ?? "";
    // "he was told" is what somebody else said.
    if (/^(?:was|were|been|being|be|is|are|got|wurde|wurden|worden|ist|wird)$/.test(near)) return null;
    const tag = (speaker: FramedTag["speaker"], from: number): FramedTag => ({ at, speaker, from, to });
    for (const candidate of [near, word]) {
      const from = at - (candidate === near ? near : (late.u`\p{L}+\s(?:\p{L}+\s)?$`.exec(before)?.[0] ?? "")).trimEnd().length - 1;
      if (manner.she.test(candidate)) return tag("she", from);
      if (manner.he.test(candidate)) return tag("he", from);
      if (manner.otherPronoun.test(candidate)) return tag("other", from);
    }
    const previous = all.filter((mention) => mention.end <= at).at(-1);
    if (!previous) return null;
    const between = text.slice(previous.end, at).replace(/^\s\(\d{1,3}\)/, "");
    const isSubject =
      /^\s$/.test(between) ||
      manner.adverb.test(between) ||
      /^,\s[^.!?;:\uE000]{2,120},\s$/u.test(between) ||
      (between === ", " && endsInRole(text.slice(Math.max(0, previous.start - 120), previous.start), manner));
    // "A lawyer for Ruth Calder said".
    const isOthers =
      late.u`(?<!\p{L})(?:of|for|from|by|with|to|against|about|behind|like|than|near|von|für|mit|bei|zu|an|gegen|über|aus|vom|beim|zum|zur)\s(?:\p{L}{1,5}\.?\s)?$`.test(
        text.slice(Math.max(0, previous.start - 30), previous.start),
      );
    return isSubject && !isOthers && isAlone(text, previous) ? tag(previous.person, previous.start) : null;
  }

  function isRoleBetween(between: string): boolean {
    const words = between.trim();
    if (words === "" || manner.title.test(`${words} `)) return true;
    if (/[.!?;:\uE000]/.test(words.replace(/\b(?:Dr|Mr|Ms|Mrs|Prof|Ing)\./g, ""))) return false;
    // "said his daughter, Nell Ray": the name explains who she is.
    const isKin = late.u`^\p{Ll}+\s(?:\p{Ll}+\s)?\p{L}+,$`.test(words) && !manner.listener.test(between);
    if ((manner.nameless.test(words) && !isKin) || manner.listener.test(words)) return false;
    if (!words.endsWith(",") && words.split(/\s/).some((word) => manner.joins.test(word))) return false;
    return words.endsWith(",") ? words.split(/\s/).length <= 8 && !words.slice(0, -1).includes(",") : words.split(/\s/).length <= 4;
  }

  function describe(person: Person, masked: string, mention: Mention): string | null {
    const rest = masked.slice(mention.end, mention.end + 200);
    return manner.describe(person.name, masked.slice(Math.max(0, mention.start - 90), mention.start), rest);
  }

  const isSpoken: PeopleReader["isSpoken"] = (masked, sentence, span, own) => isFramed(masked, sentence, span, own, manner.frame);
  return { find, mentions, tags, isSpoken, describe };
}

/** A piece of text up to where its clause ends; null when it has no end or holds a quotation. */
export function clauseOf(text: string, longest: number): string | null {
  const clause = /^[^.;:!?()—–\uE000]*/u.exec(text)?.[0].trim().replace(/,$/, "") ?? "";
  return clause.length >= 4 && clause.length <= longest && !clause.includes(MASK) ? clause : null;
}
