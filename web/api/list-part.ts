import type { CallName } from "../../functions/contracts.ts";
import { type AnswerOf, type AnyInput, type Arguments, send } from "./client.ts";

/** One part of a list. */
export interface Part<T> {
  items: T[];
  /** Cursor of the following part; null at the end (RFC 8288, rel="next"). */
  next: string | null;
  /** How many there are in all, where the server says so. */
  total?: number;
  /** Rows of this part that the server could not read and has left out. */
  unreadable?: number;
}

type ListName = { [Name in CallName]: AnswerOf<Name> extends readonly unknown[] ? Name : never }[CallName];
type ItemOf<Name extends ListName> = AnswerOf<Name> extends readonly (infer Item)[] ? Item : never;

/** Where the list that this is a part of goes on: a cursor, null at its end. */
export function nextCursor(response: Response): string | null {
  const next = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(response.headers.get("link") ?? "")?.[1];
  return next ? new URL(next, location.href).searchParams.get("cursor") : null;
}

async function readPart<Item>(name: CallName, input: AnyInput): Promise<Part<Item>> {
  const response = await send(name, input);
  const total = response.headers.get("x-total-count");
  const unreadable = response.headers.get("x-unreadable-count");
  return {
    items: (await response.json()) as Item[],
    next: nextCursor(response),
    ...(total === null ? {} : { total: Number(total) }),
    ...(unreadable === null ? {} : { unreadable: Number(unreadable) }),
  };
}

/** Options of useInfiniteQuery for a list that may be longer than one answer. */
export function inParts<Name extends ListName>(name: Name, ...[input]: Arguments<Name>) {
  const { query, ...rest }: AnyInput = input ?? {};
  return {
    queryFn: ({ pageParam: cursor, signal }: { pageParam: string; signal: AbortSignal }) =>
      readPart<ItemOf<Name>>(name, { ...rest, query: { ...query, cursor }, signal }),
    initialPageParam: "",
    getNextPageParam: (part: Part<ItemOf<Name>>) => part.next,
  };
}
