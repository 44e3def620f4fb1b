import { and, eq, ne, sql } from "drizzle-orm";
import { users } from "../../db/schema.ts";
import { sendAgain } from "../../db/send-again.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { accountOf, isStillAdmin } from "./account.ts";
import { noteAct, wasNoted } from "./audit.ts";
import { changeRole } from "./contract.ts";

/** The note decides, the change follows it: two admins who demote each other at once meet in the same order, and one stays. */
export const changeRoleEndpoint = endpoint(changeRole, async ({ db, now, user, params, body }) => {
  const id = randomId();
  const act = { id, actor: user.id, action: "role", subject: params.userId, at: now } as const;
  const others = sql`(SELECT count(*) FROM users other WHERE other.role = 'admin' AND other.id <> users.id)`;
  const [, , [account], [actor], [noted]] = await sendAgain(() =>
    db.batch([
      noteAct(
        db,
        act,
        sql`json_object('before', users.role, 'after', ${body.role})`,
        sql`FROM users WHERE users.id = ${params.userId} AND users.role <> ${body.role} AND ${isStillAdmin(user.id)} AND CASE WHEN ${body.role} = 'admin' THEN NOT EXISTS (SELECT 1 FROM suspensions WHERE suspensions.user_id = users.id) ELSE ${others} > 0 END`,
      ),
      db
        .update(users)
        .set({ role: body.role })
        .where(and(eq(users.id, params.userId), ne(users.role, body.role), wasNoted(id))),
      accountOf(db, params.userId),
      accountOf(db, user.id),
      db.select({ noted: sql<number>`${wasNoted(id)}` }).from(sql`(SELECT 1)`),
    ]),
  );
  if (!account) throw new AppError("NOT_FOUND");
  if (noted?.noted || account.role === body.role) return account;
  if (actor?.role !== "admin") throw new AppError("FORBIDDEN");
  if (account.suspendedAt !== null)
    throw new AppError("CONFLICT", { message: "This account is suspended. Please reinstate it first.", details: { reason: "suspended" } });
  throw new AppError("CONFLICT", {
    message: "This is the last admin. Please make somebody else an admin first.",
    details: { reason: "last-admin" },
  });
});
