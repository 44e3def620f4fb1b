import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, "utf8");
const commands = (text: string) => [...text.matchAll(/^\s*(?:- )?run: (.*)$/gm)].map(([, command]) => command);

it("a push runs .ci/run and nothing else", () => {
  expect(commands(workflow("ci"))).toEqual([".ci/run"]);
});

it("a night proves every part, in the packaged browser and in another", () => {
  const nightly = workflow("nightly");
  expect(commands(nightly)).toEqual(["npm ci --no-audit --no-fund", expect.stringMatching(/^npm run prove -- \$\{\{ matrix.part \}\}$/)]);
  const runs = [...nightly.matchAll(/\{ part: (\w+), browser: (\S+) \}/g)].map(([, part, browser]) => `${part} ${browser}`);
  expect(runs).toEqual(['suite ""', "suite /usr/bin/google-chrome", 'rows ""', 'pages ""']);
});

it.each(["ci", "nightly"])("the workflow %s can write nothing", (name) => {
  const text = workflow(name);
  expect([...text.matchAll(/uses: ([^@\s]+)@/g)].map(([, action]) => action)).toEqual(["actions/checkout", "actions/setup-node"]);
  expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
  expect(text).not.toMatch(/secrets\.|write/);
});

it(".ci/run is what people run", () => {
  expect(readFileSync(".ci/run", "utf8")).toMatch(/exec npm test --silent\s*$/);
});
