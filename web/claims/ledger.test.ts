import { expect, it } from "vitest";
import { sample } from "../../functions/house/edition/sample-articles.test-data.ts";
import { plainLexicon } from "../language/index.ts";
import { lexiconOf } from "../language/lexicons.test-data.ts";
import type { Fact, NewspaperWords } from "./index.ts";
import { factsOf } from "./ledger.ts";

const article = (file: string) => ({ ...sample(file), place: null });

function newspaper(more: Partial<NewspaperWords["expandedContent"]>): NewspaperWords {
  const empty = { expandedTitle: "", deck: "", kicker: "", quote: null, byline: "", caption: "", whatsInside: [], sideStories: [] };
  return { expandedContent: { ...empty, expandedContent: "", ...more } };
}

const story = (expandedContent: string) => newspaper({ expandedContent });
const told = ({ facts }: { facts: readonly Fact[] }) => facts.map(({ kind, text, verdict }) => `${kind} ${text}: ${verdict}`);

function at(words: NewspaperWords, path: string): string {
  const found = path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], words);
  return String(found);
}

it("finds every word of an article given back as it was, with its exact place in page and article", () => {
  for (const file of ["en-library-reopening", "ja-shima-no-ferry", "ar-iyadat-alraseef", "de-hochwasserschutz", "ru-nochnoy-poezd"]) {
    const own = article(file);
    const words = newspaper({
      expandedTitle: own.title,
      expandedContent: own.content,
      sideStories: [{ headline: own.title, content: own.content.split("\n\n").slice(0, 2).join("\n\n") }],
    });
    const { facts, sentences } = factsOf(words, own, lexiconOf(own.language));
    expect(facts.filter(({ verdict }) => verdict !== "given")).toEqual([]);
    expect(sentences.filter(({ verdict }) => verdict !== "on the page")).toEqual([]);
    for (const { text, at: place } of facts) expect(at(words, place.path).slice(place.from, place.to)).toBe(text);
    for (const { text, source } of sentences) expect(own.content.slice(source.from, source.to)).toBe(text);
  }
});

it("tells where in the article a number stands that the page writes otherwise", () => {
  const own = article("en-library-reopening");
  const { facts } = factsOf(story("The renovation cost 4,300,000 dollars."), own, lexiconOf("en"));
  const [number] = facts.filter(({ kind }) => kind === "number");
  expect(number?.verdict).toBe("given");
  expect(own.content.slice(number?.source?.from, number?.source?.to)).toBe("4.3 million");
});

it("calls a quotation changed when its words differ, with the true one, and added when nobody said the like", () => {
  const own = article("en-library-reopening");
  const words = story(
    "“I counted twice, because nobody was going to believe me, and then I cried,” said Nyberg. “We will sing until the roof comes off,” he said.",
  );
  const quotations = factsOf(words, own, lexiconOf("en")).facts.filter(({ kind }) => kind === "quotation");
  expect(quotations.map(({ verdict }) => verdict)).toEqual(["changed", "added"]);
  expect(own.content.slice(quotations[0]?.source?.from, quotations[0]?.source?.to)).toContain("I counted twice");
});

it("reads a pull quote as speech, whether it has its marks or not", () => {
  const own = article("en-library-reopening");
  expect(told(factsOf(newspaper({ quote: "I think it likes being 4:53" }), own, lexiconOf("en")))).toContain(
    "quotation I think it likes being 4:53: changed",
  );
  expect(told(factsOf(newspaper({ quote: "I think it likes being 4:52." }), own, lexiconOf("en")))).toContain(
    "quotation I think it likes being 4:52.: given",
  );
});

it("knows a made-up name again in a headline and at the beginning of a sentence", () => {
  const words = newspaper({ expandedTitle: "Ellison opens the library", expandedContent: "The ribbon was cut by Mayor Roger Ellison." });
  expect(told(factsOf(words, article("en-library-reopening"), lexiconOf("en")))).toContain("name Ellison: added");
});

it("leaves names unchecked across scripts, and still checks numbers and dates", () => {
  const text = "3月7日に図書館が再開し、館長のアニタ・ラマンさんが630人を迎えた。工事は8月15日に始まる。";
  expect(told(factsOf(story(text), article("en-library-reopening"), lexiconOf("ja"), lexiconOf("en")))).toEqual([
    "date 3月7日: given",
    "name アニタ・ラマン: unchecked",
    "number 630: given",
    "date 8月15日: added",
  ]);
});

