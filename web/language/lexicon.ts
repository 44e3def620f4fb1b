/**
 * What is known of one language, as data: `locales/<code>/lexicon.json`. Patterns are sources of regular expressions with the flag `u`;
 * `{part}` in one of them stands for another entry of `parts`, or for what `Lexicon.pattern` says.
 */
export interface LexiconData {
  language: string;
  /** Words are parted by spaces. */
  spaced: boolean;
  /** Says in few words what takes many elsewhere: a list of people may be so much shorter. */
  terse: boolean;
  /** What the house edition prints between a date and its sentence, at the end of a line, between names, and around speech (`quotes`: the opening mark and the closing one). */
  marks: { dash: string; stop: string; comma: string; quotes: readonly string[] };
  /**
   * Pieces of patterns, by the name other patterns call them. Those that `common` asks for: `link` words that lead to somebody else
   * (prepositions, conjunctions, pronouns), `of` genitives, `kin` who speaks instead of the one named (a daughter, a lawyer, a sign), `and`,
   * `adverbs` between a name and its verb, `that` what makes reported speech of the words behind a verb. Beside them: `lead` what may stand
   * before a subject, `age`, `place` what stands before a place, `trade` nouns for what people do, `clause` a stretch without punctuation.
   */
  parts: Readonly<Record<string, string>>;
  sentences: {
    /** Matches text (without its full stop) that ends in an abbreviation. */
    abbreviation: string;
    /** Pairs of patterns, what stands before a full stop and what follows: it ends no sentence between them. */
    joins: readonly (readonly string[])[];
    /** Words behind a quotation that ended in a stop and belong to its sentence ("….” 박 씨가 말했다."). */
    goesOn: string;
    /** A sentence that leans on the one before it. */
    leaning: string;
    /** Third persons that need somebody named before them ("her", "sie", "ses"). */
    pointsBack: string;
    /** A sentence whose subject stands in the one before ("Cuesta cuatro euros"). */
    subjectless: string;
    /** What ties a sentence to the one before it and can be left out (Arabic و). */
    tie: string;
  };
  words: {
    /** Words that say nothing of what a text is about, parted by spaces. */
    stop: string;
    /** Compared by so many letters at most, after `prefix` has been taken off; by all but the last three (at least five) where it is 0. */
    stem: number;
    prefix: string;
  };
  /** How words are bent, for `WordCounts`. */
  forms: {
    /** Spellings that count as one: a pattern and what stands for it. */
    fold: readonly (readonly string[])[];
    /** Endings of a form and what the dictionary's form has in their place. */
    endings: readonly (readonly string[])[];
    /** Which word of a run is bent: the first, the last, or `all`, which are then compared without their endings. */
    bends: string;
    /** A word may end a longer one. */
    tails: boolean;
    /** In languages that build nouns of others: compounds whose last part only looks like a thing; empty elsewhere. */
    noCompound: string;
  };
  dates: {
    /** A pattern for the names of each month, January first; empty where months are numbers. */
    months: readonly string[];
    /** Patterns with groups `year`, `month`, `day`, and `label` where only a part is printed. */
    patterns: readonly string[];
    /** Before a date: what began then is over ("since"). */
    past: string;
  };
  figures: {
    /** Numbers with what they count. */
    pattern: string;
    /** What makes of one a time, a date, an age, a number in a name. Matched against `before⟦figure⟧after`. */
    not: readonly string[];
  };
  subheads: {
    /** A whole sentence fit for a subhead. */
    sentence: string;
    /** Noun phrases fit for one, best first. */
    patterns: readonly string[];
    not: string;
  };
  names: {
    /** Words before a name that go with it ("Dr"). */
    titles: string;
    /** Words with a capital that are no part of a person's name; in languages without capitals, what is no name. */
    not: string;
    /** Endings of a capitalised noun that says what a person does ("Projektleiter"). */
    roles: string;
    /** First names; where they are given a person is named by one of them (Russian names in the nominative). */
    first: string;
    /** In languages without capitals: patterns with a group `name`, or `part` for what only names again who is known. */
    patterns: readonly string[];
    /** The name with the honorific a paper prints: `{name}` and `{title}`, a group of the pattern that found it. */
    printed: string;
    /** What the writer says of a person right before the name and right behind it, in a group `is`. */
    before: string;
    after: string;
    /** A line of a list of people: `{name}`, `{mention}` as it stands in the text, `{is}`. */
    line: string;
  };
  speech: {
    /** Verbs of speech in the third person. */
    verbs: string;
    /** How a quotation, a verb of speech and the name of the speaker stand to each other. */
    frames: readonly string[];
    /** A name with a verb of speech, whatever is said: whoever else speaks in a paragraph makes its quotations doubtful. */
    reports: string;
    /** In the sentence of a quotation: it is denied, supposed or reported by a third. */
    veto: string;
    /** The writer's words between the marks («…, — says X. — …»). */
    insets: readonly string[];
    /** Speech behind dashes: where the writer's words begin; empty in languages that do not set speech so. */
    dash: string;
  };
}

