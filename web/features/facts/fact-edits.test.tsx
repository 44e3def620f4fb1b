import { expect, it } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { applyEdit, invertEdit, type PageEdit } from "../../api/stone/page-edits.ts";
import type { Fact } from "../../claims/index.ts";
import { checkByLanguage as checkFacts } from "./check.test-data.tsx";
import { keepEdit, putInEdit, reconsiderEdit, removalOf, replacementsOf } from "./fact-edits.ts";
import { article, createPaper, samples } from "./facts.test-data.tsx";
import { factsWork } from "./facts-piece.ts";
import { isKept } from "./printed-words.ts";

const check = (newspaper: Newspaper) => checkFacts(factsWork(newspaper));
const find = (newspaper: Newspaper, text: string): Fact => {
  const fact = check(newspaper).facts.find((each) => each.text.includes(text) && each.verdict !== "given");
  if (!fact) throw new Error(`nothing was found of ${text}`);
  return fact;
};
const done = (newspaper: Newspaper, edit: PageEdit | null | undefined): Newspaper => {
  const after = edit ? applyEdit(newspaper, edit) : null;
  if (!edit || !after) throw new Error("the edit does not fit");
  expect(applyEdit(after, invertEdit(edit))).toEqual(newspaper);
  return after;
};
const invented = article.replace("4,000 books", "4,500 books").replace("differently after ten", "otherwise after ten");
const paper = createPaper({ expandedContent: { expandedContent: invented } });
const story = (newspaper: Newspaper) => newspaper.expandedContent.expandedContent;

it("removes the sentence an invented number stands in, and nothing else", () => {
  const removal = removalOf(paper, find(paper, "4,500"));
  if (removal?.kind !== "sentences") throw new Error("not a sentence");
  expect(story(done(paper, removal.edit))).toBe(invented.replace("The library opened on Friday with 4,500 books. ", ""));
});

it("asks before a paragraph, a field or a story goes, and never empties a headline", () => {
  const other = createPaper({
    imageCaption: "Mayor Falsmark smiles.",
    expandedContent: {
      expandedTitle: "The library of Quentin Falsmark",
      quote: "“We owe 900 books to nobody in the world at all.”",
      expandedContent: `${article}\n\nIt has 77 lamps.`,
      sideStories: [
        { headline: "Lamps", content: "There are 88 lamps." },
        { headline: "Keys", content: "Liis Kask keeps the keys." },
      ],
    },
  });
  expect(removalOf(other, find(other, "Falsmark"))).toEqual({ kind: "write" });
  expect(removalOf(other, find(other, "77"))?.kind).toBe("paragraph");
  const caption = check(other).facts.find(({ at, verdict }) => at.path === "imageCaption" && verdict !== "given");
  const field = caption && removalOf(other, caption);
  expect(field?.kind).toBe("field");
  const side = removalOf(other, find(other, "88"));
  if (side?.kind !== "story") throw new Error("not a story");
  expect(done(other, side.edit).expandedContent.sideStories.map(({ headline }) => headline)).toEqual(["Keys"]);
});

it("puts back what was said, in the marks of the page and with the comma of its sentence", () => {
  const page = check(paper);
  const quotation = find(paper, "otherwise after ten");
  expect(quotation.verdict).toBe("changed");
  const [first] = replacementsOf(paper, page, quotation);
  expect(first?.kind).toBe("quotation");
  expect(story(done(paper, first?.edit))).toContain("“People read differently after ten,” said Liis Kask");
});

it("offers the article's own sentence for one that has an invented number in it", () => {
  const page = check(paper);
  const [sentence] = replacementsOf(paper, page, find(paper, "4,500"));
  expect(sentence).toMatchObject({ kind: "sentence", words: "The library opened on Friday with 4,000 books." });
  const after = done(paper, sentence?.edit);
  expect(check(after).facts.some(({ text, verdict }) => text.includes("4,") && verdict !== "given")).toBe(false);
});

