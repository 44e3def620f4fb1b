import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import type { Database } from "./client.ts";
import * as schema from "./schema.ts";

type Client = ReturnType<typeof createClient>;

/** The same schema and queries on libSQL: `batch` means one transaction there too, which is all the functions rely on. */
export function openLibsql(url: string, authToken: string): Database {
  const client = createClient({ url, authToken: authToken || undefined });
  return drizzle(writingAtOnce(client), { schema }) as unknown as Database;
}

/**
 * Batches that write take the write lock as they begin. The client's own "deferred" begins reading, and fails when somebody
 * else has written before its first write.
 */
function writingAtOnce(client: Client): Client {
  const batch = client.batch.bind(client);
  client.batch = (statements, mode) => batch(statements, mode ?? (statements.every(onlyReads) ? "read" : "write"));
  return client;
}

const onlyReads = (statement: Parameters<Client["batch"]>[0][number]) => {
  const sql = typeof statement === "string" ? statement : Array.isArray(statement) ? statement[0] : statement.sql;
  return /^\s*select\b/i.test(sql);
};
