import { relative } from "node:path";
import type { Edit, Mutation } from "./mutations/mutation.ts";

/** Vitest's JSON result of a file; a file that could not be loaded has no assertions. */
export interface FileResult {
  name: string;
  message?: string;
  assertionResults: { fullName: string; title: string; status: string; failureMessages?: string[] | null }[];
}

export interface Outcome {
  test: string;
  /** `noticed`: an assertion failed. `broken`: it failed in another way, or did not run. */
  end: "noticed" | "passed" | "broken";
  /** The start of the failure message. */
  why: string;
}

export interface Verdict {
  mutation: Mutation;
  outcomes: Outcome[];
  isCaught: boolean;
  seconds: number;
}

/** Splits "file > name". */
export function partsOf(test: string): { file: string; title: string } {
  const at = test.indexOf(" > ");
  return { file: test.slice(0, at), title: test.slice(at + 3) };
}

/** Applies the edit to the text. Throws unless its place occurs exactly once. */
export function plant(text: string, { file, find, replace }: Edit): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} holds ${JSON.stringify(find)} not exactly once`);
  return before + replace + after;
}

/** Outcome of each test. Only a failed `expect` counts as noticed: a timeout or another error does not. */
export function outcomesOf(tests: readonly string[], results: readonly FileResult[], root: string): Outcome[] {
  return tests.map((test) => {
    const { file, title } = partsOf(test);
    const found = results.find(({ name }) => relative(root, name) === file);
    const result = found?.assertionResults.find((one) => one.title === title);
    const why = (result?.failureMessages?.[0] ?? found?.message ?? "it was not run").slice(0, 600);
    if (result?.status === "passed") return { test, end: "passed", why: "" };
    // Vitest words failures of `rejects` and `resolves` differently.
    const isNoticed = result?.status === "failed" && /^(AssertionError\b|Error: promise (resolved|rejected) )/.test(why);
    return { test, end: isNoticed ? "noticed" : "broken", why };
  });
}

/** The page for `.github/proof/`. */
export function markdownOfMutations(verdicts: readonly Verdict[]): string {
  const caught = verdicts.filter(({ isCaught }) => isCaught).length;
  const lines = verdicts.map(({ mutation, isCaught }) => {
    const files = [...new Set(mutation.edits.map(({ file }) => `\`${file}\``))].join(", ");
    const tests = mutation.tests.map((test) => `\`${partsOf(test).file}\`: ${inCell(partsOf(test).title)}`).join("; ");
    return `| ${mutation.name} | ${inCell(mutation.what)} | ${files} | ${tests} | ${isCaught ? "yes" : "**no**"} |`;
  });
  return [
    "# Planted bugs",
    "",
    `Written by \`npm run prove -- mutations\`: ${caught} of ${verdicts.length} caught. Each bug is planted alone in a copy of the tree, and`,
    "is caught when every test named beside it fails by what it asserts. Without a bug all of them pass; with all of them the type check does.",
    "",
    "| bug | what goes wrong | where | noticed by | caught |",
    "|---|---|---|---|---|",
    ...lines,
    "",
  ].join("\n");
}

const inCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
