import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findViolations } from "../invariants.ts";
import { digestInCopy, tablesInOrder } from "./copy.ts";
import { openCopy } from "./database.ts";
import { type Manifest, sumOf, writtenManifest } from "./manifest.ts";
import { savePictures } from "./pictures.ts";

/** What is saved: a database at one moment, and the bucket its pictures are in. */
export interface Source {
  environment: string;
  kind: "d1" | "libsql";
  /** Writes the database, as it is at one moment, into a file that is not there yet. */
  copyDatabase(file: string): Promise<void>;
  bucket: R2Bucket;
}

export interface Saved {
  manifest: Manifest;
  /** What the invariants find in the copy: told, and saved all the same. */
  violations: string[];
}

/**
 * Saves everything a site needs besides its settings into a new folder: the database as a SQLite file, every picture it names, and their
 * sums. The folder has its name only when it is whole. Runs under way live in their Durable Objects and are not in it: once restored,
 * they end as overdue ones do, and give their token back.
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
  // Runs past their deadline are settled by the Worker, not by a copy.
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
