import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findViolations } from "../invariants.ts";
import { digestInCopy, tablesInOrder } from "./copy.ts";
import { openCopy } from "./database.ts";
import { type Manifest, sumOf, writtenManifest } from "./manifest.ts";
import { savePictures } from "./pictures.ts";

/** What a backup saves: a snapshot of the database, and the bucket with its pictures. */
export interface Source {
  environment: string;
  kind: "d1" | "libsql";
  /** Writes a snapshot of the database to a new file. */
  copyDatabase(file: string): Promise<void>;
  bucket: R2Bucket;
}

export interface Saved {
  manifest: Manifest;
  /** Invariants that the copy violates: reported, but they do not stop the backup. */
  violations: string[];
}

/**
 * Saves everything a site needs besides its settings into a new folder: the database as a SQLite file, every picture it names, and their
 * checksums. The folder gets its final name only when complete. Active runs live in Durable Objects and are not included: once restored,
 * they end as overdue runs do, and refund their token.
 */
export async function backUp(source: Source, out: string, say: (line: string) => void, now = new Date()): Promise<Saved> {
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty. A backup gets a folder of its own.`);
  const folder = `${out}.partial`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  say("Copying the database");
  const file = join(folder, "database.sqlite");
  writeFileSync(file, "", { mode: 0o600 });
  await source.copyDatabase(file);
  const copy = new DatabaseSync(file, { readOnly: true });
  const tables = Object.fromEntries(tablesInOrder(copy).map((table) => [table, digestInCopy(copy, table)]));
  const keys = copy
    .prepare("SELECT key FROM images ORDER BY key")
    .all()
    .map((row) => String(row.key));
  const migrations = migrationsIn(copy, source.kind);
  copy.close();
  const opened = openCopy(file);
  // Only the Worker settles overdue runs, so the check of the copy ignores deadlines.
  const violations = await findViolations(opened.database, 0).finally(opened.close);

  say(`Copying ${keys.length} pictures`);
  const { entries, missing } = await savePictures(source.bucket, keys, folder);
  writeFileSync(join(folder, "pictures.ndjson"), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""), { mode: 0o600 });

  const manifest: Manifest = {
    format: 1,
    made: now.toISOString(),
    environment: source.environment,
    kind: source.kind,
    migrations,
    files: { "database.sqlite": await sumOf(file), "pictures.ndjson": await sumOf(join(folder, "pictures.ndjson")) },
    tables,
    pictures: { count: entries.length, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0), missing },
  };
  writeFileSync(join(folder, "manifest.json"), writtenManifest(manifest), { mode: 0o600 });
  rmSync(out, { recursive: true, force: true });
  renameSync(folder, out);
  return { manifest, violations };
}

function migrationsIn(copy: DatabaseSync, kind: Source["kind"]): string[] {
  const query = kind === "d1" ? "SELECT name FROM d1_migrations ORDER BY id" : "SELECT hash AS name FROM __drizzle_migrations ORDER BY id";
  return copy
    .prepare(query)
    .all()
    .map((row) => String(row.name));
}
