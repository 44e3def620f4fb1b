import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { grammarOf } from "../grammar/choose.ts";
import { readArticle } from "./article.ts";
import { houseExpand } from "./expand.ts";
import { type HouseSideStory, keyedSideStories } from "./side-stories.ts";
import { bareLetters } from "./text.ts";

interface Article {
  language: string;
  title: string;
  author: string;
  region: string;
  publishDate: string;
  content: string;
  /** Every quotation with the name an editor gives it. */
  said: Record<string, string | null>;
}

const articles = ["ru", "hi", "zh", "ko", "ja", "ar"].flatMap((language): Article[] =>
  JSON.parse(readFileSync(`functions/house/edition/articles/${language}.json`, "utf8")),
);
const each = articles.map((article) => [article.language, article.title, article] as const);

it.each(each)("gives the quotations of an article their right names (%s): %s", (language, _, { content, said }) => {
  const read = readArticle(content, language).quotations.map(({ words, speaker }) => [words, speaker?.printed ?? null]);
  expect(Object.fromEntries(read)).toEqual(said);
});

/** The sentences a line of a side story holds, without what the house adds before or behind. */
function sentencesIn(story: HouseSideStory, dash: string): string[] {
  const lines = story.content.split("\n\n");
  if (story.kind === "numbers" || story.kind === "timeline") return lines.map((line) => line.slice(line.indexOf(dash) + dash.length));
  return story.kind === "glance" || story.kind === "brief" ? lines : [];
}

it.each(each)("prints whole sentences of the article, none of them twice (%s): %s", (language, _, article) => {
  const { dash } = grammarOf(language);
  const own = readArticle(article.content, language).sentences.map(({ text }) => text);
  const printed = keyedSideStories({ ...article, count: 6 }).flatMap((story) => sentencesIn(story, dash));
  expect(printed.length).toBeGreaterThanOrEqual(2);
  for (const line of printed) {
    // A brief is a run of sentences; Arabic drops the "and" a sentence opens with.
    const isWhole = own.some((text, i) => {
      const from = line.startsWith(text) ? 0 : text.startsWith("و") && line.startsWith(text.slice(1)) ? 1 : -1;
      const rest = line.slice(text.length - from).trim();
      return (
        from >= 0 &&
        (rest === "" ||
          own
            .slice(i + 1, i + 12)
            .join(language === "zh" || language === "ja" ? "" : " ")
            .startsWith(rest))
      );
    });
    expect(isWhole, line).toBe(true);
  }
  const letters = printed.map(bareLetters);
  expect(new Set(letters).size).toBe(letters.length);
});

it.each(each)("keeps the story whole and in order, and takes deck and quotation from it (%s): %s", (language, _, article) => {
  const made = houseExpand({ ...article, paperName: "X" });
  const story = made.expandedContent.split("\n\n").filter((line) => !line.startsWith("## "));
  expect(story.join("").replace(/\s/g, "")).toBe(article.content.replace(/\s/g, ""));
  expect(article.content.replace(/\s+/g, " ")).toContain(made.deck);
  expect(made.deck).not.toBe("");
  expect(made.quote && article.content.includes(made.quote.slice(1, -1))).toBe(true);
  expect(made.contentLanguage).toBe(language);
});

it.each(each)("makes boxes of two items or more (%s): %s", (_language, _, article) => {
  const boxes = keyedSideStories({ ...article, count: 6 }).filter((story) => story.kind !== "brief");
  expect(boxes.length).toBeGreaterThanOrEqual(2);
  for (const box of boxes) expect(box.content.split("\n\n").length, box.kind).toBeGreaterThanOrEqual(2);
});
