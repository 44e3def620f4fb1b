/** What the scripted models say of their own: sentences of context without a name, a number or a quotation. */
export interface Phrases {
  /** Begin a sentence; any clause goes after any of them. */
  openers: readonly string[];
  clauses: readonly string[];
  subheads: readonly string[];
  /** Headlines of side stories. */
  angles: readonly string[];
  /** What a paper of a town is called; `{city}` stands for the town. */
  paper: string;
  /** The same where no town is known. */
  anyPaper: string;
  byline: string;
  caption: string;
  alt: string;
  /** Between sentences of a paragraph. */
  space: string;
}
