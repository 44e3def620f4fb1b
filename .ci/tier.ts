/** Set by `npm run prove`: "suite" for every case of every matrix, "full" for the reliability table's own numbers as well. */
export const tier = process.env.PROVE;

/**
 * The cases of a matrix that run: all of them in `npm run prove`, a third in `npm test`. Which third depends on the matrix's name alone, so
 * a run is repeatable, and matrices over the same languages or templates take different ones.
 */
export function sampled<Case>(matrix: string, cases: readonly Case[]): Case[] {
  if (tier) return [...cases];
  const sum = [...matrix].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return cases.filter((_, index) => index % 3 === sum % 3);
}
