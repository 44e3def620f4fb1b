import { useState } from "react";
import type { LayoutBox } from "./layout-edits.ts";

/** Points within which boxes stand in one row. */
const row = 12;

/** From the top down, in a row from where lines begin. */
export function readingOrder(sections: readonly LayoutBox[]): string[] {
  return sections
    .toSorted((one, other) => Math.round(one.y / row) - Math.round(other.y / row) || one.x - other.x || one.y - other.y)
    .map(({ id }) => id);
}

/**
 * Sections in reading order, as it was when the keyboard came to them: a box that is moved by its keys keeps its turn, and with it the
 * keyboard, until that has left.
 */
export function useTabOrder(sections: readonly LayoutBox[]) {
  const [order, setOrder] = useState(() => readingOrder(sections));
  const byId = new Map(sections.map((section) => [section.id, section]));
  const there = order.filter((id) => byId.has(id));
  const added = sections.filter(({ id }) => !order.includes(id)).map(({ id }) => id);
  const present = [...there, ...added];
  return {
    ordered: present.flatMap((id) => byId.get(id) ?? []),
    sortAnew: () => setOrder(readingOrder(sections)),
  };
}
