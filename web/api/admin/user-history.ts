import { useInfiniteQuery } from "@tanstack/react-query";
import type { AuditEntry } from "../../../functions/admin/contract.ts";
import type { LedgerEntry } from "../../../functions/user/contract.ts";
import { readPart } from "../list-part.ts";
import { userHistoryKey } from "./user-list.ts";

export type { AuditEntry } from "../../../functions/admin/contract.ts";
export type { LedgerEntry } from "../../../functions/user/contract.ts";

function useHistory<Entry>(userId: string, what: string, path: string) {
  return useInfiniteQuery({
    queryKey: [...userHistoryKey, userId, what],
    queryFn: ({ pageParam, signal }) => readPart<Entry>(pageParam, { signal }),
    initialPageParam: path,
    getNextPageParam: (part) => part.next,
    staleTime: 0,
    // Offline it says so, and does not wait without a word.
    networkMode: "always",
  });
}

/** What moved a user's tokens, newest first, in parts. */
export const useLedgerOf = (userId: string) =>
  useHistory<LedgerEntry>(userId, "ledger", `/api/admin/users/${encodeURIComponent(userId)}/ledger`);

/** What admins changed about a user, newest first, in parts. */
export const useAuditOf = (userId: string) =>
  useHistory<AuditEntry>(userId, "audit", `/api/admin/audit?${new URLSearchParams({ subject: userId })}`);
