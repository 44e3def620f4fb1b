import { expect, test } from "vitest";
import { cleanText, countGraphemes, graphemesOf } from "./clean.ts";

test("controls, soft hyphens and bidi overrides are left out, spaces become one", () => {
  const { text } = cleanText("  A\u0000 new\t\n break\u00adwater\u202e for\u2066 all\ufeff ", false);
  expect(text).toBe("A new breakwater for all");
});

test("marks that order Arabic punctuation stay in right-to-left text only", () => {
  expect(cleanText("C\u200e++", true).text).toBe("C\u200e++");
  expect(cleanText("C\u200e++", false).text).toBe("C++");
});

test("each place in clean text leads back to its place in the source", () => {
  const source = "  Cafe\u0301 \u0000 noir\u00ad, twice";
  const { text, sourceOffset } = cleanText(source, false);
  expect(text).toBe("Café noir, twice");
  for (const word of ["noir", "twice"]) expect(sourceOffset(text.indexOf(word))).toBe(source.indexOf(word));
  expect(sourceOffset(text.length)).toBe(source.length);
});

test("no-break spaces stay where they mean something, and not where every space is one", () => {
  expect(cleanText("Vol.\u00a01 costs 5\u202f€", false).text).toBe("Vol.\u00a01 costs 5\u00a0€");
  expect(cleanText("pasted from a page with glue between all its words".replaceAll(" ", "\u00a0"), false).text).not.toContain("\u00a0");
});

test("a lone half of a surrogate pair becomes a replacement character", () => {
  expect(cleanText("a\ud800b", false).text).toBe("a\ufffdb");
});

test("marks piled on one letter stop at five, so that they cannot climb over the page; what languages write stays", () => {
  expect(cleanText(`q${"\u0301".repeat(80)}x`, false).text).toBe(`q${"\u0301".repeat(5)}x`);
  for (const written of ["שְׁמַ֖ע", "مُحَمَّدٌ", "र्त्स्न्याँ", "ặ̀"]) expect(cleanText(written, true).text).toBe(written.normalize("NFC"));
});

test("a letter with its marks and an emoji with its joiners count as one", () => {
  expect(graphemesOf("é👩‍👩‍👧‍👦か\u3099x")).toHaveLength(4);
  expect(countGraphemes("كَتَبَ")).toBe(3);
});

test("what Unicode joins without an end is parted into letters, so that a line of it can be broken", () => {
  expect(graphemesOf("क्".repeat(20))).toEqual(Array(20).fill("क्"));
  expect(graphemesOf("\u1100".repeat(20))).toHaveLength(20);
  for (const whole of ["र्त्स्न्याँ", "👩🏻‍👩🏼‍👧🏽‍👦🏿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]) expect(graphemesOf(whole)).toEqual([whole]);
});
