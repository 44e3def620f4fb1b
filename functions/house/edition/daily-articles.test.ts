import { expect, it } from "vitest";
import { bareLetters, readArticle as read } from "../../../web/language/index.ts";
import { lexiconOf } from "../lexicon.ts";
import { dailySpeakers } from "./daily-speakers.test-data.ts";
import { houseExpand } from "./expand.ts";
import { dailyArticles, type Sample, sample, samples } from "./sample-articles.test-data.ts";
import { keyedSideStories } from "./side-stories.ts";
import { houseWords } from "./words.ts";

const readArticle = (content: string, language: string) => read(content, lexiconOf(language));
const dashOf = (language: string) => lexiconOf(language).data.marks.dash;
const latin = ["en", "de", "fr", "es", "it", "pt"];
const all = [...samples.filter(({ language }) => latin.includes(language)), ...dailyArticles];
const named = all.map((article) => [article.file, article] as const);
const plain = (text: string) => text.replace(/[ \n]+/g, " ").trim();
const stories = (article: Sample) => keyedSideStories({ ...article, count: 6 });
const marks = /^[“„«"‘][\s\u00a0\u202f]?|[\s\u00a0\u202f]?[”“»"’]$/gu;

it.each(dailyArticles.map((article) => [article.file, article] as const))(
  "gives nobody else’s name to a quotation of %s",
  (file, article) => {
    const expected = Object.entries(dailySpeakers[file] ?? {});
    for (const { words, speaker } of readArticle(article.content, article.language).quotations) {
      if (speaker === null) continue;
      const own = expected.filter(([opening]) => words.startsWith(opening)).map(([, name]) => name);
      expect([words, own.at(-1) === speaker.name || own.includes(speaker.name) ? speaker.name : own]).toEqual([words, speaker.name]);
    }
  },
);

it("finds the name of most quotations, though a pronoun names nobody", () => {
  const quotations = dailyArticles.flatMap(({ content, language }) => readArticle(content, language).quotations);
  const given = quotations.filter(({ speaker }) => speaker !== null);
  expect(given.length / quotations.length).toBeGreaterThan(0.55);
});

it.each(named)("keeps every sentence of %s once and in its order", (_, article) => {
  const body = houseExpand({ ...article, paperName: "X" })
    .expandedContent.split("\n\n")
    .filter((line) => !line.startsWith("## "));
  expect(body.join("").replace(/\s/g, "")).toBe(article.content.replace(/\s/g, ""));
  const { sentences } = readArticle(article.content, article.language);
  expect(
    sentences
      .map(({ text }) => text)
      .join("")
      .replace(/\s/g, ""),
  ).toBe(article.content.replace(/\s/g, ""));
});

