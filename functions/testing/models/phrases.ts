/** Text the scripted models add: context sentences without names, numbers or quotations. */
export interface Phrases {
  /** Sentence openings; any clause fits after any of them. */
  openers: readonly string[];
  clauses: readonly string[];
  subheads: readonly string[];
  /** Headlines of side stories. */
  angles: readonly string[];
  /** Name of a town's paper; `{city}` is the town. */
  paper: string;
  /** Name of a paper without a known town. */
  anyPaper: string;
  byline: string;
  caption: string;
  alt: string;
  /** Between sentences of a paragraph. */
  space: string;
}
