/** A text replacement; the text occurs exactly once in the file. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A plausible bug, and the tests that must each detect it: "file > name of the test". */
export interface Mutation {
  name: string;
  /** Effect of the bug. */
  what: string;
  edits: readonly [Edit, ...Edit[]];
  tests: readonly [string, ...string[]];
}
