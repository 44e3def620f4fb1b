import { type PageAnswers, type PageWork, workOnPages } from "./live-work.ts";
import { drawFront, type ThumbnailOrder } from "./thumbnail-work.ts";

/** Tasks of the typesetting Web Worker: it sets pages, and draws thumbnails of them. */
export type TypesettingWork = PageWork | { kind: "draw"; order: ThumbnailOrder };

/** The result of a task, by its kind. */
export interface TypesettingAnswers extends PageAnswers {
  draw: Blob;
}

/** A task, and the number that its answer will carry. */
export interface TypesettingJob {
  number: number;
  piece: TypesettingWork;
}

export type TypesettingNews =
  | { kind: "ready" }
  | { kind: "done"; number: number; answer: TypesettingAnswers[keyof TypesettingAnswers] }
  | { kind: "fault"; number: number; detail: string };

/** Settles when the last requested page is set. */
let page: Promise<unknown> = Promise.resolve();
let pages = 0;

/** Settles when no page is being set: visible pages take priority over thumbnails. */
async function afterPages(): Promise<void> {
  // In a new macrotask, so that a message with a page that arrived meanwhile is handled first.
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

/** Runs a task and posts its result. Never rejects. */
export async function work({ number, piece }: TypesettingJob, tell: (news: TypesettingNews) => void): Promise<void> {
  try {
    tell({ kind: "done", number, answer: await begin(piece) });
  } catch (error) {
    tell({ kind: "fault", number, detail: String(error) });
  }
}
