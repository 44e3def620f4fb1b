import type { FactDecision } from "../../../functions/completed-newspapers/contract.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { readPlace } from "../../api/stone/page-edits.ts";
import type { Fact } from "../../claims/index.ts";

export const story = "expandedContent.expandedContent";
const longestDecision = 1_200;

const printed: Readonly<Record<string, string>> = {
  "pictures.main.caption": "imageCaption",
  "pictures.small.caption": "smallImageCaption",
};
/** A place by the newspaper's own name for its field. */
export const asPrinted = <At extends { path: string }>(at: At): At => ({ ...at, path: printed[at.path] ?? at.path });

/** The words of a field as the page prints them. */
export function wordsAt(newspaper: Newspaper, path: string): string {
  const words = readPlace(newspaper, path);
  const own = typeof words === "string" ? words : "";
  if (own.trim() !== "") return own;
  // A newspaper without them is printed with its article's.
  if (path === story) return newspaper.content;
  return path === "expandedContent.expandedTitle" ? newspaper.title : own;
}

export const decisionOf = ({ kind, text }: Pick<Fact, "kind" | "text">): FactDecision => ({
  kind,
  text: text.slice(0, longestDecision),
  decision: "keep",
});

export const isSameDecision = (one: FactDecision, other: FactDecision) => one.kind === other.kind && one.text === other.text;

/** Whether the owner has looked at it and keeps it. */
export function isKept(newspaper: Pick<Newspaper, "factDecisions">, fact: Pick<Fact, "kind" | "text">): boolean {
  const own = decisionOf(fact);
  return newspaper.factDecisions.some((decision) => isSameDecision(decision, own));
}
