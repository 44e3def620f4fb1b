import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const roots = ["web", "functions", "db", "locales", ".ci", ".github"];

/** Paths a document names: code spans and links that begin with a folder of ours or are a file at the root. */
function pathsIn(document: string): string[] {
  const text = readFileSync(document, "utf8");
  const named = [...text.matchAll(/`([^`\s]+)`|\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? match[2] ?? "");
  const rooted = (path: string) =>
    roots.some((root) => path.startsWith(`${root}/`)) || /^[.A-Z][\w.-]*\.(md|json|toml|example)$/.test(path);
  return named.filter(rooted);
}

const guides = readdirSync(".github/guides").map((name) => `.github/guides/${name}`);

it.each(guides)("%s names only paths that are there", (guide) => {
  expect(pathsIn(guide).filter((path) => !existsSync(path))).toEqual([]);
});

it.each(["README.md", "ARCHITECTURE.md", ".github/proof/specification.md"])("%s names only paths that are there", (document) => {
  const paths = pathsIn(document);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it("ARCHITECTURE.md stays within 150 lines", () => {
  expect(readFileSync("ARCHITECTURE.md", "utf8").split("\n").length).toBeLessThanOrEqual(150);
});

it("README.md names every command people need that is a script", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = [...readFileSync("README.md", "utf8").matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? "");
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
