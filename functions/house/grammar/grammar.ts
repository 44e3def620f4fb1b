import type { QuoteSpan } from "../edition/quote-spans.ts";
import type { DateMention } from "../edition/timeline.ts";

/** What the house edition knows of a language. Only what is needed to cut, rank and attribute the user's own sentences. */
export interface Grammar {
  language: string;
  /** Words are parted by spaces. */
  spaced: boolean;
  /** Matches text (without its full stop) that ends in an abbreviation. */
  abbreviation: RegExp;
  /** More reasons not to end a sentence at a full stop: the text before it, the text that follows. */
  keepsTogether?: (before: string, following: string) => boolean;
  /** Says in few words what takes many elsewhere: a list of people may be so much shorter. */
  terse?: boolean;
  stopwords: ReadonlySet<string>;
  /** A sentence that opens so leans on the one before it. */
  leaning: RegExp;
  /** Third persons that need somebody named before them ("her", "sie", "ses"). */
  pointsBack?: RegExp;
  /** A sentence whose verb comes first has left its subject in the one before ("Cuesta cuatro euros"). */
  subjectless?: RegExp;
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
  /** Stretches of a quotation, marks included, that are the writer's own («…, — says X. — …»), as offsets in it. */
  insets?: (quoted: string) => { start: number; end: number }[];
  /** Speech behind dashes: where the writer's words begin ("—dijo"), and the marks such speech is printed in when it stands alone. */
  dashSpeech?: { incise: RegExp; marks: readonly [string, string] };
  /** Whether the words behind a quotation that ended in a stop belong to its sentence ("….” 박 씨가 말했다."). */
  goesOn?: (following: string) => boolean;
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

/** The same with the stretch its verb and subject fill, in languages whose quotations must stand in contact with it. */
export interface FramedTag extends SpeechTag {
  from: number;
  to: number;
  /** The subject stands behind the verb ("explique Claire Dubois"). */
  subjectLast?: boolean;
}

/** Who the words beside a quotation say spoke it: "other" is anybody who is not surely one named person, null when they say nothing. */
export type Voice = Person | "she" | "he" | "pronoun" | "other" | null;

export interface PeopleReader {
  /** Everybody the article names; `masked` are its paragraphs with quotations covered. */
  find: (masked: readonly string[]) => Person[];
  mentions: (masked: string, people: readonly Person[]) => Mention[];
  /** Verbs of speech with their subjects; empty in a reader that has `voice`. */
  tags: (masked: string, mentions: readonly Mention[]) => FramedTag[];
  /** Reads the words beside one quotation, which is the covered stretch from `start` to `end` of the paragraph. */
  voice?: (masked: string, quote: { start: number; end: number }, mentions: readonly Mention[]) => Voice;
  /** Whether the quotation is what one of the tags says; without it every quotation of a sentence is what its tag says. */
  isSpoken?: (masked: string, sentence: { start: number; end: number }, span: QuoteSpan, tags: readonly FramedTag[]) => boolean;
  /** What the article says of a person in an apposition, verbatim, ready to print; null when it says nothing. */
  describe: (person: Person, masked: string, mention: Mention) => string | null;
}
