import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type LanguageCode, readyLanguages } from "./languages.ts";

interface Story {
  content: string;
}

interface Sample {
  content: string;
  sideStories: Story[];
  bottomStories: Story[];
  inside: unknown[];
  market: { entries: { name: string; value: string; change: string }[] };
}

const read = (code: LanguageCode): Sample => JSON.parse(readFileSync(join(import.meta.dirname, code, "sample.json"), "utf8"));

/** Words; where no spaces part them, two signs are taken for one. */
const wordsIn = (text: string, code: LanguageCode) =>
  code === "ja" || code === "zh" ? text.replace(/\s/g, "").length / 2 : text.trim().split(/\s+/).length;

for (const { code } of readyLanguages) {
  it(`the sample newspaper in ${code} has as much text as an admin's settings can ask for`, () => {
    const { content, sideStories, bottomStories, inside, market } = read(code);
    expect(sideStories).toHaveLength(2);
    expect(bottomStories).toHaveLength(3);
    for (const text of [content, ...sideStories.map((story) => story.content)]) expect(wordsIn(text, code)).toBeGreaterThanOrEqual(300);
    for (const story of bottomStories) expect(wordsIn(story.content, code)).toBeGreaterThanOrEqual(200);
    expect(inside).toHaveLength(12);
    expect(market.entries).toHaveLength(12);
  });

  it(`the market of the sample newspaper in ${code} counts as its readers count`, () => {
    const [whole, decimal] = new Intl.NumberFormat(`${code}-u-nu-latn`, { minimumFractionDigits: 1 })
      .formatToParts(1.5)
      .flatMap(({ type, value }) => (type === "integer" || type === "decimal" ? [value] : []));
    expect(whole).toBe("1");
    for (const { value, change } of read(code).market.entries) {
      expect(value).toMatch(new RegExp(`^\\d+\\${decimal}\\d\\d$`));
      // In Arabic a mark keeps the sign before its number.
      expect(change).toMatch(new RegExp(`^\\u200e?[+−]?\\d+\\${decimal}\\d\\d$`));
    }
  });
}
