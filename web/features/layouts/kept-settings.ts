import type { ContentSettings } from "../../../functions/admin/contract.ts";
import type { PlacedSection } from "../../typeset/index.ts";
import { defaultSettings, settingNames, settingRanges } from "./content-settings.ts";
import type { LayoutOf } from "./saved-layouts.ts";

const key = "admin-content-settings";

/** What the browser keeps between visits: the settings, and boxes that were moved and are not on the server yet. */
export interface KeptSettings {
  settings: ContentSettings;
  sectionLayout?: KeptBoxes;
}

/** Boxes belong to the page they were moved on. */
export interface KeptBoxes extends LayoutOf {
  sections: readonly PlacedSection[];
}

/** As saved last in this browser; the defaults where nothing was, or where it cannot be read. */
export function readKept(): KeptSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    const { sectionLayout, ...values } = isObject(kept) ? kept : {};
    return { settings: settingsIn(values), ...(isKeptBoxes(sectionLayout) && { sectionLayout }) };
  } catch {
    return { settings: defaultSettings };
  }
}

/** Throws where the browser has no room or keeps nothing for this site. */
export function writeKept({ settings, sectionLayout }: KeptSettings): void {
  localStorage.setItem(key, JSON.stringify({ ...settings, ...(sectionLayout && { sectionLayout }) }));
}

/** A new preview, a save on the server and a reset leave no boxes in the browser. */
export function forgetKeptBoxes(): void {
  try {
    if (localStorage.getItem(key) !== null) writeKept({ settings: readKept().settings });
  } catch {
    // Where nothing can be written, nothing was kept.
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function settingsIn(values: Record<string, unknown>): ContentSettings {
  const known = settingNames.flatMap((name) => {
    const value = values[name];
    if (!isNumber(value)) return [];
    // A default may lie outside of the range; anything else out there was never entered, and no page can be set with it.
    const { least, most } = settingRanges[name];
    return [[name, Math.max(Math.min(least, defaultSettings[name]), Math.min(Math.max(most, defaultSettings[name]), value))] as const];
  });
  return { ...defaultSettings, ...Object.fromEntries(known) };
}

function isKeptBoxes(value: unknown): value is KeptBoxes {
  if (!isObject(value) || typeof value.template !== "string" || typeof value.layout !== "string") return false;
  return Array.isArray(value.sections) && value.sections.length > 0 && value.sections.every(isBox);
}

function isBox(value: unknown): value is PlacedSection {
  if (!isObject(value)) return false;
  const { id, type, name, x, y, width, height } = value;
  return [id, type, name].every((text) => typeof text === "string" && text !== "") && [x, y, width, height].every(isNumber);
}
