import { late } from "../../http/late-pattern.ts";
import { MASK } from "../edition/quote-spans.ts";
import { endsInRole, type HumanWords, isAntecedent } from "./antecedent.ts";
import type { FramedTag, Mention, PeopleReader } from "./grammar.ts";
import { latinPeople } from "./people-latin.ts";
import { alternatives as any, type RomanceManner, romanceManners } from "./romance-manners.ts";
import { describer } from "./romance-roles.ts";
import { romanceTongues } from "./romance-tongues.ts";
import { type FrameWords, isFramed } from "./speech-frame.ts";

const never = /^(?!)/;
const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${any(list)})(?!\\p{L})`, "u");

/** A finite verb of speech, with its auxiliary where it has one. */
export function romanceSpeech({ verbs, participles, auxiliaries }: RomanceManner): string {
  return `(?:${any(auxiliaries)})(?:-t-(?:il|elle))?\\s(?:${any(participles)})|(?:${any(verbs)})`;
}

/**
 * Names and speakers in Spanish, French, Italian and Portuguese. A verb of speech belongs to the name right behind it ("explique Claire
 * Dubois", "disse o maestro, Josué Monteiro") or right before it; without a subject it counts as a pronoun does. Everything else is
 * somebody without a name.
 */
export function romancePeople(language: keyof typeof romanceManners): PeopleReader {
  const manner: RomanceManner = romanceManners[language];
  const tongue = romanceTongues[language];
  const speech = romanceSpeech(manner);
  const genitive = word(manner.genitives);
  const clause = word(manner.subordinators);
  const trade = new RegExp(`(?<!\\p{L})(?:${any(manner.human)}|\\p{Ll}{3,}${manner.trade})(?!\\p{L})`, "u");
  const common = [
    tongue.functionWords,
    tongue.stopwords,
    tongue.leaning.replaceAll("|", " "),
    manner.adverbs,
    manner.prepositions,
    manner.articles,
    manner.subordinators,
    manner.others,
    manner.she,
    manner.he,
    manner.negations,
  ].join(" ");
  const capitalized = [...new Set(common.split(" ").filter((each) => late.u`^\p{L}+$`.test(each)))].map(
    (each) => `${each[0]?.toUpperCase()}${each.slice(1)}`,
  );
  const capitalizedVerbs = manner.verbs.split(" ").map((each) => `${each[0]?.toUpperCase()}${each.slice(1)}`);
  const headVerb = late.u`^(?:Foi|Fue|Era|Hay|Há|È|Fu|Fut|Voici|Voilà|Ecco|Segundo|Según|Selon|Secondo|\p{Lu}\p{Ll}+(?:ó|aron|ieron|aban|ían|aba|ou|eu|iu|aram|eram|iram|ava|avam|ait|aient|èrent|ò|arono|irono|erano))$`;
  const words: HumanWords = {
    nameless: word(manner.nameless),
    human: trade,
    opener: new RegExp(
      `^(?:(?:Cuando|Mientras|Pero|Y|Ayer|Hoy|Quand|Lorsque|Mais|Et|Hier|Quando|Mentre|Ma|E|Ieri|Oggi|Enquanto|Mas|Ontem|Hoje)\\s)?(?:(?:(?:${any(manner.articles)})\\s?)?${trade.source}\\s(?:(?!(?:${any(`${manner.prepositions} ${manner.and}`)})\\s)\\p{Ll}{2,}(?:ad[ao]|at[ao]|ale?|ée?|aise?|ien|ienne|ese|esa|és|ense|an[ao]|ut[ao])\\s)?|(?:(?:${any(manner.articles)})\\s?)(?=(?:${manner.title})))?(?:(?:${manner.title})\\.?\\s)?$`,
      "iu",
    ),
    determiner: new RegExp(`^(?:${any(manner.articles)})(?!\\p{L})`, "iu"),
    listener: new RegExp(
      `\\s(?:${any(
        manner.prepositions
          .split(" ")
          .filter((each) => !manner.genitives.split(" ").includes(each) && !manner.articles.split(" ").includes(each))
          .join(" "),
      )})\\s`,
      "u",
    ),
  };
  const titleAt = new RegExp(`(?:^|[\\s(«“—])(?:${manner.title})\\.?\\s$`, "u");
  const frame: FrameWords = {
    tail: new RegExp(
      `^(?:\\s(?:${any(`${manner.adverbs} ${manner.prepositions}`)})(?!\\p{L})(?:\\s?(?!(?:${any(`${manner.subordinators} ${manner.signs}`)})(?!\\p{L}))[\\p{L}\\d’.-]+){0,7})?$`,
      "u",
    ),
    that: word(
      `${manner.subordinators.replace(/ (?:y|et|e|mais|pero|ma|mas|ni|né|nem|comme|como|come)\b/g, "")} ${manner.signs} ${manner.nameless}`,
    ),
    lead: new RegExp(`^,?\\s(?:${any(manner.articles)})\\s?(?:(?!(?:${any(manner.prepositions)})\\s)[\\p{L}-]+\\s?){1,4},?\\s$`, "u"),
  };

  const names = latinPeople({
    ...words,
    frame,
    title: titleAt,
    femaleTitle: new RegExp(`(?:${manner.femaleTitle})\\.?\\s$`, "u"),
    maleTitle: new RegExp(`(?:^|[\\s(«“—])(?:${manner.maleTitle})\\.?\\s$`, "u"),
    noName: new RegExp(
      `^(?:${[...capitalized, ...capitalizedVerbs, ...manner.noName.split(" "), ...tongue.months.flatMap((month) => [month, `${month[0]?.toUpperCase()}${month.slice(1)}`])].join("|")})$`,
      "u",
    ),
    institution: new RegExp(`^(?:${any(manner.noName)})$`, "u"),
    role: never,
    headVerb,
    speech: new RegExp(speech),
    she: never,
    he: never,
    otherPronoun: never,
    denial: never,
    hearsay: never,
    joins: never,
    adverb: never,
    thing: never,
    personAfter: new RegExp(
      `^(?:,\\s(?:${manner.age})(?!\\p{L}|\\d)|\\s\\(\\d{1,3}(?:\\s\\p{L}+)?\\)|,\\s(?:(?:${any(manner.articles)})\\s?)?(?:\\p{Ll}+\\s){0,2}?${trade.source})`,
      "u",
    ),
    personBefore: new RegExp(`(?:^|[\\s,(’])(?:\\p{Ll}+\\s)?${trade.source}(?:\\s\\p{Ll}+)?,?\\s(?:(?:${manner.title})\\.?\\s)?$`, "u"),
    placeBefore: late.u`(?<!\p{L})(?:en|in|em|no|na|à|desde|hacia|vers|verso|dans|a)\s$`,
    describe: () => null,
  });

  function tags(masked: string, all: readonly Mention[]): FramedTag[] {
    const verb = new RegExp(`(?<![\\p{L}’'-])(?:${speech})(?![\\p{L}])`, "gu");
    const found: FramedTag[] = [];
    for (const match of masked.matchAll(verb)) {
      const tag = tagAt(masked, match.index, match.index + match[0].length, all);
      const isUnsure = typeof tag.speaker === "string" && !isAntecedent(masked, tag.from, tag.speaker, all, found, words);
      found.push(isUnsure || isHearsay(masked, match.index) ? { ...tag, speaker: "other" } : tag);
    }
    return found;
  }

  const hearsay = new RegExp(`(?<!\\p{L})(?:${manner.hearsay})`, "u");
  function isHearsay(text: string, at: number): boolean {
    const before = /[^.!?]*$/u.exec(text.slice(Math.max(0, at - 240), at))?.[0] ?? "";
    return hearsay.test(before + (/^[^.!?]*/u.exec(text.slice(at, at + 240))?.[0] ?? ""));
  }

  const cliticsBefore = new RegExp(`(?:(?:^|(?<=[\\s\\uE000—–-]))(?:${any(manner.clitics)})(?:\\s|(?<=’)))*$`, "u");
  const negated = new RegExp(`(?<!\\p{L})(?:${any(manner.negations)})\\s?$`, "u");
  const denied = late.u`^(?:-\p{L}+)*\s(?:pas|jamais|rien|nada|nulla|niente|mai)(?!\p{L})`;
  const verbOpens = new RegExp(`(?:${MASK}\\s?[,.?!]?\\s?(?:[—–-]\\s?)?|(?:^|[.!?]\\s)(?:(?:${any(manner.and)})\\s)?)$`, "iu");

  function tagAt(text: string, at: number, end: number, all: readonly Mention[]): FramedTag {
    const rawBefore = text.slice(Math.max(0, at - 170), at);
    const clitics = cliticsBefore.exec(rawBefore)?.[0] ?? "";
    const before = rawBefore.slice(0, rawBefore.length - clitics.length);
    const from = at - clitics.length;
    const other: FramedTag = { at, speaker: "other", from, to: end };
    // "si dice": nobody in particular.
    if (/(?:^|\s)s[ei]\s$/.test(clitics)) return other;
    const inverted = /-t-(?:(elle)|il)\s/.exec(text.slice(at, end));
    if (inverted) return { ...other, speaker: inverted[1] ? "she" : "he" };
    if (negated.test(before) || denied.test(text.slice(end, end + 14))) return other;
    if (verbOpens.test(before)) return subjectAfter(text, other, all);
    return subjectBefore(text, before, other, all);
  }

  const pronounAfter = new RegExp(`^(?:-(?:t-)?|\\s)(?:(${any(manner.she)})|(${any(manner.he)})|(?:${any(manner.others)}))(?!\\p{L})`, "u");
  const roleBetween = new RegExp(
    `^\\s(?:(?:${any(manner.adverbs)})\\s)*(?:(?:(?:${any(manner.articles)})\\s?)?(?!(?:${any(manner.prepositions)})\\s)(?:[\\p{L}-]+\\.?\\s){0,4})?(?:(?:${manner.title})\\.?\\s)?$`,
    "u",
  );
  const ownKin = new RegExp(`^\\s(?:su|son|sa|sua|suo|a sua|o seu|seu)\\s(?:${any(manner.nameless)}),\\s$`, "u");
  const titleBetween = new RegExp(`^\\s(?:(?:${any(manner.articles)})\\s?)?(?:(?:${manner.title})\\.?\\s)*$`, "u");

  function subjectAfter(text: string, tag: FramedTag, all: readonly Mention[]): FramedTag {
    const after = text.slice(tag.to, tag.to + 140);
    const pronoun = pronounAfter.exec(after);
    if (pronoun) {
      const speaker = pronoun[1] ? "she" : pronoun[2] ? "he" : "other";
      return { ...tag, speaker, to: tag.to + pronoun[0].length };
    }
    const next = all.find((mention) => mention.start >= tag.to);
    const between = next ? text.slice(tag.to, next.start) : null;
    if (next && between !== null && isSubjectPhrase(between) && isAlone(text, next))
      return { ...tag, speaker: next.person, to: next.end, subjectLast: true };
    // French never leaves the subject out.
    const isElided = language !== "fr" && /^\s?(?:$|[.,;:!?—–])/.test(after);
    return isElided ? { ...tag, speaker: "pronoun" } : tag;
  }

  /** "la directora ", " le maire de Guéret, ", " ": what stands between a verb and the name of its subject. */
  function isSubjectPhrase(between: string): boolean {
    // "disse a Paulo" has an article or a preposition.
    if (titleBetween.test(between)) return !(language === "pt" && /^\sa\s$/.test(between));
    const plain = between.replace(new RegExp(`(?<!\\p{L})(?:${manner.title})\\.`, "gu"), "");
    if (/[.!?;:()\uE000]/.test(plain) || clause.test(plain)) return false;
    // "recordó su hija, Covadonga Boal": the name explains who she is.
    if (words.nameless.test(plain)) return ownKin.test(plain);
    if (!plain.trim().endsWith(",")) return roleBetween.test(between) && !genitive.test(plain) && trade.test(plain);
    const role = plain.trim().slice(0, -1);
    const bare = role.replace(new RegExp(genitive.source, "gu"), "");
    const strange = new RegExp(`(?<!\\p{L})(?:${any(manner.prepositions)})(?!\\p{L})`, "u");
    return (
      role.split(/\s/).length <= 9 &&
      !role.includes(",") &&
      !strange.test(bare.replace(new RegExp(`^\\s?(?:${any(manner.articles)})\\s`, "u"), "")) &&
      trade.test(role)
    );
  }

  const joined = new RegExp(
    `^\\s(?:(?:${any(manner.and)})\\s\\p{Lu}|(?:${any(manner.and)})\\s(?:${any(manner.articles)})\\s)|^,\\s\\p{Lu}\\p{L}+\\s(?:${any(manner.and)})\\s`,
    "u",
  );
  const inCompany = new RegExp(
    `^(?:,\\s[^,.;:\uE000]{1,40}){1,3},?\\s(?:${any(manner.and)})\\s(?:(?:su|sus|sa|son|ses|suo|sua|seu)\\s\\p{Ll}+,?\\s)?\\p{Lu}`,
    "u",
  );
  const isAlone = (text: string, mention: Mention) =>
    !inCompany.test(text.slice(mention.end, mention.end + 110)) &&
    !joined.test(text.slice(mention.end, mention.end + 40)) &&
    !new RegExp(`(?:^|\\s)(?:${any(manner.and)})\\s$`, "u").test(text.slice(0, mention.start));

  const between = new RegExp(
    `^(?:\\s\\(\\d{1,3}(?:\\s\\p{L}+)?\\))?(?:\\s(?:(?:${any(`${manner.adverbs} ${manner.clitics}`)})\\s?)*|,\\s[^.!?;:()\\uE000]{2,120},\\s)$`,
    "u",
  );
  const pronounBefore = new RegExp(`(?:^|[\\s—–])(?:(${any(manner.she)})|(${any(manner.he)})|(?:${any(manner.others)}))\\s$`, "iu");

  function subjectBefore(text: string, before: string, tag: FramedTag, all: readonly Mention[]): FramedTag {
    const pronoun = pronounBefore.exec(before);
    if (pronoun)
      return { ...tag, speaker: pronoun[1] ? "she" : pronoun[2] ? "he" : "other", from: tag.from - pronoun[0].trim().length - 1 };
    const previous = all.filter((mention) => mention.end <= tag.from).at(-1);
    if (!previous || !isAlone(text, previous)) return tag;
    const gap = text.slice(previous.end, tag.from);
    if (/^,\s$/.test(gap))
      return endsInRole(text.slice(Math.max(0, previous.start - 120), previous.start), words)
        ? { ...tag, speaker: previous.person, from: previous.start }
        : tag;
    if (!between.test(gap)) return tag;
    return isHead(text.slice(Math.max(0, previous.start - 200), previous.start))
      ? { ...tag, speaker: previous.person, from: previous.start }
      : tag;
  }

  /** Whether a name behind this text is the subject of its clause: nothing but a role stands before it. */
  function isHead(before: string): boolean {
    const plain = before.replace(new RegExp(`(?<!\\p{L})(${manner.title})\\.\\s`, "gu"), "$1 ");
    const head = /(?:^|[.!?:;,\uE000]\s|[—–]\s?|\uE000)([^.!?:;,\uE000—–]*)$/u.exec(plain)?.[1] ?? "";
    if (head.trim() === "") {
      // "La madre del alcalde, Ana Ruiz, dijo": a clause that ends in a comma may be somebody else.
      const lead = /(?:^|[.!?]\s)([^.!?]*),\s$/u.exec(plain)?.[1];
      return lead === undefined || !words.nameless.test(lead);
    }
    return words.opener.test(head) && !words.nameless.test(head);
  }

  return {
    find: names.find,
    mentions: names.mentions,
    tags,
    isSpoken: (masked, sentence, span, own) => isFramed(masked, sentence, span, own, frame),
    describe: describer(manner, trade, words.nameless, headVerb),
  };
}
