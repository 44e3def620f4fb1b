import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sentencesIn } from "../../../web/language/index.ts";
import { type Sample, sample, samples } from "../../house/edition/sample-articles.test-data.ts";
import { lexiconOf } from "../../house/lexicon.ts";
import { checkSideStories } from "./check-side-stories.ts";
import { checkStory } from "./check-story.ts";
import { eastern } from "./statements-eastern.test-data.ts";
import { type Statements, western } from "./statements-western.test-data.ts";
import { unseen } from "./unseen-statements.test-data.ts";

const folder = ".ci/samples/articles";
const blank = { deck: "", kicker: "", quote: null, byline: "", caption: "", smallCaption: "", whatsInside: [], additions: [] };

/** What the check makes of more paragraphs in a story that is the article itself. */
function inStory(file: string, sentences: readonly string[]) {
  const article = { ...sample(file), place: null };
  const written = { ...blank, expandedTitle: article.title, expandedContent: [article.content, ...sentences].join("\n\n") };
  const { expandedContent, additions } = checkStory(article, written, { system: "", targetLength: 12_000 });
  return {
    kept: sentences.filter((sentence) => expandedContent.includes(sentence)),
    marked: (kind: string) =>
      sentences.filter((sentence) => additions.some((addition) => addition.text === sentence && addition.kind === kind)),
    additions: additions.map(({ text }) => text),
  };
}

/** Those of the sentences that a side story keeps. */
function inSideStory(file: string, sentences: readonly string[]): string[] {
  const article = { ...sample(file), place: null };
  const own = article.content.split("\n\n").slice(0, 2);
  const written = [{ headline: article.title, content: [...own, ...sentences].join("\n\n") }];
  const [story] = checkSideStories(article, written, { system: "", count: 1 });
  return sentences.filter((sentence) => story?.content.includes(sentence));
}

const all: readonly (readonly [string, Statements])[] = [
  ...Object.entries({ ...western, ...eastern }),
  ...Object.entries(unseen).map(([language, statements]) => [`${language}, second set`, statements] as const),
];

describe.each(all)("%s", (_, { file, quotations, swapped = [], numbers, names, truths }) => {
  it("loses every sentence with speech nobody spoke or somebody else did, from the story and from side stories", () => {
    const wrong = [...quotations, ...swapped];
    expect(inStory(file, wrong).kept).toEqual([]);
    expect(inSideStory(file, wrong)).toEqual([]);
  });

  it("marks every number, month and weekday the article does not give, and keeps them out of side stories", () => {
    expect(inStory(file, numbers).marked("number")).toEqual(numbers);
    expect(inSideStory(file, numbers)).toEqual([]);
  });

  it("marks every name the article does not give, and keeps them out of side stories", () => {
    expect(inStory(file, names).marked("name")).toEqual(names);
    expect(inSideStory(file, names)).toEqual([]);
  });

  it("leaves what is true in other words alone", () => {
    const { kept, additions } = inStory(file, truths);
    expect(kept).toEqual(truths);
    expect(additions).toEqual([]);
    expect(inSideStory(file, truths)).toEqual(truths);
  });
});

it("cannot tell a number that stands beside the same words for something else", () => {
  // The train had not run for nine years, and has five carriages.
  const sentence = "В составе поезда девять вагонов, говорит проводница.";
  const { kept, additions } = inStory("ru-nochnoy-poezd", [sentence]);
  expect(kept).toEqual([sentence]);
  expect(additions).toEqual([]);
});

const articles: readonly Sample[] = [
  ...samples,
  ...readdirSync(folder).map((file) => ({ ...JSON.parse(readFileSync(`${folder}/${file}`, "utf8")), file })),
];

it.each(articles.map((article) => [article.file, article] as const))(
  "loses and marks nothing of %s, in whatever order it is told",
  (_, own) => {
    const article = { ...own, place: null };
    const paragraphs = own.content.split("\n\n");
    const sentences = paragraphs.flatMap((paragraph) => sentencesIn(paragraph, lexiconOf(own.language)).map(({ text }) => text));
    for (const told of [paragraphs.toReversed(), sentences.toReversed()]) {
      const written = { ...blank, expandedTitle: own.title, expandedContent: told.join("\n\n") };
      const { expandedContent, expandedTitle, additions } = checkStory(article, written, { system: "", targetLength: 12_000 });
      expect(told.filter((text) => !expandedContent.includes(text))).toEqual([]);
      expect(additions).toEqual([]);
      expect(expandedTitle).toBe(own.title);
    }
  },
);