it("checks names between languages of one script, and knows the country by its other name", () => {
  const text = "In Wertheim, Germany, 74 volunteers met on June 14, and Mayor Markus Hellwig spoke.";
  const { facts, sentences } = factsOf(story(text), article("de-hochwasserschutz"), lexiconOf("en"), lexiconOf("de"));
  expect(told({ facts })).toEqual([
    "name Wertheim: given",
    "name Germany: given",
    "number 74: given",
    "date June 14: given",
    "name Mayor Markus Hellwig: added",
  ]);
  expect(new Set(sentences.map(({ verdict }) => verdict))).toEqual(new Set(["unchecked"]));
});

it("maps a sentence of the article to the one that says it in other words, and the others as left out", () => {
  const own = article("en-library-reopening");
  const text = "Beneath the parking lot twelve wells reach down 300 feet into rock and feed heat pumps in the basement.";
  const { sentences, facts } = factsOf(story(`It was cold.\n\n${text}`), own, lexiconOf("en"));
  const mapped = sentences.filter(({ verdict }) => verdict === "on the page");
  expect(mapped.map((sentence) => sentence.text.slice(0, 21))).toEqual(["Under the parking lot"]);
  expect(mapped[0]?.at).toEqual({ path: "expandedContent.expandedContent", from: 14, to: 14 + text.length });
  expect(sentences.filter(({ verdict, at: place }) => verdict === "left out" && place === null)).toHaveLength(sentences.length - 1);
  expect(facts.find(({ kind, text: words }) => kind === "sentence" && words === text)?.verdict).toBe("given");
});

it("calls a sentence added that shares no word with the article", () => {
  const text = "Meteorologists predict heavier thunderstorms tomorrow.";
  expect(told(factsOf(story(text), article("en-library-reopening"), lexiconOf("en")))).toContain(`sentence ${text}: added`);
});

it("takes a date apart no further than the article does: its day with its month", () => {
  // The article has March 7 and April 25, June 15 and May alone.
  const text = "It was March 7. It was April 7. It was June 25. It was in May. It was in July.";
  const dates = factsOf(story(text), article("en-library-reopening"), lexiconOf("en")).facts.filter(({ kind }) => kind === "date");
  expect(dates.map(({ verdict }) => verdict)).toEqual(["given", "added", "added", "given", "added"]);
});

it("finds the same after an edit as it finds of the whole page anew", () => {
  const own = article("it-mercato-coperto");
  const edited = story(own.content.replace("5,8 milioni", "6,4 milioni"));
  factsOf(story(own.content), own, lexiconOf("it"));
  const after = factsOf(edited, own, lexiconOf("it"));
  expect(after).toEqual(factsOf(edited, { ...own }, lexiconOf("it")));
  expect(after.facts.filter(({ verdict }) => verdict === "added").map(({ text }) => text)).toEqual(["6,4 milioni"]);
});

it("reads any words without throwing", () => {
  const own = article("fr-boulangerie-cooperative");
  for (const text of ["", "«", "“”", "## ", "\n\n## \n", "١٢/١٣/٩٩٩٩ 31.02. 99年99月 — — «», $", "\ud800 9".repeat(50), "(((((1.1.1.1.1"])
    for (const language of ["en", "ja", "ar", "hi", "ru", "xx"])
      expect(() =>
        factsOf(
          newspaper({ quote: text, expandedContent: text }),
          { ...own, content: text },
          language === "xx" ? plainLexicon(language) : lexiconOf(language),
        ),
      ).not.toThrow();
});

it("says of a true quotation when it stands beside the name of somebody else", () => {
  const own = { ...article("en-toy-library-short"), content: en };
  const misgiven = (text: string) => factsOf(story(text), own, lexiconOf("en")).facts.filter(({ isMisgiven }) => isMisgiven === true);
  expect(misgiven("“Half of my rooms are empty on Fridays,” said Warren Chu.")).toEqual([]);
  expect(misgiven("“Half of my rooms are empty on Fridays,” he said.")).toEqual([]);
  const [found] = misgiven("“Half of my rooms are empty on Fridays,” said Yolanda Reyes.");
  expect(found).toMatchObject({ kind: "quotation", verdict: "given" });
});

it("points where the model says it has something from, and calls nothing given for it", () => {
  const own = { ...article("en-toy-library-short"), content: en };
  const claims = [
    { claim: "forty guests", source: "Half of my rooms are empty" },
    { claim: "on Monday", source: "words that are nowhere" },
    { claim: "never printed", source: "Half of my rooms are empty" },
  ];
  const words = newspaper({ expandedContent: "The inn lost forty guests. It closed on Monday.", claims });
  const { facts } = factsOf(words, own, lexiconOf("en"));
  const told = facts.map(({ text, verdict, pointer }) => [text, verdict, pointer && own.content.slice(pointer.from, pointer.to)]);
  expect(told).toContainEqual(["forty", "added", "Half of my rooms are empty"]);
  expect(told).toContainEqual(["Monday", "added", undefined]);
});

