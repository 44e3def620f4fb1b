import type { Field } from "./fields.ts";
import type { Fact } from "./ledger-types.ts";
import { namedByCapitals } from "./names/capitals.ts";

/**
 * Names that were found made up in one place, wherever else they stand: at the beginning of a sentence, in a headline set in capitals,
 * without the title that gave them away.
 */
export function echoesOf(facts: readonly Fact[], fields: readonly Field[], language: string): Fact[] {
  const isCapital = namedByCapitals.has(language);
  const names = facts.filter(({ kind, verdict }) => kind === "name" && verdict === "added").map(({ text }) => text);
  const words = new Set(isCapital ? names.flatMap((name) => name.split(/\s+/u).filter((word) => word.length > 3)) : names);
  if (words.size === 0) return [];
  const either = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"))
    .join("|");
  const isDense = language === "ja" || language === "zh" || language === "ko";
  const pattern = isDense
    ? new RegExp(either, "gu")
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${either})(?![\\p{L}\\p{M}])`, isCapital ? "giu" : "gu");
  return fields.flatMap(({ path, text }) => {
    const taken = facts.filter((fact) => fact.at.path === path && fact.kind === "name");
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index }): Fact[] => {
      const to = index + found.length;
      const isSmall = isCapital && found === found.toLowerCase();
      if (isSmall || taken.some(({ at }) => at.from < to && at.to > index)) return [];
      return [{ kind: "name", text: found, at: { path, from: index, to }, verdict: "added" }];
    });
  });
}
