import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { joinIdentity } from "./contract.ts";
import { logProblem, OidcProblem } from "./oidc-problem.ts";
import { findProvider } from "./oidc-providers.ts";
import { beginRound } from "./oidc-round.ts";

export const joinIdentityEndpoint = endpoint(joinIdentity, async ({ c, user, params }) => {
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
