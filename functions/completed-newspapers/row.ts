import { eq, type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { users } from "../../db/schema.ts";
import type { NewspaperInput } from "./contract.ts";
import { searchText } from "./search-text.ts";

const excerptLength = 100;

/** What of a newspaper has its own column, and the rest as JSON. */
export function storedForm(newspaper: NewspaperInput) {
  const { id: _, pressRunId: __, updatedAt: ___, title, newspaperName, templateId, language, ...rest } = newspaper;
  const beginning = [
    ...newspaper.content
      .replace(/\s+/gu, " ")
      .trim()
      .slice(0, 4 * excerptLength),
  ]
    .slice(0, excerptLength)
    .join("");
  const excerpt = searchText(title, newspaperName, beginning);
  return { title, newspaperName, templateId, language, excerpt, data: JSON.stringify(rest) };
}

/** The folio's number of the next newspaper of `press_runs.user_id`: deleted ones keep theirs. */
export const nextNumber = numberAfter(sql`press_runs.user_id`);

/** The same for a user named by a value. */
export function numberAfter(userId: SQL | string): SQL {
  return sql`(SELECT coalesce(max(n.number), 0) + 1 FROM newspapers n INDEXED BY newspapers_user WHERE n.user_id = ${userId})`;
}

/** Sets users.newspaper_count to what there is: the number of newspapers not deleted. */
export function countNewspapers(db: Database, userId: SQL | string): Query {
  return db
    .update(users)
    .set({
      newspaperCount: sql`(SELECT count(*) FROM newspapers n WHERE n.user_id = users.id AND n.deleted_at IS NULL)`,
    })
    .where(eq(users.id, userId));
}
