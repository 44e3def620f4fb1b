/** A title inside a sentence of another language: it keeps its own direction and does not turn the signs around it (Unicode UAX 9). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
