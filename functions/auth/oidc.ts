import * as z from "zod";
import type { AppContext, SessionUser } from "../http/context.ts";
import { endpoint } from "../http/endpoint.ts";
import type { OidcProvider } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { requestLanguage } from "../http/words.ts";
import { canSendMail } from "../mail/mailer.ts";
import { notifyAccount } from "../mail/send-mail.ts";
import type { JoinOutcome } from "./contract.ts";
import * as contract from "./contract.ts";
import { accountOfConfirmed, accountOfIdentity, joinIdentity as joinToAccount, keepPending, type ProviderIdentity } from "./identities.ts";
import { firstStep } from "./login.ts";
import { accountAddress, keepAddress, loginAddress, safeNext } from "./login-address.ts";
import { addressOf, identityFrom, logProblem, newRound, OidcProblem, type Reach } from "./oidc-protocol.ts";
import { callbackOf, findProvider, isInsecure } from "./oidc-providers.ts";
import { SuspendedError, signInAs } from "./sign-in.ts";
import { beginAttempt, takeAttempt } from "./sign-in-attempts.ts";

/** Reached by following a link, so every failure is shown on the sign-in page. */
export const startOidc = endpoint(contract.startOidc, async ({ c, params, query }) => {
  const next = safeNext(query.next);
  const provider = findProvider(c, params.provider);
  // Other sites' images and frames must not use up this network's rate limit.
  const isFollowed = (c.req.header("sec-fetch-dest") ?? "document") === "document";
  if (!provider || !isFollowed) return c.redirect(loginAddress({ next }), 303);
  const show = (notice: OidcProblem["notice"]) => firstStep(c, { next, notice, provider: provider.id });
  try {
    return c.redirect(await beginRound(c, provider, { next, join: null }), 303);
  } catch (error) {
    if (error instanceof OidcProblem) {
      logProblem(c, provider.id, error);
      return c.html(show(error.notice), 502);
    }
    if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
    c.header("retry-after", String(Math.ceil(error.retryAfter ?? 60)));
    return c.html(show("tooMany"), 429);
  }
});

/** Begins joining an identity of this provider to the caller's account; the round ends in finishOidc, like a sign-in. */
export const joinIdentity = endpoint(contract.joinIdentity, async ({ c, user, params }) => {
  const provider = findProvider(c, params.provider);
  if (!provider) throw new AppError("NOT_FOUND");
  try {
    return { url: await beginRound(c, provider, { next: "/account", join: { userId: user.id, sessionId: user.sessionId } }) };
  } catch (error) {
    if (!(error instanceof OidcProblem)) throw error;
    logProblem(c, provider.id, error);
    throw new AppError("PROVIDER_FAILED", {
      message: `${provider.name} is not answering as it should. Please try again in a few minutes.`,
      cause: error,
    });
  }
});

/** The provider redirects here. Always answers with a redirect, so that no code stays in the browser's history. */
export const finishOidc = endpoint(contract.finishOidc, async ({ c, user, params }) => {
  const provider = findProvider(c, params.provider);
  const parameters = new URL(c.req.url).searchParams;
  const round = await takeRound(c, params.provider, parameters);
  if (!provider) return c.redirect(loginAddress({}), 303);
  if (!round)
    return c.redirect(user ? accountAddress("expired", provider.id) : loginAddress({ notice: "expired", provider: provider.id }), 303);
  const { next, join } = round;
  try {
    // The user who began to join has signed out, or another user has signed in.
    if (join && (user?.id !== join.userId || user.sessionId !== join.sessionId)) throw new OidcProblem("expired");
    const person = await identityFrom(provider, round, parameters, reachOf(provider));
    const identity = { ...person, provider: provider.id };
    if (join && user) return c.redirect(accountAddress(await joinTo(c, user, identity, provider), provider.id), 303);
    return c.redirect(await signInWith(c, identity, provider, next), 303);
  } catch (error) {
    if (error instanceof SuspendedError) return c.redirect(loginAddress({ notice: "suspended" }), 303);
    const problem = error instanceof AppError && error.code === "RATE_LIMITED" ? new OidcProblem("tooMany") : error;
    if (!(problem instanceof OidcProblem)) throw error;
    logProblem(c, provider.id, problem);
    const { notice } = problem;
    return c.redirect(
      join && user ? accountAddress(outcomeOf(notice), provider.id) : loginAddress({ notice, provider: provider.id, next }),
      303,
    );
  }
});

/** Signs in, or names the step still needed; returns where to send the browser. */
async function signInWith(c: AppContext, identity: ProviderIdentity, provider: OidcProvider, next: string): Promise<string> {
  const known = await accountOfIdentity(c, identity);
  if (known) {
    await signInAs(c, known);
    return next;
  }
  if (!identity.isConfirmed) {
    if (!canSendMail(c)) throw new OidcProblem("unconfirmable");
    await keepPending(c, identity);
    if (identity.email) keepAddress(c, identity.email);
    return loginAddress({ notice: "unconfirmed", provider: provider.id, next });
  }
  const { userId, joined } = await accountOfConfirmed(c, identity, requestLanguage(c).code);
  const user = await signInAs(c, userId);
  if (joined) await notifyAccount(c, user, { kind: "identity-added", name: provider.name });
  return next;
}

async function joinTo(c: AppContext, user: SessionUser, identity: ProviderIdentity, provider: OidcProvider): Promise<JoinOutcome> {
  const outcome = await joinToAccount(c, user, identity);
  if (outcome === "ended") return "expired";
  if (outcome === "joined") await notifyAccount(c, user, { kind: "identity-added", name: provider.name });
  return outcome === "taken" ? "taken" : "joined";
}

function outcomeOf(notice: OidcProblem["notice"]): JoinOutcome {
  return notice === "cancelled" || notice === "expired" || notice === "unreachable" ? notice : "refused";
}

const Round = z.object({
  provider: z.string(),
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  /** The session that is joining an identity to its account; null for a sign-in. */
  join: z.object({ userId: z.string(), sessionId: z.string() }).nullable(),
});
export type KeptRound = z.infer<typeof Round>;

export const reachOf = (provider: OidcProvider): Reach => ({ insecure: isInsecure(provider) });

/** Begins a round with a provider and binds it to this browser; returns where to send it. Throws OidcProblem, and RATE_LIMITED. */
export async function beginRound(c: AppContext, provider: OidcProvider, kept: Pick<KeptRound, "next" | "join">): Promise<string> {
  const round = await newRound(callbackOf(c, provider));
  await beginAttempt(c, "oidc", { ...round, ...kept, provider: provider.id } satisfies KeptRound);
  return addressOf(provider, round, reachOf(provider));
}

/** The round of this browser that the answer belongs to, removed on reading; null when there is none with this provider. */
export async function takeRound(c: AppContext, providerId: string, parameters: URLSearchParams): Promise<KeptRound | null> {
  const round = Round.safeParse(await takeAttempt(c, "oidc", parameters.get("state") ?? "")).data;
  return round?.provider === providerId ? round : null;
}
