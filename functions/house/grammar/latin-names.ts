import { late } from "../../http/late-pattern.ts";
import type { HumanWords } from "./antecedent.ts";
import type { Person } from "./grammar.ts";
import type { FrameWords } from "./speech-frame.ts";

/** How a language with capital letters names people and lets them speak. */
export interface LatinManner extends HumanWords {
  /** Words before a name, with their gender where they tell it. Matched with the space after them. */
  title: RegExp;
  femaleTitle: RegExp;
  maleTitle: RegExp;
  /** Capitalized words no person is called by: months, weekdays, institutions, functions words at a sentence's head. */
  noName: RegExp;
  /** Words that make of all that follows the name of a school, a street, a club. */
  institution?: RegExp;
  /** A verb that opens a sentence before a name of two words ("Foi Ana Prado"). */
  headVerb?: RegExp;
  /** A capitalized role that may stand before a name ("Projektleiter"). */
  role: RegExp;
  speech: RegExp;
  she: RegExp;
  he: RegExp;
  otherPronoun: RegExp;
  frame: FrameWords;
  /** Turns the verb round when it follows it ("sagte nicht"). */
  denial: RegExp;
  /** "According to X": what follows is somebody's report of what another said. */
  hearsay: RegExp;
  /** "and", and the prepositions that end a role: behind them stands somebody else. */
  joins: RegExp;
  /** Words that may stand between a name and its verb of speech. */
  adverb: RegExp;
  /** What follows a name that only a person has: an age, an apposition. */
  personAfter: RegExp;
  /** An apposition only things have. */
  thing: RegExp;
  /** Prepositions of place: what follows is a place unless a title says otherwise. */
  placeBefore: RegExp;
  /** What stands before a name that only a person has: the role. */
  personBefore: RegExp;
  describe: (name: string, before: string, after: string) => string | null;
}

const namePattern = late.gu`\p{Lu}[\p{L}]+(?:[’'-]\p{L}+)*(?:\s(?:(?:de|da|di|do|du|del|della|dos|das|ten|van|von|zu|al|bin|la|le|de la|van der)\s)?\p{Lu}[\p{L}]+(?:[’'-]\p{L}+)*){0,3}`;

/** "Soizic Le Berre", "Carlo De Luca": articles that are part of a surname. */
const capitalParticle = /^(?:Le|La|De|Di|Del|Della|Du|Da|Dos|Van|Von|El|Lo|Ben|St)$/;

/** A run of capitalized words and what stands before it. */
export interface Found {
  tokens: string[];
  start: number;
  end: number;
  titled: boolean;
  gender: Person["gender"];
  role: boolean;
}

const isRole = (word: string, manner: LatinManner) =>
  manner.role.test(word) || manner.nameless.test(word) || manner.human.test(word) || manner.title.test(`${word} `);

/** Every run of capitalized words that may be a name, without the titles, roles and sentence openings before it. */
export function nameRuns(text: string, manner: LatinManner): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(namePattern)) {
    let start = match.index;
    let words = match[0].replace(/[’']s$/, "").split(/\s/);
    const end = start + words.join(" ").length;
    const head = text.slice(Math.max(0, start - 24), start);
    let title = manner.title.exec(head)?.[0] ?? "";
    let role = false;
    let institution = false;
    while (words.length > 1) {
      const first = words[0] ?? "";
      const asTitle = manner.title.test(`${first} `);
      const asRole = isRole(first, manner) || (words.length > 2 && (manner.headVerb?.test(first) ?? false));
      if (!asTitle && !asRole && !manner.noName.test(first) && !late.u`^\p{Ll}`.test(first)) break;
      if (asTitle) title = `${first} `;
      role ||= asRole;
      institution ||= manner.institution?.test(first) ?? false;
      start += first.length + 1;
      words = words.slice(1);
    }
    // "Nienbergs Trainer Uwe Sandkötter": the name begins behind the role.
    const cut = words.findLastIndex((word, i) => i > 0 && i < words.length - 1 && isRole(word, manner));
    if (cut > 0) {
      role = true;
      start += words.slice(0, cut + 1).join(" ").length + 1;
      words = words.slice(cut + 1);
    }
    const digitsBefore = /\d\s$/.test(head);
    const last = words.at(-1) ?? "";
    // "Otto Brands Anwalt" is nobody's name.
    const isPossessed = words.length > 2 && /s$/.test(words.at(-2) ?? "") && (manner.human.test(last) || manner.nameless.test(last));
    const isNoName = (word: string, i: number) =>
      (manner.noName.test(word) && !(i > 0 && i < words.length - 1 && capitalParticle.test(word))) || manner.title.test(`${word} `);
    if (digitsBefore || institution || isPossessed || words.some(isNoName)) continue;
    const gender = manner.femaleTitle.test(title) ? "female" : manner.maleTitle.test(title) ? "male" : null;
    found.push({ tokens: words, start, end, titled: title !== "", gender, role });
  }
  return found;
}
