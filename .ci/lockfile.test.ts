import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { missingEntries } from "./commands/complete-lockfile.mjs";

const text = readFileSync("package-lock.json", "utf8");

it("the lockfile names no place to download from", () => {
  expect(text).not.toMatch(/"resolved"\s*:|registry|\.tgz/);
});

it("the lockfile holds the packages of every platform, so that npm ci accepts it", () => {
  expect(missingEntries(JSON.parse(text))).toEqual({});
});
