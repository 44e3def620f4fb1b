import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const roots = ["web", "functions", "db", "locales", ".ci", ".github"];

/** Paths a document names: code spans and links that begin with a folder of ours or are a file at the root. */
function pathsIn(document: string): string[] {
  const text = readFileSync(document, "utf8");
  const named = [...text.matchAll(/`([^`\s]+)`|\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? match[2] ?? "");
  // `<name>` stands for what the reader chooses.
  const rooted = (path: string) =>
    !/<\w+>/.test(path) && (roots.some((root) => path.startsWith(`${root}/`)) || /^[.A-Z][\w.-]*\.(md|json|toml|example)$/.test(path));
  return named.filter(rooted);
}

/** One path, or with `*` at least one file. */
const isThere = (path: string) => globSync(path).length > 0;

const guides = readdirSync(".github/guides").map((name) => `.github/guides/${name}`);

it.each(guides)("%s names only paths that are there", (guide) => {
  expect(pathsIn(guide).filter((path) => !isThere(path))).toEqual([]);
});

it.each(["README.md", "ARCHITECTURE.md", ".github/proof/specification.md"])("%s names only paths that are there", (document) => {
  const paths = pathsIn(document);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

it.each([
  ["README.md", 13],
  ["ARCHITECTURE.md", 21],
] as const)("%s can be read: lines of normal length, at most %d KB", (document, kilobytes) => {
  const text = readFileSync(document, "utf8");
  expect(text.split("\n").filter((line) => line.length > 140)).toEqual([]);
  expect(text.length).toBeLessThanOrEqual(kilobytes * 1_000);
});

it.each(["README.md", ...guides])("%s names only commands that are scripts", (document) => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = [...readFileSync(document, "utf8").matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map((match) => match[1] ?? "");
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it("README.md and the recipes name many", () => {
  for (const document of ["README.md", ".github/guides/recipes.md"])
    expect(readFileSync(document, "utf8").match(/npm run /g)?.length, document).toBeGreaterThan(10);
});
