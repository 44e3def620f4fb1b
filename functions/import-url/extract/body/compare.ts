import { late } from "../../../http/late-pattern.ts";

/** The end of a sentence, or of a line that introduces one. */
export const sentenceEnd = late.u`[.!?…。！？؟।:：](?:[\p{Pf}\p{Pe}"'”’»\s]|\p{Extended_Pictographic}|\ufe0f)*$`;

/** Texts are compared by their letters and numbers alone. */
export function compared(text: string): string {
  return text.toLowerCase().replace(late.gu`[^\p{L}\p{M}\p{N}]+`, " ").trim();
}
