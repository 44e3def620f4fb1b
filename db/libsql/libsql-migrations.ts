import { join } from "node:path";
import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";

const migrationsFolder = join(import.meta.dirname, "../migrations");

/**
 * Migrates a libSQL database (a URL or `file:…`) to the newest schema with its triggers: D1's migrations,
 * only the missing ones, all or nothing. Resolves to how many were applied. For Node; the Worker never migrates.
 */
export async function migrateLibsql(url: string, authToken: string): Promise<number> {
  const client = createClient({ url, authToken: authToken || undefined });
  try {
    const applied = async () => {
      const { rows } = await client.execute("SELECT (SELECT count(*) FROM sqlite_master WHERE name = '__drizzle_migrations') AS known");
      if (Number(rows[0]?.known) === 0) return 0;
      return Number((await client.execute("SELECT count(*) AS count FROM __drizzle_migrations")).rows[0]?.count);
    };
    const before = await applied();
    await migrate(drizzle(client), { migrationsFolder });
    return (await applied()) - before;
  } finally {
    client.close();
  }
}
