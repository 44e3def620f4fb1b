import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import {
  apiKeys,
  identities,
  images,
  loginCodes,
  newspapers,
  newspaperVersions,
  paperNames,
  passkeys,
  pressRuns,
  rateCounters,
  removals,
  sessions,
  signInAttempts,
  users,
} from "../../db/schema.ts";
import { forgetAddress } from "../auth/login-address.ts";
import { forgetSession, presentUser } from "../auth/session-cookie.ts";
import { processDeletions } from "../deletion/outbox.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { countersOf } from "../http/rate-counters.ts";
import { notifyAccount } from "../mail/send-mail.ts";
import * as contract from "./contract.ts";

/** Normalizes as Email in auth/contract.ts but does not validate: an invalid address must not prevent deletion. */
const spelling = (address: string) => address.normalize("NFKC").trim().toLowerCase();

export const deleteUser = endpoint(contract.deleteUser, async ({ c, env, db, now, requestId, user, body, later }) => {
  if (spelling(body.confirm) !== spelling(user.email))
    throw new AppError("INVALID", {
      message: "This is not the address of your account. Please type the address you sign in with.",
      details: { fields: ["confirm"] },
    });
  const results = await retryWrite(() => db.batch(deletion(db, user, now)));
  const [before] = results[0] as { isLastAdmin: number }[];
  if (before?.isLastAdmin)
    throw new AppError("CONFLICT", {
      message: "You are the last admin. Please make somebody else an admin first, then delete your account.",
      details: { reason: "last-admin" },
    });
  forgetSession(c);
  forgetAddress(c);
  // The cron removes whatever fails here.
  later(
    processDeletions(env, db).catch((failure: unknown) =>
      logLine("error", { message: "removals not done", requestId, error: traceOf(failure) }),
    ),
  );
  // Two devices may request the deletion at once; only one mail is sent.
  if (before) await notifyAccount(c, user, { kind: "account-deleted" });
  return undefined;
});

/**
 * Deletes all rows of the account, table by table, and queues what must be removed outside the database. The ledger, the checkouts and the
 * audit stay, without the person. No effect if the account is the last admin's or already gone. The user's row goes last, so that every
 * statement sees the same state.
 */
export function deletion(db: Database, { id, email }: { id: string; email: string }, now: number): [Query, ...Query[]] {
  const isLastAdmin = sql`(u.role = 'admin' AND NOT EXISTS (SELECT 1 FROM users o WHERE o.role = 'admin' AND o.id <> u.id))`;
  const mayGo = sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${id} AND NOT ${isLastAdmin})`;
  const remove = (kind: "picture" | "run" | "customer" | "checkout", names: SQL) =>
    insertWhere(db, removals, { kind, name: sql`name`, createdAt: now }, mayGo, sql`(${names})`).onConflictDoNothing();
  const countersOfRuns = sql`SELECT c.rowid FROM press_runs r CROSS JOIN rate_counters c
    ON c.key >= 'run:' || r.id || ':' AND c.key < 'run:' || r.id || ';' WHERE r.user_id = ${id}`;
  return [
    db
      .select({ isLastAdmin: sql<number>`${isLastAdmin}`.as("is_last_admin") })
      .from(sql`users u`)
      .where(sql`u.id = ${id}`),
    // Running ones first, so that they are stopped first.
    remove("run", sql`SELECT r.id AS name FROM press_runs r WHERE r.user_id = ${id} ORDER BY r.status = 'running' DESC, r.created_at DESC`),
    remove("picture", sql`SELECT i.key AS name FROM images i WHERE i.user_id = ${id}`),
    remove("customer", sql`SELECT p.stripe_customer AS name FROM users p WHERE p.id = ${id} AND p.stripe_customer IS NOT NULL`),
    remove("checkout", sql`SELECT s.id AS name FROM checkout_sessions s WHERE s.user_id = ${id}`),
    db
      .delete(rateCounters)
      .where(sql`(rate_counters.rowid IN (${countersOfRuns}) OR ${inArray(rateCounters.key, countersOf(id))}) AND ${mayGo}`),
    db.delete(sessions).where(sql`${eq(sessions.userId, id)} AND ${mayGo}`),
    db.delete(passkeys).where(sql`${eq(passkeys.userId, id)} AND ${mayGo}`),
    db.delete(identities).where(sql`${eq(identities.userId, id)} AND ${mayGo}`),
    db.delete(loginCodes).where(sql`${eq(loginCodes.email, email)} AND ${mayGo}`),
    // Attempts that would join something to this account, or that hold its address. Few, since they expire after ten minutes.
    db
      .delete(signInAttempts)
      .where(sql`(instr(${signInAttempts.data}, ${id}) > 0 OR instr(${signInAttempts.data}, json_quote(${email})) > 0) AND ${mayGo}`),
    db.delete(paperNames).where(sql`${eq(paperNames.owner, id)} AND ${mayGo}`),
    db.delete(apiKeys).where(sql`${eq(apiKeys.userId, id)} AND ${mayGo}`),
    db.delete(newspaperVersions).where(sql`${eq(newspaperVersions.userId, id)} AND ${mayGo}`),
    db.delete(newspapers).where(sql`${eq(newspapers.userId, id)} AND ${mayGo}`),
    db.delete(images).where(sql`${eq(images.userId, id)} AND ${mayGo}`),
    db.delete(pressRuns).where(sql`${eq(pressRuns.userId, id)} AND ${mayGo}`),
    db.delete(users).where(sql`${eq(users.id, id)} AND ${mayGo}`),
  ];
}

export const changeUser = endpoint(contract.changeUser, async ({ db, user, body }) => {
  // Only the fields sent: another device may be changing the other one at the same time.
  const changed = {
    ...(body.firstName !== undefined && { firstName: body.firstName.trim() }),
    ...(body.language !== undefined && { language: body.language }),
  };
  if (Object.keys(changed).length > 0) await db.update(users).set(changed).where(eq(users.id, user.id));
  return presentUser({ ...user, ...changed });
});
