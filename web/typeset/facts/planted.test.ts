import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { eastern } from "../../../functions/ai/check/statements-eastern.test-data.ts";
import { western } from "../../../functions/ai/check/statements-western.test-data.ts";
import { unseen } from "../../../functions/ai/check/unseen-statements.test-data.ts";
import { sample } from "../../../functions/ai/house/sample-articles.test-data.ts";
import { type Fact, factsOf, type SourceArticle } from "../index.ts";
import { firstEast } from "./planted-first-east.test-data.ts";
import { firstNorth } from "./planted-first-north.test-data.ts";
import { firstSouth } from "./planted-first-south.test-data.ts";
import { heldEast } from "./planted-held-east.test-data.ts";
import { heldNorth } from "./planted-held-north.test-data.ts";
import { heldSouth } from "./planted-held-south.test-data.ts";
import { more } from "./planted-more.test-data.ts";
import { secondEast } from "./planted-second-east.test-data.ts";
import { secondNorth } from "./planted-second-north.test-data.ts";
import { secondSouth } from "./planted-second-south.test-data.ts";

const kinds = ["numbers", "dates", "names", "quotations"] as const;
type Kind = (typeof kinds)[number];
interface Statement {
  language: string;
  file: string;
  kind: Kind | "truths";
  text: string;
  /** Where the invention stands; the whole sentence where nobody noted it. */
  planted: { from: number; to: number };
}

const counted: Readonly<Record<Kind, readonly Fact["kind"][]>> = {
  numbers: ["number", "date"],
  dates: ["number", "date"],
  names: ["name"],
  quotations: ["quotation"],
};

type Sets = Readonly<Record<string, { file: string } & { [kind in Kind | "truths"]?: readonly string[] }>>;

function statementsOf(sets: readonly Sets[]): Statement[] {
  return sets.flatMap((set) =>
    Object.entries(set).flatMap(([language, statements]) =>
      [...kinds, "truths" as const].flatMap((kind) =>
        (statements[kind] ?? []).map((marked): Statement => {
          const text = marked.replace(/\[\[|\]\]/g, "");
          const from = Math.max(0, marked.indexOf("[["));
          const to = marked.includes("]]") ? marked.indexOf("]]") - 2 : text.length;
          return { language, file: statements.file, kind, text, planted: { from, to } };
        }),
      ),
    ),
  );
}

const articles = new Map<string, SourceArticle>();

/** A sample by its name, or one of the house edition's articles as `ru#0`. */
function articleOf(file: string): SourceArticle {
  const [language = "", at] = file.split("#");
  if (at === undefined) return { ...sample(file), place: null };
  const all: SourceArticle[] = JSON.parse(readFileSync(`functions/ai/house/articles/${language}.json`, "utf8"));
  return { ...(all[Number(at)] as SourceArticle), place: null };
}

function marksOf({ file, language, text }: Statement): Fact[] {
  const article = articles.get(file) ?? articleOf(file);
  articles.set(file, article);
  const words = { expandedTitle: "", deck: "", kicker: "", quote: null, byline: "", caption: "", whatsInside: [], sideStories: [] };
  const { facts } = factsOf({ expandedContent: { ...words, expandedContent: text } }, article, language);
  return facts.filter(({ verdict }) => verdict === "added" || verdict === "changed");
}

const isMarked = (statement: Statement) =>
  statement.kind === "truths"
    ? marksOf(statement).length > 0
    : marksOf(statement).some(
        ({ kind, at }) =>
          counted[statement.kind as Kind].includes(kind) && at.from < statement.planted.to && at.to > statement.planted.from,
      );

const cased = new Set(["en", "es", "fr", "de", "it", "pt", "ru"]);

function score(title: string, statements: readonly Statement[]) {
  const results = statements.map((statement) => ({ ...statement, marked: isMarked(statement) }));
  const share = (filter: (statement: Statement) => boolean) => {
    const some = results.filter(filter);
    return some.filter(({ marked }) => marked).length / some.length;
  };
  const columns = [...kinds.filter((kind) => results.some((one) => one.kind === kind)), "truths"];
  const languages = [...new Set(results.map(({ language }) => language))];
  const cell = (language: string, kind: string) => {
    const some = results.filter((one) => one.language === language && one.kind === kind);
    return `${some.filter(({ marked }) => marked).length}/${some.length}`;
  };
  const rows = languages.map((language) =>
    [language, ...columns.map((kind) => cell(language, kind))].map((text) => text.padEnd(11)).join(""),
  );
  console.log([title, ["", ...columns].map((text) => text.padEnd(11)).join(""), ...rows].join("\n"));
  const missed = results.filter(({ kind, marked }) => marked === (kind === "truths"));
  return {
    inventions: results.filter(({ kind }) => kind !== "truths").length,
    truths: results.filter(({ kind }) => kind === "truths").length,
    numbers: share(({ kind }) => kind === "numbers" || kind === "dates"),
    quotations: share(({ kind }) => kind === "quotations"),
    casedNames: share(({ kind, language }) => kind === "names" && cased.has(language)),
    otherNames: share(({ kind, language }) => kind === "names" && !cased.has(language)),
    truthsMarked: share(({ kind }) => kind === "truths"),
    missed: missed.map(({ language, kind, text }) => `${language} ${kind}: ${text}`),
  };
}

const tuned = statementsOf([western, eastern, unseen, more, firstNorth, firstSouth, firstEast, secondNorth, secondSouth, secondEast]);
const held = statementsOf([heldNorth, heldSouth, heldEast]);

it("asks enough: 400 inventions, half of them held out, and 500 true statements", () => {
  expect(tuned.length + held.length).toBeGreaterThan(900);
  expect([...tuned, ...held].filter(({ kind }) => kind === "truths").length).toBeGreaterThanOrEqual(500);
  expect(held.filter(({ kind }) => kind !== "truths").length).toBeGreaterThanOrEqual(200);
});

it.each([
  ["Tuned on", tuned],
  ["Held out, never tuned on", held],
] as const)("%s: marks what is made up, and leaves what is true", (title, statements) => {
  const { missed, ...figures } = score(title, statements);
  console.log(figures, `\nmissed or marked wrongly:\n${missed.join("\n")}`);
  expect(figures.numbers).toBeGreaterThanOrEqual(0.98);
  expect(figures.quotations).toBeGreaterThanOrEqual(0.98);
  expect(figures.casedNames).toBeGreaterThanOrEqual(0.98);
  expect(figures.otherNames).toBeGreaterThanOrEqual(0.85);
  expect(figures.truthsMarked).toBeLessThanOrEqual(0.03);
});
