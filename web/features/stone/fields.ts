import { limits, newspaperLimits } from "../../../functions/http/limits.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { readPlace } from "../../api/stone/page-edits.ts";
import type { NewspaperToSet } from "../../typeset/index.ts";

/** Key of a field's name; the translations are `stone:part.…`. */
export type FieldName =
  | "name"
  | "motto"
  | "price"
  | "ear"
  | "headline"
  | "deck"
  | "kicker"
  | "quote"
  | "byline"
  | "story"
  | "sideHeadline"
  | "sideStory"
  | "caption"
  | "smallCaption"
  | "region"
  | "date";

export interface Field {
  name: FieldName;
  /** Maximum length in code points. */
  most: number;
  /** Holds paragraphs; others are one line. */
  isLong?: true;
  /** May hold subheads. */
  hasSubheads?: true;
}

const fields: Record<string, Field> = {
  newspaperName: { name: "name", most: newspaperLimits.name },
  "folio.motto": { name: "motto", most: newspaperLimits.motto },
  "folio.price": { name: "price", most: newspaperLimits.price },
  "folio.ears.0": { name: "ear", most: newspaperLimits.ear },
  "folio.ears.1": { name: "ear", most: newspaperLimits.ear },
  "expandedContent.expandedTitle": { name: "headline", most: limits.title },
  "expandedContent.deck": { name: "deck", most: newspaperLimits.deck },
  "expandedContent.kicker": { name: "kicker", most: newspaperLimits.kicker },
  "expandedContent.quote": { name: "quote", most: newspaperLimits.quote },
  "expandedContent.byline": { name: "byline", most: newspaperLimits.byline },
  "expandedContent.expandedContent": { name: "story", most: newspaperLimits.story, isLong: true, hasSubheads: true },
  imageCaption: { name: "caption", most: newspaperLimits.caption },
  smallImageCaption: { name: "smallCaption", most: newspaperLimits.caption },
  region: { name: "region", most: limits.region },
  publishDate: { name: "date", most: 10 },
};
const sideHeadline: Field = { name: "sideHeadline", most: newspaperLimits.sideHeadline };
const sideStory: Field = { name: "sideStory", most: newspaperLimits.sideStory, isLong: true, hasSubheads: true };

const sidePath = /^expandedContent\.sideStories\.(\d+)\.(headline|content)$/;

/** The field at a path; null where the path is not editable. */
export function fieldAt(path: string): Field | null {
  const side = sidePath.exec(path);
  if (side) return side[2] === "headline" ? sideHeadline : sideStory;
  return Object.hasOwn(fields, path) ? (fields[path] ?? null) : null;
}

/** Number of the side story that a path belongs to, from 1; null for other paths. */
export function sideNumberOf(path: string): number | null {
  const index = sidePath.exec(path)?.[1];
  return index === undefined ? null : Number(index) + 1;
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** The stored text of a field of a newspaper. */
export const storedText = (newspaper: Newspaper, path: string): string => asText(readPlace(newspaper, path));

/** False where the newspaper has no such field: a side story that was removed. */
export const hasField = (newspaper: Newspaper, path: string): boolean => readPlace(newspaper, path) !== undefined;

const textUnder = (path: string) => path.replace(/headline$/, "content");

/** Path of the headline over the text of a side story; null for other paths. */
export const headlineOver = (path: string): string | null =>
  sidePath.exec(path)?.[2] === "content" ? path.replace(/content$/, "headline") : null;

/** Where the text of a side story is missing, by the path of its headline; null where it has one, and for other paths. */
export function missingText(newspaper: Newspaper, path: string): string | null {
  if (sidePath.exec(path)?.[2] !== "headline" || !hasField(newspaper, path)) return null;
  return storedText(newspaper, textUnder(path)).trim() === "" ? textUnder(path) : null;
}

/** The default text of an empty field: a page is never without a headline. */
function standInFor(newspaper: Newspaper, path: string): string {
  if (path === "newspaperName") return newspaper.expandedContent.newspaperName;
  if (path === "expandedContent.expandedTitle") return newspaper.title;
  if (path === "expandedContent.expandedContent") return newspaper.content;
  return "";
}

/** The text a field shows: its own, or the default. */
export function shownText(newspaper: Newspaper, path: string): string {
  return storedText(newspaper, path) || standInFor(newspaper, path);
}

/** The same for a newspaper as it was set. */
export function setText(toSet: NewspaperToSet, path: string): string {
  if (path === "imageCaption") return toSet.pictures.main?.caption ?? "";
  if (path === "smallImageCaption") return toSet.pictures.small?.caption ?? "";
  const own = asText(readPlace(toSet as unknown as Newspaper, path));
  if (own.trim() !== "") return own;
  if (path === "expandedContent.expandedTitle") return toSet.title;
  return path === "expandedContent.expandedContent" ? toSet.content : own;
}

/** Number of code points by which a text exceeds `most`; 0 where it fits. */
export function excessOf(text: string, most: number): number {
  return text.length <= most ? 0 : Math.max(0, [...text].length - most);
}

/** The beginning of a text, at most so many code points long; never cuts inside a grapheme. */
export function firstOf(text: string, most: number): string {
  if (most <= 0) return "";
  return text.length <= most ? text : [...text].slice(0, most).join("");
}
