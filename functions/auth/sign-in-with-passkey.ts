import { and, eq, lt } from "drizzle-orm";
import { passkeys } from "../../db/schema.ts";
import type { AppContext } from "../http/context.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { signInWithPasskey } from "./contract.ts";
import { openPasskeys } from "./open-passkeys.ts";
import { takeSignInChallenge } from "./passkey-challenge.ts";
import { requirePasskeySite } from "./passkey-site.ts";
import { presentUser } from "./present.ts";
import { signInAs } from "./sign-in.ts";

// The same whatever was wrong: nobody learns which passkeys there are.
const refusal = () =>
  new AppError("UNAUTHORIZED", { message: "You could not be signed in with this passkey. Please try again, or use a code by e-mail." });

export const signInWithPasskeyEndpoint = endpoint(signInWithPasskey, async ({ c, body }) => {
  const userId = await recognize(c, body.response);
  if (!userId) throw refusal();
  return presentUser(await signInAs(c, userId));
});

/** Whose passkey gave this answer; null for any that is not right in everything. */
async function recognize(c: AppContext, answer: Record<string, unknown>): Promise<string | null> {
  const { db, now, requestId } = c.var;
  const site = requirePasskeySite(c);
  const challenge = await takeSignInChallenge(c);
  const { id } = answer;
  if (!challenge || typeof id !== "string" || id.length > 1_400) return null;
  const [passkey] = await db
    .select({ id: passkeys.id, userId: passkeys.userId, publicKey: passkeys.publicKey, counter: passkeys.counter })
    .from(passkeys)
    .where(eq(passkeys.id, id));
  if (!passkey) return null;
  const { verifySignIn } = await openPasskeys();
  let counter: number;
  try {
    counter = await verifySignIn(answer, challenge, site, passkey, passkey.userId);
  } catch (cause) {
    logLine("info", { message: "passkey refused", requestId, trace: traceOf(cause).slice(0, 400) });
    return null;
  }
  // Again in the statement: of two copies that answer at once, only one counts. Authenticators without a counter always say 0.
  const goesOn = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const [used] = await db
    .update(passkeys)
    .set({ counter, seenAt: now })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.userId, passkey.userId), goesOn))
    .returning({ userId: passkeys.userId });
  return used?.userId ?? null;
}
