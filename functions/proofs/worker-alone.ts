import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import type { openDatabase } from "../../db/client.ts";
import { assetsOnDisk } from "../location/assets-on-disk.ts";
import { testVars } from "../testing/vars.ts";
import { bundleOf } from "../testing/workerd.ts";

const origin = "http://localhost";

/**
 * The whole Worker on plain workerd: wrangler's test harness sends the Worker's requests through Node, which follows redirects
 * itself. Uses the timeouts of functions/testing/impatient-worker.ts.
 */
export async function startAlone(vars: Partial<Record<keyof typeof testVars, string>>) {
  const bundle = await bundleOf("functions/testing/impatient-worker.ts");
  const { compatibility_date, compatibility_flags } = unstable_readConfig({ config: "wrangler.toml" });
  let log = "";
  const machine = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: "ESModule", path: bundle }],
      modulesRoot: dirname(bundle),
      compatibilityDate: compatibility_date,
      compatibilityFlags: compatibility_flags,
      bindings: { ...testVars, ...vars },
      durableObjects: { PRESS_RUNS: { className: "PressRun", useSQLite: true } },
      d1Databases: { DB: "db" },
      r2Buckets: ["IMAGES"],
      serviceBindings: { ASSETS: ((request: Request) => assetsOnDisk.fetch(request.url)) as never },
      handleStructuredLogs: ({ message }) => {
        log += `${message}\n`;
      },
    }),
  );
  await machine.ready;
  const database = (await machine.getD1Database("DB")) as unknown as Parameters<typeof openDatabase>[0];
  const bucket = await machine.getR2Bucket("IMAGES");
  for (const file of globSync("db/migrations/*.sql").toSorted())
    for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint")) await database.prepare(statement).run();

  async function signIn() {
    const email = `led-${crypto.randomUUID()}@example.test`;
    const cookies = new Map<string, string>();
    const send = async (method: string, path: string, body?: unknown) => {
      const answer = await machine.dispatchFetch(`${origin}${path}`, {
        method,
        headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; "), "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return answer as unknown as Response;
    };
    await send("POST", "/api/auth/codes", { email });
    const mails = (await (await send("GET", `/api/local/mailbox?to=${email}`)).json()) as { code: string }[];
    const { status } = await send("POST", "/api/auth/sessions", { email, code: mails[0]?.code });
    if (status !== 200) throw new Error(`not signed in: ${status}`);
    const post = (path: string, body?: unknown) => send("POST", path, body);
    return { send, post, get: (path: string) => send("GET", path) };
  }

  /** All stored data: tables and pictures, bytes decoded as text. */
  async function everythingKept(): Promise<string> {
    const parts: string[] = [];
    const tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'";
    for (const { name } of (await database.prepare(tables).all<{ name: string }>()).results)
      for (const row of (await database.prepare(`SELECT * FROM "${name}"`).all()).results)
        for (const value of Object.values(row))
          parts.push(Array.isArray(value) ? Buffer.from(value as number[]).toString("latin1") : String(value));
    for (const { key } of (await bucket.list()).objects)
      parts.push(Buffer.from((await (await bucket.get(key))?.arrayBuffer()) ?? new ArrayBuffer(0)).toString("latin1"));
    return parts.join("|");
  }

  return {
    signIn,
    everythingKept,
    database,
    fetch: (path: string) => machine.dispatchFetch(`${origin}${path}`) as unknown as Promise<Response>,
    log: () => log,
    close: () => machine.dispose(),
  };
}
