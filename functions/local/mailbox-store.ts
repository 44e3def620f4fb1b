import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

export interface StoredMail {
  to: string;
  subject: string;
  text: string;
  code: string;
  at: number;
}

/** No migration makes this table: it exists only in databases that local mode has written to, and survives a restart there. */
const table = sql`CREATE TABLE IF NOT EXISTS local_mail (id INTEGER PRIMARY KEY, "to" TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, code TEXT NOT NULL, at INTEGER NOT NULL)`;
const kept = 500;

export async function storeMail(db: Database, mail: StoredMail): Promise<void> {
  await db.run(table);
  await db.run(
    sql`INSERT INTO local_mail ("to", subject, text, code, at) VALUES (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.code}, ${mail.at})`,
  );
  await db.run(sql`DELETE FROM local_mail WHERE id <= (SELECT max(id) FROM local_mail) - ${kept}`);
}

/** Newest first; of one address when given. */
export async function listMail(db: Database, to: string | undefined): Promise<StoredMail[]> {
  await db.run(table);
  const only: SQL = to === undefined ? sql`1` : sql`"to" = ${to.normalize("NFKC").trim().toLowerCase()}`;
  return db.all<StoredMail>(sql`SELECT "to", subject, text, code, at FROM local_mail WHERE ${only} ORDER BY id DESC LIMIT 100`);
}
