import { type Database, openDatabase } from "../../db/client.ts";
import type { Settings } from "./env.ts";

/** D1, or libSQL where LIBSQL_URL is set. Its client is loaded only then. */
export async function databaseOf(env: Env, settings: Settings): Promise<Database> {
  if (!settings.LIBSQL_URL) return openDatabase(env.DB);
  const { openLibsql } = await import("../../db/libsql/libsql.ts");
  return openLibsql(settings.LIBSQL_URL, settings.LIBSQL_AUTH_TOKEN ?? "");
}
