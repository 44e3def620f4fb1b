import { eq } from "drizzle-orm";
import { passkeys } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { beginPasskey } from "./contract.ts";
import { openPasskeys } from "./open-passkeys.ts";
import type { NewPasskeyChallenge } from "./passkey-challenge.ts";
import { mostPasskeys, tooManyPasskeys } from "./passkey-limit.ts";
import { requirePasskeySite } from "./passkey-site.ts";
import { beginAttempt } from "./sign-in-attempts.ts";

export const beginPasskeyEndpoint = endpoint(
  beginPasskey,
  ({ db, userId }) => [db.select({ id: passkeys.id, transports: passkeys.transports }).from(passkeys).where(eq(passkeys.userId, userId))],
  async ({ c, user }, [known]) => {
    const site = requirePasskeySite(c);
    if (known.length >= mostPasskeys) throw tooManyPasskeys();
    const { registrationOptions } = await openPasskeys();
    const options = await registrationOptions({ site, user, known });
    const kept: NewPasskeyChallenge = { challenge: options.challenge, userId: user.id, sessionId: user.sessionId };
    await beginAttempt(c, "passkey-new", kept);
    return { ...options };
  },
);
