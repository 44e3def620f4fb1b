import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

export interface StoredMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Empty where the mail holds none. */
  code: string;
  at: number;
}

/** No migration makes this table: it exists only in databases that local mode has written to, and survives a restart there. */
const table = sql`CREATE TABLE IF NOT EXISTS local_mail (id INTEGER PRIMARY KEY, "to" TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, code TEXT NOT NULL, at INTEGER NOT NULL, html TEXT NOT NULL DEFAULT '')`;
const columns = sql`SELECT name FROM pragma_table_info('local_mail')`;
const kept = 500;

export async function storeMail(db: Database, mail: StoredMail): Promise<void> {
  await db.run(table);
  if (!(await hasHtml(db))) await addHtml(db);
  await db.run(
    sql`INSERT INTO local_mail ("to", subject, text, code, at, html) VALUES (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.code}, ${mail.at}, ${mail.html})`,
  );
  await db.run(sql`DELETE FROM local_mail WHERE id <= (SELECT max(id) FROM local_mail) - ${kept}`);
}

/** Newest first; of one address when given. */
export async function listMail(db: Database, to: string | undefined): Promise<StoredMail[]> {
  const names = await db.all<{ name: string }>(columns);
  if (names.length === 0) return [];
  const html = names.some(({ name }) => name === "html") ? sql`html` : sql`'' AS html`;
  const only: SQL = to === undefined ? sql`1` : sql`"to" = ${to.normalize("NFKC").trim().toLowerCase()}`;
  return db.all<StoredMail>(sql`SELECT "to", subject, text, ${html}, code, at FROM local_mail WHERE ${only} ORDER BY id DESC LIMIT 100`);
}

/** Tables made before mails had a form lack the column. */
async function hasHtml(db: Database): Promise<boolean> {
  return (await db.all<{ name: string }>(columns)).some(({ name }) => name === "html");
}

async function addHtml(db: Database): Promise<void> {
  try {
    await db.run(sql`ALTER TABLE local_mail ADD COLUMN html TEXT NOT NULL DEFAULT ''`);
  } catch (failure) {
    // Another request may have added it in between.
    if (!(await hasHtml(db))) throw failure;
  }
}
