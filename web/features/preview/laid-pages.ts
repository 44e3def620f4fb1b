import { create } from "zustand";
import type { Device, PageScene } from "../../typeset/index.ts";
import type { SetPages } from "./set-pages.ts";

export interface LaidPages {
  /** As they are on the screen at this moment; those of the newspaper before, while another is being set. */
  set: SetPages | null;
  /** As they were when they last stood still for a moment: for whatever need not follow each key. */
  settled: SetPages | null;
  /** The device for which the newspaper is looked at. */
  device: Device;
  /** The same newspaper set for a device; null where it is looked at as it is printed. */
  onDevice: { device: Device; pages: readonly PageScene[] } | null;
  /** Why it could not be set for the device. */
  deviceError: unknown;
  /** A newspaper is being set that is not just being typed in. */
  isSetting: boolean;
  /** Why the newspaper could not be set. */
  error: unknown;
}

const nothing: Omit<LaidPages, "device"> = { set: null, settled: null, onDevice: null, deviceError: null, isSetting: false, error: null };

/** The pages of the newspaper on the desk. */
export const useLaidPages = create<LaidPages>()(() => ({ ...nothing, device: "desktop" }));

export function clearLaidPages(): void {
  useLaidPages.setState(nothing);
}

/** Milliseconds the pages are kept while another screen is shown. */
const kept = 60_000;
let forgetting: ReturnType<typeof setTimeout> | undefined;

export function forgetLaidPages(): void {
  forgetting = setTimeout(clearLaidPages, kept);
}

export function keepLaidPages(): void {
  clearTimeout(forgetting);
}
