import { writeFileSync } from "node:fs";
import { Hono } from "hono";
import type { Database } from "../../../db/client.ts";
import * as schema from "../../../db/schema.ts";
import { sessionLength, signSession } from "../../auth/session-cookie.ts";
import { standIns } from "../../dev/app.ts";
import type { Variables } from "../../http/context.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import { settingsOf } from "../../http/env.ts";
import { answerFailure } from "../../http/errors.ts";
import { randomId } from "../../http/random-id.ts";
import { RealClock } from "../../testing/clock.ts";
import { type TestVars, WorkerInProcess } from "../../testing/in-process.ts";
import type { MemoryBucket } from "../../testing/memory-bucket.ts";
import { inTurns, migratedDatabase, SqliteD1 } from "../../testing/sqlite-d1.ts";
import { testVars } from "../../testing/vars.ts";

/** A Stripe test-mode key, so that the handlers use the operator's mode and not the local one. */
const vars = { STRIPE_SECRET_KEY: "sk_test_prove", PUBLIC_URL: "http://localhost" };
export const settings = settingsOf({ ...testVars, ...vars } as never);

/** Runs start but are never processed: only their cost is tested here. */
class IdleRun {
  async start(): Promise<void> {}
  async alarm(): Promise<void> {}
  async fetch(): Promise<never> {
    throw new Error("an idle run has no events");
  }
}

type Bindings = Parameters<typeof settingsOf>[0];

interface Place {
  /** False: as deployed, with per-network limits and real mail. */
  local?: boolean;
  vars?: TestVars;
}

export interface InProcess {
  db: Database;
  /** Sends one request to the handlers, as Hono would in the Worker. */
  send(method: string, path: string, more?: { body?: string | Uint8Array; headers?: Record<string, string> }): Promise<Response>;
  /** The bucket pictures are written to. */
  bucket: MemoryBucket;
  close(): void;
}

/** Only these endpoints, so that proofs can call them thousands of times, on a file that several processes may open. */
export function openInProcess(file: string, endpoints: readonly Endpoint[], { local = true, vars: more }: Place = {}): InProcess {
  const d1 = new SqliteD1(file);
  d1.way = inTurns;
  const app = new Hono<{ Bindings: Bindings; Variables: Variables }>();
  const worker = new WorkerInProcess({
    module: { default: { fetch: app.fetch as never, scheduled: () => {} }, PressRun: IdleRun as never },
    clock: new RealClock(),
    vars: { ...vars, ...more },
    d1,
  });
  const { db, env } = worker;
  const ownSettings = settingsOf(env as never);
  app.onError(answerFailure);
  app.use(async (c, next) => {
    c.set("requestId", "prove");
    c.set("settings", ownSettings);
    c.set("now", Date.now());
    c.set("local", local);
    if (local) c.set("standIns", standIns);
    c.set("db", db);
    await next();
  });
  for (const { contract, handle } of endpoints) app.on(contract.method, `/api${contract.path}`, handle);
  return {
    db,
    send: async (method, path, { body, headers = {} } = {}) =>
      worker.fetch(new Request(`http://localhost${path}`, { method, headers, body: (body ?? null) as BodyInit | null })),
    bucket: worker.bucket,
    close: () => d1.close(),
  };
}

/** Creates the tables from the migrations, in a mode where writes do not block readers. */
export async function makeDatabase(file: string): Promise<void> {
  writeFileSync(file, migratedDatabase());
  const d1 = new SqliteD1(file);
  d1.exec("PRAGMA journal_mode = WAL");
  d1.close();
}

/** A person with this many tokens, and a session cookie. */
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
