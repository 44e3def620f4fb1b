import * as z from "zod";
import type { AppContext, SessionUser } from "../http/context.ts";
import { joinIdentity, type ProviderIdentity } from "./identities.ts";
import { beginAttempt, takeAttempt } from "./sign-in-attempts.ts";

const Pending = z.object({
  issuer: z.string(),
  subject: z.string(),
  provider: z.string(),
  email: z.string(),
  isConfirmed: z.literal(false),
  firstName: z.string(),
});

/** Keeps an identity without a confirmed address until the person has proven one in this browser, which must not take over ten minutes. */
export function keepPending(c: AppContext, identity: ProviderIdentity): Promise<void> {
  return beginAttempt(c, "identity", identity);
}

/** Keeps it ten minutes more, for the code has as long; false when there is none of this provider. */
export async function renewPending(c: AppContext, providerId: string): Promise<boolean> {
  const pending = await takePending(c, providerId);
  if (pending) await keepPending(c, pending);
  return pending !== null;
}

/** Joins it to the account whose address has just been proven here. */
export async function joinPending(
  c: AppContext,
  user: SessionUser,
  providerId: string,
): Promise<Awaited<ReturnType<typeof joinIdentity>> | "none"> {
  const pending = await takePending(c, providerId);
  return pending ? joinIdentity(c, user, pending) : "none";
}

async function takePending(c: AppContext, providerId: string): Promise<ProviderIdentity | null> {
  const pending = Pending.safeParse(await takeAttempt(c, "identity")).data;
  return pending?.provider === providerId ? pending : null;
}
