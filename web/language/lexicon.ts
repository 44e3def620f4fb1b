import { type CalendarData, type NumberData, noCalendar, noNumbers, type UnitData } from "./number-data.ts";

/**
 * The data of one language: `locales/<code>/lexicon.json`. Patterns are sources of regular expressions with the flag `u`;
 * `{part}` inserts another entry of `parts`, or a value that `Lexicon.pattern` defines.
 */
export interface LexiconData {
  language: string;
  /** Words are separated by spaces. */
  spaced: boolean;
  /** Uses fewer characters than other languages, so a list of people may be shorter. */
  terse: boolean;
  /** Separators the house edition prints: after a date, at line ends, between names, around speech (`quotes`: opening, closing). */
  marks: { dash: string; stop: string; comma: string; quotes: readonly string[] };
  /**
   * Pattern fragments by name. Those that `common` uses: `link` words that lead to another person
   * (prepositions, conjunctions, pronouns), `of` genitives, `kin` a speaker other than the one named (daughter, lawyer, sign), `and`,
   * `adverbs` between a name and its verb, `that` words that turn what follows the verb into reported speech. Others: `lead` text
   * allowed before a subject, `age`, `place` what precedes a place, `trade` nouns for occupations, `clause` a stretch without punctuation.
   */
  parts: Readonly<Record<string, string>>;
  sentences: {
    /** Matches text (without its full stop) that ends in an abbreviation. */
    abbreviation: string;
    /** Pairs of patterns, before and after a full stop, between which it does not end a sentence. */
    joins: readonly (readonly string[])[];
    /** Words after a quotation ending in a full stop that belong to its sentence ("….” 박 씨가 말했다."). */
    goesOn: string;
    /** A sentence that depends on the one before it. */
    leaning: string;
    /** Third-person words that need an antecedent ("her", "sie", "ses"). */
    pointsBack: string;
    /** A sentence whose subject is in the previous one ("Cuesta cuatro euros"). */
    subjectless: string;
    /** An omissible connective to the previous sentence (Arabic و). */
    tie: string;
  };
  words: {
    /** Stop words, separated by spaces. */
    stop: string;
    /** Number of letters compared, after removing `prefix`; 0: all but the last three, at least five. */
    stem: number;
    prefix: string;
  };
  /** Inflection rules, for `WordCounts`. */
  forms: {
    /** Equivalent spellings: a pattern and its replacement. */
    fold: readonly (readonly string[])[];
    /** Endings of inflected forms and their dictionary-form replacements. */
    endings: readonly (readonly string[])[];
    /** Which word of a phrase is inflected: the first, the last, or `all`, which are then compared without their endings. */
    bends: string;
    /** A word may be the end of a longer one. */
    tails: boolean;
    /** In languages with compound nouns: compounds whose last part is misleading; empty elsewhere. */
    noCompound: string;
  };
  dates: {
    /** Patterns for the names of each month, January first; empty where months are numbers. */
    months: readonly string[];
    /** Patterns with groups `year`, `month`, `day`, and `label` where only a part is printed. */
    patterns: readonly string[];
    /** Precedes the date of something that is over ("since"). */
    past: string;
  };
  figures: {
    /** Numbers with their unit or noun. */
    pattern: string;
    /** Rules out times, dates, ages and numbers in names. Matched against `before⟦figure⟧after`. */
    not: readonly string[];
  };
  subheads: {
    /** A whole sentence suitable as a subhead. */
    sentence: string;
    /** Noun phrases suitable as a subhead, best first. */
    patterns: readonly string[];
    not: string;
  };
  names: {
    /** Titles before a name ("Dr"). */
    titles: string;
    /** Capitalized words that are not part of a person's name; in languages without capitals, what is not a name. */
    not: string;
    /** Endings of capitalized nouns that denote a role ("Projektleiter"). */
    roles: string;
    /** First names; if given, a person's name must contain one (Russian names in the nominative). */
    first: string;
    /** In languages without capitals: patterns with a group `name`, or `part` for a later mention by part of the name. */
    patterns: readonly string[];
    /** The name with the honorific used in print: `{name}` and `{title}`, a group of the pattern that found it. */
    printed: string;
    /** Descriptions right before and right after a name, in a group `is`. */
    before: string;
    after: string;
    /** A line in a list of people: `{name}`, `{mention}` as printed in the text, `{is}`. */
    line: string;
  };
  speech: {
    /** Verbs of speech in the third person. */
    verbs: string;
    /** Arrangements of a quotation, a verb of speech and the speaker's name. */
    frames: readonly string[];
    /** A name with a verb of speech, whatever is said: another speaker in a paragraph makes its attributions uncertain. */
    reports: string;
    /** Matches a quotation's sentence when the quotation is denied, hypothetical or reported by a third party. */
    veto: string;
    /** The writer's words between the marks («…, — says X. — …»). */
    insets: readonly string[];
    /** Where the writer's words begin in speech set with dashes; empty in languages that do not use dashes. */
    dash: string;
  };
  numbers: NumberData;
  units: UnitData;
  calendar: CalendarData;
  /** What the check of a page against its article compares besides. */
  claims: {
    /** Pairs of words of opposite meaning, as patterns of whole words. */
    opposites: readonly (readonly string[])[];
    /** Words that deny. */
    negations: string;
    /** Adjectives and people of countries, by ISO 3166 code; the country's own name comes from `Intl`. */
    nations: Readonly<Record<string, string>>;
    /** In languages without capitals: names of bodies by their last word, or by their first. */
    bodies: string;
  };
}

