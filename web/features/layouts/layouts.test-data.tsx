import { sectionsOf } from "../../typeset/index.ts";
import { defaultSettings } from "./content-settings.ts";
import type { LayoutBox } from "./layout-edits.ts";
import { begin } from "./layout-store.ts";

/** A page of nine sections, and what is asked for besides. */
export function pageWith(...more: LayoutBox[]): LayoutBox[] {
  return [...sectionsOf("american-classic", "three-column", defaultSettings), ...more];
}

export function customSection(changes: Partial<LayoutBox> = {}): LayoutBox {
  return { id: "custom-1700000000000", type: "caption", name: "Weather", x: 100, y: 300, width: 200, height: 100, ...changes };
}

/** A desk on which nothing has been done yet. */
export function freshDesk(...more: LayoutBox[]): LayoutBox[] {
  const sections = pageWith(...more);
  begin(sections, defaultSettings);
  return sections;
}

/** The same numbers from 0 to 1 each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
