import { eq, type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { audit, users } from "../../db/schema.ts";
import { randomId } from "../http/random-id.ts";

interface Act {
  /** Chosen by the caller, so that an act is recorded once. */
  id: string;
  actor: string;
  action: "role" | "tokens" | "suspend" | "reinstate" | "takedown" | "release" | "layout.save" | "layout.reset" | "paper-name.reset";
  /** Id of a user (the owner for a takedown), `template/layout`, or `ZIP/language`. */
  subject: string;
  at: number;
}

/**
 * Insert of an act's audit entry, for the batch that performs it. `detail` is the SQL of a JSON object about the row of `from` that meets
 * the condition: without such a row nothing is recorded.
 */
export function recordAct(db: Database, act: Act, detail: SQL, from: SQL, condition: SQL) {
  return insertWhere(db, audit, { ...act, detail }, condition, from).onConflictDoNothing();
}

/** SQL condition: the act has been recorded. */
export const isRecorded = (id: string): SQL => sql`EXISTS (SELECT 1 FROM audit WHERE audit.id = ${id})`;

/** SQL condition: the caller is still an admin. They may have been demoted since their session was read. */
export const isStillAdmin = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM users acting WHERE acting.id = ${userId} AND acting.role = 'admin')`;

/** The columns of a user shown to admins. */
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
  /** Table or join of the row that the act is about, and the condition it must meet. */
  from: SQL;
  condition: SQL;
  /** The act's changes; each condition includes `recorded`. */
  writes: (recorded: SQL) => Query[];
  /** Reads the row after the act. */
  result: () => Query & PromiseLike<Row[]>;
}

/**
 * Records and performs an act in one batch. The changes depend on the audit entry: of two conflicting acts only one is done. Returns the
 * row, whether the act was done, and whether the caller was still an admin.
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