/** Private-use characters that represent masked text in patterns. */
export const signs = { quotation: "\uE000", name: "\uE001", verb: "\uE002", own: "\uE003", ownEnd: "\uE004" } as const;

/** Anything but space, punctuation or `signs`: V8 takes a hundred times as long to compile patterns with `\p{L}` and the like. */
const letter = `[^\\s.,:;!?()«»“”„"’'—–${signs.quotation}-${signs.ownEnd}]`;
const gap = "(?:\\s|[’'])";
/** A word that is not in the list. */
const allBut = (words: string) => `(?!(?:${words})(?!${letter}))${letter}+`;
/** Parts shared by all languages. `own` is the quotation whose speaker is sought. */
const common: Readonly<Record<string, string>> = {
  name: `(?<!${signs.name})(?<who>${signs.name}+)(?!${signs.name})`,
  own: `${signs.own}*[${signs.own}${signs.ownEnd}]`,
  /** The quotation opens its sentence and ends with punctuation, or with a comma after its closing mark. */
  said: `{opening}(?:${signs.own}*${signs.ownEnd}[,،，]?|${signs.own}+[,،，])`,
  opening: `(?<=^|[.!?…؟।:]\\s|[—–]\\s?|${signs.quotation}[\\s.,:;!?—–]{0,3})`,
  start: `(?<=^|[.!?…؟।:;]\\s|[—–]\\s?|${signs.quotation}[.,،]?\\s)`,
  verb: "(?<![\\p{L}\\p{M}’'-])(?:{verbs})(?![\\p{L}\\p{M}])",
  /** A verb of speech in a paragraph whose verbs are masked. */
  says: `${signs.verb}+`,
  adverb: "(?:(?:{adverbs})\\s){0,2}",
  /** An age or an apposition between a name and its verb; a lone comma closes a name that is itself an apposition. */
  aside: `(?:\\s\\([^)]{1,30}\\))?(?:,\\s[^.!?;:${signs.quotation}]{1,120},|(?<=,\\s${signs.name}+),)?`,
  /** Text before a subject: "the branch manager ", "the mayor of Meira, ", "his daughter, "; "the baker’s daughter, " may be two people. */
  role: `(?:(?:${allBut("{link}|{of}|{kin}")}${gap}){0,5}|(?:${allBut("{link}|{kin}")}${gap}){0,8}${allBut("{link}|{kin}")},\\s|(?:${allBut("{link}|{of}")}${gap}){0,3}${allBut("{link}|{of}")},\\s)`,
  /** Words between verb and colon: "on Friday". */
  tail: `(?:${gap}${allBut("{that}|{kin}")}){0,7}`,
  /** No other person is named with the speaker, and the subject is not something the speaker owns. */
  alone: `(?!${letter}|[’']s)(?!(?:\\s\\([^)]{1,30}\\))?(?:,\\s[^,.;:!?${signs.quotation}]{1,40}){0,3},?\\s(?:{and})\\s(?:${letter}+,?${gap}){0,3}[${signs.name}\\p{Lu}])`,
};