it.each(named)("prints whole sentences of %s in its boxes, as they stand there", (_, article) => {
  const dash = dashOf(article.language);
  const source = plain(article.content);
  const sentences = new Set(readArticle(article.content, article.language).sentences.map(({ text }) => plain(text)));
  for (const { kind, content } of stories(article)) {
    for (const line of content.split("\n\n")) {
      if (kind === "people") continue;
      if (kind === "quotes") {
        const words = plain((line.split(/(?<=[\p{Pf}\p{Pi}\p{Pe}"]) [—–] (?=[^—–]*$)/u)[0] ?? "").replace(marks, ""));
        expect(source).toContain(words);
        expect(words).toMatch(/^[\p{Lu}\d¿¡‘“"]/u);
        continue;
      }
      const text = plain(kind === "timeline" || kind === "numbers" ? line.slice(line.indexOf(dash) + dash.length) : line);
      const found = kind === "brief" ? [...sentences].filter((sentence) => text.includes(sentence)).join(" ") : text;
      expect(kind === "brief" ? source : sentences.has(text) || [...sentences].some((sentence) => sentence.endsWith(`— ${text}`))).toEqual(
        kind === "brief" ? expect.stringContaining(text) : true,
      );
      expect(bareLetters(found)).toBe(bareLetters(text));
      expect(text).toMatch(/[.!?…][”“»"’)]?$/u);
    }
  }
});

it.each(named)("makes no box of one thing, and repeats on a page of %s neither pull quote nor deck", (_, article) => {
  const { quote, deck } = houseExpand({ ...article, paperName: "X" });
  const made = stories(article);
  for (const { kind, content } of made) if (kind !== "brief") expect(content.split("\n\n").length).toBeGreaterThanOrEqual(2);
  const text = bareLetters(made.map(({ headline, content }) => `${headline}\n${content}`).join("\n"));
  if (deck !== "") expect(text).not.toContain(bareLetters(deck));
  const speeches = new Set(readArticle(article.content, article.language).quotations.map(({ words }) => words)).size;
  if (quote && speeches > 6) expect(text).not.toContain(bareLetters(quote));
});

it("says of nobody what is said of another", () => {
  const who = (file: string) => stories(sample(file)).find(({ kind }) => kind === "people")?.content ?? "";
  expect(who("fr-tempete")).not.toMatch(/Guéguen: patron/);
  expect(who("en-obituary")).not.toMatch(/Ray: Her daughter/i);
  expect(who("en-storm")).not.toContain("Met Éireann");
  expect(who("en-council-vote")).not.toContain("Northway");
  expect(who("pt-futebol")).toContain("Jorge Amaral: técnico do Estrela.");
  expect(who("it-alluvione")).toContain("Serena Valli: direttrice della biblioteca.");
});

it.each([
  ["en", "The son of the owner, Tom Beck, came. Ruth Calder, a teacher, spoke. Ann Moss, a nurse, sang.", /Tom Beck: the owner/],
  [
    "fr",
    "Le fils du patron, Paul Mercier, est venu. Claire Dubois, institutrice, a parlé. Anne Petit, infirmière, a chanté.",
    /Mercier: patron/,
  ],
  ["es", "El hijo del dueño, Pedro Gil, vino. Ana Ruiz, maestra, habló. Eva Sanz, enfermera, cantó.", /Gil: dueño/],
  [
    "it",
    "Il figlio del sindaco, Paolo Conti, è venuto. Anna Rossi, maestra, ha parlato. Eva Sala, infermiera, ha cantato.",
    /Conti: sindaco/,
  ],
  ["pt", "O filho do dono, Paulo Reis, veio. Ana Prado, professora, falou. Eva Lima, enfermeira, cantou.", /Reis: dono/],
])("does not take a parent’s trade for the child’s (%s)", (language, content, wrong) => {
  const who = keyedSideStories({ title: "X", content, language, count: 6 }).find(({ kind }) => kind === "people");
  expect(who?.content ?? "").not.toMatch(wrong);
});

it("leaves out dates that a sentence only compares with or hangs on a thing", () => {
  const labels = (file: string, language: string) =>
    stories(sample(file))
      .find(({ kind }) => kind === "timeline")
      ?.content.split("\n\n")
      .map((line) => line.split(dashOf(language))[0]) ?? [];
  expect(labels("en-storm", "en")).not.toContain("January 2014");
  expect(labels("en-council-vote", "en")).not.toContain("2009");
  expect(labels("en-school-fair", "en")).not.toContain("2019");
  expect(labels("de-sturm", "de")).not.toContain("Oktober 2013");
  expect(labels("fr-conseil-municipal", "fr")).not.toContain("1996");
  expect(labels("de-gemeinderat", "de")).toEqual(["4. Februar", "18. November", "1. März"]);
});

it("counts no years, times, minutes of a match or votes among the figures", () => {
  for (const article of dailyArticles) {
    const dash = dashOf(article.language);
    const numbers = stories(article).find(({ kind }) => kind === "numbers");
    for (const figure of numbers?.content.split("\n\n").map((line) => line.split(dash)[0] ?? "") ?? []) {
      expect(figure).not.toMatch(/^(?:1[1-9]|20)\d\d$|\d:\d\d|^\d+h\d|Uhr|[ap]\.m\.|ran$|filled|metió/u);
    }
  }
});

it("heads no box with a label in another language", () => {
  for (const article of dailyArticles) {
    const labels: string[] = Object.values(houseWords(article.language).section);
    for (const { headline } of stories(article)) {
      expect(
        labels.includes(headline) ||
          plain(article.content)
            .toLowerCase()
            .includes(plain(headline.replace(marks, "")).toLowerCase()),
      ).toBe(true);
    }
  }
});