/** Signs of no language, by which patterns see what is masked in a paragraph. */
export const signs = { quotation: "\uE000", name: "\uE001", verb: "\uE002", own: "\uE003", ownEnd: "\uE004" } as const;

/** Whatever is no space, punctuation or sign of ours: `\p{L}` and its like make patterns that take V8 a hundred times as long to compile. */
const letter = `[^\\s.,:;!?()«»“”„"’'—–${signs.quotation}-${signs.ownEnd}]`;
const gap = "(?:\\s|[’'])";
/** A word that is none of these. */
const allBut = (words: string) => `(?!(?:${words})(?!${letter}))${letter}+`;
/** Parts that every language has. `own` is the quotation whose speaker is looked for. */
const common: Readonly<Record<string, string>> = {
  name: `(?<!${signs.name})(?<who>${signs.name}+)(?!${signs.name})`,
  own: `${signs.own}*[${signs.own}${signs.ownEnd}]`,
  /** The quotation opens its sentence and ends as speech does: with punctuation, or with a comma behind its mark. */
  said: `{opening}(?:${signs.own}*${signs.ownEnd}[,،，]?|${signs.own}+[,،，])`,
  opening: `(?<=^|[.!?…؟।:]\\s|[—–]\\s?|${signs.quotation}[\\s.,:;!?—–]{0,3})`,
  start: `(?<=^|[.!?…؟।:;]\\s|[—–]\\s?|${signs.quotation}[.,،]?\\s)`,
  verb: "(?<![\\p{L}\\p{M}’'-])(?:{verbs})(?![\\p{L}\\p{M}])",
  /** A verb of speech in a paragraph whose verbs are masked. */
  says: `${signs.verb}+`,
  adverb: "(?:(?:{adverbs})\\s){0,2}",
  /** An age or an apposition between a name and its verb; a comma alone closes a name that is an apposition itself. */
  aside: `(?:\\s\\([^)]{1,30}\\))?(?:,\\s[^.!?;:${signs.quotation}]{1,120},|(?<=,\\s${signs.name}+),)?`,
  /** What may stand before a subject: "the branch manager ", "the mayor of Meira, ", "his daughter, "; "the baker’s daughter, " may be two people. */
  role: `(?:(?:${allBut("{link}|{of}|{kin}")}${gap}){0,5}|(?:${allBut("{link}|{kin}")}${gap}){0,8}${allBut("{link}|{kin}")},\\s|(?:${allBut("{link}|{of}")}${gap}){0,3}${allBut("{link}|{of}")},\\s)`,
  /** Words between verb and colon: "on Friday". */
  tail: `(?:${gap}${allBut("{that}|{kin}")}){0,7}`,
  /** Nobody else is named together with the speaker, and nothing of the speaker's speaks instead. */
  alone: `(?!${letter}|[’']s)(?!(?:\\s\\([^)]{1,30}\\))?(?:,\\s[^,.;:!?${signs.quotation}]{1,40}){0,3},?\\s(?:{and})\\s(?:${letter}+,?${gap}){0,3}[${signs.name}\\p{Lu}])`,
};

/** A language's data with its patterns, each made at its first use. */
export class Lexicon {
  readonly data: LexiconData;
  /** By flags and source. */
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

  /** A pattern of the data as a regular expression; `""` matches nothing. Throws a SyntaxError where the data is wrong. */
  pattern(source: string, flags = "u"): RegExp {
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

/** Parts that are lists of words, found at the head of a sentence too. */
const anyCase = new Set(["link", "of", "kin", "trade"]);
const eitherCase = (words: string) =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => (letter.toUpperCase() === letter ? letter : `[${letter.toUpperCase()}${letter}]`));

/** Sentences, figures and years, quotations without names: what is true in any language. */
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
  });
}
