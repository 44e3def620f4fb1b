import type { PageShape } from "../../typeset/index.ts";
import type { Newspaper } from "../newspapers.ts";
import { applyEdit, type EditValue, invertEdit, type PageEdit, pathsOf, readPlace, textEdit } from "./page-edits.ts";
import { isSameValue } from "./same-value.ts";

/** One step of the history: what one press of Undo takes back. */
export interface Step {
  edit: PageEdit;
  /** When it was begun and done last, in milliseconds since 1970. */
  since: number;
  at: number;
  /** Edits of one stretch of typing; a long one is several steps. */
  session?: string;
}

/** A place of the newspaper, and of a text what of it, in UTF-16 units. */
export interface ShownPlace {
  path: string;
  from: number;
  to: number;
}

/** Edits of these make another page of it, to which the shape of the old one says nothing. */
const looks = new Set(["templateId", "layout", "paperSize", "sectionLayout", "jumpAt"]);
const shapePath = "pageShape";

const parts = (edit: PageEdit): readonly PageEdit[] => (edit.kind === "all" ? edit.edits.flatMap(parts) : [edit]);
const isOfPage = (edit: PageEdit) => edit.kind === "all" || edit.path !== shapePath;

const shapeEdit = (before: unknown, after: unknown): PageEdit => ({
  kind: "value",
  path: shapePath,
  before: before as EditValue,
  after: after as EditValue,
});

/** An edit, and with it the shape the page has on the screen: what need not move stays where it is. */
export function keepingShape(newspaper: Newspaper, edit: PageEdit, shape: PageShape | null): PageEdit {
  const after = pathsOf(edit).some((path) => looks.has(path)) ? null : shape;
  if (pathsOf(edit).includes(shapePath) || isSameValue(newspaper.pageShape, after)) return edit;
  return { kind: "all", edits: [edit, shapeEdit(newspaper.pageShape, after)] };
}

/** Milliseconds of a pause after which typing is another step, and after which a step ends with its word. */
const longestPause = 1_500;
const longestStep = 3_000;

const ofText = (edit: PageEdit) => {
  const [only, ...others] = parts(edit).filter(isOfPage);
  return only?.kind === "text" && others.length === 0 ? only : null;
};

const beginsWord = (inserted: string) => /^\s/.test(inserted);

/** True where typing goes on at the place where the step before has left off, without a pause, and not for too long. */
export function isGoingOn(step: Step, next: PageEdit, now: number): boolean {
  const [last, edit] = [ofText(step.edit), ofText(next)];
  if (!last || !edit || last.path !== edit.path || now - step.at > longestPause) return false;
  if (edit.at > last.at + last.inserted.length || edit.at + edit.removed.length < last.at) return false;
  return now - step.since < longestStep || !(beginsWord(edit.inserted) || edit.inserted === "");
}

/** Several text edits of one place as one, where they can be one. */
export function joined(newspaper: Newspaper, before: PageEdit, next: PageEdit): PageEdit {
  const whole: PageEdit = { kind: "all", edits: [before, next] };
  const old = applyEdit(newspaper, invertEdit(before));
  const now = applyEdit(newspaper, next);
  const [path, ...others] = new Set([...pathsOf(before), ...pathsOf(next)].filter((each) => each !== shapePath));
  if (!old || !now || path === undefined || others.length > 0) return whole;
  const [was, is] = [readPlace(old, path), readPlace(now, path)];
  if (typeof was !== "string" || typeof is !== "string") return whole;
  const text = textEdit(path, was, is);
  const isSameShape = isSameValue(old.pageShape, now.pageShape);
  return { kind: "all", edits: [...(text ? [text] : []), ...(isSameShape ? [] : [shapeEdit(old.pageShape, now.pageShape)])] };
}

/** Where an edit that was just done has changed something. */
export function placeOf(edit: PageEdit): ShownPlace | null {
  const first = parts(edit).find(isOfPage);
  if (!first || first.kind === "all") return null;
  if (first.kind === "text") return { path: first.path, from: first.at, to: first.at + first.inserted.length };
  const index = { insert: "index" in first ? first.index : 0, remove: null, move: "to" in first ? first.to : 0, value: null }[first.kind];
  return { path: index === null ? first.path : `${first.path}.${index}`, from: 0, to: 0 };
}
