/** A place that is changed: the text stands in the file exactly once. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A bug as somebody might make it, and the tests that must each notice it: "file > name of the test". */
export interface Mutation {
  name: string;
  /** What goes wrong with it. */
  what: string;
  edits: readonly [Edit, ...Edit[]];
  tests: readonly [string, ...string[]];
}
