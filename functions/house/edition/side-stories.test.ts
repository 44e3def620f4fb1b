import { expect, it } from "vitest";
import { bareLetters, wordCount } from "../../../web/language/index.ts";
import { lexiconOf } from "../lexicon.ts";
import { type Sample, sample, samples } from "./sample-articles.test-data.ts";
import { type HouseSideStory, houseSideStories, keyedSideStories } from "./side-stories.ts";
import { houseWords } from "./words.ts";

const plain = (text: string) => text.replace(/[ \n]+/g, " ").trim();
const marks = /^[“„«「"]\s?|\s?[”“»」"]$/gu;
const stories = (article: Sample, count = 6) => keyedSideStories({ ...article, count });

/** What a story says, without what the house adds: labels, dashes, names behind quotations. */
function pieces(story: HouseSideStory, dash: string): string[] {
  return story.content.split("\n\n").flatMap((line) => {
    if (story.kind === "quotes") {
      const [words = "", name = ""] = line.split(/(?<=[\p{Pf}\p{Pi}\p{Pe}"]) [—–] (?=[^—–]*$)|――(?=[^―]*$)/u);
      return [words.replace(marks, ""), name.replace(/[.。।]$/u, "")];
    }
    if (story.kind === "timeline" || story.kind === "numbers") {
      const at = line.indexOf(dash);
      return [line.slice(0, at), line.slice(at + dash.length)];
    }
    if (story.kind === "people") return line.replace(/[.。।]$/u, "").split(/: |：/);
    return [line];
  });
}

it.each(samples.map((article) => [article.file, article] as const))("prints only words of %s", (_, article) => {
  const source = plain(article.content);
  const { dash } = lexiconOf(article.language).data.marks;
  for (const story of stories(article)) {
    for (const piece of pieces(story, dash).filter((text) => text !== "")) {
      const known =
        piece.split(/[,،] /).every((part) => source.toLowerCase().includes(plain(part).toLowerCase())) || isNameOf(piece, source);
      expect(known, piece).toBe(true);
    }
    const label = houseWords(article.language).section[story.kind];
    if (story.headline !== label) expect(source.toLowerCase()).toContain(story.headline.replace(marks, "").toLowerCase());
  }
});

/** A first and last name may stand with a title between role and name. */
const isNameOf = (piece: string, source: string) => piece.split(" ").every((part) => source.includes(part));

it.each(samples.map((article) => [article.file, article] as const))("prints no sentence of %s twice", (_, article) => {
  const { dash } = lexiconOf(article.language).data.marks;
  const sentences = stories(article)
    .filter((story) => story.kind !== "people")
    .flatMap((story) => pieces(story, dash).filter((piece) => bareLetters(piece).length > 24))
    .map(bareLetters);
  for (const [i, one] of sentences.entries()) {
    expect(sentences.some((other, j) => i !== j && other.includes(one))).toBe(false);
  }
});

it.each(["en-library-reopening", "en-tide-mill-feature", "de-hochwasserschutz", "ja-shima-no-ferry", "ar-iyadat-alraseef"])(
  "makes at least four side stories of the long article %s, none longer than a rail holds",
  (file) => {
    const made = stories(sample(file));
    expect(made.length).toBeGreaterThanOrEqual(4);
    for (const story of made) expect(wordCount(story.content, lexiconOf(sample(file).language))).toBeLessThanOrEqual(150);
  },
);

it("does not pad a tiny article", () => {
  expect(houseSideStories({ title: "Rain", content: "It rained on Monday. Nobody minded.", language: "en", count: 6 })).toEqual([]);
  expect(houseSideStories({ ...sample("de-storchennest-kurz"), count: 6 }).length).toBeLessThanOrEqual(2);
});

it("gives no more than it is asked for, the same each time", () => {
  const article = sample("en-tide-mill-feature");
  expect(houseSideStories({ ...article, count: 2 })).toEqual(houseSideStories({ ...article, count: 6 }).slice(0, 2));
  expect(houseSideStories({ ...article, count: 0 })).toEqual([]);
});

it("repeats nothing it is told to leave out", () => {
  const article = sample("en-library-reopening");
  const first = houseSideStories({ ...article, count: 6 });
  const again = houseSideStories({ ...article, count: 6, exclude: first.map((story) => story.content) });
  const before = first.map((story) => story.content).join("\n");
  for (const story of again.filter((one) => !one.content.includes("Nyberg: "))) {
    for (const line of story.content.split("\n\n")) expect(before).not.toContain(line);
  }
});

it("counts no years, times, dates, ages or bus numbers among the figures", () => {
  for (const article of samples.filter(({ language }) => ["en", "de", "ja", "ar"].includes(language))) {
    const numbers = stories(article).find((story) => story.kind === "numbers");
    const { dash } = lexiconOf(article.language).data.marks;
    const figures = numbers?.content.split("\n\n").map((line) => line.split(dash)[0] ?? "") ?? [];
    for (const figure of figures) {
      expect(figure).not.toMatch(/^(?:1[1-9]|20)\d\d$|\d:\d\d|Uhr|a\.m\.|p\.m\.|[時分月日年歳]|عاما|Januar|March|No\.|Nr\./u);
    }
  }
});

it("prints the figures an editor would pick from a library’s reopening", () => {
  const numbers = stories(sample("en-library-reopening")).find((story) => story.kind === "numbers");
  expect(numbers?.content).toContain("$600,000 — The remaining $600,000 came from a neighborhood of about 5,400 households.");
});

it("puts a timeline in the order of its dates", () => {
  const labels = (file: string) =>
    stories(sample(file))
      .find((story) => story.kind === "timeline")
      ?.content.split("\n\n")
      .map((line) => line.split(lexiconOf(sample(file).language).data.marks.dash)[0]);
  expect(labels("en-tide-mill-feature")).toEqual(["1768", "2009", "2014", "3 April 2023", "25 October"]);
  expect(labels("de-hochwasserschutz")).toEqual(["1595", "2006", "Januar 2024", "14. Juni", "17. Oktober"]);
  expect(labels("ja-shima-no-ferry")).toEqual(["2024年8月", "5月6日", "9月末"]);
});

it("says who is who in the article’s words", () => {
  const who = (file: string) => stories(sample(file)).find((story) => story.kind === "people")?.content ?? "";
  expect(who("en-tide-mill-feature")).toContain("Ruth Penhallow: 61, a retired maths teacher who chairs the Batchet Mill Trust.");
  expect(who("en-tide-mill-feature")).not.toContain("torch");
  expect(who("de-hochwasserschutz")).toContain("Emre Yıldırım: Projektleiter.");
  expect(who("ja-shima-no-ferry")).toContain("島民会長の越智正義さん（78）。");
  expect(who("ar-iyadat-alraseef")).toContain("رنا عبابنة: طبيبة الأسرة التي أسست العيادة.");
});

it("makes no people of places and things", () => {
  const content =
    "The tour began in Buenos Aires, the capital of Argentina, in May. Nova Marin, a small town by the sea, waited. Walt Nyberg, 68, a retired baker, led it. Ruth Penhallow, a teacher, came too.";
  const who = keyedSideStories({ title: "Tour", content, language: "en", count: 6 }).find((story) => story.kind === "people");
  expect(who?.content ?? "").not.toMatch(/Buenos|Nova/);
});

it("reads an article in its own language and labels it in that of the paper", () => {
  const made = stories({ ...sample("de-hochwasserschutz"), language: "en" });
  expect(made.find((story) => story.kind === "people")?.headline).toBe("Who’s Who");
  expect(made.find((story) => story.kind === "people")?.content).toContain("Hedwig Amrhein");
});
