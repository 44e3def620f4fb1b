import { type SQL, sql } from "drizzle-orm";

/** A run ends within minutes; what a failed one had finished is taken over within a day. */
const pendingFor = 2 * 24 * 60 * 60 * 1000;

/**
 * The SQL for: a newspaper of its owner's, or a version of one, names the picture of the outer row of `images`. The newspaper of the
 * picture's own run first: it names most, and is found by its index.
 */
export const isNamed: SQL = sql`(EXISTS (SELECT 1 FROM newspapers n WHERE n.press_run_id = images.press_run_id AND instr(n.data, images.key) > 0)
  OR EXISTS (SELECT 1 FROM newspaper_versions v WHERE v.user_id = images.user_id AND instr(v.pictures, images.key) > 0)
  OR EXISTS (SELECT 1 FROM newspapers n WHERE n.user_id = images.user_id AND instr(n.data, images.key) > 0))`;

/** The SQL for: a run that goes on, or can be tried again, was ordered with the picture of the outer row of `images`. */
export function isOrdered(now: number): SQL {
  return sql`EXISTS (SELECT 1 FROM press_runs p INDEXED BY press_runs_user WHERE p.user_id = images.user_id AND p.created_at > ${now - pendingFor}
    AND p.status IN ('running', 'failed') AND instr(p.input, images.key) > 0)`;
}
