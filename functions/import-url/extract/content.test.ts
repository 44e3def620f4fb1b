import { expect, it } from "vitest";
import { composeContent } from "./content.ts";

it("a blank line parts paragraphs and headings; items of a list stand on lines of their own with their mark", () => {
  const item = (text: string, number?: number) => ({ kind: "item" as const, text, ...(number !== undefined && { number }) });
  const blocks = [
    { kind: "paragraph" as const, text: "One." },
    { kind: "heading" as const, text: "What you need" },
    item("Flour"),
    item("Water"),
    item("Mix", 1),
    item("Bake", 2),
    { kind: "paragraph" as const, text: "Done." },
  ];
  expect(composeContent(blocks)).toBe("One.\n\nWhat you need\n\n• Flour\n• Water\n1. Mix\n2. Bake\n\nDone.");
});
