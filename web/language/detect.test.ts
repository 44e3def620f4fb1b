import { expect, it } from "vitest";
import { samples } from "../../functions/house/edition/sample-articles.test-data.ts";
import { contentLanguageOf, detectLanguage } from "./detect.ts";

it.each(samples.map((article) => [article.file, article] as const))("knows the language of %s", (_, article) => {
  expect(detectLanguage(article.content)).toBe(article.language);
  expect(detectLanguage(article.title)).toBe(article.language);
});

it("does not guess from too little", () => {
  expect(detectLanguage("")).toBeNull();
  expect(detectLanguage("12:30 — 14:00 !!")).toBeNull();
  expect(contentLanguageOf("Oslo 1952", "de")).toBe("de");
});