const uncased = new Set(["ar", "hi", "ja", "ko", "zh"]);

/** A language's data with its patterns, each compiled on first use. */
export class Lexicon {
  readonly data: LexiconData;
  /** By flags, then source. */
  readonly #patterns = new Map<string, Map<string, RegExp>>();
  #stopwords: ReadonlySet<string> | undefined;

  constructor(data: LexiconData) {
    this.data = data;
  }

  get spaced(): boolean {
    return this.data.spaced;
  }

  get stopwords(): ReadonlySet<string> {
    this.#stopwords ??= new Set(this.data.words.stop.split(" "));
    return this.#stopwords;
  }

  /** Compiles a pattern of the data; `""` matches nothing. Throws a SyntaxError for an invalid pattern. */
  pattern(source: string, wanted = "u"): RegExp {
    // Ignoring case makes V8 compile classes as \p{L} many times as long, and these scripts have none.
    const flags = uncased.has(this.data.language) ? wanted.replace("i", "") : wanted;
    const patterns = this.#patterns.get(flags) ?? new Map<string, RegExp>();
    this.#patterns.set(flags, patterns);
    const pattern = patterns.get(source) ?? new RegExp(source === "" ? "(?!)" : this.#expand(source), flags);
    patterns.set(source, pattern);
    pattern.lastIndex = 0;
    return pattern;
  }

  #expand(source: string): string {
    const { parts, speech, dates, names, words } = this.data;
    return source.replace(/\{([a-z][A-Za-z]*)\}/g, (_, part: string): string => {
      if (part === "verbs") return this.#expand(speech.verbs);
      if (part === "titles") return names.titles;
      if (part === "month") return `(?:${eitherCase(dates.months.join("|"))})`;
      if (part === "stopword") return `(?:${words.stop.replaceAll(" ", "|")})`;
      const own = this.#expand(parts[part] ?? common[part] ?? "(?!)");
      return `(?:${anyCase.has(part) ? eitherCase(own) : own})`;
    });
  }
}

/** Parts that are word lists, which also match capitalized at the start of a sentence. */
const anyCase = new Set(["link", "of", "kin", "trade"]);
const eitherCase = (words: string) =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => (letter.toUpperCase() === letter ? letter : `[${letter.toUpperCase()}${letter}]`));

/** Language-independent rules: sentences, figures and years, quotations without names. */
export function plainLexicon(language: string): Lexicon {
  const spaced = language.split("-")[0] !== "th";
  return new Lexicon({
    language,
    spaced,
    terse: false,
    marks: { dash: spaced ? " – " : "：", stop: spaced ? "." : "。", comma: spaced ? ", " : "、", quotes: ["“", "”"] },
    parts: {},
    sentences: {
      abbreviation: "(?:^|[^\\p{L}])(?:No|Dr|Mr|Ms|Ph|\\p{Lu})$",
      joins: [],
      goesOn: "",
      leaning: "",
      pointsBack: "",
      subjectless: "",
      tie: "",
    },
    words: { stop: "", stem: 0, prefix: "" },
    forms: { fold: [], endings: [], bends: "last", tails: false, noCompound: "" },
    dates: { months: [], patterns: ["(?<!\\d)(?<year>(?:1[3-9]|20)\\d\\d)(?!\\p{N})"], past: "" },
    figures: {
      pattern: "(?:(?:R\\$|[$€£¥])\\s?)?\\d+(?:[.,\\u202f\\u00a0]\\d{2,3})*(?:[.,]\\d+)?[\\u202f\\u00a0 ]?(?:%|euros?|euro|€|km|kg)",
      not: ["[\\d:.]⟦", "⟧[\\d:]"],
    },
    subheads: { sentence: "", patterns: [], not: "" },
    names: { titles: "", not: "", roles: "", first: "", patterns: [], printed: "", before: "", after: "", line: "" },
    speech: { verbs: "(?!)", frames: [], reports: "", veto: "", insets: [], dash: "" },
    numbers: noNumbers,
    units: {},
    calendar: noCalendar,
    claims: { opposites: [], negations: "", nations: {}, bodies: "" },
  });
}
