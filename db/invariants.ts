import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { pathArguments, picturePaths } from "./newspaper-pictures.ts";

const hold = sql`EXISTS (SELECT 1 FROM token_ledger WHERE token_ledger.id = 'run:' || press_runs.id || ':hold')`;
const refund = sql`EXISTS (SELECT 1 FROM token_ledger WHERE token_ledger.id = 'run:' || press_runs.id || ':refund')`;
const { article, replaced, pages } = picturePaths;
const picturesIn = (data: string) => sql.raw(`json_each(json_extract(${data}, ${pathArguments(article, replaced, pages)}))`);
const picturesOf = picturesIn("data");
const shownOf = sql.raw(`json_each(json_extract(data, ${pathArguments(article, pages)}))`);

const shouldBeShown = sql`(SELECT DISTINCT substr(shown.value, 13), newspapers.id, newspapers.user_id FROM newspapers, ${shownOf} AS shown
  WHERE share_id IS NOT NULL AND deleted_at IS NULL AND coalesce(shown.value, '') <> '')`;

const versionPictures = picturesIn("v.data");

/** Each query returns the ids that violate the rule, as `subject`. */
const rules = (now: number): Record<string, SQL> => ({
  "tokens are not the sum of the ledger": sql`SELECT id AS subject FROM users
    WHERE tokens <> (SELECT coalesce(sum(delta), 0) FROM token_ledger WHERE user_id = users.id)`,
  "tokens are negative": sql`SELECT id AS subject FROM users WHERE tokens < 0`,
  "a debt is not the sum of what the ledger says is owed": sql`SELECT id AS subject FROM users
    WHERE debt <> (SELECT coalesce(sum(owed), 0) FROM token_ledger WHERE user_id = users.id)`,
  "a debt is negative": sql`SELECT id AS subject FROM users WHERE debt < 0`,
  "a paid session gave no tokens": sql`SELECT id AS subject FROM checkout_sessions
    WHERE status = 'paid' AND EXISTS (SELECT 1 FROM users WHERE users.id = checkout_sessions.user_id)
    AND NOT EXISTS (SELECT 1 FROM token_ledger WHERE token_ledger.id = 'checkout:' || checkout_sessions.id AND delta = 3)`,
  "tokens were given for a session that was not paid": sql`SELECT token_ledger.id AS subject FROM token_ledger
    WHERE reason = 'purchase' AND NOT EXISTS (SELECT 1 FROM checkout_sessions
      WHERE status = 'paid' AND token_ledger.id = 'checkout:' || checkout_sessions.id AND checkout_sessions.user_id = token_ledger.user_id)`,
  "a payment took back another number of tokens than went back of it": sql`SELECT checkout_sessions.id AS subject FROM checkout_sessions
    JOIN users ON users.id = checkout_sessions.user_id WHERE status = 'paid'
    AND min(3, coalesce((SELECT sum(amount) FROM payment_reversals r WHERE r.session_id = checkout_sessions.id AND r.undone_at IS NULL), 0) * 3 / 500)
    <> coalesce((SELECT sum(l.owed - l.delta) FROM payment_reversals r
      JOIN token_ledger l ON l.id IN ('stripe-refund:' || r.id, 'stripe-refund:' || r.id || ':undone') WHERE r.session_id = checkout_sessions.id), 0)`,
  "a run is past its deadline and still running": sql`SELECT id AS subject FROM press_runs WHERE status = 'running' AND deadline_at < ${now}`,
  "stored pictures are not counted as they are": sql`SELECT held.count || ' of ' || held.bytes || ' bytes' AS subject
    FROM (SELECT count(*) AS count, coalesce(sum(size), 0) AS bytes FROM images) AS held
    WHERE (held.count, held.bytes) IS NOT (SELECT coalesce(sum(count), 0), coalesce(sum(bytes), 0) FROM storage_totals)`,
  "a run and its end contradict each other": sql`SELECT id AS subject FROM press_runs WHERE (status = 'running') = (ended_at IS NOT NULL)`,
  "a complete run has no newspaper": sql`SELECT id AS subject FROM press_runs
    WHERE kind = 'press' AND status = 'complete' AND NOT EXISTS (SELECT 1 FROM newspapers WHERE press_run_id = press_runs.id)`,
  "a failed run kept its token": sql`SELECT id AS subject FROM press_runs WHERE status IN ('failed', 'stopped') AND ${hold} AND NOT ${refund}`,
  "a run that delivered gave its token back": sql`SELECT id AS subject FROM press_runs WHERE status IN ('complete', 'kept', 'running') AND ${refund}`,
  "a token came back that was never held": sql`SELECT id AS subject FROM press_runs WHERE ${refund} AND NOT ${hold}`,
  "a user has two open implicit runs": sql`SELECT user_id AS subject FROM press_runs
    WHERE kind = 'implicit' AND status = 'running' GROUP BY user_id HAVING count(*) > 1`,
  "a run has two newspapers": sql`SELECT press_run_id AS subject FROM newspapers
    WHERE press_run_id IS NOT NULL GROUP BY press_run_id HAVING count(*) > 1`,
  // A press run that ended without a newspaper may have delivered a whole one on top of what its row says.
  "a run gave more than it may": sql`SELECT id AS subject FROM press_runs
    WHERE texts > CASE WHEN kind = 'press' AND status <> 'complete' THEN 8 ELSE 12 END
    OR side_sets > CASE WHEN kind = 'press' AND status <> 'complete' THEN 2 ELSE 3 END
    OR pictures > CASE WHEN kind = 'press' AND status <> 'complete' THEN 6 ELSE 8 END`,
  "a complete press run did not count its newspaper": sql`SELECT id AS subject FROM press_runs
    WHERE kind = 'press' AND status = 'complete' AND (texts < 4 OR side_sets < 1 OR pictures < 2)`,
  "an implicit run kept its token for nothing": sql`SELECT id AS subject FROM press_runs
    WHERE kind = 'implicit' AND status = 'kept' AND texts + side_sets + pictures = 0`,
  "a block was counted and not saved": sql`SELECT id AS subject FROM press_runs WHERE instr(delivered, '"saving:') > 0`,
  "a newspaper is of another person's run": sql`SELECT newspapers.id AS subject FROM newspapers
    JOIN press_runs ON press_runs.id = newspapers.press_run_id WHERE press_runs.user_id <> newspapers.user_id`,
  "a token was held for a run that is not there": sql`SELECT token_ledger.id AS subject FROM token_ledger
    WHERE token_ledger.id LIKE 'run:%:hold' AND EXISTS (SELECT 1 FROM users WHERE users.id = token_ledger.user_id)
    AND NOT EXISTS (SELECT 1 FROM press_runs WHERE token_ledger.id = 'run:' || press_runs.id || ':hold')`,
  "a paper's name is of somebody who is gone": sql`SELECT owner || ' ' || zip AS subject FROM paper_names
    WHERE owner <> '' AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = paper_names.owner)`,
  "the newspaper count is wrong": sql`SELECT id AS subject FROM users
    WHERE newspaper_count <> (SELECT count(*) FROM newspapers WHERE user_id = users.id AND deleted_at IS NULL)`,
  "strangers may see other pictures than those of shared newspapers": sql`SELECT key AS subject FROM (
      SELECT key, newspaper_id, user_id FROM shown_pictures EXCEPT SELECT * FROM ${shouldBeShown}
      UNION ALL SELECT * FROM (SELECT * FROM ${shouldBeShown} EXCEPT SELECT key, newspaper_id, user_id FROM shown_pictures))`,
  "a newspaper names a picture that goes with a failed run": sql`SELECT newspapers.id AS subject FROM newspapers, ${picturesOf} AS named
    WHERE EXISTS (SELECT 1 FROM images JOIN press_runs ON press_runs.id = images.press_run_id
      WHERE '/api/images/' || images.key = named.value AND press_runs.status IN ('failed', 'stopped'))`,
  "a newspaper names a picture that is not its owner's": sql`SELECT newspapers.id AS subject FROM newspapers, ${picturesOf} AS named
    WHERE coalesce(named.value, '') <> ''
    AND NOT EXISTS (SELECT 1 FROM images WHERE images.user_id = newspapers.user_id AND '/api/images/' || images.key = named.value)`,
  "a newspaper that was taken down is shared": sql`SELECT newspapers.id AS subject FROM newspapers
    JOIN takedowns ON takedowns.newspaper_id = newspapers.id WHERE newspapers.share_id IS NOT NULL`,
  "somebody suspended is signed in or an admin": sql`SELECT users.id AS subject FROM users JOIN suspensions ON suspensions.user_id = users.id
    WHERE users.role = 'admin' OR EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = users.id)`,
  "a version is not of a newspaper of its owner's": sql`SELECT v.id AS subject FROM newspaper_versions v
    WHERE NOT EXISTS (SELECT 1 FROM newspapers WHERE newspapers.id = v.newspaper_id AND newspapers.user_id = v.user_id
      AND (newspapers.data <> '{}' OR newspapers.deleted_at IS NULL))`,
  "a version names a picture that is not its owner's": sql`SELECT v.id AS subject FROM newspaper_versions v, ${versionPictures} AS named
    WHERE coalesce(named.value, '') <> ''
    AND NOT EXISTS (SELECT 1 FROM images WHERE images.user_id = v.user_id AND '/api/images/' || images.key = named.value)`,
  "a version names a picture that would be taken for unused": sql`SELECT v.id AS subject FROM newspaper_versions v, ${versionPictures} AS named
    WHERE coalesce(named.value, '') <> '' AND instr(v.pictures, substr(named.value, 13)) = 0`,
  "a version is not as large as it says": sql`SELECT id AS subject FROM newspaper_versions WHERE size <> length(CAST(data AS BLOB))`,
  "a run's newspaper is not kept as it was made": sql`SELECT newspapers.id AS subject FROM newspapers
    JOIN press_runs ON press_runs.id = newspapers.press_run_id WHERE newspapers.data <> '{}'
    AND NOT EXISTS (SELECT 1 FROM newspaper_versions v WHERE v.id = newspapers.id AND v.newspaper_id = newspapers.id)`,
});

/**
 * Returns violations of rules that must always hold; empty when there are none.
 * `now` is in milliseconds; overdue runs count as broken, so settle them first where the test is about something else.
 */
export async function findViolations(db: Database, now: number): Promise<string[]> {
  const queries = Object.entries(rules(now));
  // One statement: a statement for each rule took longer than most of what they check.
  const columns = queries.map(([, query], at) => sql`(SELECT json_group_array(subject) FROM (${query})) AS ${sql.identifier(`rule${at}`)}`);
  const [row] = await db.all<Record<string, string>>(sql`SELECT ${sql.join(columns, sql`, `)}`);
  return queries.flatMap(([rule], at) => (JSON.parse(row?.[`rule${at}`] ?? "") as string[]).map((subject) => `${rule}: ${subject}`));
}
