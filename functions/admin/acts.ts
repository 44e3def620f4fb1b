import { eq, type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { audit, users } from "../../db/schema.ts";
import { randomId } from "../http/random-id.ts";

interface Act {
  /** Chosen by the caller, so that an act counts once. */
  id: string;
  actor: string;
  action: "role" | "tokens" | "suspend" | "reinstate" | "takedown" | "release" | "layout.save" | "layout.reset" | "paper-name.reset";
  /** Id of a user, who is the owner of a newspaper taken down, `template/layout`, or `ZIP/language`. */
  subject: string;
  at: number;
}

/**
 * The audit entry of what an admin does, for the batch that does it. `detail` is the SQL of a JSON object about the row of `from` that
 * meets the condition: without one nothing is recorded.
 */
export function recordAct(db: Database, act: Act, detail: SQL, from: SQL, condition: SQL) {
  return insertWhere(db, audit, { ...act, detail }, condition, from).onConflictDoNothing();
}

/** SQL condition: the act has been recorded. */
export const isRecorded = (id: string): SQL => sql`EXISTS (SELECT 1 FROM audit WHERE audit.id = ${id})`;

/** SQL condition: the caller is still an admin. They may have been demoted after their session was read. */
export const isStillAdmin = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM users acting WHERE acting.id = ${userId} AND acting.role = 'admin')`;

/** The columns of a user that admins see. */
export const adminColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  role: users.role,
  tokens: users.tokens,
  newspaperCount: users.newspaperCount,
  suspendedAt: sql<number | null>`(SELECT suspensions.at FROM suspensions WHERE suspensions.user_id = users.id)`.as("suspended_at"),
};

export function accountOf(db: Database, userId: string) {
  return db.select(adminColumns).from(users).where(eq(users.id, userId));
}

interface Writing<Row> extends Omit<Act, "id"> {
  detail: SQL;
  /** Tables, joined or not, of the row that the act is about, and what must hold of it. */
  from: SQL;
  condition: SQL;
  /** What the act changes; each condition includes `recorded`. */
  writes: (recorded: SQL) => Query[];
  /** Reads what the act was done to, after it. */
  result: () => Query & PromiseLike<Row[]>;
}

/**
 * Records an act and does it in one batch. The record decides and the changes follow it: of two acts that exclude each other one is
 * done. Gives what it was done to, whether it was done, and whether the caller was still an admin.
 */
export async function act<Row>(db: Database, { detail, from, condition, writes, result, ...about }: Writing<Row>) {
  const id = randomId();
  const answers = await retryWrite(() =>
    db.batch([
      recordAct(db, { ...about, id }, detail, from, condition),
      ...writes(isRecorded(id)),
      result(),
      accountOf(db, about.actor),
      db.select({ recorded: sql<number>`${isRecorded(id)}` }).from(sql`(SELECT 1)`),
    ]),
  );
  const [rows, actors, [found]] = answers.slice(-3) as [Row[], { role: string }[], { recorded: number }[]];
  return { row: rows[0], isDone: Boolean(found?.recorded), isAdmin: actors[0]?.role === "admin" };
}
