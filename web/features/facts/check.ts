import type { Fact } from "../../claims/index.ts";
import { factsOf } from "../../claims/ledger.ts";
import type { Lexicon } from "../../language/index.ts";
import type { CheckedPage, FactsWork } from "./facts-piece.ts";
import { withoutCapitals } from "./headings.ts";
import { asPrinted, story } from "./printed-words.ts";

// Apart from what a piece of work is: the screen asks with that, and does not load the check.

const overlaps = (one: { from: number; to: number }, other: { from: number; to: number }) => one.from < other.to && other.from < one.to;

/** Passages the model owned to that still stand in the story, unless the check says something of them already. */
function ownedTo({ words, additions }: FactsWork, facts: readonly Fact[]): Fact[] {
  const text = words.expandedContent.expandedContent;
  return additions.flatMap((addition): Fact[] => {
    const from = addition === "" ? -1 : text.indexOf(addition);
    if (from < 0) return [];
    const at = { path: story, from, to: from + addition.length };
    const said = facts.filter((fact) => fact.at.path === story && overlaps(fact.at, at));
    const isKnown = said.some(
      ({ kind, verdict }) =>
        verdict === "added" || verdict === "changed" || (kind === "sentence" && (verdict === "given" || verdict === "doubted")),
    );
    return isKnown ? [] : [{ kind: "sentence", text: addition, at, verdict: "added" }];
  });
}

const entryOf = (value: unknown, key: string) =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** The lexicons a check needs: of the page's language and of the article's. */
export interface Lexicons {
  page: Lexicon;
  article: Lexicon;
}

/** Looks every fact up, by rule and without network: some milliseconds after an edit, up to some hundred for a new article. */
export function checkFacts(work: FactsWork, { page, article }: Lexicons): CheckedPage {
  const { facts, sentences } = factsOf(work.words, work.article, page, article);
  const named = withoutCapitals(facts, (path) => String(path.split(".").reduce<unknown>(entryOf, work.words) ?? ""));
  const isLegend = ({ kind, verdict, at }: Fact) =>
    work.isDrawn && kind === "sentence" && verdict === "added" && at.path.startsWith("pictures.");
  const all = named.filter((fact) => !isLegend(fact)).map((fact) => ({ ...fact, at: asPrinted(fact.at) }));
  return {
    facts: [...all, ...ownedTo(work, all)],
    sentences: sentences.map((sentence) => ({ ...sentence, at: sentence.at && asPrinted(sentence.at) })),
    isForeign: work.article.language !== work.language,
  };
}
