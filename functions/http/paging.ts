import type { AppContext } from "./context.ts";

/** Lists query one row more than a page has. Returns the page, and its last row if another page follows. */
export function pageOf<Row>(rows: readonly Row[], length: number): { page: Row[]; last: Row | undefined } {
  const page = rows.slice(0, length);
  return { page, last: rows.length > length ? page.at(-1) : undefined };
}

/** Names the next page in the answer's `Link` header (RFC 8288): this call with another query. Empty fields are left out. */
export function linkNext(c: AppContext, query: Record<string, string | undefined>): void {
  const filled = Object.entries(query).filter((field): field is [string, string] => Boolean(field[1]));
  c.header("link", `<${c.req.path}?${new URLSearchParams(filled)}>; rel="next"`);
}

/** A cursor for lists in the order of a time and an id: those of a page's last row. */
export const writeCursor = (at: number, id: string): string => `${at}.${id}`;

/** Time and id of a cursor; an invalid cursor gives neither, so the list starts over. */
export function readCursor(cursor: string | undefined): [number, string] | [] {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor ?? "") ?? [];
  return at && id ? [Number(at), id] : [];
}
