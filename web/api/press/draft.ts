import { create } from "zustand";
import { persist } from "zustand/middleware";
import { forgivingStorage } from "../forgiving-storage.ts";

export interface Draft {
  title: string;
  content: string;
  region: string;
  templateId: string;
  layout: "one-column" | "two-column" | "three-column" | null;
  /** The language of the page; null follows the interface. */
  language: string | null;
  author: string;
  /** yyyy-mm-dd, or '' for the day it is set. */
  publishDate: string;
  /** Ids of the chosen models; null is the standard choice of the day. */
  textModel: string | null;
  imageModel: string | null;
}

export const emptyDraft: Draft = {
  title: "",
  content: "",
  region: "",
  templateId: "american-classic",
  layout: null,
  language: null,
  author: "",
  publishDate: "",
  textModel: null,
  imageModel: null,
};

interface DraftStore extends Draft {
  edit: (changes: Partial<Draft>) => void;
  clear: () => void;
}

const layouts = ["one-column", "two-column", "three-column"];

/** What the user has typed. It outlives reloads and the way through sign-in. */
export const useDraft = create<DraftStore>()(
  persist(
    (set) => ({
      ...emptyDraft,
      edit: (changes) => set(changes),
      clear: () => set(emptyDraft),
    }),
    { name: "draft", version: 1, storage: forgivingStorage(), merge: (stored, fresh) => ({ ...fresh, ...readableDraft(stored) }) },
  ),
);

/** What of a stored draft can be used: another version of the app, or another program, may have written it. */
export function readableDraft(stored: unknown): Partial<Draft> {
  if (typeof stored !== "object" || stored === null) return {};
  const isUsable = ([field, value]: [string, unknown]) => {
    if (field === "layout") return value === null || layouts.includes(value as string);
    if (["language", "textModel", "imageModel"].includes(field)) return value === null || typeof value === "string";
    return field in emptyDraft && typeof value === "string";
  };
  return Object.fromEntries(Object.entries(stored).filter(isUsable));
}

const longestTitle = 160;

/**
 * A pasted text as title and content: a short first line that does not end like a sentence is the title.
 * The content is kept as it was pasted otherwise.
 */
export function draftFromPaste(pasted: string): Pick<Draft, "title" | "content"> {
  const text = pasted.replace(/\r\n?/g, "\n").trim();
  const end = text.indexOf("\n");
  const first = text.slice(0, end).trim();
  if (end < 0 || first.length > longestTitle || /[.。．…:：,،]$/.test(first)) return { title: "", content: text };
  return { title: first.replace(/^#+\s*/, ""), content: text.slice(end).trim() };
}
