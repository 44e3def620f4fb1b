import type { AppContext, SessionUser } from "../http/context.ts";
import { endpoint } from "../http/endpoint.ts";
import type { OidcProvider } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { requestLanguage } from "../http/language.ts";
import { canSendMail } from "../mail/mailer.ts";
import { keepAddress } from "./address-cookie.ts";
import { finishOidc, type JoinOutcome } from "./contract.ts";
import { accountOfConfirmed, accountOfIdentity, joinIdentity, type ProviderIdentity } from "./identities.ts";
import { accountAddress, loginAddress } from "./login-address.ts";
import { tellOfChange } from "./notify.ts";
import { keepPending } from "./oidc-pending.ts";
import { logProblem, OidcProblem } from "./oidc-problem.ts";
import { identityFrom } from "./oidc-protocol.ts";
import { findProvider } from "./oidc-providers.ts";
import { reachOf, takeRound } from "./oidc-round.ts";
import { SuspendedError, signInAs } from "./sign-in.ts";

/** The browser comes back from the provider. It always leaves with a redirect, so that no code stays in its history. */
export const finishOidcEndpoint = endpoint(finishOidc, async ({ c, user, params }) => {
  const provider = findProvider(c, params.provider);
  const parameters = new URL(c.req.url).searchParams;
  const round = await takeRound(c, params.provider, parameters);
  if (!provider) return c.redirect(loginAddress({}), 303);
  if (!round)
    return c.redirect(user ? accountAddress("expired", provider.id) : loginAddress({ notice: "expired", provider: provider.id }), 303);
  const { next, join } = round;
  try {
    // Whoever began to join has signed out, or somebody else has signed in.
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

/** Signs in, or says what is still needed; gives where the browser goes. */
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
  if (joined) await tellOfChange(c, user, { kind: "identity-added", name: provider.name });
  return next;
}

async function joinTo(c: AppContext, user: SessionUser, identity: ProviderIdentity, provider: OidcProvider): Promise<JoinOutcome> {
  const outcome = await joinIdentity(c, user, identity);
  if (outcome === "ended") return "expired";
  if (outcome === "joined") await tellOfChange(c, user, { kind: "identity-added", name: provider.name });
  return outcome === "taken" ? "taken" : "joined";
}

function outcomeOf(notice: OidcProblem["notice"]): JoinOutcome {
  return notice === "cancelled" || notice === "expired" || notice === "unreachable" ? notice : "refused";
}
