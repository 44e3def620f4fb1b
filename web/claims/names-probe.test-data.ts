import { fifthSets } from "./fresh/fifth-sets.test-data.ts";
import { fourthSets } from "./fresh/fourth-sets.test-data.ts";
import { pagesSets } from "./fresh/pages-sets.test-data.ts";
import { pages2Sets } from "./fresh/pages2-sets.test-data.ts";
import { thirdSets } from "./fresh/third-sets.test-data.ts";
import type { Fact, SourceArticle } from "./index.ts";
import { factsOf } from "./ledger.ts";
import type { Swaps } from "./names-probe-east.test-data.ts";

const sets = [pagesSets, pages2Sets, thirdSets, fourthSets, fifthSets];

function namesMarked(text: string, article: SourceArticle, language: string): Fact[] {
  const words = { expandedTitle: "", deck: "", kicker: "", quote: null, byline: "", caption: "", whatsInside: [], sideStories: [] };
  const { facts } = factsOf({ expandedContent: { ...words, expandedContent: text } }, article, language);
  return facts.filter(({ kind, verdict }) => kind === "name" && verdict === "added");
}

/** Others of a kind to put in a name's place, `most` of them evenly chosen, another choice for each name. */
function othersOf(kind: string, { other, full }: Swaps, most: number, turn: number): string[] {
  const list = (text = "") => text.split(text.includes("|") ? "|" : " ").filter((name) => name !== "");
  const all =
    kind === "person"
      ? list(other.family).flatMap((family, i) => list(other.given).map((given, j) => ({ name: full(family, given), at: i * 7 + j * 11 })))
      : list(other[kind]).map((name, at) => ({ name, at }));
  const shuffled = all.sort((a, b) => ((a.at * 31 + turn * 17) % 101) - ((b.at * 31 + turn * 17) % 101));
  return shuffled.slice(0, most).map(({ name }) => name);
}

/**
 * The true sentences of the later sets with each name exchanged for others of its kind: how many are marked, and how many of the true
 * sentences.
 */
export function probe(language: string, swaps: Swaps, most: number) {
  const missed: string[] = [];
  const wrong: string[] = [];
  const kinds: Record<string, string> = {};
  let asked = 0;
  let truths = 0;
  let turn = 0;
  for (const set of sets) {
    const own = set[language];
    if (!own) continue;
    const article = { ...own.article, place: null };
    for (const truth of own.truths) {
      truths += 1;
      const marks = namesMarked(truth, article, language);
      if (marks.length > 0) wrong.push(`${truth} [${marks.map(({ text }) => text).join(" | ")}]`);
      for (const [kind, names] of Object.entries(swaps.own))
        for (const name of names.split("|")) {
          const from = truth.indexOf(name);
          if (from < 0 || (kind === "family" && swaps.own.person?.split("|").some((one) => truth.includes(one)))) continue;
          turn += 1;
          for (const other of othersOf(kind, swaps, most, turn)) {
            if (article.content.includes(other)) continue;
            const text = truth.replace(name, other);
            asked += 1;
            const isMarked = namesMarked(text, article, language).some(({ at }) => at.from < from + other.length && at.to > from);
            if (!isMarked) missed.push(`${kind}: ${text}`);
            const [hit = 0, of = 0] = (kinds[kind] ?? "0/0").split("/").map(Number);
            kinds[kind] = `${hit + (isMarked ? 1 : 0)}/${of + 1}`;
          }
        }
    }
  }
  return { asked, marked: asked - missed.length, missed, truths, wrong, kinds };
}

/** Small words behind which a single capital is a place. */
const inPlace = /(?<=\s(?:in|à|en|a|em|в)\s)\p{Lu}\p{Ll}{3,}(?=[\s,.;])/gu;
const pair = /(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+(?=[\s,.;:])/gu;

/** The same for languages with capitals: two capitals of the article inside a sentence are somebody, one behind “in” a place. */
export function probeCased(language: string, swaps: Swaps, most: number) {
  const missed: string[] = [];
  const wrong: string[] = [];
  let asked = 0;
  let truths = 0;
  let turn = 0;
  for (const set of sets) {
    const own = set[language];
    if (!own) continue;
    const article = { ...own.article, place: null };
    for (const truth of own.truths) {
      truths += 1;
      const marks = namesMarked(truth, article, language);
      if (marks.length > 0) wrong.push(`${truth} [${marks.map(({ text }) => text).join(" | ")}]`);
      for (const [kind, form] of [
        ["person", pair],
        ["place", inPlace],
      ] as const)
        for (const { 0: name, index } of truth.matchAll(form)) {
          if (!article.content.includes(name)) continue;
          turn += 1;
          for (const other of othersOf(kind, swaps, most, turn)) {
            if (other.split(" ").some((word) => article.content.includes(word))) continue;
            asked += 1;
            const text = truth.slice(0, index) + other + truth.slice(index + name.length);
            const isMarked = namesMarked(text, article, language).some(({ at }) => at.from < index + other.length && at.to > index);
            if (!isMarked) missed.push(`${kind}: ${text}`);
          }
        }
    }
  }
  return { asked, marked: asked - missed.length, missed, truths, wrong };
}
