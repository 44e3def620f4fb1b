import type { Newspaper } from "../../api/newspapers.ts";
import type { Fact } from "../../claims/index.ts";
import { isKept } from "./printed-words.ts";

export type Look = "open" | "changed" | "added" | "doubted" | "unchecked" | "kept" | "given" | "alike" | "all";
/** Something its owner may have to look at. */
export const isDoubtful = (fact: Fact) => fact.verdict !== "given" || fact.isMisgiven === true;

export type KindFilter = Fact["kind"] | "all";

/** The same thing said in one or more places of the page. */
export interface FactRow {
  key: string;
  fact: Fact;
  places: readonly Fact[];
  isKept: boolean;
  /** All its places lie in a passage that is itself doubtful: the passage stands for it, unless its own kind is asked for. */
  isInner: boolean;
}

/** Facts inside a quotation or a sentence that is to be looked at as a whole. */
export function innerFacts(facts: readonly Fact[]): ReadonlySet<Fact> {
  const outer = facts.filter(
    ({ kind, verdict }) => (kind === "quotation" || kind === "sentence") && (verdict === "added" || verdict === "changed"),
  );
  const isIn = ({ at }: Fact, { at: around }: Fact) =>
    at.path === around.path && at.from >= around.from && at.to <= around.to && at.to - at.from < around.to - around.from;
  return new Set(facts.filter((fact) => outer.some((passage) => isIn(fact, passage))));
}

/** Everything the page says, each thing once, changed quotations first and the others in the order of the page. */
export function rowsOf(facts: readonly Fact[], owner: Pick<Newspaper, "factDecisions">): FactRow[] {
  const rows = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = `${fact.verdict}${fact.isMisgiven ? " misgiven" : ""}${fact.isModelsDoubt ? " model" : ""} ${fact.kind} ${fact.text}`;
    const same = rows.get(key);
    if (same) same.push(fact);
    else rows.set(key, [fact]);
  }
  const inner = innerFacts(facts);
  const all = [...rows].flatMap(([key, places]): FactRow[] => {
    const [fact] = places;
    if (!fact) return [];
    return [{ key, fact, places, isKept: isDoubtful(fact) && isKept(owner, fact), isInner: places.every((place) => inner.has(place)) }];
  });
  return [...all.filter(isChanged), ...all.filter((row) => !isChanged(row))];
}

const isChanged = ({ fact }: FactRow) => fact.verdict === "changed";

const looks: Readonly<Record<Look, (row: FactRow) => boolean>> = {
  open: (row) =>
    !row.isKept &&
    (row.fact.verdict === "added" || row.fact.verdict === "changed" || row.fact.verdict === "doubted" || row.fact.isMisgiven === true),
  changed: (row) => !row.isKept && row.fact.verdict === "changed",
  added: (row) => !row.isKept && row.fact.verdict === "added",
  doubted: (row) => !row.isKept && row.fact.verdict === "doubted",
  unchecked: (row) => !row.isKept && row.fact.verdict === "unchecked",
  kept: (row) => row.isKept,
  // A sentence that is like one of the article's need not say the same.
  given: (row) => row.fact.verdict === "given" && row.fact.kind !== "sentence",
  alike: (row) => row.fact.verdict === "given" && row.fact.kind === "sentence",
  all: () => true,
};

export function filtered(rows: readonly FactRow[], look: Look, kind: KindFilter): FactRow[] {
  return rows.filter((row) => looks[look](row) && (kind === "all" ? !isHidden(row) : row.fact.kind === kind));
}

const isHidden = ({ isInner, fact }: FactRow) => isInner && isDoubtful(fact);

/** How many things there are of each, of all kinds. */
export const countOf = (rows: readonly FactRow[], look: Look) => filtered(rows, look, "all").length;
