import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { floors } from "./floors.ts";
import { isFull, tell } from "./row.ts";

interface Lockfile {
  packages: Record<string, { version?: string }>;
}

/** Every copy of every package, also those only others use: its place, name and version. */
function copies(lock: Lockfile): { place: string; name: string; version: string }[] {
  return Object.entries(lock.packages).flatMap(([place, { version }]) => {
    const at = place.lastIndexOf("node_modules/");
    return at < 0 || version === undefined ? [] : [{ place, name: place.slice(at + "node_modules/".length), version }];
  });
}

/** By numbers, major first; what comes before a release (8.0.0-beta.1) is under it. */
function isUnder(version: string, floor: string): boolean {
  const [release = "", before] = version.split("-");
  const [ours, wanted] = [release, floor].map((text) => text.split(".").map(Number));
  for (let at = 0; at < 3; at++) {
    const difference = (ours?.[at] ?? 0) - (wanted?.[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return before !== undefined;
}

function belowFloor(lock: Lockfile): string[] {
  return copies(lock).flatMap(({ place, name, version }) =>
    floors
      .filter((floor) => floor.name === name && isUnder(version, floor.floor))
      .map(({ floor, advisory }) => `${place} is ${version}, under ${floor} (${advisory})`),
  );
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;

it("no copy of a package is under its floor, whoever brought it", () => {
  expect(belowFloor(lock)).toEqual([]);
  tell(31, "packages with a floor, no copy under it", floors.length, floors.length);
});

it("every floor is of a package we have, named once, with an advisory", () => {
  const held = new Set(copies(lock).map(({ name }) => name));
  expect(floors.filter(({ name }) => !held.has(name))).toEqual([]);
  expect(new Set(floors.map(({ name }) => name)).size).toBe(floors.length);
  for (const { floor, advisory } of floors) {
    expect(floor).toMatch(/^\d+\.\d+\.\d+$/);
    expect(advisory).toMatch(/^(GHSA(-[23456789cfghjmpqrvwx]{4}){3}|CVE-\d{4}-\d{4,})$/);
  }
});

it("a copy under its floor would be found, however deep and however it is numbered", () => {
  const foundAt = (place: string, version: string) => belowFloor({ packages: { [place]: { version } } }).length;
  expect(foundAt("node_modules/hono", "4.13.4")).toBe(1);
  expect(foundAt("node_modules/hono", "4.9.99")).toBe(1);
  expect(foundAt("node_modules/hono", "4.13.5-rc.1")).toBe(1);
  expect(foundAt("node_modules/a/node_modules/@b/c/node_modules/hono", "3.99.0")).toBe(1);
  expect(foundAt("node_modules/hono", "4.13.5")).toBe(0);
  expect(foundAt("node_modules/hono", "4.14.0")).toBe(0);
  expect(foundAt("node_modules/hono", "5.0.0")).toBe(0);
  expect(foundAt("node_modules/@libsql/isomorphic-ws", "0.1.5")).toBe(0);
});

if (isFull)
  it("npm audit knows of nothing high or moderate, where the registry answers", () => {
    const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
    const said = JSON.parse(stdout || "{}") as { metadata?: { vulnerabilities: Record<string, number> } };
    const { moderate = 0, high = 0, critical = 0 } = said.metadata?.vulnerabilities ?? {};
    expect({ moderate, high, critical }).toEqual({ moderate: 0, high: 0, critical: 0 });
    if (said.metadata) tell(31, "answers of npm audit, with nothing high or moderate", 1, 1);
    else tell(31, "answers of npm audit: the registry here gives none, so that only the floors were checked", 0, 0);
  });
