import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findViolations } from "../../db/invariants.ts";
import type { User } from "../auth/contract.ts";
import { type DatabaseKind, standardKind } from "./database.ts";
import { type RunningServer, startInProcess } from "./server.ts";
import { type ServerKind, standardMain, takeServer, withServers } from "./workerd.ts";

interface ServerOptions extends ServerKind {
  /** Default D1, or libSQL if TEST_DATABASE says so. */
  database?: DatabaseKind;
  /**
   * True: run on workerd, with the deployable bundle, its static pages and HTTP. For behavior that differs there: streams, alarms,
   * headers, platform limits. REAL=1 forces it for all files, and so does `npm run prove`.
   */
  real?: boolean;
}

/**
 * The Worker with its database, pictures and objects, for the tests of one file: in this process with everything empty, or on workerd,
 * where another file may have used it before and only its database starts empty.
 */
export function startServer({
  real = Boolean(process.env.REAL || process.env.PROVE),
  database = standardKind,
  ...kind
}: ServerOptions = {}) {
  // Features that only workerd has.
  const onWorkerd = real || database !== "d1" || kind.environment !== undefined || kind.mailBinding === true;
  let started: RunningServer | undefined;
  const running = () => {
    if (!started) throw new Error("the server starts before the first test");
    return started;
  };
  if (onWorkerd) {
    const { server, giveBack } = takeServer(kind, database);
    beforeAll(server.bundle, 300_000);
    withServers.beforeAll(async ({ servers: _ended }) => {
      await server.start();
      started = server.running();
    }, 300_000);
    afterAll(giveBack);
  } else {
    beforeAll(async () => {
      const server = await startInProcess(kind.main ?? standardMain, kind.vars);
      started = server;
      return () => server.stop();
    }, 300_000);
    afterEach(({ task }) => {
      if (task.result?.state !== "fail") return;
      for (const { level, message } of running().getLogs() as { level: string; message: string }[])
        if (level === "error") console.error(message);
    });
  }

  const fetch = (path: string, init?: RequestInit): Promise<Response> =>
    running().fetch(new URL(path, running().origin).href, { redirect: "manual", ...init });
  const server = {
    fetch,
    listen: async () => ({ url: new URL(running().origin) }),
    getLogs: () => running().getLogs(),
    clearLogs: () => running().clearLogs(),
  };
  const worker = {
    fetch,
    scheduled: (_event?: object) => running().scheduled(),
    getDurableObjectStorage: (_binding: "PRESS_RUNS", { name }: { name: string }) => running().objectStorage(name),
  };
  const env = () => running().env();
  const db = () => running().database.db();
  const run = (sql: string, ...values: unknown[]) => running().database.run(sql, values);

  /** A browser: keeps cookies, sends JSON. */
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

  /** The latest sign-in code mailed to an address. */
  async function mailedCode(email: string): Promise<string> {
    const mails = (await (await fetch(`/api/local/mailbox?to=${encodeURIComponent(email)}`)).json()) as { code: string }[];
    const code = mails.find((mail) => mail.code)?.code;
    if (!code) throw new Error(`no code was mailed to ${email}`);
    return code;
  }

  /** Signs a user in through the regular endpoints. */
  async function signIn(email = uniqueEmail()) {
    const client = browser();
    const asked = await client.post("/api/auth/codes", { email });
    expect(asked.status, await asked.text()).toBe(204);
    const answer = await client.post("/api/auth/sessions", { email, code: await mailedCode(email) });
    expect(answer.status).toBe(200);
    return { ...client, user: (await answer.json()) as User };
  }

  /** Adds tokens to the user's balance through a ledger entry. */
  async function grant(userId: string, tokens: number): Promise<void> {
    await run(
      "INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES (?, ?, ?, 'test', ?)",
      `test:${crypto.randomUUID()}`,
      userId,
      tokens,
      Date.now(),
    );
  }

  /** Sets the user's balance to exactly this many tokens. */
  async function setTokens(userId: string, tokens: number): Promise<void> {
    const [row] = await run("SELECT tokens FROM users WHERE id = ?", userId);
    const delta = tokens - Number(row?.tokens ?? 0);
    if (delta !== 0) await grant(userId, delta);
  }

  /** Fails when an invariant of money, runs, newspapers or pictures is violated. */
  async function expectSound(now = Date.now()): Promise<void> {
    expect(await findViolations(await db(), now)).toEqual([]);
  }

  return {
    server,
    worker,
    fetch,
    env,
    db,
    run,
    browser,
    mailedCode,
    signIn,
    grant,
    setTokens,
    expectSound,
    origin: () => running().origin,
  };
}

let count = 0;
export function uniqueEmail(name = "reader"): string {
  return `${name}-${++count}-${crypto.randomUUID().slice(0, 8)}@example.test`;
}