it("reads motto and ears for facts, but not as a report", () => {
  const own = { ...article("en-toy-library-short"), content: en };
  const words = { ...story(en), folio: { motto: "All that was said by the harbor", ears: ["Founded in 1871", "Fridays: 40 rooms"] } };
  const facts = factsOf(words, own, lexiconOf("en")).facts.filter(({ at }) => at.path.startsWith("folio."));
  expect(facts.map(({ at, text, verdict }) => [at.path, text, verdict])).toEqual([
    ["folio.ears.0", "1871", "added"],
    ["folio.ears.1", "Fridays", "given"],
    ["folio.ears.1", "40", "added"],
  ]);
});

it("compares years of Japanese eras with those of the article", () => {
  const content = "2026年10月10日に開いた。1989年に建った。1927年のことだ。";
  const own = { ...article("en-toy-library-short"), content, publishDate: "", language: "ja" };
  const { facts } = factsOf(story("令和8年10月10日に開いた。平成元年に建った。昭和三年に焼けた。"), own, lexiconOf("ja"));
  expect(facts.filter(({ kind }) => kind === "date").map(({ verdict }) => verdict)).toEqual(["given", "given", "added"]);
});

it("doubts a sentence that says the opposite of the article's, and shows that one", () => {
  const content =
    "The council rejected the proposal to sell the Dundee plant on Tuesday. Sales of the plant rose in autumn, the report says.";
  const own = { ...article("en-toy-library-short"), content };
  const doubtsIn = (text: string) =>
    factsOf(story(text), own, lexiconOf("en")).facts.flatMap(({ verdict, source }) =>
      verdict === "doubted" && source ? [content.slice(source.from, source.to)] : [],
    );
  expect(doubtsIn("The council approved the proposal to sell the Dundee plant on Tuesday.")).toEqual([content.slice(0, 70)]);
  expect(doubtsIn("The council did not reject the proposal to sell the Dundee plant on Tuesday.")).toEqual([content.slice(0, 70)]);
  expect(doubtsIn("On Tuesday the council turned down the proposal to sell the Dundee plant.")).toEqual([]);
});

it("keeps each language's words to itself: a French “mes” is no Spanish month", () => {
  const own = { ...article("fr-boulangerie-cooperative"), content: "L’abonnement coûte 360 euros par an." };
  const { facts } = factsOf(story("Mes enfants savent que l’abonnement coûte 30 euros."), own, lexiconOf("fr"));
  expect(told({ facts })).toContain("number 30: added");
});

it("reads ordinals, shares, dozens, seasons, units and currencies", () => {
  const content = "It was her third win. Two thirds of the 120 guests paid 5 million euros in autumn 2029 for 12 kilograms.";
  const own = { ...article("en-toy-library-short"), content, title: "", region: "", publishDate: "" };
  const marks = (text: string) =>
    factsOf(story(text), own, lexiconOf("en"))
      .facts.filter(({ verdict }) => verdict === "added")
      .map((fact) => fact.text);
  expect(marks("It was her fifth win.")).toEqual(["fifth"]);
  expect(marks("Half of the guests paid.")).toEqual(["Half"]);
  expect(marks("Thousands of guests paid.")).toEqual(["Thousands"]);
  expect(marks("They paid 5 million dollars in spring for 12 tonnes.")).toEqual(["5 million", "in spring", "12"]);
  expect(marks("Her third win, two thirds of the guests, dozens of them, 5 million euros, autumn, 12 kilograms.")).toEqual([]);
});

it("takes a round number, a share and what is left for what they are, and another count of the same things for made up", () => {
  const own = {
    ...article("en-toy-library-short"),
    content: "The county paid a third. The port gave 60 percent. 1,940 people signed. Twelve actors and nine musicians came at 7:30 p.m.",
  };
  const verdictOf = (text: string) =>
    factsOf(story(text), own, lexiconOf("en"))
      .facts.filter(({ kind }) => kind === "number")
      .map(({ verdict }) => verdict);
  expect(verdictOf("Nearly 2,000 people signed.")).toEqual(["given"]);
  expect(verdictOf("It signed 2,000 people.")).toEqual(["added"]);
  expect(verdictOf("The county paid 33 percent.")).toEqual(["given"]);
  expect(verdictOf("It paid 40 percent.")).toEqual(["added"]);
  expect(verdictOf("Nine actors came.")).toEqual(["added"]);
  expect(verdictOf("It cost twelve dollars.")).toEqual(["added"]);
  expect(verdictOf("It began at 19:30, half past seven.")).toEqual(["given", "given"]);
});

