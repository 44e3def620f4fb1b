import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const folder = ".github/proof";
const documents = [
  ".github/SECURITY.md",
  ".github/guides/secrets.md",
  `${folder}/threat-model.md`,
  `${folder}/security-decisions.md`,
  `${folder}/asvs.md`,
];

/** Paths in code spans and links, from the root. */
function pathsIn(document: string): string[] {
  const text = readFileSync(document, "utf8");
  const spans = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name);
  const named = spans.filter((name) => /^(?:web|functions|db|locales|\.ci|\.github)\//.test(name) || /^[\w.-]+\.(?:toml|json)$/.test(name));
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, name = ""]) => name).filter((name) => !name.includes(":"));
  return [...named, ...links.map((name) => join(dirname(document), name.replace(/#.*/, "")))];
}

it.each(documents)("%s names only files that are there", (document) => {
  const paths = pathsIn(document);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

// OWASP ASVS 5.0.0: of each section the numbers of its requirements of levels 1 and 2.
const sections =
  "1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2 4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1 12.1:1-3 12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2".split(
    " ",
  );
const ids = sections.flatMap((section) => {
  const [, name, first, last = first] = /^([\d.]+):(\d+)(?:-(\d+))?$/.exec(section) ?? [];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${name}.${Number(first) + at}`);
});

interface Requirement {
  id: string;
  level: string;
  state: string;
  about: string;
}
const asvs = readFileSync(`${folder}/asvs.md`, "utf8");
const requirements = [...asvs.matchAll(/^\| ([\d.]+) \| ([12]) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = "", level = "", state = "", about = ""]): Requirement => ({ id, level, state: state.replaceAll("*", ""), about }),
);

it("each requirement of the standard's levels 1 and 2 has its row, once and in order", () => {
  expect(ids).toHaveLength(253);
  expect(requirements.map(({ id }) => id)).toEqual(ids);
  expect(requirements.filter(({ level }) => level === "1")).toHaveLength(70);
});

it("the figures at the top are those of the rows", () => {
  for (const state of ["met", "partly", "gap", "n/a"]) {
    const [, l1, l2] = new RegExp(`^\\| ${state} \\| (\\d+) \\| (\\d+) \\|`, "m").exec(asvs) ?? [];
    const counted = ["1", "2"].map((level) => requirements.filter((one) => one.state === state && one.level === level).length);
    expect([state, Number(l1), Number(l2)]).toEqual([state, ...counted]);
  }
});

it("what is met says where, and what is not says what is missing", () => {
  const isPlace = /`(?:web|functions|db|\.ci|\.github)\/[^`]+`|`[\w.-]+\.(?:toml|json)`/;
  const isTest = /\.(?:test|proof)\.tsx?`/;
  const bare = requirements.filter(({ state, about }) => state === "met" && !isPlace.test(about));
  // Of the runtime and of Cloudflare there is no file to name.
  expect(bare.map(({ id }) => id)).toEqual(["12.3.2", "13.3.2", "16.4.2"]);
  // Documents are shown by being there; what Cloudflare or the runtime does is not ours to test.
  const untested = requirements.filter(({ state, about }) => state === "met" && !isTest.test(about) && !/`\.github\//.test(about));
  expect(untested.map(({ id }) => id)).toEqual(["1.4.3", "12.3.2", "12.3.3", "13.3.2", "16.2.2", "16.4.2"]);
  for (const { id, state, about } of requirements) if (state !== "met") expect([id, about.length]).not.toEqual([id, 0]);
});
