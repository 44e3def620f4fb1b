import { create } from "zustand";
import type { KeyProvider } from "../../functions/api-keys/contract.ts";

/** Which of the settings one came for; the dialog begins there. */
export type SettingsPlace = KeyProvider;

interface SettingsDoor {
  isOpen: boolean;
  place: SettingsPlace | null;
  /** False while the dialog's own files are on their way. */
  isReady: boolean;
}

/** Whether the settings dialog is open: the navigation bar, the picker of models and notices open it, the app shows it. */
export const useSettingsDoor = create<SettingsDoor>()(() => ({ isOpen: false, place: null, isReady: false }));

export function openSettings(place: SettingsPlace | null = null): void {
  useSettingsDoor.setState({ isOpen: true, place });
}

export function closeSettings(): void {
  useSettingsDoor.setState({ isOpen: false });
}

/** The part of an address that opens the settings on arrival: after signing in for them. */
export const settingsHash = "#settings";
