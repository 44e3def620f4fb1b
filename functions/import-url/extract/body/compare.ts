/** The end of a sentence, or of a line that introduces one. */
export const sentenceEnd = /[.!?…。！？؟।:：](?:[\p{Pf}\p{Pe}"'”’»\s]|\p{Extended_Pictographic}|\ufe0f)*$/u;

/** Texts are compared by their letters and numbers alone. */
export function compared(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
