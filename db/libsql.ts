import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import type { Database } from "./client.ts";
import * as schema from "./schema.ts";

/** The same schema and queries on libSQL: `batch` means one transaction there too, which is all the functions rely on. */
export function openLibsql(url: string, authToken: string): Database {
  return drizzle(createClient({ url, authToken: authToken || undefined }), { schema }) as unknown as Database;
}
