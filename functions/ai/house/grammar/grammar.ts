import type { DateMention } from "../timeline.ts";

/** What the house edition knows of a language. Only what is needed to cut, rank and attribute the user's own sentences. */
export interface Grammar {
  language: string;
  /** Words are parted by spaces. */
  spaced: boolean;
  /** Matches text (without its full stop) that ends in an abbreviation. */
  abbreviation: RegExp;
  /** More reasons not to end a sentence at a full stop: the text before it, the text that follows. */
  keepsTogether?: (before: string, following: string) => boolean;
  stopwords: ReadonlySet<string>;
  /** A sentence that opens so leans on the one before it. */
  leaning: RegExp;
  /** Parts a date, figure or name from its sentence. */
  dash: string;
  /** Ends a line that the house edition joins out of two pieces. */
  stop: string;
  /** Between the names of a list. */
  comma: string;
  /** Drops what ties a sentence to the one before it, where the rest stays verbatim (Arabic و). */
  detach?: (sentence: string) => string;
  /** Dates that a timeline may print, outside quotations. */
  dates: (text: string) => DateMention[];
  /** Numbers with what they count; `phrase` catches the figure as it would be printed large. */
  figures: RegExp;
  /** True when the number at this place is a time, a date, an age or the number of a thing. */
  isNoFigure: (before: string, figure: string, after: string) => boolean;
  /** Noun phrases fit for a subhead, best first within a paragraph. */
  phrases: (paragraph: string) => string[];
  people: PeopleReader | null;
}

/** A person as the article names them. */
export interface Person {
  /** First and last name as printed, or the one name known. */
  name: string;
  /** The name with the honorific a paper would print (越智さん). */
  printed: string;
  /** The shorter form later sentences use. */
  surname: string;
  gender: "female" | "male" | null;
  /** Named with a title, a role, an age or a verb of speech: surely a person. */
  certain: boolean;
}

export interface Mention {
  person: Person;
  start: number;
  end: number;
}

/** Somebody speaks here: a person, a pronoun of known or unknown gender, or somebody else. */
export interface SpeechTag {
  at: number;
  speaker: Person | "she" | "he" | "pronoun" | "other";
}

export interface PeopleReader {
  /** Everybody the article names; `masked` are its paragraphs with quotations covered. */
  find: (masked: readonly string[]) => Person[];
  mentions: (masked: string, people: readonly Person[]) => Mention[];
  tags: (masked: string, mentions: readonly Mention[]) => SpeechTag[];
  /** What the article says of a person in an apposition, verbatim, ready to print; null when it says nothing. */
  describe: (person: Person, masked: string, mention: Mention) => string | null;
}
