import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("scripted models are reached from tests only", () => {
  const importers = globSync("functions/**/*.ts", { exclude: ["functions/proofs/**"] })
    .filter((file) => !/\.test\.ts$/.test(file))
    .filter((file) =>
      /from "[^"]*\/(scripted-models|scripted-worker)\.ts"/.test(readFileSync(file, "utf8").replace(/^import type .*$/gm, "")),
    );
  expect(importers).toContain("functions/testing/scripted-worker.ts");
  expect(importers.filter((file) => !file.startsWith("functions/testing"))).toEqual([]);
});
