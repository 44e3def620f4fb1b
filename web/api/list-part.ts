import { call, type RequestOptions } from "./client.ts";

/** One part of a list; `next` is the path of the following part, null at the end (RFC 8288, rel="next"). */
export interface Part<T> {
  items: T[];
  next: string | null;
  /** How many there are in all, where the server says so. */
  total?: number;
  /** Rows of this part that the server could not read and has left out. */
  unreadable?: number;
}

/** Where the list that this is a part of goes on: a path, null at its end. */
export function nextPartOf(response: Response): string | null {
  const next = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
  const address = next === null ? null : new URL(next, location.href);
  return address && address.pathname + address.search;
}

/** A list that may be longer than one answer. */
export async function readPart<T>(path: string, options?: RequestOptions): Promise<Part<T>> {
  const response = await call("GET", path, undefined, options);
  const total = response.headers.get("x-total-count");
  const unreadable = response.headers.get("x-unreadable-count");
  return {
    items: (await response.json()) as T[],
    next: nextPartOf(response),
    ...(total === null ? {} : { total: Number(total) }),
    ...(unreadable === null ? {} : { unreadable: Number(unreadable) }),
  };
}
