import { create } from "zustand";
import type { ContentSettings, LayoutVersion } from "../../../functions/admin/contract.ts";
import { type KeptBoxes, readKept } from "./kept-settings.ts";
import { isSameLayout, type LayoutBox } from "./layout-edits.ts";
import { begin, useLayoutStore } from "./layout-store.ts";
import type { SetSample } from "./sample-press.ts";
import type { LayoutOf } from "./saved-layouts.ts";

/** The Layout Configuration card. */
export interface Configuration extends LayoutOf {
  /** Null as long as the sample's own stands there. */
  title: string | null;
  content: string | null;
}

/** A preview that was asked for and came. */
export interface Preview extends Configuration {
  settings: ContentSettings;
  enhancedImageUrl: string | null;
  /** Counts previews: the boxes of each are measured anew. */
  number: number;
  /** When it came, in milliseconds of performance.now(). */
  at: number;
}

/** What is being asked of the server. */
export type Pending = "generate" | "settings" | "enhance" | "save" | "reset" | "restore";

interface CanvasStore {
  configuration: Configuration;
  /** Boxes are drawn over the page. */
  hasOverlay: boolean;
  preview: Preview | null;
  /** The preview as it is set. */
  page: SetSample | null;
  /** The page could not be set. */
  hasFailed: boolean;
  pending: Pending | null;
  /** Why the last deed failed and what to do about it, as sentences. */
  trouble: string | null;
  /** In force on the server for the preview's page, as far as this browser knows. */
  inForce: LayoutVersion | null;
  /** Another admin's version, which a save would have overwritten. */
  conflict: { inForce: LayoutVersion | null } | null;
  /** Boxes that were moved, never saved, and are not on the page any more; one set for each page. */
  setAside: readonly KeptBoxes[];
  /** The unsaved boxes that this browser keeps. */
  kept: readonly LayoutBox[] | null;
  hasBegun: boolean;
}

export const useCanvas = create<CanvasStore>()(() => ({
  configuration: { template: "american-classic", layout: "three-column", title: null, content: null },
  hasOverlay: true,
  preview: null,
  page: null,
  hasFailed: false,
  pending: null,
  trouble: null,
  inForce: null,
  conflict: null,
  setAside: [],
  kept: null,
  hasBegun: false,
}));

/** Takes up what this browser kept; only the first time, for the tab may be left and come back to. */
export function beginCanvas(): void {
  if (useCanvas.getState().hasBegun) return;
  const { settings, sectionLayout } = readKept();
  begin([], settings);
  useCanvas.setState({ hasBegun: true, setAside: sectionLayout ? [sectionLayout] : [] });
}

export function configure(changes: Partial<Configuration>): void {
  useCanvas.setState(({ configuration }) => ({ configuration: { ...configuration, ...changes } }));
}

export const isSamePage = (one: LayoutOf | null, other: LayoutOf) => one?.template === other.template && one.layout === other.layout;

/** Boxes that are no longer needed, or that are on the page again. */
export function dropAside(of: LayoutOf): void {
  useCanvas.setState(({ setAside }) => ({ setAside: setAside.filter((kept) => !isSamePage(kept, of)) }));
}

export function putAside(boxes: KeptBoxes): void {
  useCanvas.setState(({ setAside }) => ({ setAside: [...setAside.filter((kept) => !isSamePage(kept, boxes)), boxes] }));
}

/** Save & Preview has something to keep. */
export function useIsUnkept(): boolean {
  const kept = useCanvas((canvas) => canvas.kept);
  return useLayoutStore(
    ({ isSettingsDirty, isLayoutDirty, sections }) => isSettingsDirty || (isLayoutDirty && !(kept && isSameLayout(kept, sections))),
  );
}
