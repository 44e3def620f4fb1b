import { type InfiniteData, type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Newspaper } from "../../functions/completed-newspapers/contract.ts";
import { ApiError, api, type Part, readPart } from "./client.ts";
import { queryKeys } from "./queries.ts";
import { applyChanges, unsavedChangesOf, useUnsavedChanges } from "./unsaved-changes.ts";

export type { Newspaper };

type ListData = InfiniteData<Part<Newspaper>, string>;

const listPath = "/api/completed-newspapers";
const pathOf = (id: string) => `${listPath}/${encodeURIComponent(id)}`;
const keyOf = (id: string) => ["newspaper", id] as const;

/** A newspaper as its owner sees it: what the server has, with what was changed here since. */
export function useNewspaper(id: string | null) {
  const unsaved = useUnsavedChanges(({ changes }) => (id === null ? undefined : changes[id]));
  const select = useCallback((newspaper: Newspaper) => (unsaved ? applyChanges(newspaper, unsaved) : newspaper), [unsaved]);
  return useQuery({
    select,
    queryKey: keyOf(id ?? ""),
    queryFn: ({ signal }) => api.get<Newspaper>(pathOf(id ?? ""), { signal }),
    enabled: id !== null,
  });
}

/** True when the server says that there is no such newspaper of this user's. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Loads a newspaper now and keeps it for useNewspaper. */
export async function fetchNewspaper(client: QueryClient, id: string): Promise<Newspaper> {
  const saved = await client.fetchQuery({ queryKey: keyOf(id), queryFn: () => api.get<Newspaper>(pathOf(id)) });
  return applyChanges(saved, unsavedChangesOf(id) ?? {});
}

/** What is known of a newspaper as the server has it, without what is unsaved. */
export function savedNewspaper(client: QueryClient, id: string): Newspaper | undefined {
  return client.getQueryData<Newspaper>(keyOf(id));
}

/** The same, asked for now. */
export function fetchSavedNewspaper(client: QueryClient, id: string): Promise<Newspaper> {
  return client.fetchQuery({ queryKey: keyOf(id), queryFn: () => api.get<Newspaper>(pathOf(id)), staleTime: 0 });
}

export function postNewspaper(newspaper: Newspaper): Promise<Newspaper> {
  return api.post<Newspaper>(listPath, newspaper);
}

/** The server's answer to a save: replaces what was kept, and the list is asked for again. */
export function keepSavedNewspaper(client: QueryClient, saved: Newspaper): void {
  client.setQueryData(keyOf(saved.id), saved);
  void client.invalidateQueries({ queryKey: queryKeys.newspapers });
}

/** The saved newspapers, newest first, fifty at a time; asked for only while `wanted`. */
export function useNewspaperList(wanted: boolean) {
  return useInfiniteQuery({
    queryKey: queryKeys.newspapers,
    queryFn: ({ pageParam, signal }) => readPart<Newspaper>(pageParam, { signal }),
    initialPageParam: listPath,
    getNextPageParam: (part) => part.next,
    enabled: wanted,
  });
}

/** A run has made a newspaper: the list no longer holds everything. */
export function forgetNewspaperList(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.newspapers });
}

/** Takes it out of the list at once, and puts it back if the server refuses. */
export function useDeleteNewspaper() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (newspaper: Newspaper) => api.delete<void>(pathOf(newspaper.id)),
    onMutate: async (newspaper) => {
      await client.cancelQueries({ queryKey: queryKeys.newspapers });
      const before = client.getQueryData<ListData>(queryKeys.newspapers);
      client.setQueryData<ListData>(queryKeys.newspapers, (list) => list && withoutNewspaper(list, newspaper.id));
      return { before };
    },
    onError: (_error, _newspaper, context) => client.setQueryData(queryKeys.newspapers, context?.before),
    onSuccess: (_answer, newspaper) => client.removeQueries({ queryKey: keyOf(newspaper.id) }),
  });
}

/** Takes a deletion back. */
export function useUndeleteNewspaper() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (newspaper: Newspaper) => api.post<Newspaper>(`${pathOf(newspaper.id)}/restore`),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.newspapers }),
  });
}

function withoutNewspaper(list: ListData, id: string): ListData {
  return { ...list, pages: list.pages.map((part) => ({ ...part, items: part.items.filter((item) => item.id !== id) })) };
}
