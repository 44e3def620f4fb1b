import { expect, it } from "vitest";
import { between } from "./between.ts";
import { readyLanguages } from "./languages.ts";

it("no middle dot stands beside Arabic figures, where the first issue would read as the hundredth", () => {
  for (const { code, tag } of readyLanguages) {
    const isArabic = new Intl.NumberFormat(tag).resolvedOptions().numberingSystem === "arab";
    expect(between(code).includes("·"), code).toBe(!isArabic);
  }
});
