import { expect, it } from "vitest";
import { monthOf, normalizeAddress } from "./session-cookie.ts";

it("sees one person behind the spellings of one mailbox", () => {
  expect(normalizeAddress(" Anna+News@Example.ORG ")).toBe("anna@example.org");
  expect(normalizeAddress("a.n.n.a+x@GMAIL.com")).toBe("anna@gmail.com");
  expect(normalizeAddress("a.nna@googlemail.com")).toBe("anna@gmail.com");
  expect(normalizeAddress("ａｎｎａ@example.org")).toBe("anna@example.org");
});

it("keeps dots where they tell people apart", () => {
  expect(normalizeAddress("a.b@example.org")).toBe("a.b@example.org");
});

it("counts months in UTC", () => {
  expect(monthOf(Date.UTC(2026, 11, 31, 23, 59, 59, 999))).toBe("2026-12");
  expect(monthOf(Date.UTC(2027, 0, 1))).toBe("2027-01");
});
