import { eq, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { newspapers, sessions, suspensions, takedowns, users } from "../../db/schema.ts";
import { sendAgain } from "../../db/send-again.ts";
import { shareAddress } from "../completed-newspapers/share-address.ts";
import type { AppContext } from "../http/context.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { contactOf } from "../http/site.ts";
import { canSendMail } from "../mail/mailer.ts";
import { type Moderation, moderationMail } from "../mail/moderation-mail.ts";
import { sendMail } from "../mail/send-mail.ts";
import { accountOf, isStillAdmin } from "./account.ts";
import { noteAct, wasNoted } from "./audit.ts";
import { findNewspaper, reinstateUser, releaseNewspaper, suspendUser, takeDownNewspaper } from "./contract.ts";

/**
 * Suspends with a note in the audit and ends all sessions, in one batch. Nothing of the person's is changed: what they share is not shown
 * while they are suspended. Suspended already: nothing happens. Admins lose their role first, so that one who can act stays.
 */
export const suspendUserEndpoint = endpoint(suspendUser, async ({ c, db, now, user, params, body }) => {
  const id = randomId();
  const [, , , [account], [actor], [noted]] = await sendAgain(() =>
    db.batch([
      noteAct(
        db,
        { id, actor: user.id, action: "suspend", subject: params.userId, at: now },
        sql`json_object('reason', ${body.reason})`,
        sql`FROM users WHERE users.id = ${params.userId} AND users.role <> 'admin' AND ${isStillAdmin(user.id)}
            AND NOT EXISTS (SELECT 1 FROM suspensions WHERE suspensions.user_id = users.id)`,
      ),
      db
        .insert(suspensions)
        .select(sql`SELECT ${params.userId}, ${body.reason}, ${now} WHERE ${wasNoted(id)}`)
        .onConflictDoNothing(),
      db.delete(sessions).where(sql`${sessions.userId} = ${params.userId} AND ${wasNoted(id)}`),
      accountOf(db, params.userId),
      accountOf(db, user.id),
      isNoted(db, id),
    ]),
  );
  if (!account) throw new AppError("NOT_FOUND");
  if (noted?.noted) await tellOwner(c, params.userId, { kind: "suspended", reason: body.reason });
  else if (actor?.role !== "admin") throw new AppError("FORBIDDEN");
  else if (account.role === "admin")
    throw new AppError("CONFLICT", {
      message: "Admins cannot be suspended. Please remove the admin role first.",
      details: { reason: "admin" },
    });
  return account;
});

export const reinstateUserEndpoint = endpoint(reinstateUser, async ({ c, db, now, user, params }) => {
  const id = randomId();
  const [, , [account], [actor], [noted]] = await sendAgain(() =>
    db.batch([
      noteAct(
        db,
        { id, actor: user.id, action: "reinstate", subject: params.userId, at: now },
        sql`json_object()`,
        sql`FROM suspensions WHERE suspensions.user_id = ${params.userId} AND ${isStillAdmin(user.id)}`,
      ),
      db.delete(suspensions).where(sql`${suspensions.userId} = ${params.userId} AND ${wasNoted(id)}`),
      accountOf(db, params.userId),
      accountOf(db, user.id),
      isNoted(db, id),
    ]),
  );
  if (!account) throw new AppError("NOT_FOUND");
  if (noted?.noted) await tellOwner(c, params.userId, { kind: "reinstated" });
  else if (actor?.role !== "admin") throw new AppError("FORBIDDEN");
  return account;
});

/** Loaded only after the caller is known to be an admin: it reads what is others'. */
export const findNewspaperEndpoint = endpoint(findNewspaper, async ({ db, params }) => {
  const [row] = await newspaperOf(db, params.id);
  if (!row) throw new AppError("NOT_FOUND");
  return present(row);
});

/** Takes the share id away and keeps it for the release, with a note in the audit, in one batch. Taken down already: nothing happens. */
export const takeDownEndpoint = endpoint(takeDownNewspaper, async ({ c, db, now, user, params, body }) => {
  const [found] = await newspaperOf(db, params.id);
  if (!found) throw new AppError("NOT_FOUND");
  const id = randomId();
  const [, , , [row], [actor], [noted]] = await sendAgain(() =>
    db.batch([
      noteAct(
        db,
        { id, actor: user.id, action: "takedown", subject: found.ownerId, at: now },
        sql`json_object('newspaper', newspapers.id, 'reason', ${body.reason})`,
        sql`FROM newspapers WHERE newspapers.id = ${found.id} AND ${isStillAdmin(user.id)}
            AND NOT EXISTS (SELECT 1 FROM takedowns WHERE takedowns.newspaper_id = newspapers.id)`,
      ),
      db
        .insert(takedowns)
        .select(
          sql`SELECT newspapers.id, newspapers.share_id, ${body.reason}, ${now} FROM newspapers WHERE newspapers.id = ${found.id} AND ${wasNoted(id)}`,
        )
        .onConflictDoNothing(),
      db
        .update(newspapers)
        .set({ shareId: null })
        .where(sql`${newspapers.id} = ${found.id} AND ${wasNoted(id)}`),
      newspaperOf(db, found.id),
      accountOf(db, user.id),
      isNoted(db, id),
    ]),
  );
  if (!row) throw new AppError("NOT_FOUND");
  if (noted?.noted) await tellOwner(c, found.ownerId, { kind: "takenDown", newspaper: found.title, reason: body.reason });
  else if (actor?.role !== "admin") throw new AppError("FORBIDDEN");
  return present(row);
});

/** Shared again under the address it had, unless its owner has stopped sharing it meanwhile. */
export const releaseEndpoint = endpoint(releaseNewspaper, async ({ c, db, now, user, params }) => {
  const [found] = await newspaperOf(db, params.id);
  if (!found) throw new AppError("NOT_FOUND");
  const id = randomId();
  const [, , , [row], [actor], [noted]] = await sendAgain(() =>
    db.batch([
      noteAct(
        db,
        { id, actor: user.id, action: "release", subject: found.ownerId, at: now },
        sql`json_object('newspaper', takedowns.newspaper_id)`,
        sql`FROM takedowns WHERE takedowns.newspaper_id = ${found.id} AND ${isStillAdmin(user.id)}`,
      ),
      db
        .update(newspapers)
        .set({ shareId: sql`(SELECT takedowns.share_id FROM takedowns WHERE takedowns.newspaper_id = ${found.id})` })
        .where(
          sql`${newspapers.id} = ${found.id} AND ${wasNoted(id)} AND EXISTS (SELECT 1 FROM takedowns WHERE takedowns.newspaper_id = ${found.id})`,
        ),
      db.delete(takedowns).where(sql`${takedowns.newspaperId} = ${found.id} AND ${wasNoted(id)}`),
      newspaperOf(db, found.id),
      accountOf(db, user.id),
      isNoted(db, id),
    ]),
  );
  if (!row) throw new AppError("NOT_FOUND");
  if (noted?.noted) await tellOwner(c, found.ownerId, { kind: "released", newspaper: found.title });
  else if (actor?.role !== "admin") throw new AppError("FORBIDDEN");
  return present(row);
});

const isNoted = (db: Database, id: string) => db.select({ noted: sql<number>`${wasNoted(id)}` }).from(sql`(SELECT 1)`);

/** By its own id, or by the share id it has or had when it was taken down. */
function newspaperOf(db: Database, id: string) {
  return db
    .select({
      id: newspapers.id,
      title: newspapers.title,
      newspaperName: newspapers.newspaperName,
      createdAt: newspapers.createdAt,
      shareId: newspapers.shareId,
      // Under names of their own: D1 gives one column for each name.
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

/** In the owner's language, after the act has been written; does nothing on a site without mail. */
async function tellOwner(c: AppContext, userId: string, moderation: Moderation): Promise<void> {
  if (!canSendMail(c)) return;
  const [owner] = await c.var.db.select({ email: users.email, language: users.language }).from(users).where(eq(users.id, userId));
  if (owner)
    await sendMail(c, () => moderationMail({ to: owner.email, language: owner.language, moderation, contact: contactOf(c.var.settings) }));
}
