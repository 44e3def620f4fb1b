import type { AlmanacWords } from "../almanac/almanac.ts";

/** The fixed words printed on a page, in the newspaper's language: locales/<code>/page.json. `{{…}}` is filled in. */
export interface PageWords {
  /** Of a newspaper that has no name of its own. */
  paperName: string;
  /** {{volume}} */
  volume: string;
  /** {{number}} */
  number: string;
  /** {{volume}}, {{number}}: both in one line, as `volume` and `number` say them; without it a space parts them. */
  volumeNumber?: string;
  /** {{count}}; plural forms of Intl.PluralRules as `pages_one`, `pages_other` … */
  pages_other: string;
  [plural: `pages_${string}`]: string | undefined;
  inside: string;
  almanac: string;
  /** {{page}} */
  continuedOn: string;
  /** {{page}} */
  continuedFrom: string;
  /** {{page}} */
  page: string;
  /** {{city}} */
  edition: string;
  /** Heading of a column of short news; without it the column has none. */
  inBrief?: string;
  earInside: string;
  earHere: string;
  earToday: string;
  /** {{rises}}, {{sets}} */
  earSun: string;
  /** {{sun}}: that it does not set, or not rise. */
  earSunAllDay: string;
  /** {{phase}} */
  earMoon: string;
  /** {{section}}, {{page}} */
  earRefer: string;
  /** Words and drawings. */
  colophonHouse: string;
  /** Words alone: there are no drawings. */
  colophonHouseText: string;
  /** {{text}}, {{images}} */
  colophonModels: string;
  /** {{text}}: no picture was made. */
  colophonModelText: string;
  /** Where the text is a model's and the drawings are not, or the other way round. */
  colophonDrawings: string;
  /** `{{images}}`. */
  colophonPictures: string;
  colophonPhotographs: string;
  /** {{parts}}: names of the parts the owner has edited, as the next ones say them. */
  colophonEdited: string;
  /** Where there is no room for the parts. */
  colophonEditedBriefly: string;
  editedName: string;
  editedHeadline: string;
  editedStory: string;
  editedSides: string;
  editedCaptions: string;
  /** {{faces}} */
  colophonFaces: string;
  /** {{source}}: the host of the site the article was imported from. */
  colophonSource: string;
}

/** All fixed words a page needs. */
export interface EditionWords {
  page: PageWords;
  almanac: AlmanacWords;
}

/** Fills `{{name}}` in a pattern of the locales; names that are not given stay as they are. */
export function fillIn(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The right plural form of “n pages”. */
export function pagesInWords(words: PageWords, count: number, language: string, numeral: string): string {
  const form = words[`pages_${new Intl.PluralRules(language).select(count)}`] ?? words.pages_other;
  return fillIn(form, { count: numeral });
}
