// npm run db:migrate:libsql   brings the libSQL database of LIBSQL_URL to the newest schema; nothing to do the second time
// LIBSQL_URL and LIBSQL_AUTH_TOKEN come from the environment, else from .dev.vars.
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { migrateLibsql } from "../../db/libsql/libsql-migrations.ts";

function ownVars() {
  try {
    return parseEnv(readFileSync(".dev.vars", "utf8"));
  } catch {
    return {};
  }
}

const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token = "" } = { ...ownVars(), ...process.env };
if (!url) {
  console.error("LIBSQL_URL is not set. Give it, and LIBSQL_AUTH_TOKEN, in the environment or in .dev.vars: see .github/guides/libsql.md.");
  process.exit(1);
}
try {
  const count = await migrateLibsql(url, token);
  console.log(count === 0 ? "The database is up to date." : `Migrations applied: ${count}.`);
} catch (failure) {
  // The address may hold a token; what the server said does not.
  console.error(`The database could not be migrated; nothing was changed. ${failure instanceof Error ? failure.message : failure}`);
  process.exitCode = 1;
}
