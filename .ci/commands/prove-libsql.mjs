// npm run prove:libsql                    every test of the functions with a libSQL server in place of D1 (minutes)
// npm run prove:libsql -- functions/auth  those whose path holds it
// Ends with 1 when one of them failed, or when no libSQL server is installed for this platform.
import { spawnSync } from "node:child_process";
import { libsqlBinary } from "../../db/libsql/start-libsql.ts";

if (!libsqlBinary) {
  console.error(
    "No package brings a libSQL server for this platform. Please prove it on Linux (glibc) or macOS: see .github/guides/libsql.md.",
  );
  process.exit(1);
}
const { status } = spawnSync("npm", ["run", "-s", "vitest", "--", "run", "--project", "functions", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, TEST_DATABASE: "libsql" },
});
process.exit(status ?? 1);
