import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { audit } from "../../db/schema.ts";

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
 * Notes what an admin does, in the batch that does it. `detail` is the SQL of a JSON object, `where` what stands from FROM on:
 * no row, no note.
 */
export function noteAct(db: Database, { id, actor, action, subject, at }: Act, detail: SQL, where: SQL) {
  return db.insert(audit).select(sql`SELECT ${id}, ${actor}, ${action}, ${subject}, ${detail}, ${at} ${where}`).onConflictDoNothing();
}

/** True in SQL when the act has been noted. */
export const wasNoted = (id: string): SQL => sql`EXISTS (SELECT 1 FROM audit WHERE audit.id = ${id})`;
