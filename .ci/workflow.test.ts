import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const workflow = readFileSync(".github/workflows/ci.yml", "utf8");

it("GitHub's machine runs .ci/run and nothing else, and can write nothing", () => {
  expect([...workflow.matchAll(/^\s*(?:- )?run: (.*)$/gm)].map(([, command]) => command)).toEqual([".ci/run"]);
  expect([...workflow.matchAll(/uses: ([^@\s]+)@/g)].map(([, action]) => action)).toEqual(["actions/checkout", "actions/setup-node"]);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n/m);
  expect(workflow).not.toMatch(/secrets\.|write/);
});

it(".ci/run is what people run", () => {
  expect(readFileSync(".ci/run", "utf8")).toMatch(/exec npm test --silent\s*$/);
});
