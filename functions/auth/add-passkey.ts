import { count, eq, sql } from "drizzle-orm";
import { passkeys } from "../../db/schema.ts";
import { isFilled } from "../http/contract.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { addPasskey } from "./contract.ts";
import { tellOfChange } from "./notify.ts";
import { openPasskeys } from "./open-passkeys.ts";
import { takeNewPasskeyChallenge } from "./passkey-challenge.ts";
import { passkeyColumns } from "./passkey-columns.ts";
import { mostPasskeys, tooManyPasskeys } from "./passkey-limit.ts";
import { requirePasskeySite } from "./passkey-site.ts";
import { readTransports } from "./passkey-transports.ts";

const notAdded = () => new AppError("INVALID", { message: "This passkey could not be added. Please try again from the beginning." });

export const addPasskeyEndpoint = endpoint(addPasskey, async ({ c, db, now, user, body, requestId }) => {
  const site = requirePasskeySite(c);
  const challenge = await takeNewPasskeyChallenge(c, user);
  if (!challenge) throw notAdded();
  const { verifyRegistration } = await openPasskeys();
  const credential = await verifyRegistration(body.response, challenge, site).catch((cause) => {
    logLine("info", { message: "passkey not added", requestId, trace: traceOf(cause).slice(0, 400) });
    throw notAdded();
  });
  const name = body.name && isFilled(body.name) ? body.name.trim() : "";
  const own = sql`SELECT count(*) FROM passkeys WHERE user_id = ${user.id}`;
  // A session that has ended while the person touched the sensor adds nothing any more.
  const isSignedIn = sql`EXISTS (SELECT 1 FROM sessions WHERE id = ${user.sessionId} AND user_id = ${user.id})`;
  const values = sql`${credential.id}, ${user.id}, ${credential.publicKey}, ${credential.counter}, ${readTransports(body.response)}, ${name}, ${now}, NULL`;
  const [[added], [taken], [all]] = await db.batch([
    db
      .insert(passkeys)
      .select(sql`SELECT ${values} WHERE (${own}) < ${mostPasskeys} AND ${isSignedIn}`)
      .onConflictDoNothing()
      .returning(passkeyColumns),
    db.select({ count: count() }).from(passkeys).where(eq(passkeys.id, credential.id)),
    db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, user.id)),
  ]);
  if (added) {
    await tellOfChange(c, user, { kind: "passkey-added", name: name || undefined });
    return added;
  }
  if (taken?.count) {
    throw new AppError("CONFLICT", {
      message: "This passkey has been added before. You can use it to sign in.",
      details: { reason: "known" },
    });
  }
  if (all && all.count >= mostPasskeys) throw tooManyPasskeys();
  throw new AppError("UNAUTHORIZED");
});
