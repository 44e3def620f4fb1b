import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bareLetters, readArticle as read } from "../../../web/language/index.ts";
import { lexiconOf } from "../lexicon.ts";
import { houseExpand } from "./expand.ts";
import { type HouseSideStory, keyedSideStories } from "./side-stories.ts";

const readArticle = (content: string, language: string) => read(content, lexiconOf(language));

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

it.each(each)("finds every quotation of an article and gives none a wrong name (%s): %s", (language, _, { content, said }) => {
  const { quotations } = readArticle(content, language);
  expect(new Set(quotations.map(({ words }) => words))).toEqual(new Set(Object.keys(said)));
  for (const { words, speaker } of quotations) if (speaker) expect([words, speaker.printed]).toEqual([words, said[words]]);
});

it.each(["ru", "hi", "zh", "ko", "ja", "ar"])("finds the names that stand beside a verb of speech (%s)", (language) => {
  const own = articles.filter((article) => article.language === language);
  const named = own.flatMap(({ said }) => Object.values(said)).filter((name) => name !== null).length;
  const found = own.flatMap(({ content }) => readArticle(content, language).quotations).filter(({ speaker }) => speaker !== null).length;
  // The others are spoken by a pronoun, or by somebody named in another sentence.
  expect(found / named).toBeGreaterThan(0.55);
});

/** The sentences a line of a side story holds, without what the house adds before or behind. */
function sentencesIn(story: HouseSideStory, dash: string): string[] {
  const lines = story.content.split("\n\n");
  if (story.kind === "numbers" || story.kind === "timeline") return lines.map((line) => line.slice(line.indexOf(dash) + dash.length));
  return story.kind === "glance" || story.kind === "brief" ? lines : [];
}

it.each(each)("prints whole sentences of the article, none of them twice (%s): %s", (language, _, article) => {
  const { dash } = lexiconOf(language).data.marks;
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
