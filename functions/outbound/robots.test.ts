import { expect, it } from "vitest";
import { isAllowed } from "./robots.ts";

const allows = (text: string, path: string) => isAllowed(text, "StopPress", path);

it.each([
  ["", "/a", true],
  ["<!doctype html><title>Not found</title>", "/a", true],
  ["User-agent: *\nDisallow:", "/a", true],
  ["User-agent: *\nDisallow: /", "/a", false],
  ["Disallow: /", "/a", true],
  ["USER-AGENT:*\nDISALLOW:/a # all of it\r\rSitemap: /b", "/a/b", false],
  ["User-agent: Stoppressed\nDisallow: /", "/a", true],
  ["User-agent: stoppress/1.0\nDisallow: /", "/a", false],
  ["User-agent: *\nDisallow: /\n\nUser-agent: StopPress\nAllow: /", "/a", true],
  // Named without a rule, a program may read everything (RFC 9309, 2.2.1).
  ["User-agent: StopPress\nCrawl-delay: 5\n\nUser-agent: Other\nDisallow: /", "/a", true],
  ["User-agent: Other\nUser-agent: StopPress\nDisallow: /a\n\nUser-agent: StopPress\nDisallow: /b", "/b", false],
  ["User-agent: *\nAllow: /a\nDisallow: /a/b", "/a/b/c", false],
  ["User-agent: *\nDisallow: /a\nAllow: /a", "/a", true],
  ["User-agent: *\nDisallow: /*.html$", "/a/b.html", false],
  ["User-agent: *\nDisallow: /*.html$", "/a/b.html?c", true],
  ["User-agent: *\nDisallow: /a$", "/a", false],
  ["User-agent: *\nDisallow: /a$", "/ab", true],
  ["User-agent: *\nDisallow: /a*a$", "/a", true],
  ["User-agent: *\nDisallow: /*?print=", "/a?print=1", false],
  ["User-agent: *\nDisallow: /caf%c3%a9", "/caf%C3%A9/x", false],
  ["User-agent: *\nDisallow: /café", "/caf%C3%A9/x", false],
  ["User-agent: *\nDisallow: /%7Ejoe", "/~joe", false],
  ["User-agent: *\nDisallow: /a\ud800", "/a", true],
  ["User-agent: __proto__\nDisallow: /", "/a", true],
])("%j about %s: %s", (text, path, allowed) => {
  expect(allows(text, path)).toBe(allowed);
});

it("half a megabyte of stars, of groups with thousands of names, of blanks or of colons is read in a moment", () => {
  const long = `/${"a".repeat(1_950)}?${"%EC".repeat(2_000)}`;
  const fill = (line: (number: number) => string) => Array.from({ length: 12_000 }, (_, number) => line(number)).join("\n");
  // Each took seconds, or all of the memory.
  for (const rules of [
    fill((number) => `Disallow: /${"*a".repeat(14)}${number}`),
    fill((number) => `Disallow: *x${number}$`),
    `${"User-agent: *\n".repeat(5_000)}${fill((number) => `Disallow: /*a*a${number}`)}`,
    `Disallow: ${"*a".repeat(240_000)}b`,
    `Disallow: ${"%41".repeat(160_000)}`,
  ])
    expect(allows(`User-agent: *\n${rules}`, long)).toBe(true);
  for (const sign of [" ", ":", "#", "a", "\t:"]) expect(allows(sign.repeat(500_000), long)).toBe(true);
});
