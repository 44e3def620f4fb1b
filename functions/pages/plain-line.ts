/** A text as one line among others: without controls that change the direction of the text around it. */
export function plainLine(text: string): string {
  return text
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The beginning of a text as one line of at most so many characters, ending with a whole word where words are parted by blanks. */
export function openingOf(text: string, most: number): string {
  const signs = [...plainLine(text)];
  if (signs.length <= most) return signs.join("");
  const cut = signs.slice(0, most - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s\p{P}]+$/u, "")}…`;
}

/** Sentences one after the other: a blank parts them where words are parted by blanks. */
export const sentencesIn = (language: string, sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(/^(ja|zh)/.test(language) ? "" : " ");
