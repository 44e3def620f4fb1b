import { endpoint } from "../endpoint.ts";
import { beginPasskeySignIn } from "./contract.ts";
import { signInOptions } from "./passkey-library.ts";
import { requirePasskeySite } from "./passkey-site.ts";
import { beginAttempt } from "./sign-in-attempts.ts";

export const beginPasskeySignInEndpoint = endpoint(beginPasskeySignIn, async ({ c }) => {
  const options = await signInOptions(requirePasskeySite(c));
  await beginAttempt(c, "passkey-sign-in", { challenge: options.challenge });
  return { ...options };
});
