import { isTabOpen, type OwnTab } from "../account/own-tab.ts";
import type { PageEdit } from "./page-edits.ts";

/** Of this tab until it is loaded again. */
const life = crypto.randomUUID();
const namesOf = (newspaperId: string) => `typed ${newspaperId} `;
const nameOf = (newspaperId: string, tab: string) => `${namesOf(newspaperId)}${tab} ${life}`;

/** Writes down at once what was typed since the last save, for the case that the tab ends before the next one. */
export function noteTyped(newspaperId: string, tab: string, edits: readonly PageEdit[]): void {
  try {
    if (edits.length > 0) localStorage.setItem(nameOf(newspaperId, tab), JSON.stringify(edits));
    else localStorage.removeItem(nameOf(newspaperId, tab));
  } catch {
    // A full storage: it is saved a moment later all the same.
  }
}

/** What this tab had typed before it was loaded again, or a tab that is no more; it is given once. */
export async function takeTyped(newspaperId: string, tab: OwnTab): Promise<PageEdit[]> {
  const edits: PageEdit[] = [];
  for (const name of storedNames().filter((each) => each.startsWith(namesOf(newspaperId)))) {
    const [writer = "", when] = name.slice(namesOf(newspaperId).length).split(" ");
    if (writer === tab.id ? when !== life : !(await isTabOpen(writer))) edits.push(...taken(name));
  }
  return edits;
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function taken(name: string): PageEdit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    localStorage.removeItem(name);
    return Array.isArray(stored) ? (stored as PageEdit[]) : [];
  } catch {
    return [];
  }
}
