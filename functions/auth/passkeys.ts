import { and, asc, count, eq, lt, sql } from "drizzle-orm";
import * as z from "zod";
import { insertWhere } from "../../db/insert-where.ts";
import { passkeys } from "../../db/schema.ts";
import type { AppContext } from "../http/context.ts";
import { isFilled } from "../http/contract.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { notifyAccount } from "../mail/send-mail.ts";
import * as contract from "./contract.ts";
import { hasAnotherWayIn, lastWayIn } from "./identities.ts";
import { requirePasskeySite } from "./passkey-site.ts";
import { presentUser } from "./session-cookie.ts";
import { signInAs } from "./sign-in.ts";
import { beginAttempt, takeAttempt } from "./sign-in-attempts.ts";

/** Loaded on demand: large, and needed by few requests. */
const openPasskeys = () => import("./passkey-library.ts");

export const listPasskeys = endpoint(
  contract.listPasskeys,
  ({ db, userId }) => [
    db.select(passkeyColumns).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
  ],
  async (_, [rows]) => rows,
);

export const beginPasskey = endpoint(
  contract.beginPasskey,
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

const notAdded = () => new AppError("INVALID", { message: "This passkey could not be added. Please try again from the beginning." });

export const addPasskey = endpoint(contract.addPasskey, async ({ c, db, now, user, body, requestId }) => {
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
  // The session may have ended during the browser's ceremony.
  const isSignedIn = sql`EXISTS (SELECT 1 FROM sessions WHERE id = ${user.sessionId} AND user_id = ${user.id})`;
  const { id, publicKey, counter } = credential;
  const passkey = { id, userId: user.id, publicKey, counter, transports: readTransports(body.response), name, createdAt: now };
  const [[added], [taken], [all]] = await db.batch([
    insertWhere(db, passkeys, passkey, sql`(${own}) < ${mostPasskeys} AND ${isSignedIn}`).onConflictDoNothing().returning(passkeyColumns),
    db.select({ count: count() }).from(passkeys).where(eq(passkeys.id, credential.id)),
    db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, user.id)),
  ]);
  if (added) {
    await notifyAccount(c, user, { kind: "passkey-added", name: name || undefined });
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

export const renamePasskey = endpoint(contract.renamePasskey, async ({ db, user, params, body }) => {
  const [renamed] = await db
    .update(passkeys)
    .set({ name: body.name.trim() })
    .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, user.id)))
    .returning(passkeyColumns);
  if (!renamed) throw new AppError("NOT_FOUND");
  return renamed;
});

export const removePasskey = endpoint(
  contract.removePasskey,
  ({ db, userId, params }) => [
    db
      .select({ name: passkeys.name })
      .from(passkeys)
      .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, userId))),
  ],
  async ({ c, db, user, params }, [[passkey]]) => {
    if (!passkey) throw new AppError("NOT_FOUND");
    const removed = await db
      .delete(passkeys)
      .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, user.id), hasAnotherWayIn(c, user.id, { passkeyId: params.id })))
      .returning({ id: passkeys.id });
    if (removed.length === 0) throw lastWayIn();
    await notifyAccount(c, user, { kind: "passkey-removed", name: passkey.name || undefined });
    return undefined;
  },
);

export const beginPasskeySignIn = endpoint(contract.beginPasskeySignIn, async ({ c }) => {
  const site = requirePasskeySite(c);
  const { signInOptions } = await openPasskeys();
  const options = await signInOptions(site);
  await beginAttempt(c, "passkey-sign-in", { challenge: options.challenge });
  return { ...options };
});

// The same for every failure, so that nobody can find out which passkeys exist.
const refusal = () =>
  new AppError("UNAUTHORIZED", { message: "You could not be signed in with this passkey. Please try again, or use a code by e-mail." });

export const signInWithPasskey = endpoint(contract.signInWithPasskey, async ({ c, body }) => {
  const userId = await recognize(c, body.response);
  if (!userId) throw refusal();
  return presentUser(await signInAs(c, userId));
});

/** The owner of the passkey that gave this answer; null if any check fails. */
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
  // Checked again in the statement: of two copies answering at once only one counts. Authenticators without a counter always send 0.
  const goesOn = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const [used] = await db
    .update(passkeys)
    .set({ counter, seenAt: now })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.userId, passkey.userId), goesOn))
    .returning({ userId: passkeys.userId });
  return used?.userId ?? null;
}

/** What is kept of a ceremony until its answer. A new passkey is also bound to the user and session that requested it. */
const SignInChallenge = z.object({ challenge: z.string() });
const NewPasskeyChallenge = SignInChallenge.extend({ userId: z.string(), sessionId: z.string() });
export type NewPasskeyChallenge = z.infer<typeof NewPasskeyChallenge>;

export async function takeSignInChallenge(c: AppContext): Promise<string | null> {
  return SignInChallenge.safeParse(await takeAttempt(c, "passkey-sign-in")).data?.challenge ?? null;
}

export async function takeNewPasskeyChallenge(c: AppContext, asker: { id: string; sessionId: string }): Promise<string | null> {
  const { data } = NewPasskeyChallenge.safeParse(await takeAttempt(c, "passkey-new"));
  return data?.userId === asker.id && data.sessionId === asker.sessionId ? data.challenge : null;
}

/** What the API returns of a passkey: never its key. */
export const passkeyColumns = { id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, seenAt: passkeys.seenAt };

/** Passkeys per user. */
export const mostPasskeys = 20;

export const tooManyPasskeys = () =>
  new AppError("CONFLICT", {
    message: `You have ${mostPasskeys} passkeys, which is the most there can be. Please remove one before you add another.`,
    details: { reason: "too-many" },
  });

const known = new Set(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** Transports reported by the authenticator (WebAuthn §5.8.4), a hint for the browser; malformed entries are dropped. */
export function readTransports(answer: Record<string, unknown>): string {
  const { transports } = (answer.response ?? {}) as { transports?: unknown };
  return Array.isArray(transports) ? [...new Set(transports.filter((name) => known.has(name)))].join(",") : "";
}
