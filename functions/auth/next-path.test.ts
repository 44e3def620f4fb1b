import { expect, it } from "vitest";
import { safeNext } from "./login-address.ts";

it("leads back to a path of this site with its search and anchor", () => {
  expect(safeNext("/home?draft=1#step-2")).toBe("/home?draft=1#step-2");
  expect(safeNext("/")).toBe("/");
  expect(safeNext("/a/../home")).toBe("/home");
});

it("never leads to another site, into the API or to a scheme", () => {
  const hostile = [
    "https://evil.test",
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "/.//evil.test",
    "/x/..//evil.test",
    "/%2e//evil.test",
    "javascript:alert(1)",
    "data:text/html,x",
    " /home",
    "home",
    "/api/logout",
    "/./api/logout",
    "/api",
    "",
    undefined,
    null,
    ["/home"],
  ];
  for (const next of hostile) expect(safeNext(next)).toBe("/home");
});
