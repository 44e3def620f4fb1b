import { expect, it } from "vitest";
import { samples } from "../../functions/house/edition/sample-articles.test-data.ts";
import { factsOf } from "./ledger.ts";

const words = { expandedTitle: "", deck: "", kicker: "", quote: null, byline: "", caption: "", whatsInside: [], sideStories: [] };
const story = (expandedContent: string) => ({ expandedContent: { ...words, expandedContent } });
/** Other figures of the same length. */
const changed = (number: string) => number.replace(/\d/g, (digit, i) => String(((Number(digit) + (i === 0 ? 3 : 4)) % 9) + 1));

it("finds almost every number and year of an article when its figures are changed, each by itself", () => {
  const missed: string[] = [];
  let count = 0;
  for (const sample of samples) {
    const article = { ...sample, place: null };
    const { facts } = factsOf(story(article.content), article, article.language);
    for (const { kind, text, at } of facts) {
      const other = changed(text);
      if ((kind !== "number" && kind !== "date") || !/^[\d., :h時分]+$/.test(text) || article.content.includes(other)) continue;
      count += 1;
      const edited = article.content.slice(0, at.from) + other + article.content.slice(at.to);
      const isFound = factsOf(story(edited), article, article.language).facts.some(
        (fact) => fact.verdict === "added" && fact.at.from < at.from + other.length && fact.at.to > at.from,
      );
      if (!isFound) missed.push(`${sample.file}: ${text} → ${other}`);
    }
  }
  expect(count).toBeGreaterThan(400);
  expect(missed.length / count, missed.join("\n")).toBeLessThanOrEqual(0.02);
});
