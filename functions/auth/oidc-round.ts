import * as z from "zod";
import type { AppContext } from "../http/context.ts";
import type { OidcProvider } from "../http/env.ts";
import { addressOf, newRound, type Reach } from "./oidc-protocol.ts";
import { callbackOf, isInsecure } from "./oidc-providers.ts";
import { beginAttempt, takeAttempt } from "./sign-in-attempts.ts";

const Round = z.object({
  provider: z.string(),
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  /** The session that joins an identity to its account; null for a sign-in. */
  join: z.object({ userId: z.string(), sessionId: z.string() }).nullable(),
});
export type KeptRound = z.infer<typeof Round>;

export const reachOf = (provider: OidcProvider): Reach => ({ insecure: isInsecure(provider) });

/** Begins a round with a provider, kept for this browser; gives where to send it. Throws OidcProblem, and RATE_LIMITED. */
export async function beginRound(c: AppContext, provider: OidcProvider, kept: Pick<KeptRound, "next" | "join">): Promise<string> {
  const round = await newRound(callbackOf(c, provider));
  await beginAttempt(c, "oidc", { ...round, ...kept, provider: provider.id } satisfies KeptRound);
  return addressOf(provider, round, reachOf(provider));
}

/** The round this browser has begun and the answer belongs to, once; null when it has none with this provider. */
export async function takeRound(c: AppContext, providerId: string, parameters: URLSearchParams): Promise<KeptRound | null> {
  const round = Round.safeParse(await takeAttempt(c, "oidc", parameters.get("state") ?? "")).data;
  return round?.provider === providerId ? round : null;
}
