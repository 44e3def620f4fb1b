import { expect, it } from "vitest";
import { pseudo } from "./pseudo.ts";

it("makes a short word about twice as long and marks its letters, so that a word without marks never went through locales/", () => {
  const made = pseudo("Settings");
  expect(made.length).toBeGreaterThan("Settings".length * 1.6);
  expect(made).toMatch(/^\[Šéttíñgš .+\]$/);
});

it("leaves placeholders and tags readable for i18next", () => {
  const made = pseudo("You have {{count}} <0>tokens</0>.");
  expect(made).toContain("{{count}}");
  expect(made).toMatch(/<0>.*<\/0>/);
});
