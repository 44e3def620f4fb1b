/**
 * How one language writes numbers, dates and hours: the sections `numbers`, `units` and `calendar` of `locales/<code>/lexicon.json`.
 * Patterns are sources of regular expressions with the flags `iu` and without anchors. Word lists of languages with spaces match whole words.
 */
export interface NumberData {
  /** The decimal mark; the other of comma and full stop groups thousands. */
  decimal: string;
  /** Cardinals in words by value. What the language composes (vierundsechzig, vingt-trois) is not listed. */
  words: Readonly<Record<string, string>>;
  /** Words among them that mean something else as often (one, an article; neuf, new): numbers only where something is measured. */
  weak: string;
  /** What joins the parts of a number written as one word (German und); empty where numbers are several words. */
  glue: string;
  /** Four-and-sixty. */
  unitsFirst: boolean;
  /** What a number is multiplied by when one of these stands behind it, with the press's short forms. */
  scales: Readonly<Record<string, string>>;
  /** Ordinals by value; each is followed by `ordinalEnd`. */
  ordinals: Readonly<Record<string, string>>;
  ordinalEnd: string;
  /** Ordinals that mean something else as often (Spanish cuarto, a room). */
  weakOrdinals: string;
  /** Behind figures: 21st, 4.ª. */
  ordinalMark: string;
  /** Joins the parts of a number in words. */
  joint: string;
  /** “And a half” behind a number. */
  half: string;
  /** Halves and quarters said before a number (Hindi), with what they add. */
  quarters: Readonly<Record<string, number>>;
  /** Word endings that keep a number a number (German -jährig). */
  suffix: string;
  percent: string;
  /** In languages without spaces: what stands behind a numeral when it counts something. */
  counters: string;
  /** The same behind a bare ten, hundred or thousand. */
  roundCounters: string;
  /** Shares and multiples by value: half 0.5, twice 2. */
  multiples: Readonly<Record<string, string>>;
  /** Numbers by their order alone: dozens 12, thousands 1000. */
  magnitudes: Readonly<Record<string, string>>;
  /** Says before or after a number that it is rounded. */
  rough: string;
  roughAfter: string;
}

/** Patterns of units by their identifiers in `units.ts`. */
export type UnitData = Readonly<Record<string, string>>;

/** A way to say an hour: `{hour}` and `{ordinal}` stand for numbers up to 24, in figures or words. */
export interface SpokenHour {
  pattern: string;
  /** Minutes added to the hour. */
  add?: number;
  /** Whether the group `minutes` counts back from the hour. */
  isBefore?: boolean;
  /** Minutes since midnight, of a phrase that is an hour by itself. */
  at?: number;
}

export interface CalendarData {
  /** January first; empty where months are numbers. */
  months: readonly string[];
  /** Months that are words too: read only beside a number or a preposition of time. */
  doubtful: string;
  /** Monday first. */
  weekdays: readonly string[];
  /** Spring, summer, autumn, winter. */
  seasons: readonly string[];
  /** Days by their distance from today. */
  days: Readonly<Record<string, string>>;
  /** Between a day and its month. */
  ofMonth: string;
  /** Between two days or hours of one range. */
  toNext: string;
  /** May 4. */
  monthFirst: boolean;
  hour: {
    /** What follows a number that is an hour, and what precedes it. */
    after: string;
    before: string;
    morningBefore: string;
    morningAfter: string;
    eveningBefore: string;
    eveningAfter: string;
    noon: string;
    midnight: string;
    spoken: readonly SpokenHour[];
  };
}

export const noNumbers: NumberData = {
  decimal: ".",
  words: {},
  weak: "",
  glue: "",
  unitsFirst: false,
  scales: {},
  ordinals: {},
  ordinalEnd: "",
  weakOrdinals: "",
  ordinalMark: "",
  joint: "",
  half: "",
  quarters: {},
  suffix: "",
  percent: "%",
  counters: "",
  roundCounters: "",
  multiples: {},
  magnitudes: {},
  rough: "",
  roughAfter: "",
};

export const noCalendar: CalendarData = {
  months: [],
  doubtful: "",
  weekdays: [],
  seasons: [],
  days: {},
  ofMonth: "",
  toNext: "-|–",
  monthFirst: false,
  hour: {
    after: "",
    before: "",
    morningBefore: "",
    morningAfter: "",
    eveningBefore: "",
    eveningAfter: "",
    noon: "",
    midnight: "",
    spoken: [],
  },
};
