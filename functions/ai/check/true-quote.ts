import { foldPassage, holds, passagesOf, spokenParts } from "../../../web/typeset/index.ts";
import type { Source } from "./source.ts";

/** The pull quote in marks of the language when the article says it word for word between its own; null otherwise. */
export function trueQuote(written: string, source: Source): string | null {
  if (source.isForeign) return null;
  const whole = passagesOf(written).find((passage) => passage.start === 0 && passage.end >= written.length - 1);
  const given = whole && whole.kind !== "dash" ? whole.words : written;
  // “…, — says X. — …”: the words between the dashes are not part of the quotation.
  const spoken = spokenParts(given).toSorted((a, b) => b.length - a.length)[0] ?? "";
  const words = spoken.replace(/[,،、，]\s*$/u, "").trim();
  const folded = foldPassage(words);
  if ([...folded].length < 4 || [...words].length > 590 || !source.speech.some((speech) => holds(speech, folded))) return null;
  const [open = "", close = ""] = source.lexicon.data.marks.quotes;
  return `${open}${words}${close}`;
}
