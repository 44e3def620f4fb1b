import { useInfiniteQuery } from "@tanstack/react-query";
import { inParts } from "../list-part.ts";
import { userHistoryKey } from "./user-list.ts";

export type { AuditEntry } from "../../../functions/admin/contract.ts";
export type { LedgerEntry } from "../../../functions/user/contract.ts";

/** Offline it says so, and does not wait without a word. */
const always = { staleTime: 0, networkMode: "always" } as const;

/** What moved a user's tokens, newest first, in parts. */
export const useLedgerOf = (userId: string) =>
  useInfiniteQuery({
    queryKey: [...userHistoryKey, userId, "ledger"],
    ...always,
    ...inParts("GET /admin/users/:userId/ledger", { params: { userId } }),
  });

/** What admins changed about a user, newest first, in parts. */
export const useAuditOf = (userId: string) =>
  useInfiniteQuery({
    queryKey: [...userHistoryKey, userId, "audit"],
    ...always,
    ...inParts("GET /admin/audit", { query: { subject: userId } }),
  });
