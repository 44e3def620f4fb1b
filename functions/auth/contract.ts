import * as z from "zod";
import { describe } from "../contract.ts";

/** An e-mail address as people type it; compared in NFKC and lower case. */
export const Email = z
  .string()
  .transform((value) => value.normalize("NFKC").trim().toLowerCase())
  .pipe(z.email().max(254));

export const User = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  role: z.enum(["user", "admin"]),
  tokens: z.number().int(),
  newspaperCount: z.number().int(),
  language: z.string(),
});
export type User = z.infer<typeof User>;

export const CodeRequest = z.object({ email: Email });
/** A code may come in the digits of the reader's keyboard: full-width, Arabic, Persian or Devanagari. */
const plainDigits = (value: string) =>
  value
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => String((digit.charCodeAt(0) - (digit < "\u0966" ? 0 : 6)) & 15));

export const CodeEntry = z.object({
  email: Email,
  code: z.string().transform((value) => plainDigits(value).replace(/\D/g, "").slice(0, 12)),
});
export const Device = z.object({ id: z.string(), agent: z.string(), createdAt: z.number(), seenAt: z.number(), current: z.boolean() });
export type Device = z.infer<typeof Device>;

/** Where to go after signing in; anything but a path of this site counts as not given. */
export const LoginQuery = z.object({
  next: z.string().max(2_000).optional().catch(undefined),
  /** The form for the code, for a browser that has asked for one. */
  step: z.literal("code").optional().catch(undefined),
});

export const showLogin = describe({ method: "GET", path: "/login", who: "any", query: LoginQuery });
/** A form: `email`, then `email` and `code`; `next` with both. */
export const submitLogin = describe({ method: "POST", path: "/login", who: "any" });
export const endThisSession = describe({ method: "GET", path: "/logout", who: "any" });
export const requestCode = describe({ method: "POST", path: "/auth/codes", who: "any", body: CodeRequest });
export const openSession = describe({ method: "POST", path: "/auth/sessions", who: "any", body: CodeEntry, answer: User });
export const currentUser = describe({ method: "GET", path: "/auth/user", who: "user", answer: User });
export const listSessions = describe({ method: "GET", path: "/auth/sessions", who: "user", answer: z.array(Device) });
export const endSession = describe({
  method: "DELETE",
  path: "/auth/sessions/:id",
  who: "owner",
  params: z.object({ id: z.string().max(64) }),
});
export const endOtherSessions = describe({ method: "DELETE", path: "/auth/sessions", who: "user" });
