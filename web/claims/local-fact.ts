import type { SourceRange } from "./source-range.ts";

export type FactKind = "number" | "date" | "name" | "quotation" | "sentence";
/**
 * `unchecked`: no rule can tell, such as a name across scripts or a quotation in another language. `doubted`: a sentence like one of the
 * article's, but with a word of opposite meaning or another “not”; or a number or date in it where that sentence has another.
 */
export type Verdict = "given" | "added" | "changed" | "unchecked" | "doubted";

/** A fact in a paragraph. Offsets in UTF-16 units of the paragraph. */
export interface LocalFact {
  kind: FactKind;
  text: string;
  from: number;
  to: number;
  verdict: Verdict;
  source?: SourceRange;
  /** A true quotation, but beside the name of somebody whom the article does not name near it: perhaps another's words. */
  isMisgiven?: boolean;
}
