import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Newspaper, NewspaperVersion } from "../../functions/completed-newspapers/contract.ts";
import { ApiError, call, request } from "./client.ts";
import { inParts } from "./list-part.ts";
import { keepSavedNewspaper } from "./newspapers.ts";
import { askAgain } from "./stone/ask-again.ts";
import { saveNow } from "./stone/edit-newspaper.ts";
import { expectOwnChange } from "./stone/stone.ts";
import { useTypedAhead } from "./stone/unsaved-work.ts";

export type { NewspaperVersion };

const listKey = (newspaperId: string) => ["versions", newspaperId] as const;

/** What was typed could not be saved: what was to follow it has not been done. */
export class NotSavedError extends Error {
  constructor(cause: unknown) {
    super("The newspaper could not be saved", { cause });
    this.name = "NotSavedError";
  }
}

/** Brings the server up to what lies on the stone, so that a version holds it. Rejects with NotSavedError. */
async function saveWhatIsTyped(client: QueryClient, newspaperId: string): Promise<void> {
  useTypedAhead.getState().handOver?.();
  try {
    await saveNow(client, newspaperId, {});
  } catch (error) {
    // What is signed out or deleted has words of its own.
    throw error instanceof ApiError && (error.status === 401 || error.status === 404) ? error : new NotSavedError(error);
  }
}

/** The versions of a newspaper, newest first, fifty at a time. Asked for anew whenever they are shown. */
export function useVersions(newspaperId: string) {
  return useInfiniteQuery({
    queryKey: listKey(newspaperId),
    ...inParts("GET /completed-newspapers/:id/versions", { params: { id: newspaperId } }),
    staleTime: 0,
    networkMode: "always",
  });
}

/** A newspaper as it was in a version, which never changes. */
export function useVersion(newspaperId: string, versionId: string | null) {
  return useQuery({
    queryKey: ["version", newspaperId, versionId],
    queryFn: ({ signal }) =>
      request("GET /completed-newspapers/:id/versions/:version", { params: { id: newspaperId, version: versionId ?? "" }, signal }),
    enabled: versionId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    networkMode: "always",
  });
}

const forgetVersions = (client: QueryClient, newspaperId: string) => askAgain(client, { queryKey: listKey(newspaperId) });

/** Keeps the newspaper as it lies on the stone under a name. Rejects with NotSavedError where that could not be saved first. */
export function useSaveVersion(newspaperId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: async (name: string) => {
      await saveWhatIsTyped(client, newspaperId);
      return request("POST /completed-newspapers/:id/versions", { params: { id: newspaperId }, body: { name } });
    },
    onSettled: () => forgetVersions(client, newspaperId),
  });
}

export interface Restored {
  newspaper: Newspaper;
  /** The version that holds what stood before. */
  before: string | null;
}

/**
 * Makes a version what the newspaper is, on the stone too, where that is a step like others. What is typed is saved before, so that it is
 * kept as a version.
 */
export async function restoreVersion(client: QueryClient, newspaperId: string, versionId: string): Promise<Restored> {
  await saveWhatIsTyped(client, newspaperId);
  const response = await call("POST /completed-newspapers/:id/versions/:version/restore", {
    params: { id: newspaperId, version: versionId },
  });
  const newspaper: Newspaper = await response.json();
  const before = /\/versions\/([\w-]+)>;\s*rel="predecessor-version"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
  expectOwnChange(newspaperId);
  keepSavedNewspaper(client, newspaper);
  void forgetVersions(client, newspaperId);
  return { newspaper, before };
}

/** Gives a version a name, or takes it away with ''. */
export function useRenameVersion(newspaperId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      request("PATCH /completed-newspapers/:id/versions/:version", { params: { id: newspaperId, version: id }, body: { name } }),
    onSettled: () => forgetVersions(client, newspaperId),
  });
}

/** Deletes a version for good; one that was deleted in another window is what was wanted. */
export function useDeleteVersion(newspaperId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) =>
      request("DELETE /completed-newspapers/:id/versions/:version", { params: { id: newspaperId, version: id } }).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        },
      ),
    onSettled: () => forgetVersions(client, newspaperId),
  });
}
