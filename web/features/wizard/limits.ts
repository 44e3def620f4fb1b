/** The article's limits, in code points after NFC. A test holds them to functions/contract.ts, whose zod is too heavy to load here. */
export const articleLimits = { title: 300, content: 10_000, region: 120, author: 120 } as const;

/** Length of a text as the server counts it: code points after NFC. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text.normalize("NFC")) count += 1;
  return count;
}

/** Years an edition may carry. */
export const editionYears = { from: 1600, to: 2100 } as const;

/** True for no date, and for a date (yyyy-mm-dd) that the server takes. */
export function isPrintableDate(date: string): boolean {
  const year = Number(date.slice(0, date.indexOf("-")));
  return date === "" || (year >= editionYears.from && year <= editionYears.to);
}
