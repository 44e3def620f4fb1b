import * as z from "zod";
import { languages } from "../../locales/languages.ts";
import { User } from "../auth/contract.ts";
import { describe, textUpTo } from "../contract.ts";

export const Tokens = z.object({ tokens: z.number().int(), isAdmin: z.boolean() });
export type Tokens = z.infer<typeof Tokens>;
export const ConsumedToken = Tokens.extend({ pressRunId: z.string() });
export const LedgerEntry = z.object({ id: z.string(), delta: z.number(), reason: z.string(), at: z.number(), balance: z.number() });
export const UserChange = z.object({
  firstName: textUpTo(60).optional(),
  language: z.enum(languages.map((language) => language.code)).optional(),
});

export const readTokens = describe({ method: "GET", path: "/user/tokens", who: "user", answer: Tokens });
export const consumeToken = describe({ method: "POST", path: "/user/consume-token", who: "user", answer: ConsumedToken });
export const readLedger = describe({
  method: "GET",
  path: "/user/ledger",
  who: "user",
  query: z.object({ cursor: z.coerce.number().int().min(1).optional() }),
  answer: z.array(LedgerEntry),
});
export const changeUser = describe({ method: "PATCH", path: "/user", who: "user", body: UserChange, answer: User });
