import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { faultsOnNewBooks } from "./books.ts";
import { raceRuns } from "./money/races.ts";
import { markdownOfMutations, outcomesOf, partsOf, plant } from "./mutation-verdict.ts";
import type { Mutation } from "./mutations/mutation.ts";
import { mutations } from "./mutations.ts";
import { naiveStart } from "./naive-spend.ts";
import { isFull, tell, times } from "./row.ts";

it("each planted bug still has its place in the code, once, and changes it", () => {
  const displaced = mutations.flatMap(({ name, edits }) => {
    const texts = new Map<string, string>();
    return edits.flatMap((edit) => {
      if (!existsSync(edit.file)) return [`${name}: ${edit.file} is gone`];
      const text = texts.get(edit.file) ?? readFileSync(edit.file, "utf8");
      try {
        texts.set(edit.file, plant(text, edit));
      } catch (failure) {
        return [`${name}: ${(failure as Error).message}`];
      }
      return texts.get(edit.file) === text ? [`${name} changes nothing`] : [];
    });
  });
  expect(displaced).toEqual([]);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
  expect(mutations.length).toBeGreaterThanOrEqual(20);
});

/** What tests of a file are called; what `each` or a loop puts into a name may be anything. */
function titlesIn(file: string): RegExp[] {
  const strings = [...readFileSync(file, "utf8").matchAll(/\(\s*(?:"([^"\n]+)"|`([^`\n]+)`),/g)];
  return strings.map(([, plain, template]) => {
    const parts = (plain ?? template ?? "").split(/%[sj]|\$\{\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
    return new RegExp(`^${parts.join(".+")}$`);
  });
}

it("each names tests that are there", () => {
  const lost = mutations.flatMap(({ name, tests }) =>
    tests.flatMap((test) => {
      const { file, title } = partsOf(test);
      return existsSync(file) && titlesIn(file).some((known) => known.test(title)) ? [] : [`${name}: ${test}`];
    }),
  );
  expect(lost).toEqual([]);
});

it("a bug counts as caught by what a test asserts alone, not by a time that ran out or a file that did not load", () => {
  const one = (title: string, status: string, ...failureMessages: string[]) => ({ title, fullName: title, status, failureMessages });
  const results = [
    {
      name: "/copy/a.test.ts",
      assertionResults: [
        one("asserts", "failed", "AssertionError: expected 4 to be 3\n    at a.test.ts:1"),
        one("waits for a refusal", "failed", "Error: promise resolved \"'sk-1'\" instead of rejecting"),
        one("holds", "passed"),
        one("hangs", "failed", "Error: Test timed out in 60000ms."),
        one("breaks", "failed", "TypeError: run is not a function"),
        one("was left out", "skipped"),
      ],
    },
    { name: "/copy/b.test.ts", message: "SyntaxError: Unexpected token", assertionResults: [] },
  ];
  const tests = [
    ...["asserts", "waits for a refusal", "holds", "hangs", "breaks", "was left out"].map((title) => `a.test.ts > ${title}`),
    "b.test.ts > asserts",
    "c.test.ts > asserts",
  ];
  expect(outcomesOf(tests, results, "/copy").map(({ end }) => end)).toEqual([
    ...["noticed", "noticed", "passed", "broken", "broken", "broken"],
    ...["broken", "broken"],
  ]);
});

it("a bug is planted where its place is there once, letter for letter", () => {
  const edit = { file: "a.ts", find: "a && b", replace: "a || $& b" };
  expect(plant("if (a && b) go();", edit)).toBe("if (a || $& b) go();");
  for (const text of ["if (a) go();", "a && b; a && b"]) expect(() => plant(text, edit)).toThrow("a.ts");
});

it("the page tells which were caught and which were not", () => {
  const of = (name: string): Mutation => ({
    name,
    what: "a | b",
    edits: [{ file: "a.ts", find: "", replace: "" }],
    tests: ["b.test.ts > c"],
  });
  const page = markdownOfMutations([
    { mutation: of("one"), outcomes: [], isCaught: true, seconds: 1 },
    { mutation: of("other"), outcomes: [], isCaught: false, seconds: 1 },
  ]);
  expect(page).toContain("1 of 2 caught");
  expect(page).toContain("| one | a \\| b | `a.ts` | `b.test.ts`: c | yes |");
  expect(page).toMatch(/\| other .*\| \*\*no\*\* \|/);
});

it("spending that reads and then writes is found out by the race: more than three of two hundred orders begin", async () => {
  const rounds = times(20, 1);
  const faults = await faultsOnNewBooks((file) => raceRuns(file, rounds, naiveStart));
  const begun = faults.flatMap((fault) => /^round \d+: (\d+) begun/.exec(fault)?.[1] ?? []).map(Number);
  expect(begun).toHaveLength(rounds);
  expect(Math.min(...begun)).toBeGreaterThan(3);
  expect(faults.join("\n")).toContain("tokens are not the sum of the ledger");
  tell(32, "orders that naive spending begins with 3 tokens, in the round with the fewest", Math.min(...begun), 4);
});

// Minutes of other tests in copies of the tree. It tells row 32's figure itself.
it.runIf(isFull)("every planted bug is caught by the tests named for it", async () => {
  const planting = spawn(process.execPath, ["functions/proofs/prove-mutations.mjs", "mutations"], { stdio: "inherit" });
  expect(await new Promise((ended) => planting.on("close", ended))).toBe(0);
});
