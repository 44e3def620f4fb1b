import { expect, test } from "vitest";
import { extractArticle } from "../../functions/import-url/extract/extract.ts";
import { readPages } from "../bench/import-pages.mjs";

test.each(readPages().map(({ name, page, truth }) => ({ name, page, truth, outcome: truth.outcome })))(
  "$name: $outcome",
  ({ page, truth }) => {
    const extraction = extractArticle(page, { language: truth.language || "en" });
    expect(extraction.ok ? "article" : extraction.code).toBe(truth.outcome);
    if (!extraction.ok) return;
    const { language, content } = extraction.article;
    expect(language.split("-")[0]).toBe(truth.language);
    const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, " ");
    const missing = truth.content.filter((block: string) => !plain(content).includes(plain(block).trim()));
    expect(missing.length, missing.join("\n")).toBeLessThanOrEqual(truth.content.length * 0.1);
  },
);
