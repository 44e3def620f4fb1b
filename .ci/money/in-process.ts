import { setImmediate } from "node:timers/promises";
import { type Client, createClient } from "@libsql/client";
import { migrate } from "drizzle-orm/libsql/migrator";
import { drizzle } from "drizzle-orm/libsql/node";
import { Hono } from "hono";
import type { Database } from "../../db/client.ts";
import * as schema from "../../db/schema.ts";
import type { Variables } from "../../functions/context.ts";
import type { Endpoint } from "../../functions/endpoint.ts";
import { settingsOf } from "../../functions/env.ts";
import { answerFailure } from "../../functions/failure.ts";
import { randomId } from "../../functions/random-id.ts";
import { sessionLength } from "../../functions/session.ts";
import { signSession } from "../../functions/session-token.ts";
import { testVars } from "../../functions/testing-vars.ts";

/** A key of Stripe's test mode, so that the handlers take the operator's way and not the local one. */
const vars = { ...testVars, STRIPE_SECRET_KEY: "sk_test_prove", PUBLIC_URL: "http://localhost" };
/** Runs are begun and never worked on: what is proved here is what they cost. */
const idleRuns = { getByName: () => ({ start: async () => undefined }) };
type Bindings = Parameters<typeof settingsOf>[0];
const envWith = (more: Record<string, string> = {}) => ({ ...vars, ...more, PRESS_RUNS: idleRuns }) as unknown as Bindings;
export const settings = settingsOf(envWith());

interface Place {
  /** False: as a deployed site has it, with limits by network and real mail. */
  local?: boolean;
  vars?: Record<string, string>;
}

export interface InProcess {
  db: Database;
  /** One request to the handlers, as Hono gives it to them in the Worker. */
  send(method: string, path: string, more?: { body?: string | Uint8Array; headers?: Record<string, string> }): Promise<Response>;
  close(): void;
}

/**
 * A client whose answers take a turn of the event loop, there and back. A file answers at once, and handlers would come to their end one
 * after the other, however many were asked at once: no race between what one reads and what it writes could be seen.
 */
function farAway(client: Client): Client {
  const asked = new Set<string | symbol>(["execute", "batch"]);
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (!asked.has(name)) return value.bind(target);
      return async (...call: unknown[]) => {
        await setImmediate();
        try {
          return await value.apply(target, call);
        } finally {
          await setImmediate();
        }
      };
    },
  });
}

/** The Worker's own handlers in this process, on a libSQL file that several processes may have open. */
export function openInProcess(file: string, endpoints: readonly Endpoint[], { local = true, vars: more }: Place = {}): InProcess {
  const env = envWith(more);
  const ownSettings = settingsOf(env);
  const client = createClient({ url: `file:${file}`, timeout: 20_000 });
  const db = drizzle(farAway(client), { schema }) as unknown as Database;
  const app = new Hono<{ Bindings: Bindings; Variables: Variables }>();
  app.onError(answerFailure);
  app.use(async (c, next) => {
    c.set("requestId", "prove");
    c.set("settings", ownSettings);
    c.set("now", Date.now());
    c.set("local", local);
    c.set("db", db);
    await next();
  });
  for (const { contract, handle } of endpoints) app.on(contract.method, `/api${contract.path}`, handle);
  const context = { waitUntil: (work: Promise<unknown>) => void work.catch(() => {}), passThroughOnException: () => {}, props: {} };
  return {
    db,
    send: async (method, path, { body, headers } = {}) =>
      app.request(path, { method, headers, body: (body ?? null) as BodyInit | null } as RequestInit, env, context as never),
    close: () => client.close(),
  };
}

/** The tables as the migrations make them; a write does not keep readers waiting. */
export async function makeDatabase(file: string): Promise<void> {
  const client = createClient({ url: `file:${file}` });
  await client.execute("PRAGMA journal_mode = WAL");
  await migrate(drizzle(client, { schema }), { migrationsFolder: "db/migrations" });
  client.close();
}

/** A person with so many tokens, and the cookie of a session. */
export async function newPerson(db: Database, tokens: number): Promise<{ id: string; cookie: string }> {
  const id = randomId();
  const sessionId = randomId();
  const now = Date.now();
  const expiresAt = now + sessionLength;
  const freeMonth = new Date(now).toISOString().slice(0, 7);
  await db.batch([
    db.insert(schema.users).values({ id, email: `${id}@example.test`.toLowerCase(), username: id, freeMonth, createdAt: now }),
    db.insert(schema.sessions).values({ id: sessionId, userId: id, createdAt: now, seenAt: now, expiresAt }),
    db.insert(schema.tokenLedger).values({ id: `test:${id}`, userId: id, delta: tokens, reason: "free", at: now }),
  ]);
  return { id, cookie: `session=${await signSession({ userId: id, sessionId }, now, expiresAt, settings)}` };
}