it("doubts a number or a day that the article has elsewhere, where the sentence it is like has another", () => {
  const content =
    "The ponies were on average 30 per cent underweight. The herd had grown to more than 40 without anybody noticing.\n\nThe mayor announced it on Wednesday evening in the town hall. The market is open from Tuesday to Saturday. The roof cost £182,000, of which the town pays £95,000.";
  const own = { title: "", content, region: "", author: "", publishDate: "", place: null, language: "en" };
  const doubted = (text: string) =>
    factsOf(story(text), own, lexiconOf("en")).facts.flatMap(({ kind, text: words, verdict, source }) =>
      verdict === "doubted" && kind !== "sentence" ? [`${words} for ${source && content.slice(source.from, source.to)}`] : [],
    );
  expect(doubted("The ponies were on average 40 per cent underweight.")).toEqual(["40 for 30"]);
  expect(doubted("The mayor announced it on Tuesday evening in the town hall.")).toEqual(["Tuesday for Wednesday"]);
  expect(doubted("The roof cost £95,000.")).toEqual([]);
  expect(doubted("The ponies were on average a good 30 per cent underweight, in a herd of more than 40.")).toEqual([]);
  expect(doubted("The roof cost almost £200,000, and the town pays £95,000 of it.")).toEqual([]);
});

it("reads hostile pages in little time, and in time that grows with their length", () => {
  const own = article("en-library-reopening");
  const pages = [
    "a".repeat(30_000),
    "“".repeat(10_000),
    '"'.repeat(10_000),
    "three ".repeat(5_000),
    "May 5, ".repeat(4_000),
    "Anna Bell ".repeat(3_000),
  ];
  const timeOf = (text: string, language: string) => {
    const before = process.threadCpuUsage();
    factsOf(story(text), own, lexiconOf(language));
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  for (const text of [...pages, "1,".repeat(15_000), "三".repeat(10_000), "عشرة ".repeat(5_000)])
    for (const language of ["en", "zh", "ar"]) {
      const short = timeOf(text.slice(0, text.length / 5), language);
      // Five times the words: five times the milliseconds, or 25 times where time grows with the square.
      expect(timeOf(text, language), `${text.slice(0, 10)} ${language}`).toBeLessThan(Math.max(1_500, 12 * short));
    }
});

const en =
  "Warren Chu runs the Gull Inn by the harbor. “Half of my rooms are empty on Fridays,” Chu said.\n\nThe nurse Yolanda Reyes takes the ferry every day and sleeps little.";

it("takes typed quotation marks and apostrophes for printed ones, on the page and in the article", () => {
  const typed = `Mayor Ruth O'Hale said: "It's 'done' at last, and it won't be undone." The city's 'Blue Line' opened on March 3, 2026, 14 minutes late.`;
  const set =
    "Mayor Ruth O’Hale said: “It’s ‘done’ at last, and it won’t be undone.” The city’s ‘Blue Line’ opened on March 3, 2026, 14 minutes late.";
  const source = (content: string) => ({ ...article("en-library-reopening"), title: "The line", content, region: "", author: "" });
  for (const [page, own] of [
    [typed, set],
    [set, typed],
  ] as const) {
    const { facts, sentences } = factsOf(story(page), source(own), lexiconOf("en"));
    expect(facts.length).toBeGreaterThan(3);
    expect(facts.filter(({ verdict }) => verdict !== "given")).toEqual([]);
    expect(sentences.filter(({ verdict }) => verdict !== "on the page")).toEqual([]);
  }
});

it.each([
  ["de", `„Die Mauer hält“, sagte Anna Weber. „Wir bauen weiter.“`, `"Die Mauer hält", sagte Anna Weber. "Wir bauen weiter."`],
  ["fr", `« L’eau monte encore », a dit Anne Dubois à l’école d’Imola.`, `"L'eau monte encore", a dit Anne Dubois à l'école d'Imola.`],
  ["it", `«L’acqua sale ancora», ha detto Anna D’Amico.`, `"L'acqua sale ancora", ha detto Anna D'Amico.`],
  ["ar", `قالت ليلى حداد: «لقد انتظرنا طويلا بما يكفي».`, `قالت ليلى حداد: "لقد انتظرنا طويلا بما يكفي".`],
  ["ru", `«Вода ещё поднимается», — сказала Анна Петрова.`, `"Вода ещё поднимается", — сказала Анна Петрова.`],
])("compares facts without regard to the kind of quotation marks (%s)", (language, set, typed) => {
  for (const [page, content] of [
    [set, typed],
    [typed, set],
  ] as const) {
    const own = { ...article("en-library-reopening"), title: "", content, region: "", author: "", language };
    const { facts } = factsOf(story(page), own, lexiconOf(language));
    expect(facts.filter(({ verdict }) => verdict !== "given")).toEqual([]);
    expect(facts.length).toBeGreaterThan(0);
  }
});
