import { endpoint } from "../http/endpoint.ts";
import { beginPasskeySignIn } from "./contract.ts";
import { openPasskeys } from "./open-passkeys.ts";
import { requirePasskeySite } from "./passkey-site.ts";
import { beginAttempt } from "./sign-in-attempts.ts";

export const beginPasskeySignInEndpoint = endpoint(beginPasskeySignIn, async ({ c }) => {
  const site = requirePasskeySite(c);
  const { signInOptions } = await openPasskeys();
  const options = await signInOptions(site);
  await beginAttempt(c, "passkey-sign-in", { challenge: options.challenge });
  return { ...options };
});
