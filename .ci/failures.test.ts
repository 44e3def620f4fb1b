import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { tellFailures } from "./commands/failures.mjs";
import type { RunReport } from "./run-report.ts";

/** A run of its own over files of this text, and what it reports. */
function reportOf(files: Record<string, string>): { status: number | null; report: RunReport } {
  // Where they find Vitest.
  mkdirSync("node_modules/.cache", { recursive: true });
  const root = mkdtempSync(join(resolve("node_modules/.cache"), "failures-"));
  try {
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(root, name), `import { describe, expect, it } from "vitest";\n${text}`);
    writeFileSync(join(root, "vitest.config.mjs"), 'export default { test: { name: "small", include: ["*.test.js"] } };');
    const file = join(root, "report.json");
    const { status } = spawnSync(
      process.execPath,
      [resolve("node_modules/vitest/vitest.mjs"), "run", "--root", root, `--reporter=${resolve(".ci/run-report.ts")}`],
      { env: { ...process.env, RUN_REPORT: file } },
    );
    return { status, report: JSON.parse(readFileSync(file, "utf8")) as RunReport };
  } finally {
    rmSync(root, { recursive: true });
  }
}

it("tells of each failed test its project, file, name and error, and of what failed outside of tests", () => {
  const { status, report } = reportOf({
    "sound.test.js": 'it("holds", () => {});',
    "wrong.test.js": 'describe("a sum", () => {\n  it("is right", () => {\n    expect({ sum: 4 }).toEqual({ sum: 5 });\n  });\n});',
    "unreadable.test.js": 'throw new Error("no such thing");',
    "late.test.js":
      'it("leaves something", () => { setTimeout(() => { throw new Error("too late"); }); return new Promise((end) => setTimeout(end, 50)); });',
  });
  expect(status).toBe(1);
  expect(report).toMatchObject({ passed: 2, failed: 1 });
  expect(report.files.map(({ file }) => file).sort()).toEqual(["late.test.js", "sound.test.js", "unreadable.test.js", "wrong.test.js"]);
  const told = tellFailures(report.failures).join("\n");
  expect(told).toMatch(/FAILED small > wrong\.test\.js > a sum > is right\n {4}expected .* to deeply equal/);
  expect(told).toMatch(/- +"sum": 5,\n +\+ +"sum": 4,/);
  expect(told).toContain("    at wrong.test.js:4");
  expect(told).toMatch(/FAILED small > unreadable\.test\.js > the file itself\n {4}no such thing/);
  expect(told).toMatch(/FAILED small > late\.test\.js > an error that nobody caught\n {4}too late/);
  expect(told).not.toContain("sound.test.js");
});

it("shortens long errors to their first lines", () => {
  const text = Array.from({ length: 40 }, (_, at) => `line ${at} ${"x".repeat(400)}`).join("\n");
  const lines = tellFailures([{ project: "pure", file: "a.test.ts", name: "b", errors: [{ text, place: "a.test.ts:3" }] }]);
  expect(lines).toHaveLength(12);
  expect(lines[2]).toMatch(/^ {4}line 0 x+ …$/);
  expect(lines.slice(-2)).toEqual(["    … 32 more lines", "    at a.test.ts:3"]);
});
