import type { ContentSettings } from "../../../functions/admin/contract.ts";
import type { PlacedSection } from "../../typeset/index.ts";
import type { Box } from "./box-geometry.ts";

/** A box of the page being laid out. `content`: its text, where the preview gave it; never saved. */
export type LayoutBox = PlacedSection & { content?: string };

export interface LayoutState {
  /** In reading order as the page gave them; sections an admin has made come last. */
  sections: readonly LayoutBox[];
  settings: ContentSettings;
}

/** One thing an admin has done, as a value: it can be applied, turned round, and kept. */
export type LayoutEdit =
  | { kind: "box"; id: string; before: Box; after: Box }
  | { kind: "add"; section: LayoutBox; index: number }
  | { kind: "remove"; section: LayoutBox; index: number }
  | { kind: "settings"; before: ContentSettings; after: ContentSettings }
  /** All boxes at once: another version, or the page's own again. */
  | { kind: "layout"; before: readonly LayoutBox[]; after: readonly LayoutBox[] };

/** What an edit makes of a layout. An edit of a section that is not there (any more) changes nothing. */
export function applyEdit<State extends LayoutState>(state: State, edit: LayoutEdit): State {
  const { sections } = state;
  switch (edit.kind) {
    case "box":
      return { ...state, sections: sections.map((section) => (section.id === edit.id ? { ...section, ...edit.after } : section)) };
    case "add":
      return sections.some(({ id }) => id === edit.section.id)
        ? state
        : { ...state, sections: sections.toSpliced(edit.index, 0, edit.section) };
    case "remove":
      return { ...state, sections: sections.filter(({ id }) => id !== edit.section.id) };
    case "settings":
      return { ...state, settings: edit.after };
    case "layout":
      return { ...state, sections: edit.after };
  }
}

/** The edit that takes another back. */
export function invertEdit(edit: LayoutEdit): LayoutEdit {
  switch (edit.kind) {
    case "add":
      return { ...edit, kind: "remove" };
    case "remove":
      return { ...edit, kind: "add" };
    case "box":
      return { ...edit, before: edit.after, after: edit.before };
    case "settings":
      return { ...edit, before: edit.after, after: edit.before };
    case "layout":
      return { ...edit, before: edit.after, after: edit.before };
  }
}

/** One edit in place of two that follow each other on the same box; null where they are not of one box. */
export function mergeEdits(earlier: LayoutEdit, later: LayoutEdit): LayoutEdit | null {
  if (earlier.kind !== "box" || later.kind !== "box" || earlier.id !== later.id) return null;
  return { ...later, before: earlier.before };
}

/** Of one box, or of settings: nothing has changed by it. */
export function isIdle(edit: LayoutEdit): boolean {
  if (edit.kind === "box") return isSameBox(edit.before, edit.after);
  if (edit.kind === "settings") return isSameSettings(edit.before, edit.after);
  if (edit.kind === "layout") return isSameLayout(edit.before, edit.after);
  return false;
}

const isSameBox = (one: Box, other: Box) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

export function isSameLayout(one: readonly LayoutBox[], other: readonly LayoutBox[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every((section, index) => {
        const counterpart = other[index];
        return (
          counterpart !== undefined &&
          section.id === counterpart.id &&
          section.type === counterpart.type &&
          section.name === counterpart.name &&
          isSameBox(section, counterpart)
        );
      }))
  );
}

export function isSameSettings(one: ContentSettings, other: ContentSettings): boolean {
  return one === other || Object.entries(one).every(([name, value]) => other[name as keyof ContentSettings] === value);
}
