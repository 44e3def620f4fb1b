import * as z from "zod";
import { User } from "../auth/contract.ts";
import { describe, limits, PrintLanguage, textUpTo } from "../http/contract.ts";

export const Tokens = z.object({ tokens: z.number().int(), isAdmin: z.boolean() });
export type Tokens = z.infer<typeof Tokens>;
export const ConsumedToken = Tokens.extend({ pressRunId: z.string() });
export const ledgerReasons = ["free", "purchase", "run", "refund", "reversal", "reinstated", "admin"] as const;
export const LedgerEntry = z.object({
  id: z.string(),
  delta: z.number(),
  /** One of ledgerReasons; clients must accept unknown reasons and show only the amount. */
  reason: z.string(),
  at: z.number(),
  balance: z.number(),
  /** Change of the debt: above 0 what a reversal could not take from the balance, below 0 what a returned hold has settled. */
  owed: z.number().optional(),
  /** For a hold or its return: the newspaper the run made (its name while it exists), and why the run failed. */
  newspaperName: z.string().optional(),
  newspaperId: z.string().optional(),
  title: z.string().optional(),
  code: z.string().optional(),
  runStatus: z.string().optional(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;
export const UserChange = z.object({
  firstName: textUpTo(limits.firstName).optional(),
  language: PrintLanguage.optional(),
});

/** Gives the caller's balance of tokens. */
export const readTokens = describe({ method: "GET", path: "/user/tokens", who: "user", answer: Tokens });
/** Takes one token for the calls of `/ai`, which pass it as `pressRunId`; 402 when the balance is empty. */
export const consumeToken = describe({ method: "POST", path: "/user/consume-token", who: "user", answer: ConsumedToken });
/** Lists the entries of the caller's token ledger, newest first. */
export const readLedger = describe({
  method: "GET",
  path: "/user/ledger",
  who: "user",
  query: z.object({ cursor: z.coerce.number<string>().int().min(1).optional() }),
  answer: z.array(LedgerEntry),
});
/** Changes the caller's name or language. */
export const changeUser = describe({ method: "PATCH", path: "/user", who: "user", body: UserChange, answer: User });
/** Gives all data kept about the caller as one JSON document. Secrets are left out; pictures are given as addresses. */
export const exportUser = describe({ method: "GET", path: "/user/export", who: "user", media: ["application/json"] });
/** Deletes the account and all its contents permanently. `confirm` is the caller's own e-mail address. */
export const deleteUser = describe({ method: "DELETE", path: "/user", who: "user", body: z.object({ confirm: z.string().max(320) }) });
