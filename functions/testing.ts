import { afterAll, beforeAll, expect } from "vitest";
import { findViolations } from "../db/invariants.ts";
import type { User } from "./auth/contract.ts";
import { type DatabaseKind, standardKind } from "./testing-database.ts";
import { type ServerKind, takeServer, withServers } from "./testing-servers.ts";

interface ServerOptions extends ServerKind {
  /** D1 when left out, or libSQL where TEST_DATABASE says so. */
  database?: DatabaseKind;
}

/**
 * The real Worker with its database, pictures and objects, for the tests of one file. It may have served another file before;
 * its database begins empty, its pictures and objects may not.
 */
export function startServer({ database: databaseKind = standardKind, ...kind }: ServerOptions = {}) {
  const { server: taken, giveBack } = takeServer(kind, databaseKind);
  const { harness: server, worker, database } = taken;
  let origin = "";
  beforeAll(taken.bundle, 300_000);
  withServers.beforeAll(async ({ servers: _ended }) => {
    origin = await taken.start();
  }, 300_000);
  afterAll(giveBack);

  /** What only the Worker answers goes straight to it: past wrangler's proxy it takes two thirds of the time. */
  const fetch = (path: string, init?: RequestInit) => {
    const entry = /^\/(api|share)\//.test(path) ? worker : server;
    return entry.fetch(new URL(path, origin).href, { redirect: "manual", ...(init as object) }) as unknown as Promise<Response>;
  };
  let opened: Promise<Env> | undefined;
  const env = () => {
    opened ??= worker.getEnv();
    return opened;
  };
  const { db } = database;
  const run = (sql: string, ...values: unknown[]) => database.run(sql, values);

  /** A browser: keeps its cookies, sends JSON. */
  function browser(defaults: Record<string, string> = {}) {
    const cookies = new Map<string, string>();
    async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const isForm = body instanceof URLSearchParams || body instanceof FormData;
      const answer = await fetch(path, {
        method,
        headers: {
          ...defaults,
          ...(cookie && { cookie }),
          ...(body !== undefined && !isForm && { "content-type": "application/json" }),
          ...headers,
        },
        body: body === undefined ? undefined : isForm || typeof body === "string" ? body : JSON.stringify(body),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    }
    return {
      cookies,
      send,
      get: (path: string, headers?: Record<string, string>) => send("GET", path, undefined, headers),
      post: (path: string, body?: unknown, headers?: Record<string, string>) => send("POST", path, body, headers),
      patch: (path: string, body?: unknown) => send("PATCH", path, body),
      delete: (path: string) => send("DELETE", path),
    };
  }

  /** The newest code mailed to an address. */
  async function mailedCode(email: string): Promise<string> {
    const mails = (await (await fetch(`/api/local/mailbox?to=${encodeURIComponent(email)}`)).json()) as { code: string }[];
    const code = mails.find((mail) => mail.code)?.code;
    if (!code) throw new Error(`no code was mailed to ${email}`);
    return code;
  }

  /** A signed-in person, by the way every person takes. */
  async function signIn(email = uniqueEmail()) {
    const client = browser();
    await client.post("/api/auth/codes", { email });
    const answer = await client.post("/api/auth/sessions", { email, code: await mailedCode(email) });
    expect(answer.status).toBe(200);
    return { ...client, user: (await answer.json()) as User };
  }

  /** Tokens on top of what the person has, as an entry of the ledger. */
  async function grant(userId: string, tokens: number): Promise<void> {
    await run(
      "INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES (?, ?, ?, 'test', ?)",
      `test:${crypto.randomUUID()}`,
      userId,
      tokens,
      Date.now(),
    );
  }

  /** Brings the person to exactly so many tokens. */
  async function setTokens(userId: string, tokens: number): Promise<void> {
    const [row] = await run("SELECT tokens FROM users WHERE id = ?", userId);
    const delta = tokens - Number(row?.tokens ?? 0);
    if (delta !== 0) await grant(userId, delta);
  }

  /** Fails when money, runs, newspapers or pictures do not add up (design §5). */
  async function expectSound(now = Date.now()): Promise<void> {
    expect(await findViolations(await db(), now)).toEqual([]);
  }

  return { server, worker, fetch, env, db, run, browser, mailedCode, signIn, grant, setTokens, expectSound, origin: () => origin };
}

let count = 0;
export function uniqueEmail(name = "reader"): string {
  return `${name}-${++count}-${crypto.randomUUID().slice(0, 8)}@example.test`;
}
