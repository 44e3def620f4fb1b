import type { FactKind, Verdict } from "./local-fact.ts";
import type { SourceRange } from "./source-range.ts";

/**
 * Where something stands in a newspaper: the field by keys and indexes (`expandedContent.sideStories.2.content`), offsets in UTF-16 units.
 */
export interface PageRange {
  path: string;
  from: number;
  to: number;
}

/**
 * One thing the page says. `added`: not in the user's article. `changed`: a quotation with other words than the article's. `unchecked`: no
 * rule can tell (a name across scripts, a quotation in another language). A sentence is `given` with its source when
 * it is like one of the article's: what it says may still be another thing. It is `doubted` when a word of opposite meaning or a “not”
 * stands in one of the two alone, and `added` when it shares nothing with any sentence of the article; sentences in between are not listed.
 */
export interface Fact {
  kind: FactKind;
  text: string;
  at: PageRange;
  verdict: Verdict;
  source?: SourceRange;
  /** A sentence that a model was asked about and doubts; by rule it may be like its source. */
  isModelsDoubt?: boolean;
  /** A true quotation, but beside the name of somebody whom the article does not name near it: perhaps another's words. */
  isMisgiven?: boolean;
  /** Where the model says it has it from, of what is not given: words that do stand in the article. A place to look, and no proof. */
  pointer?: SourceRange;
}

/** A sentence of the article and where the page says it; `at` is null when it is left out, or cannot be looked for (`unchecked`). */
export interface SourceSentence {
  text: string;
  source: SourceRange;
  at: PageRange | null;
  verdict: "on the page" | "left out" | "unchecked";
}

export interface Ledger {
  facts: Fact[];
  sentences: SourceSentence[];
}
