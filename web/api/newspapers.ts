import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import type { DeletedNewspaper, Newspaper, NewspaperVersion } from "../../functions/completed-newspapers/contract.ts";
import { ApiError, type InputOf, request } from "./client.ts";
import { inParts, type Part } from "./list-part.ts";
import { queryKeys } from "./queries.ts";
import { askAgain } from "./stone/ask-again.ts";
import { useUnsavedChanges, withUnsaved } from "./stone/unsaved-changes.ts";

export type { DeletedNewspaper, Newspaper };

type ListData = InfiniteData<Part<Newspaper>, string>;

const freshFor = 2_000;
const readSaved = (id: string, signal?: AbortSignal) => request("GET /completed-newspapers/:id", { params: { id }, signal });
const keyOf = (id: string) => ["newspaper", id] as const;

/** A newspaper as its owner sees it: what the server has, with what was changed here since. */
export function useNewspaper(id: string | null) {
  const unsaved = useUnsavedChanges(({ changes }) => (id === null ? undefined : changes[id]));
  const select = useCallback((newspaper: Newspaper) => (unsaved ? withUnsaved(newspaper) : newspaper), [unsaved]);
  return useQuery({
    select,
    queryKey: keyOf(id ?? ""),
    queryFn: ({ signal }) => readSaved(id ?? "", signal),
    enabled: id !== null,
  });
}

/** True when the server says that there is no such newspaper of this user's. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Loads a newspaper now and keeps it for useNewspaper. */
export async function fetchNewspaper(client: QueryClient, id: string): Promise<Newspaper> {
  const saved = await client.fetchQuery({ queryKey: keyOf(id), queryFn: () => readSaved(id) });
  return withUnsaved(saved);
}

/** What is known of a newspaper as the server has it, without what is unsaved. */
export function savedNewspaper(client: QueryClient, id: string): Newspaper | undefined {
  return client.getQueryData<Newspaper>(keyOf(id));
}

/** The same, asked for now. */
export function fetchSavedNewspaper(client: QueryClient, id: string): Promise<Newspaper> {
  return client.fetchQuery({ queryKey: keyOf(id), queryFn: () => readSaved(id), staleTime: 0 });
}

/** Bytes of a call that outlives its page (Fetch standard: 64 KiB of all of them together). */
const mostKeptAlive = 60_000;

/** `isLeaving`: the call outlives the page that makes it, where it is small enough for that. */
export function postNewspaper(newspaper: InputOf<"POST /completed-newspapers">["body"], isLeaving = false): Promise<Newspaper> {
  const keepalive = isLeaving && new Blob([JSON.stringify(newspaper)]).size <= mostKeptAlive;
  return request("POST /completed-newspapers", { body: newspaper, keepalive });
}

/** Takes back that a newspaper was deleted. */
export function postRestore(id: string): Promise<Newspaper> {
  return request("POST /completed-newspapers/:id/restore", { params: { id } });
}

/** Keeps a state of a newspaper beside it, as one of two that were changed at the same time. */
export function keepVersion(newspaper: Newspaper, name: string): Promise<NewspaperVersion> {
  return request("POST /completed-newspapers/:id/versions", { params: newspaper, body: { name, cause: "conflict", newspaper } });
}

/** The server's answer to a save: replaces what was kept, unless that is newer, and the list is asked for again. */
export function keepSavedNewspaper(client: QueryClient, saved: Newspaper): void {
  client.setQueryData<Newspaper>(keyOf(saved.id), (known) => (known && known.updatedAt > saved.updatedAt ? known : saved));
  forgetNewspaperList(client);
}

/**
 * The saved newspapers that hold the words of `sought`, newest first, fifty at a time. Asked for anew whenever they are shown: another
 * window may have changed them.
 */
export function useNewspaperList(sought: string) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.newspapers, sought],
    ...inParts("GET /completed-newspapers", { query: { q: sought }, hidesQuery: true }),
    placeholderData: keepPreviousData,
    staleTime: freshFor,
    // Offline it says so, and does not wait without a word.
    networkMode: "always",
  });
}

const deletedKey = ["deleted-newspapers"];

/** What can still be brought back, the last deleted first, fifty at a time; asked for while `isShown`. */
export function useDeletedNewspapers(isShown: boolean) {
  return useInfiniteQuery({
    queryKey: deletedKey,
    ...inParts("GET /completed-newspapers/deleted"),
    enabled: isShown,
    staleTime: freshFor,
    networkMode: "always",
  });
}

/** A run has made a newspaper, or one was changed, deleted or brought back: the lists are others. */
export function forgetNewspaperList(client: QueryClient): void {
  void askAgain(client, { queryKey: queryKeys.newspapers });
  void askAgain(client, { queryKey: deletedKey });
}

/** Asks for the list again where it is shown. */
export function useForgetNewspapers(): () => void {
  const client = useQueryClient();
  return () => forgetNewspaperList(client);
}

const deletion = ["delete-newspaper"];

/** Ids of newspapers whose deletion is on its way: they are not shown any more, and are again when it fails. */
export function useLeavingNewspapers(): string[] {
  return useMutationState({
    filters: { mutationKey: deletion, status: "pending" },
    select: ({ state }) => (state.variables as Newspaper).id,
  });
}

/** Deletes a newspaper; one that was deleted in another window is what was wanted. */
export function useDeleteNewspaper() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: deletion,
    networkMode: "always",
    mutationFn: (newspaper: Newspaper) =>
      request("DELETE /completed-newspapers/:id", { params: newspaper }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: (_answer, newspaper) => {
      client.setQueriesData<ListData>({ queryKey: queryKeys.newspapers }, (list) => list && withoutNewspaper(list, newspaper.id));
      client.removeQueries({ queryKey: keyOf(newspaper.id) });
      forgetNewspaperList(client);
    },
  });
}

/** Takes a deletion back. */
export function useUndeleteNewspaper() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id }: Pick<Newspaper, "id">) => postRestore(id),
    onSuccess: (restored) => keepSavedNewspaper(client, restored),
  });
}

/** Gives a newspaper another title in the list. */
export function useRenameNewspaper() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ newspaper, title }: { newspaper: Newspaper; title: string }) =>
      request("PATCH /completed-newspapers/:id", { params: newspaper, body: { title } }),
    onSuccess: (renamed) => {
      client.setQueriesData<ListData>({ queryKey: queryKeys.newspapers }, (list) => list && withChanged(list, renamed));
      keepSavedNewspaper(client, renamed);
    },
  });
}

/** Makes a copy of a newspaper as the server has it. */
export function useDuplicateNewspaper() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (newspaper: Newspaper) => request("POST /completed-newspapers/:id/duplicate", { params: newspaper }),
    onSuccess: (copy) => keepSavedNewspaper(client, copy),
  });
}

function withChanged(list: ListData, changed: Newspaper): ListData {
  return {
    ...list,
    pages: list.pages.map((part) => ({ ...part, items: part.items.map((item) => (item.id === changed.id ? changed : item)) })),
  };
}

function withoutNewspaper(list: ListData, id: string): ListData {
  if (!list.pages.some(({ items }) => items.some((item) => item.id === id))) return list;
  return {
    ...list,
    pages: list.pages.map(({ items, total, ...part }) => ({
      ...part,
      items: items.filter((item) => item.id !== id),
      ...(total === undefined ? {} : { total: total - 1 }),
    })),
  };
}
