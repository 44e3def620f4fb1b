import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Newspaper } from "../../../functions/completed-newspapers/contract.ts";
import { forgivingStorage } from "../forgiving-storage.ts";
import { noOrigin, type Origin, readableOrigin, useOrigin } from "../press/article-origin.ts";
import { type Draft, emptyDraft, readableDraft, useDraft } from "../press/draft.ts";

/** An article that was being written when a saved newspaper took its place on the desk. */
export interface Article {
  draft: Draft;
  origin: Origin;
}

interface SetAside {
  /** The last one first. */
  articles: readonly Article[];
  clear: () => void;
}

const most = 5;

/** Articles kept until they are taken up again or given up. They outlive reloads. */
export const useSetAside = create<SetAside>()(
  persist((set): SetAside => ({ articles: [], clear: () => set({ articles: [] }) }), {
    name: "set-aside",
    version: 1,
    storage: forgivingStorage(),
    merge: (stored, fresh) => {
      const articles = (stored as { articles?: unknown } | null | undefined)?.articles;
      return { ...fresh, articles: Array.isArray(articles) ? articles.map(readable).filter(hasWords) : [] };
    },
  }),
);

function readable(stored: Partial<Record<keyof Article, unknown>> | null): Article {
  return { draft: { ...emptyDraft, ...readableDraft(stored?.draft) }, origin: { ...noOrigin, ...readableOrigin(stored?.origin) } };
}

const hasWords = ({ draft }: Article) => draft.content.trim() !== "";

/** The article on the desk with where it is from. */
export function articleOnDesk(): Article {
  const { edit: _edit, clear: _clear, ...draft } = useDraft.getState();
  const { note: _note, clear: _forget, ...origin } = useOrigin.getState();
  return { draft, origin };
}

export function layOnDesk({ draft, origin }: Article): void {
  useDraft.getState().edit(draft);
  useOrigin.getState().note(origin);
}

/** True while the article in the wizard is the one the newspaper was made of. */
export function isArticleOf(newspaper: Pick<Newspaper, "title" | "content">): boolean {
  const { title, content } = useDraft.getState();
  const plain = (text: string) => text.normalize("NFC").trim();
  return plain(title) === plain(newspaper.title) && plain(content) === plain(newspaper.content);
}

/** Keeps an article that no newspaper has been made of; an empty one never replaces another. */
export function setAside(article: Article): void {
  if (hasWords(article)) useSetAside.setState(({ articles }) => ({ articles: [article, ...articles].slice(0, most) }));
}

export function dropAside(article: Article): void {
  useSetAside.setState(({ articles }) => ({ articles: articles.filter((other) => other !== article) }));
}
