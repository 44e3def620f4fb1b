import * as z from "zod";
import { describe } from "../contract.ts";
import { LedgerEntry } from "../user/contract.ts";

export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  role: z.enum(["user", "admin"]),
  tokens: z.number().int(),
  newspaperCount: z.number().int(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** Columns a list of users can be sorted by; a leading minus turns the order round. */
export const userSorts = ["createdAt", "-createdAt", "email", "-email", "tokens", "-tokens", "newspaperCount", "-newspaperCount"] as const;
export type UserSort = (typeof userSorts)[number];

const UserParams = z.object({ userId: z.string().max(64) });

/** By 100, the newest first unless sorted. Headers: `Link`, and of the whole site `x-total-count` and `x-admin-count`. */
export const listUsers = describe({
  method: "GET",
  path: "/admin/users",
  who: "admin",
  query: z.object({ q: z.string().max(254).optional(), sort: z.enum(userSorts).optional(), cursor: z.string().max(600).optional() }),
  answer: z.array(AdminUser),
});
export const changeRole = describe({
  method: "PUT",
  path: "/admin/users/:userId/role",
  who: "admin",
  params: UserParams,
  body: z.object({ role: z.enum(["user", "admin"]) }),
  answer: AdminUser,
});
/** `from`: the total the admin saw; another one by now is 409 with the present one in the details. */
export const changeTokens = describe({
  method: "PUT",
  path: "/admin/users/:userId/tokens",
  who: "admin",
  params: UserParams,
  body: z.object({ tokens: z.number().int().min(0).max(1_000_000), from: z.number().int().min(0).optional() }),
  answer: AdminUser,
});
export const readUserLedger = describe({
  method: "GET",
  path: "/admin/users/:userId/ledger",
  who: "admin",
  params: UserParams,
  query: z.object({ cursor: z.coerce.number().int().min(1).optional() }),
  answer: z.array(LedgerEntry),
});

export const AuditEntry = z.object({
  id: z.string(),
  /** Who did it and to whom: ids, and addresses while the accounts exist. */
  actor: z.string(),
  actorEmail: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subjectEmail: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  at: z.number(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
export const readAudit = describe({
  method: "GET",
  path: "/admin/audit",
  who: "admin",
  query: z.object({ cursor: z.coerce.number().int().min(1).optional(), subject: z.string().max(64).optional() }),
  answer: z.array(AuditEntry),
});
