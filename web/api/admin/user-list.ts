import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import type { AdminUser, UserSort } from "../../../functions/admin/contract.ts";
import { ApiError, call } from "../client.ts";
import { nextCursor } from "../list-part.ts";
import { askAgain } from "../stone/ask-again.ts";
import { isSaving } from "./saving-users.ts";

export type { AdminUser, UserSort } from "../../../functions/admin/contract.ts";

/** How many users the server puts on a page. */
export const usersOnPage = 100;
export const userListKey = ["admin", "users"];

/** Which page of the users is asked for. */
export interface UserView {
  /** The beginning of an address or of a username; '' for everybody. */
  q: string;
  sort: UserSort;
  adminsOnly: boolean;
  /** The cursor at which the page begins, from the page before it; null for the first. */
  cursor: string | null;
}

export interface UserPage {
  users: AdminUser[];
  /** Where the next page begins; null on the last. */
  next: string | null;
  /** Of the whole site, whatever is sought. */
  total: number;
  admins: number;
}

/**
 * A page of the users. While it is shown its rows stay where they are, so that a second press meets the same person as the first; it is
 * forgotten when it is left, and read in its true order when it is opened again.
 */
export function useUserPage(view: UserView) {
  const queryKey = [...userListKey, view];
  return useQuery({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const begun = count;
      const page = await readPage(view, signal);
      return keepOrder(page, client.getQueryData<UserPage>(queryKey), (id) => isSaving(id) || (touched.get(id) ?? 0) > begun);
    },
    placeholderData: keepPreviousData,
    staleTime: 2_000,
    gcTime: 0,
    // Offline it says so, and does not wait without a word.
    networkMode: "always",
  });
}

async function readPage({ q, sort, adminsOnly, cursor }: UserView, signal: AbortSignal): Promise<UserPage> {
  const query = { q, sort, role: adminsOnly ? ("admin" as const) : undefined, cursor: cursor ?? undefined };
  const response = await call("GET /admin/users", { query, signal, hidesQuery: true });
  return {
    users: await response.json(),
    next: nextCursor(response),
    total: Number(response.headers.get("x-total-count")),
    admins: Number(response.headers.get("x-admin-count")),
  };
}

/** The fresh page with the rows that are shown in their order; `isNewer` tells those that were changed here after the server was asked. */
export function keepOrder(fresh: UserPage, shown: UserPage | undefined, isNewer: (id: string) => boolean): UserPage {
  if (!shown) return fresh;
  const answers = new Map(fresh.users.map((user) => [user.id, user]));
  const known = new Set(shown.users.map(({ id }) => id));
  const kept = shown.users.map((user) => (isNewer(user.id) ? user : (answers.get(user.id) ?? user)));
  const joined = fresh.users.filter(({ id }) => !known.has(id)).slice(0, Math.max(0, usersOnPage - kept.length));
  return { ...fresh, users: [...kept, ...joined] };
}

let count = 0;
const touched = new Map<string, number>();

/** Shows a user otherwise at once, wherever the row is shown. An answer that was asked for before does not undo it. */
export function showUser(client: QueryClient, id: string, change: (shown: AdminUser) => Partial<AdminUser>): void {
  count += 1;
  touched.set(id, count);
  client.setQueriesData<UserPage>({ queryKey: userListKey }, (page) => {
    const before = page?.users.find((user) => user.id === id);
    if (!page || !before) return page;
    const after = { ...before, ...change(before) };
    return {
      ...page,
      users: page.users.map((user) => (user.id === id ? after : user)),
      admins: page.admins + Number(after.role === "admin") - Number(before.role === "admin"),
    };
  });
}

/** The account is gone: so is its row. */
export function dropUser(client: QueryClient, id: string): void {
  client.setQueriesData<UserPage>(
    { queryKey: userListKey },
    (page) => page && { ...page, users: page.users.filter((user) => user.id !== id) },
  );
}

/** Asks again for what is shown of the users, and for the history of one of them. */
export function refreshUsers(client: QueryClient, id: string): void {
  void askAgain(client, { queryKey: userListKey });
  void askAgain(client, { queryKey: [...userHistoryKey, id] });
}

export const userHistoryKey = ["admin", "history"];

/** True where a page cannot be found by its cursor any more. */
export const isNoPlace = (error: unknown) => error instanceof ApiError && error.status === 422;
