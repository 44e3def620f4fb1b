import { type ChildProcess, spawn } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { seededRandom } from "../testing/models/landscape.ts";
import { isFull, tell } from "./row.ts";

const schemaOf = (database: DatabaseSync) =>
  database
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations' ORDER BY name",
    )
    .all()
    .map((row) => JSON.stringify(row));

const migrations = globSync("db/migrations/*.sql")
  .toSorted()
  .map((file) => readFileSync(file, "utf8").split("--> statement-breakpoint"));

function cleanSchema(): string[] {
  const database = new DatabaseSync(":memory:");
  for (const statement of migrations.flat()) database.exec(statement);
  return schemaOf(database);
}

it("a migration interrupted after any of its statements and begun again makes the same schema", () => {
  const clean = cleanSchema();
  let interruptions = 0;
  for (const [number, statements] of migrations.entries())
    for (let after = 0; after < statements.length; after++) {
      const database = new DatabaseSync(":memory:");
      for (const [at, whole] of migrations.entries()) {
        if (at === number) {
          // All of it or nothing, as D1 and libSQL apply it.
          database.exec("BEGIN");
          for (const statement of whole.slice(0, after)) database.exec(statement);
          database.exec("ROLLBACK");
          interruptions++;
        }
        for (const statement of whole) database.exec(statement);
      }
      expect(schemaOf(database)).toEqual(clean);
      database.close();
    }
  tell(13, "interruptions, one after each statement of each migration", interruptions, migrations.flat().length);
});

// The tool itself takes seconds each time.
it.skipIf(!isFull)("wrangler killed while it migrates, then run again, twice, leaves the schema of a clean database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  const random = seededRandom(13);
  const kills = 10;
  const migrate = (): ChildProcess =>
    spawn(
      process.execPath,
      ["node_modules/wrangler/bin/wrangler.js", "d1", "migrations", "apply", "DB", "--local", "--persist-to", folder],
      {
        detached: true,
        stdio: "ignore",
        env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
      },
    );
  const ended = (tool: ChildProcess) => new Promise<number | null>((resolve) => tool.once("exit", resolve));
  const begun = Date.now();
  expect(await ended(migrate())).toBe(0);
  const took = Date.now() - begun;
  for (let kill = 0; kill < kills; kill++) {
    rmSync(folder, { recursive: true, force: true });
    const tool = migrate();
    const end = ended(tool);
    // Its work on the database is at its end.
    await pause(took * (0.4 + 0.6 * random()));
    if (tool.exitCode === null && tool.pid) process.kill(-tool.pid, "SIGKILL");
    await end;
    for (let again = 0; again < 2; again++) expect(await ended(migrate())).toBe(0);
    const [file = ""] = globSync(`${folder}/**/*.sqlite`).filter((path) => !path.endsWith("metadata.sqlite"));
    const database = new DatabaseSync(file, { readOnly: true });
    expect(schemaOf(database)).toEqual(cleanSchema());
    database.close();
  }
  rmSync(folder, { recursive: true, force: true });
  tell(13, "kills of the tool that migrates, each migrated twice afterwards", kills, 10);
});
