/**
 * The limits that both the Worker and the browser know. Apart from contract.ts, which opens zod: the browser imports them from here.
 * Lengths of text are code points after NFC normalisation .
 */
export const limits = {
  content: 10_000,
  title: 300,
  author: 120,
  region: 120,
  description: 1_000,
  instruction: 300,
  targetLength: { least: 500, most: 12_000 },
  sideStories: { least: 0, most: 6 },
  bodyBytes: 256 * 1024,
  pictureBytes: 10 * 1024 * 1024,
  newspapersPerUser: 500,
  /** Saved, copied or brought back without a run. */
  newspapersPerHour: 120,
  exportsPerHour: 10,
  sharedPages: 12,
  runsPerMinute: 10,
  importsPerHour: 20,
  /** Sharing a newspaper of twelve pages, or editing it afterwards, uploads fifteen pictures. */
  uploadsPerHour: 300,
  placesPerMinute: 60,
  year: { least: 1600, most: 2100 },
  /** What a person is called, and a passkey. */
  firstName: 60,
  passkeyName: 60,
  versionName: 120,
  /** Of a section layout. */
  sections: 40,
  sectionName: 60,
} as const;

/** Most of a page that a model compares with its article at once; lengths in UTF-16 units. */
export const mostCompared = { sentences: 400, sentence: 2_000, characters: 60_000 } as const;

/** Lengths of the texts on the pages of a kept newspaper, and how many entries its lists may have. */
export const newspaperLimits = {
  name: 120,
  motto: 200,
  price: 40,
  ear: 200,
  volume: 9_999,
  number: 999_999,
  deck: 600,
  kicker: 120,
  quote: 600,
  byline: 200,
  caption: 600,
  story: 40_000,
  sideHeadline: 300,
  sideStory: 4_000,
  /** More than a run makes: the owner may add some. */
  sideStories: 12,
  insideEntries: 12,
  factDecisions: 500,
} as const;

/** True when the text has a visible character: not only blanks and invisible characters. */
export const isFilled = (value: string) => /[^\s\p{Cc}\p{Cf}]/u.test(value);

/** Length of a text as the limits count it. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text.normalize("NFC")) count += 1;
  return count;
}

/** True for no date, and for one (yyyy-mm-dd) in a year that an edition may carry. Does not check that the date exists. */
export function isEditionDate(date: string): boolean {
  const year = Number(/^(\d{4})-\d{2}-\d{2}$/.exec(date)?.[1]);
  return date === "" || (year >= limits.year.least && year <= limits.year.most);
}
