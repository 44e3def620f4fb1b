/**
 * What a model is told, in one language: written in that language, for its press. Nothing in it comes from a user. Elements it names
 * (article, wish, before, taken, length, count) are those of `questions.ts`; a change of meaning raises the version there.
 */
export interface PromptBook {
  /** Rules of the desk, for every task. */
  desk: readonly string[];
  /** How papers of this language set quotations, heads, datelines, bylines and numbers. */
  press: readonly string[];
  /** For an article in another language than the newspaper's. */
  foreign: string;
  /** The main story. */
  expand: readonly string[];
  /** Another headline for it. */
  headline: readonly string[];
  /** Several side stories, each with an angle of its own. */
  sideStories: readonly string[];
  /** One of them, beside those that stand. */
  oneSideStory: readonly string[];
  paperName: readonly string[];
  /** What the element `wish` is and what it may not do. */
  wish: string;
  /** What the element `before` is. */
  before: string;
  /** Opens the order. */
  order: string;
}
