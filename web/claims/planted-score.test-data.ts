import { readFileSync } from "node:fs";
import { sample } from "../../functions/house/edition/sample-articles.test-data.ts";
import { ar } from "./fresh/ar.test-data.ts";
import { blindSets } from "./fresh/blind-sets.test-data.ts";
import { de } from "./fresh/de.test-data.ts";
import { en } from "./fresh/en.test-data.ts";
import { es } from "./fresh/es.test-data.ts";
import { fifthSets } from "./fresh/fifth-sets.test-data.ts";
import { fourthSets } from "./fresh/fourth-sets.test-data.ts";
import { fr } from "./fresh/fr.test-data.ts";
import type { FreshSet } from "./fresh/fresh-statements.ts";
import { hi } from "./fresh/hi.test-data.ts";
import { it } from "./fresh/it.test-data.ts";
import { ja } from "./fresh/ja.test-data.ts";
import { ko } from "./fresh/ko.test-data.ts";
import { lastEast } from "./fresh/last-east.test-data.ts";
import { lastNorth } from "./fresh/last-north.test-data.ts";
import { lastSouth } from "./fresh/last-south.test-data.ts";
import { pagesSets } from "./fresh/pages-sets.test-data.ts";
import { pages2Sets } from "./fresh/pages2-sets.test-data.ts";
import { pages3Sets } from "./fresh/pages3-sets.test-data.ts";
import { pt } from "./fresh/pt.test-data.ts";
import { ru } from "./fresh/ru.test-data.ts";
import { thirdSets } from "./fresh/third-sets.test-data.ts";
import { zh } from "./fresh/zh.test-data.ts";
import type { Fact, SourceArticle } from "./index.ts";
import { factsOf } from "./ledger.ts";

export const freshSets: Readonly<Record<string, FreshSet>> = { en, es, fr, de, it, pt, ru, ja, ko, zh, ar, hi };
export const lastSets: Readonly<Record<string, FreshSet>> = { ...lastNorth, ...lastSouth, ...lastEast };

/** The two articles of each language with what was written blind about them, as sets of `blind-en-0` and so on. */
export const blindStatements: readonly Sets[] = Object.entries(blindSets).flatMap(([language, sets]) =>
  sets.map((set, at) => ({ [language]: { ...set, file: `blind-${language}-${at}` } })),
);

const kinds = ["numbers", "dates", "names", "quotations"] as const;
type Kind = (typeof kinds)[number];
export interface Statement {
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

export function statementsOf(sets: readonly Sets[]): Statement[] {
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

/**
 * A sample by its name, one of the house edition’s articles as `ru#0`, or a fresh set’s own as `ru`, `last-ru`, `third-ru` and
 * `blind-ru-1`.
 */
function articleOf(file: string): SourceArticle {
  const [language = "", at] = file.split("#");
  const [set, of = "", which] = file.split("-");
  const sets =
    { last: lastSets, third: thirdSets, fourth: fourthSets, fifth: fifthSets, pages: pagesSets, pages2: pages2Sets, pages3: pages3Sets }[
      set ?? ""
    ] ?? freshSets;
  const own = set === "blind" ? blindSets[of]?.[Number(which)] : sets[of === "" ? file : of];
  if (own) return { ...own.article, place: null };
  if (at === undefined) return { ...sample(file), place: null };
  const all: SourceArticle[] = JSON.parse(readFileSync(`functions/house/edition/articles/${language}.json`, "utf8"));
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

/** How much of what is made up is marked, and of what is true; prints the figures of each language. */
export function score(title: string, statements: readonly Statement[]) {
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
    missed: missed.map((one) => {
      const marks =
        one.kind === "truths"
          ? ` [${marksOf(one)
              .map(({ text }) => text)
              .join(" | ")}]`
          : "";
      return `${one.language} ${one.kind}: ${one.text}${marks}`;
    }),
  };
}
