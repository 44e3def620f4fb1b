import { expect, it } from "vitest";
import { openWriter } from "./writer.ts";

const article = {
  title: "Library opens",
  content: "The town library opened its doors again on Monday after two years of repairs. Anna Berg turned the key at nine.",
  region: "Duluth, United States",
  language: "en",
  author: "",
  publishDate: "",
  place: null,
};
const writer = (answer: unknown) =>
  openWriter({
    async *ask() {
      yield JSON.stringify(answer);
    },
  });
const call = { signal: new AbortController().signal };
const story = { expandedTitle: "Library opens", deck: "", kicker: "", expandedContent: article.content };

const units = [
  "[",
  "![",
  "](",
  "[](",
  "**a ",
  " **a",
  "`",
  "<a",
  "<!--",
  "# ",
  " \t",
  "\n— ",
  "a-",
  "a.",
  ".",
  "1",
  "1 ",
  "$1",
  "a@",
  "“a",
  "A ",
  "\n",
  "漢",
  "\ud800",
];

it.each(units)(
  "judges a page of %j said for ever as quickly as any other, and prints the story beside it",
  async (unit) => {
    const noise = unit.repeat(Math.ceil(200_000 / unit.length));
    const made = await writer({
      ...story,
      expandedContent: `${article.content}\n\n${article.content.replaceAll("Monday", "that Monday")}\n\n${noise}`,
      deck: noise,
      caption: noise,
      quote: noise,
    })
      .expand(article, { targetLength: 12_000 }, call)
      .catch((failure: Error) => failure);
    if (made instanceof Error) expect(made.name).toBe("ProviderError");
    else expect(made.expandedContent).toContain("The town library opened its doors again");
  },
  5_000,
);

it("prints a sound newspaper for a model that says far too much of everything", async () => {
  const made = await writer({
    ...story,
    expandedTitle: `Library opens ${"x".repeat(40_000)}`,
    kicker: "k".repeat(40_000),
    byline: "b".repeat(40_000),
    whatsInside: Array.from({ length: 1_000 }, () => ({ section: "Town", description: "The library opened.", page: 1e300 })),
    additions: Array.from({ length: 5_000 }, (_, at) => `Addition ${at}`),
  }).expand(article, { targetLength: 12_000 }, call);
  expect([...made.expandedTitle].length).toBeLessThanOrEqual(300);
  expect(made.kicker.length).toBeLessThanOrEqual(120);
  expect(made.whatsInside.length).toBeLessThanOrEqual(12);
});

it("takes six of a thousand side stories, and none that is empty", async () => {
  const sides = Array.from({ length: 1_000 }, (_, at) => ({
    headline: at % 2 ? "Library opens" : "",
    content: at % 3 ? "The town library opened its doors again on Monday after two years of repairs." : "",
  }));
  const made = await writer({ sideStories: sides }).sideStories(article, { count: 6 }, call);
  expect(made.length).toBeLessThanOrEqual(6);
  for (const { headline, content } of made) expect([headline, content]).not.toContain("");
});

it.each([
  ["a list of numbers", { ...story, expandedTitle: 7 }],
  ["prototypes", JSON.parse('{"__proto__":{"expandedTitle":"x","expandedContent":"y"},"constructor":{"prototype":{"polluted":1}}}')],
  ["nothing", {}],
  ["a list", [story]],
])("believes no answer that is %s", async (_, answer) => {
  await expect(writer(answer).expand(article, { targetLength: 12_000 }, call)).rejects.toMatchObject({ reason: "bad-answer" });
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

it("prints no sign nobody can see, no half letter and no mark that turns the line around", async () => {
  const dirty = (text: string) => `\u202e\u0000${text}\ud800\u2066\u{e0041}\u0007`;
  const made = await writer({
    ...story,
    expandedTitle: dirty("Library opens"),
    expandedContent: dirty(article.content),
    deck: dirty(""),
  }).expand(article, { targetLength: 12_000 }, call);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(JSON.stringify(made)).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069\ud800-\udfff]|\\u/u);
});

const realPapers = [
  "The New York Times",
  "Le Monde",
  Array.from({ length: 90 }, (_, at) => `Paper ${at}`).join(" "),
  "",
  "   ",
  "https://pwned.example",
  "Paper {{name}}",
];
it.each(realPapers)("gives the paper a name of the house in place of %j", async (newspaperName) => {
  const name = await writer({ newspaperName }).paperName(article, {}, call);
  expect(name).toMatch(/Duluth/);
});
