import { checkFacts } from "./check.ts";
import type { CheckedPage, FactsWork } from "./facts-piece.ts";

export type FactsNews = { kind: "ready" } | { kind: "checked"; page: CheckedPage } | { kind: "fault"; detail: string };

let article: FactsWork["article"] | undefined;

/** Checks one newspaper and tells what was found. Never rejects. */
export async function work(piece: FactsWork, tell: (news: FactsNews) => void): Promise<void> {
  try {
    // The check remembers what it read of an article by the object.
    if (JSON.stringify(article) !== JSON.stringify(piece.article)) article = piece.article;
    tell({ kind: "checked", page: checkFacts({ ...piece, article: article ?? piece.article }) });
  } catch (error) {
    tell({ kind: "fault", detail: String(error) });
  }
}
