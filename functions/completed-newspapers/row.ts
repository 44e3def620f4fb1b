import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Database, Query } from "../../db/client.ts";
import { newspapers, users } from "../../db/schema.ts";
import { logLine, traceOf } from "../http/log.ts";
import { SectionLayout } from "../templates/contract.ts";
import { Newspaper, type NewspaperInput } from "./contract.ts";
import { shareAddress } from "./share-address.ts";

/** A newspaper as it is stored. */
export type NewspaperRow = typeof newspapers.$inferSelect;

/** The SQL for: the newspaper is the user's, and not deleted. */
export const isOwnNewspaper = (userId: string) => and(eq(newspapers.userId, userId), isNull(newspapers.deletedAt)) as SQL;

/** The same for the newspaper of this id. */
export const isOwn = (id: string, userId: string) => and(eq(newspapers.id, id), isOwnNewspaper(userId)) as SQL;

const Stored = z.string().transform((text) => JSON.parse(text) as Record<string, unknown>);

/** A section layout of an older form is the template's own page. */
const Presented = Newspaper.extend({ sectionLayout: SectionLayout.nullable().catch(null) });

/** Converts a row to a newspaper. Fields added after it was saved get their defaults. */
export function present(row: NewspaperRow): Newspaper {
  return Presented.parse({
    ...Stored.parse(row.data),
    id: row.id,
    title: row.title,
    newspaperName: row.newspaperName,
    templateId: row.templateId,
    language: row.language,
    pressRunId: row.pressRunId,
    shareUrl: row.shareId && shareAddress(row.shareId, row.title),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  });
}

/** The same for one of many rows: a damaged row is logged and gives null, so the others remain readable. */
export function presentIfReadable(row: NewspaperRow): Newspaper | null {
  try {
    return present(row);
  } catch (failure) {
    logLine("error", { message: "a stored newspaper cannot be read", newspaper: row.id, error: traceOf(failure) });
    return null;
  }
}

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

/** Sets users.newspaper_count to the number of newspapers not deleted. */
export function countNewspapers(db: Database, userId: SQL | string): Query {
  return db
    .update(users)
    .set({
      newspaperCount: sql`(SELECT count(*) FROM newspapers n WHERE n.user_id = users.id AND n.deleted_at IS NULL)`,
    })
    .where(eq(users.id, userId));
}

/** Accents and vowel points of the Latin, Greek, Cyrillic, Hebrew and Arabic scripts. The vowel signs of India are letters, and stay. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/gu;
/** Letters that Unicode normalization does not decompose. */
const plain: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i", þ: "th", ς: "σ", ى: "ي" };

/** A text folded for search: without case, accents, vowel points and width differences. SQLite's own lower() knows only ASCII. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .toLowerCase()
    .replace(/[ßæœøđłıþςى]/gu, (letter) => plain[letter] ?? letter)
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim();
}

/** What the list is searched by, a line each: title, name of the paper, beginning of the article. */
export function searchText(title: string, newspaperName: string, beginning: string): string {
  return [title, newspaperName, beginning].map(folded).join("\n");
}

const stored = newspapers.excerpt;
const end = sql`char(10)`;
const afterTitle = sql`substr(${stored}, instr(${stored}, ${end}) + 1)`;

/** The SQL for a stored search text whose title has changed. */
export function withTitle(title: string): SQL {
  return sql`${folded(title)} || ${end} || ${afterTitle}`;
}

/** The same, when the paper has another name. */
export function withName(name: string): SQL {
  return sql`substr(${stored}, 1, instr(${stored}, ${end})) || ${folded(name)} || substr(${afterTitle}, instr(${afterTitle}, ${end}))`;
}

/** The SQL for: a newspaper's search text contains every word of `sought`; undefined for a text without words. */
export function holdsWords(sought: string): SQL | undefined {
  const words = [...new Set(folded(sought).split(" "))].filter((word) => word !== "");
  // Older rows have only the beginning in this column, unfolded. Not LIKE: D1 refuses patterns of more than 50 bytes.
  const all = sql`lower(${newspapers.title} || ${end} || ${newspapers.newspaperName} || ${end} || ${stored})`;
  return words.length === 0
    ? undefined
    : sql.join(
        words.map((word) => sql`instr(${all}, ${word}) > 0`),
        sql` AND `,
      );
}
