import { type PageAnswers, type PageWork, workOnPages } from "./live-work.ts";
import { drawFront, type ThumbnailOrder } from "./thumbnail-work.ts";

/** What the one typesetting Web Worker does: it sets pages, and draws thumbnails of them. */
export type TypesettingWork = PageWork | { kind: "draw"; order: ThumbnailOrder };

/** What comes of a piece of work, by its kind. */
export interface TypesettingAnswers extends PageAnswers {
  draw: Blob;
}

/** A piece of work, and the number that its answer will carry. */
export interface TypesettingJob {
  number: number;
  piece: TypesettingWork;
}

export type TypesettingNews =
  | { kind: "ready" }
  | { kind: "done"; number: number; answer: TypesettingAnswers[keyof TypesettingAnswers] }
  | { kind: "fault"; number: number; detail: string };

/** Settles when the page sent last is set. */
let page: Promise<unknown> = Promise.resolve();
let pages = 0;

/** Settles when no page is being set: somebody looks at those, and a thumbnail lets them go first. */
async function afterPages(): Promise<void> {
  // In a task of its own, so that a page sent meanwhile has been heard of.
  await new Promise((resolve) => setTimeout(resolve));
  for (let seen: unknown; seen !== page; ) {
    seen = page;
    await seen;
  }
}

function begin(piece: TypesettingWork): Promise<TypesettingAnswers[keyof TypesettingAnswers]> {
  if (piece.kind === "draw") return drawFront(piece.order, afterPages);
  pages += 1;
  const mine = pages;
  const set = workOnPages(piece, () => mine === pages);
  page = set.catch(() => {});
  return set;
}

/** Does a piece of work and tells what came of it. Never rejects. */
export async function work({ number, piece }: TypesettingJob, tell: (news: TypesettingNews) => void): Promise<void> {
  try {
    tell({ kind: "done", number, answer: await begin(piece) });
  } catch (error) {
    tell({ kind: "fault", number, detail: String(error) });
  }
}
