import { expect, it } from "vitest";
import { articleLanguage } from "./article-language.ts";
import { carry } from "./carry.ts";
import { checkByLanguage as checkFacts } from "./check.test-data.tsx";
import { countOf, filtered, rowsOf } from "./fact-rows.ts";
import { article, createLine, createPaper, evenMeasurer, pageOf, samples } from "./facts.test-data.tsx";
import { factsWork } from "./facts-piece.ts";
import { marksOf, without } from "./marks.ts";

const check = (text: string, more = {}) => checkFacts(factsWork(createPaper({ expandedContent: { expandedContent: text, ...more } })));

it("stays in its place while somebody types before and behind it, and waits where they type in it", () => {
  const move = carry("Ten of 4,500 books.", "Ten or more of 4,500 books.");
  expect(move({ from: 0, to: 3 })).toEqual({ from: 0, to: 3 });
  expect(move({ from: 7, to: 12 })).toEqual({ from: 15, to: 20 });
  expect(carry("4,500 books", "4,700 books")({ from: 0, to: 5 })).toBeNull();
  expect(carry("same", "same")({ from: 1, to: 2 })).toEqual({ from: 1, to: 2 });
});

it("leaves out of a line what has a line of its own", () => {
  expect(
    without({ from: 0, to: 10 }, [
      { from: 2, to: 4 },
      { from: 8, to: 12 },
    ]),
  ).toEqual([
    { from: 0, to: 2 },
    { from: 4, to: 8 },
  ]);
});

it("counts a made-up quotation as one thing, and still lists the number in it among the numbers", () => {
  const page = check(article.replace("People read differently after ten", "People read otherwise after 90 and ten"));
  const rows = rowsOf(page.facts, { factDecisions: [] });
  expect(countOf(rows, "open")).toBe(1);
  expect(filtered(rows, "open", "number").map(({ fact }) => fact.text)).toEqual(["90"]);
});

it("asks to look at a true quotation that stands beside another's name", () => {
  const content = `${article}\n\nThe bakers left it to Anna Tamm, a teacher, who never sold a loaf there.`;
  const told = content.replace("said Liis Kask, who keeps the keys", "said Anna Tamm, a teacher");
  const page = checkFacts(factsWork(createPaper({ content, expandedContent: { expandedContent: told } })));
  const quotation = page.facts.find(({ kind }) => kind === "quotation");
  expect(quotation).toMatchObject({ verdict: "given", isMisgiven: true });
  expect(
    countOf(
      rowsOf(
        page.facts.filter((fact) => fact === quotation),
        { factDecisions: [] },
      ),
      "open",
    ),
  ).toBe(1);
});

it("knows an article's language, whatever the page's is", () => {
  for (const { content, language } of samples)
    for (const page of ["en", "de", "ja"]) expect(articleLanguage(content, page), content.slice(0, 40)).toBe(language);
  expect(articleLanguage("Short.", "ko")).toBe("ko");
});

it("does not ask the article for what the house's own drawing shows, but for any number beside it", () => {
  const imageCaption = "Illustration: sprouts, tractor, weathervane, harvester. Some 77 grew.";
  const found = (images: string) =>
    checkFacts(factsWork(createPaper({ imageCaption, madeWith: { text: "gpt-5-mini", images, house: false } })))
      .facts.filter(({ at, verdict }) => at.path === "imageCaption" && verdict === "added")
      .map(({ kind }) => kind);
  expect(found("house")).toEqual(["number"]);
  expect(found("gpt-image-1")).toContain("sentence");
});

it("says a thing once that stands in several places", () => {
  const page = check("Mayor Falsmark came. The town thanked Falsmark. Falsmark left.", { deck: "Falsmark came" });
  const rows = rowsOf(page.facts, { factDecisions: [] }).filter(({ fact }) => fact.text === "Falsmark");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.places.length).toBeGreaterThan(1);
});

it("marks nothing its owner keeps, and no given word", () => {
  const text = article.replace("4,000 books", "4,500 books");
  const line = createLine("The library opened on Friday with 4,500 books.");
  const on = new Map([[line, { path: "expandedContent.expandedContent", from: 0, to: line.text.length }]]);
  const draw = (factDecisions: Parameters<typeof marksOf>[4]["factDecisions"]) =>
    marksOf(pageOf(line), on, check(text).facts, () => text, { factDecisions }, evenMeasurer);
  const [mark, ...others] = draw([]);
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ tone: "added", lines: [{ x: 100 + 34 * 5, width: 5 * 5 }] });
  expect(draw([{ kind: "number", text: "4,500", decision: "keep" }])).toEqual([]);
});

it("finds nothing made up on a page of the author's own sentences under the house's heads, in twelve languages", () => {
  const heads = import.meta.glob<{ section: Record<string, string> }>("../../../locales/*/house.json", { import: "default", eager: true });
  const seen = new Set<string>();
  for (const { language, title, content, region, author } of samples) {
    if (seen.has(language)) continue;
    seen.add(language);
    const sideStories = Object.values(heads[`../../../locales/${language}/house.json`]?.section ?? {}).map((headline) => ({
      headline,
      content: content.split("\n\n")[1] ?? "",
    }));
    expect(sideStories.length).toBeGreaterThan(5);
    const madeWith = { text: "house", images: "house", house: true };
    const paper = createPaper({
      language,
      title,
      content,
      region,
      author,
      madeWith,
      expandedContent: { expandedTitle: title, expandedContent: content, sideStories },
    });
    expect(
      checkFacts(factsWork(paper)).facts.filter(({ verdict }) => verdict !== "given"),
      language,
    ).toEqual([]);
  }
  expect(seen.size).toBe(12);
});
