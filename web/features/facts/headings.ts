import house from "../../../locales/en/house.json";
import type { Fact } from "../../claims/index.ts";

/** Heads the house edition gives its stories. Of the languages with such capitals only English has them where no name is. */
const rubrics: ReadonlySet<string> = new Set(Object.values(house.section));

const isHeading = (path: string) => /(?:expandedTitle|kicker|\.headline)$/.test(path);

/** A head whose every word has its capital: it tells no name. */
function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const later = words.slice(1).filter((word) => word.length > 3);
  return later.length > 1 && later.every((word) => /^\p{Lu}/u.test(word));
}

/**
 * Without the words of heads that look like names only because the head is in capitals: those are names that stand elsewhere too. `textOf`
 * gives a field's words.
 */
export function withoutCapitals(facts: readonly Fact[], textOf: (path: string) => string): Fact[] {
  const elsewhere = facts.filter(({ kind, at, verdict }) => kind === "name" && verdict !== "given" && !isHeading(at.path));
  return facts.filter(({ kind, verdict, text, at: { path } }) => {
    if (kind !== "name" || verdict === "given" || !isHeading(path)) return true;
    const heading = textOf(path);
    return !(rubrics.has(heading.trim()) || isTitleCase(heading)) || elsewhere.some((other) => other.text.includes(text));
  });
}
