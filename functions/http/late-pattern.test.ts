import { expect, it } from "vitest";
import { late } from "./late-pattern.ts";

it("is what a literal would be, escapes and all", () => {
  const made = [late.u`^\p{Lu}\d\/\u{1F600}$`, late.gu`[“„]\p{L}+`, late.iu`я\p{M}`, late.su`.\p{L}`, late.giu`\p{N}(?<unit>km)\k<unit>`];
  const written = [/^\p{Lu}\d\/\u{1F600}$/u, /[“„]\p{L}+/gu, /я\p{M}/iu, /.\p{L}/su, /\p{N}(?<unit>km)\k<unit>/giu];
  expect(made.map(String)).toEqual(written.map(String));
});

it("makes a place's pattern once, and another place its own", () => {
  const words = (text: string) => [late.gu`\p{L}+`, text.match(late.gu`\p{L}+`)] as const;
  const [first, found] = words("Été à Paris");
  const [again] = words("ночь");
  expect(again).toBe(first);
  expect(found).toEqual(["Été", "à", "Paris"]);
  expect(late.gu`\p{L}+`).not.toBe(first);
});
