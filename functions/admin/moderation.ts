import { eq, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { newspapers, sessions, suspensions, takedowns, users } from "../../db/schema.ts";
import { shareAddress } from "../completed-newspapers/share-address.ts";
import type { AppContext } from "../http/context.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { contactOf } from "../http/site.ts";
import { canSendMail } from "../mail/mailer.ts";
import { type Moderation, moderationMail } from "../mail/mails.ts";
import { sendMail } from "../mail/send-mail.ts";
import { accountOf, act, isStillAdmin } from "./acts.ts";
import * as contract from "./contract.ts";

/**
 * Suspends the account and ends all its sessions. Its data stay unchanged: shared newspapers are hidden while it is suspended. Idempotent.
 * Admins must lose their role first, so that an admin able to act always remains.
 */
export const suspendUser = endpoint(contract.suspendUser, async ({ c, db, now, user, params, body }) => {
  const { row, isDone, isAdmin } = await act(db, {
    actor: user.id,
    action: "suspend",
    subject: params.userId,
    at: now,
    detail: sql`json_object('reason', ${body.reason})`,
    from: sql`users`,
    condition: sql`users.id = ${params.userId} AND users.role <> 'admin' AND ${isStillAdmin(user.id)}
      AND NOT EXISTS (SELECT 1 FROM suspensions WHERE suspensions.user_id = users.id)`,
    writes: (recorded) => [
      insertWhere(db, suspensions, { userId: params.userId, reason: body.reason, at: now }, recorded).onConflictDoNothing(),
      db.delete(sessions).where(sql`${sessions.userId} = ${params.userId} AND ${recorded}`),
    ],
    result: () => accountOf(db, params.userId),
  });
  if (!row) throw new AppError("NOT_FOUND");
  if (isDone) await mailOwner(c, params.userId, { kind: "suspended", reason: body.reason });
  else if (!isAdmin) throw new AppError("FORBIDDEN");
  else if (row.role === "admin")
    throw new AppError("CONFLICT", {
      message: "Admins cannot be suspended. Please remove the admin role first.",
      details: { reason: "admin" },
    });
  return row;
});

export const reinstateUser = endpoint(contract.reinstateUser, async ({ c, db, now, user, params }) => {
  const { row, isDone, isAdmin } = await act(db, {
    actor: user.id,
    action: "reinstate",
    subject: params.userId,
    at: now,
    detail: sql`json_object()`,
    from: sql`suspensions`,
    condition: sql`suspensions.user_id = ${params.userId} AND ${isStillAdmin(user.id)}`,
    writes: (recorded) => [db.delete(suspensions).where(sql`${suspensions.userId} = ${params.userId} AND ${recorded}`)],
    result: () => accountOf(db, params.userId),
  });
  if (!row) throw new AppError("NOT_FOUND");
  if (isDone) await mailOwner(c, params.userId, { kind: "reinstated" });
  else if (!isAdmin) throw new AppError("FORBIDDEN");
  return row;
});

/** Loaded only after the caller is known to be an admin: it reads other users' data. */
export const findNewspaper = endpoint(contract.findNewspaper, async ({ db, params }) => {
  const [row] = await newspaperOf(db, params.id);
  if (!row) throw new AppError("NOT_FOUND");
  return present(row);
});

/** Removes the share id and keeps it for the release. Idempotent. */
export const takeDownNewspaper = endpoint(contract.takeDownNewspaper, async ({ c, db, now, user, params, body }) => {
  const [found] = await newspaperOf(db, params.id);
  if (!found) throw new AppError("NOT_FOUND");
  const { row, isDone, isAdmin } = await act(db, {
    actor: user.id,
    action: "takedown",
    subject: found.ownerId,
    at: now,
    detail: sql`json_object('newspaper', newspapers.id, 'reason', ${body.reason})`,
    from: sql`newspapers`,
    condition: sql`newspapers.id = ${found.id} AND ${isStillAdmin(user.id)}
      AND NOT EXISTS (SELECT 1 FROM takedowns WHERE takedowns.newspaper_id = newspapers.id)`,
    writes: (recorded) => [
      insertWhere(
        db,
        takedowns,
        { newspaperId: newspapers.id, shareId: newspapers.shareId, reason: body.reason, at: now },
        sql`newspapers.id = ${found.id} AND ${recorded}`,
        sql`newspapers`,
      ).onConflictDoNothing(),
      db.update(newspapers).set({ shareId: null }).where(sql`${newspapers.id} = ${found.id} AND ${recorded}`),
    ],
    result: () => newspaperOf(db, found.id),
  });
  if (!row) throw new AppError("NOT_FOUND");
  if (isDone) await mailOwner(c, found.ownerId, { kind: "takenDown", newspaper: found.title, reason: body.reason });
  else if (!isAdmin) throw new AppError("FORBIDDEN");
  return present(row);
});

/** Restores the previous share address, unless the owner has stopped sharing in the meantime. */
export const releaseNewspaper = endpoint(contract.releaseNewspaper, async ({ c, db, now, user, params }) => {
  const [found] = await newspaperOf(db, params.id);
  if (!found) throw new AppError("NOT_FOUND");
  const { row, isDone, isAdmin } = await act(db, {
    actor: user.id,
    action: "release",
    subject: found.ownerId,
    at: now,
    detail: sql`json_object('newspaper', takedowns.newspaper_id)`,
    from: sql`takedowns`,
    condition: sql`takedowns.newspaper_id = ${found.id} AND ${isStillAdmin(user.id)}`,
    writes: (recorded) => [
      db
        .update(newspapers)
        .set({ shareId: sql`(SELECT takedowns.share_id FROM takedowns WHERE takedowns.newspaper_id = ${found.id})` })
        .where(
          sql`${newspapers.id} = ${found.id} AND ${recorded} AND EXISTS (SELECT 1 FROM takedowns WHERE takedowns.newspaper_id = ${found.id})`,
        ),
      db.delete(takedowns).where(sql`${takedowns.newspaperId} = ${found.id} AND ${recorded}`),
    ],
    result: () => newspaperOf(db, found.id),
  });
  if (!row) throw new AppError("NOT_FOUND");
  if (isDone) await mailOwner(c, found.ownerId, { kind: "released", newspaper: found.title });
  else if (!isAdmin) throw new AppError("FORBIDDEN");
  return present(row);
});

/** Matches its own id, or the share id it has or had when it was taken down. */
function newspaperOf(db: Database, id: string) {
  return db
    .select({
      id: newspapers.id,
      title: newspapers.title,
      newspaperName: newspapers.newspaperName,
      createdAt: newspapers.createdAt,
      shareId: newspapers.shareId,
      // Aliased: D1 merges result columns of the same name.
      ownerId: sql<string>`${users.id}`.as("owner_id"),
      ownerEmail: users.email,
      reason: takedowns.reason,
      takenDownAt: sql<number | null>`${takedowns.at}`.as("taken_down_at"),
    })
    .from(newspapers)
    .innerJoin(users, eq(users.id, newspapers.userId))
    .leftJoin(takedowns, eq(takedowns.newspaperId, newspapers.id))
    .where(
      or(
        eq(newspapers.id, id),
        eq(newspapers.shareId, id),
        sql`${newspapers.id} = (SELECT held.newspaper_id FROM takedowns held WHERE held.share_id = ${id})`,
      ),
    )
    .limit(1);
}

type Row = Awaited<ReturnType<typeof newspaperOf>>[number];

const present = ({ id, title, newspaperName, createdAt, shareId, ownerId, ownerEmail, reason, takenDownAt }: Row) => ({
  id,
  title,
  newspaperName,
  createdAt,
  shareUrl: shareId && shareAddress(shareId, title),
  owner: { id: ownerId, email: ownerEmail },
  takenDown: takenDownAt === null ? null : { reason: reason ?? "", at: takenDownAt },
});

/** In the owner's language, after the act; does nothing on a site without mail. */
async function mailOwner(c: AppContext, userId: string, moderation: Moderation): Promise<void> {
  if (!canSendMail(c)) return;
  const [owner] = await c.var.db.select({ email: users.email, language: users.language }).from(users).where(eq(users.id, userId));
  if (owner)
    await sendMail(c, () => moderationMail({ to: owner.email, language: owner.language, moderation, contact: contactOf(c.var.settings) }));
}