it("puts the article's number in the place of one the article has elsewhere", () => {
  const other = createPaper({
    expandedContent: { expandedContent: article.replace("The city pays 18,000 euros", "The city pays 1,994 euros") },
  });
  const exchanged = createPaper({
    content: `${article} A lamp costs 1,994 euros.`,
    expandedContent: { expandedContent: story(other) },
  });
  const [first] = replacementsOf(exchanged, check(exchanged), find(exchanged, "1,994"));
  expect(first?.kind).toBe("words");
  expect(story(done(exchanged, first?.edit))).toContain("The city pays 18,000 euros a year for it.");
});

it("keeps what its owner keeps wherever it stands, until they think again", () => {
  const fact = find(paper, "4,500");
  const kept = done(paper, keepEdit(paper, [fact, fact]));
  expect(kept.factDecisions).toEqual([{ kind: "number", text: fact.text, decision: "keep" }]);
  expect(isKept(kept, { kind: "number", text: fact.text })).toBe(true);
  expect(keepEdit(kept, [fact])).toBeNull();
  expect(done(kept, reconsiderEdit(kept, fact))).toEqual(paper);
});

it("puts a left-out sentence, one in ten of those of twelve languages, back where the article has it", () => {
  let count = 0;
  const elsewhere: string[] = [];
  for (const { content, language, title } of samples) {
    const paragraphs = content.split("\n\n");
    const sentences = check(createPaper({ content, title, language, expandedContent: { expandedContent: content } })).sentences;
    for (const sentence of sentences.filter((_, i) => i % 10 === 1)) {
      const { from, to } = sentence.source;
      const left = (
        content.slice(0, from).trimEnd() + content.slice(to).replace(/^(?=\S)/, language === "ja" || language === "zh" ? "" : " ")
      ).trim();
      if (paragraphs.some((paragraph) => paragraph === sentence.text)) continue;
      const shorter = createPaper({ content, title, language, expandedContent: { expandedContent: left } });
      const page = check(shorter);
      const missing = page.sentences.find((each) => each.source.from === from);
      if (missing?.verdict !== "left out") continue;
      const after = story(done(shorter, putInEdit(shorter, page, missing)));
      expect(after).not.toMatch(/ {2}|\n{3}| \n/);
      const at = after.indexOf(sentence.text);
      const bare = (words: string) => words.replace(/\s/g, "");
      expect(bare(after.slice(0, at) + after.slice(at + sentence.text.length))).toBe(bare(left));
      const before = page.sentences[page.sentences.indexOf(missing) - 1];
      if (!before?.at) continue;
      count += 1;
      if (bare(after) !== bare(content)) elsewhere.push(sentence.text);
    }
  }
  expect(count).toBeGreaterThan(45);
  // “No. 2” is one abbreviation that ends no sentence.
  expect(elsewhere.length, elsewhere.join("\n")).toBeLessThanOrEqual(Math.ceil(count / 50));
}, 120_000);

it("says nothing of another language's sentences, and still finds its numbers", () => {
  const foreign = createPaper({
    language: "de",
    expandedContent: { expandedContent: "Die Bibliothek öffnete mit 4.500 Büchern. Die Stadt zahlt 18.000 Euro im Jahr." },
  });
  const page = check(foreign);
  expect(page.isForeign).toBe(true);
  expect(page.sentences.every(({ verdict }) => verdict === "unchecked")).toBe(true);
  expect(page.facts.filter(({ verdict }) => verdict === "added").map(({ text }) => text)).toEqual(["4.500"]);
});

it("lists what the model owned to have added while it stands in the story", () => {
  const text = "Such days are rare in any town that has a river and a school.";
  const owned = createPaper({
    expandedContent: {
      expandedContent: `${article} ${text}`,
      additions: [
        { text, kind: "context" },
        { text: "Gone since.", kind: "context" },
      ],
    },
  });
  const added = check(owned).facts.filter(({ kind, verdict }) => kind === "sentence" && verdict === "added");
  expect(added.map((fact) => fact.text)).toEqual([text]);
});
