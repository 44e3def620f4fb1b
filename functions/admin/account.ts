import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { users } from "../../db/schema.ts";

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

/** For the statement that acts: between reading the session and acting, the one who acts may have been demoted. */
export const isStillAdmin = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM users acting WHERE acting.id = ${userId} AND acting.role = 'admin')`;
