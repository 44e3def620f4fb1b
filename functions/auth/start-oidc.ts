import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { startOidc } from "./contract.ts";
import { firstStep } from "./first-step.ts";
import { loginAddress } from "./login-address.ts";
import { safeNext } from "./next-path.ts";
import { logProblem, OidcProblem } from "./oidc-problem.ts";
import { findProvider } from "./oidc-providers.ts";
import { beginRound } from "./oidc-round.ts";

/** A person follows this link: whatever goes wrong, they read it on the sign-in page. */
export const startOidcEndpoint = endpoint(startOidc, async ({ c, params, query }) => {
  const next = safeNext(query.next);
  const provider = findProvider(c, params.provider);
  // Pictures and frames of other sites follow no link: they would use up what this network may begin.
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
