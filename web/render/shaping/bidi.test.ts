import { expect, it } from "vitest";
import { embeddingLevels, visualOrder } from "./bidi.ts";

/** The letters of a text from left to right. */
function seen(text: string, direction: "ltr" | "rtl"): string {
  const levels = embeddingLevels(text, direction);
  const letters = Array.from(text, (letter, at) => ({ letter, level: levels[at] ?? 0 }));
  return visualOrder(letters)
    .map(({ letter }) => letter)
    .join("");
}

it("leaves Latin text as it is", () => {
  expect(seen("Page 12, (north)", "ltr")).toBe("Page 12, (north)");
});

it("sets Arabic from the right, and numbers and Latin words inside it from the left", () => {
  expect(seen("اب 12 GPS جد", "rtl")).toBe("دج GPS 12 با");
});

it("sets an Arabic name inside Latin text from the right, in its place", () => {
  expect(seen("by اب in", "ltr")).toBe("by با in");
});
