import { type InfiniteData, type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Newspaper } from "../../functions/completed-newspapers/contract.ts";
import { ApiError, api, type Part } from "./client.ts";
import { queryKeys } from "./queries.ts";

export type { Newspaper };

type ListData = InfiniteData<Part<Newspaper>, string>;

const listPath = "/api/completed-newspapers";
const pathOf = (id: string) => `${listPath}/${encodeURIComponent(id)}`;
const keyOf = (id: string) => ["newspaper", id] as const;

export function useNewspaper(id: string | null) {
  return useQuery({
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
export function fetchNewspaper(client: QueryClient, id: string): Promise<Newspaper> {
  return client.fetchQuery({ queryKey: keyOf(id), queryFn: () => api.get<Newspaper>(pathOf(id)) });
}

/** The saved newspapers, newest first, fifty at a time; asked for only while `wanted`. */
export function useNewspaperList(wanted: boolean) {
  return useInfiniteQuery({
    queryKey: queryKeys.newspapers,
    queryFn: ({ pageParam, signal }) => api.part<Newspaper>(pageParam, { signal }),
    initialPageParam: listPath,
    getNextPageParam: (part) => part.next,
    enabled: wanted,
  });
}

/** Saves; the list is asked for again, and what was kept of this newspaper is replaced. */
export function useSaveNewspaper() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (newspaper: Newspaper) => api.post<Newspaper>(listPath, newspaper),
    onSuccess: (saved) => {
      client.setQueryData(keyOf(saved.id), saved);
      void client.invalidateQueries({ queryKey: queryKeys.newspapers });
    },
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
