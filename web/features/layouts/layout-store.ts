import { create } from "zustand";
import type { ContentSettings } from "../../../functions/admin/contract.ts";
import { defaultSettings } from "./content-settings.ts";
import {
  applyEdit,
  invertEdit,
  isIdle,
  isSameLayout,
  isSameSettings,
  type LayoutBox,
  type LayoutEdit,
  type LayoutState,
  mergeEdits,
} from "./layout-edits.ts";

/** How many steps can be taken back. */
const mostSteps = 200;
/** Milliseconds between two strokes of a key that make one step. */
const oneStroke = 1000;

interface LayoutStore extends LayoutState {
  /** One at a time. */
  selectedId: string | null;
  past: readonly LayoutEdit[];
  /** The next to be done again last. */
  future: readonly LayoutEdit[];
  /** Something differs from what was saved or begun with. */
  isDirty: boolean;
  isLayoutDirty: boolean;
  isSettingsDirty: boolean;
  saved: LayoutState;
  /** When a key last changed the box of the newest edit, in milliseconds; null when the next stroke is a step of its own. */
  strokeAt: number | null;
}

export const useLayoutStore = create<LayoutStore>()(() => ({
  sections: [],
  settings: defaultSettings,
  selectedId: null,
  past: [],
  future: [],
  isDirty: false,
  isLayoutDirty: false,
  isSettingsDirty: false,
  saved: { sections: [], settings: defaultSettings },
  strokeAt: null,
}));

type Change = Partial<LayoutStore>;

function change(make: (store: LayoutStore) => Change): void {
  useLayoutStore.setState((before) => {
    const after = { ...before, ...make(before) };
    const isLayoutDirty = !isSameLayout(after.sections, after.saved.sections);
    const isSettingsDirty = !isSameSettings(after.settings, after.saved.settings);
    const isThere = after.sections.some(({ id }) => id === after.selectedId);
    return {
      ...after,
      selectedId: isThere ? after.selectedId : null,
      isLayoutDirty,
      isSettingsDirty,
      isDirty: isLayoutDirty || isSettingsDirty,
    };
  });
}

/** Another template or layout: what is there now counts as saved, and nothing can be taken back. Settings stay unless given. */
export function begin(sections: readonly LayoutBox[], settings?: ContentSettings): void {
  change((store) => ({
    sections,
    settings: settings ?? store.settings,
    saved: { sections, settings: settings ?? store.saved.settings },
    selectedId: null,
    past: [],
    future: [],
    strokeAt: null,
  }));
}

/** The boxes as the set page has them: no step, and only while nothing of the layout is unsaved. */
export function load(sections: readonly LayoutBox[]): void {
  change((store) => {
    if (store.isLayoutDirty) return {};
    const measured = sections.map((section) => {
      const content = section.content ?? store.sections.find(({ id }) => id === section.id)?.content;
      return content === undefined ? section : { ...section, content };
    });
    return { sections: measured, saved: { ...store.saved, sections: measured } };
  });
}

/** `strokeAt`: when the key was pressed, in milliseconds; strokes on one box within a second are one step. */
export function edit(made: LayoutEdit, strokeAt: number | null = null): void {
  if (isIdle(made)) return;
  change((store) => {
    const last = store.past.at(-1);
    const isOneStroke = strokeAt !== null && store.strokeAt !== null && strokeAt - store.strokeAt <= oneStroke;
    const merged = isOneStroke && last ? mergeEdits(last, made) : null;
    const past = merged ? [...store.past.slice(0, -1), merged] : [...store.past, made].slice(-mostSteps);
    return { ...applyEdit(state(store), made), past, future: [], strokeAt };
  });
}

const state = ({ sections, settings }: LayoutState): LayoutState => ({ sections, settings });

/** Gives the edit that was taken back, null when there is none. */
export function undo(): LayoutEdit | null {
  const last = useLayoutStore.getState().past.at(-1);
  if (!last) return null;
  change((store) => ({
    ...applyEdit(state(store), invertEdit(last)),
    past: store.past.slice(0, -1),
    future: [...store.future, last],
    strokeAt: null,
  }));
  return last;
}

/** Gives the edit that was done again, null when there is none. */
export function redo(): LayoutEdit | null {
  const next = useLayoutStore.getState().future.at(-1);
  if (!next) return null;
  change((store) => ({
    ...applyEdit(state(store), next),
    past: [...store.past, next],
    future: store.future.slice(0, -1),
    strokeAt: null,
  }));
  return next;
}

export function select(id: string | null): void {
  change(() => ({ selectedId: id, strokeAt: null }));
}

/** What was saved: the boxes on the server, the settings in the browser, or both. Steps can still be taken back. */
export function markSaved(what: "layout" | "settings" | "both" = "both"): void {
  change((store) => ({
    saved: {
      sections: what === "settings" ? store.saved.sections : store.sections,
      settings: what === "layout" ? store.saved.settings : store.settings,
    },
    strokeAt: null,
  }));
}

/** Other boxes in place of all, as one step: an earlier version, or the boxes of a new preview. */
export function replaceLayout(sections: readonly LayoutBox[]): void {
  edit({ kind: "layout", before: useLayoutStore.getState().sections, after: sections });
}

/** The page's own boxes again: nothing counts as unsaved, and the step can be taken back. */
export function reset(sections: readonly LayoutBox[]): void {
  replaceLayout(sections);
  markSaved();
}
