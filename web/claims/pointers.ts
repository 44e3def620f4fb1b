import type { SourceFacts } from "./article.ts";
import type { Field, SourcedWords } from "./fields.ts";
import type { Fact } from "./ledger-types.ts";
import type { SourceRange } from "./source-range.ts";

const story = "expandedContent.expandedContent";

/**
 * Gives facts that the article does not have the place that the model said they rest on, where the words it named stand there word for
 * word. Verdicts stay as they are, whatever the model said; a claim whose words are not in story and article is no claim.
 */
export function withPointers(
  facts: readonly Fact[],
  fields: readonly Field[],
  claims: readonly SourcedWords[],
  { article }: SourceFacts,
): Fact[] {
  const text = fields.find(({ path }) => path === story)?.text;
  if (text === undefined || claims.length === 0) return [...facts];
  const pointers = claims.slice(0, 40).flatMap(({ claim, source }) => {
    const from = claim.trim() === "" ? -1 : text.indexOf(claim);
    const place = from < 0 ? null : placeOf(source, article);
    return place ? [{ from, to: from + claim.length, place }] : [];
  });
  return facts.map((fact) => {
    const isOpen = fact.verdict !== "given" && fact.kind !== "sentence" && fact.at.path === story;
    const pointer = isOpen && pointers.find(({ from, to }) => from < fact.at.to && to > fact.at.from);
    return pointer ? { ...fact, pointer: pointer.place } : fact;
  });
}

function placeOf(source: string, { title, content }: SourceFacts["article"]): SourceRange | null {
  if (source.trim().length < 3) return null;
  for (const [field, words] of [
    ["content", content],
    ["title", title],
  ] as const) {
    const from = words.indexOf(source);
    if (from >= 0) return { field, from, to: from + source.length };
  }
  return null;
}
