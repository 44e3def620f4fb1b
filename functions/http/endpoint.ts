import type * as z from "zod";
import type { Database, Query } from "../../db/client.ts";
import { identify } from "../auth/session-cookie.ts";
import type { AppContext, SessionUser } from "./context.ts";
import type { Contract } from "./contract.ts";
import type { Settings } from "./env.ts";
import { AppError } from "./errors.ts";
import { readBody, readWith } from "./read-request.ts";

type Read<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What an endpoint's function works with: checked input, the caller, and the request's database and settings. */
export interface Call<C extends Contract> {
  c: AppContext;
  env: Env;
  settings: Settings;
  db: Database;
  now: number;
  requestId: string;
  user: C["who"] extends "any" ? SessionUser | null : SessionUser;
  body: Read<C["body"]>;
  query: Read<C["query"]>;
  params: Read<C["params"]>;
  /** Work that may finish after the answer. */
  later(work: Promise<unknown>): void;
}

/** What a first load may depend on: the caller's id is known from the signed cookie before the session has been read. */
export interface LoadCall<C extends Contract> {
  db: Database;
  now: number;
  userId: string;
  query: Read<C["query"]>;
  params: Read<C["params"]>;
}

type Rows<Q extends readonly Query[]> = { [K in keyof Q]: Awaited<Q[K]> };
type Outcome<C extends Contract> = (C["answer"] extends z.ZodType ? z.output<C["answer"]> : never) | Response | undefined;

export interface Endpoint {
  contract: Contract;
  handle(c: AppContext): Promise<Response>;
}

/**
 * Joins a contract to a function: who may call, reading and checking the input, then the function. Its answer is sent as
 * JSON with the contract's first status (undefined: 204); a Response goes out as it is. Session and first load travel in one batch.
 */
export function endpoint<const C extends Contract>(contract: C, run: (call: Call<C>) => Promise<Outcome<C>>): Endpoint;
export function endpoint<const C extends Contract, const Q extends readonly [Query, ...Query[]]>(
  contract: C,
  load: (call: LoadCall<C>) => Q,
  run: (call: Call<C>, rows: Rows<Q>) => Promise<Outcome<C>>,
): Endpoint;
export function endpoint(
  contract: Contract,
  first: ((call: never, rows: never) => Promise<unknown>) | ((call: never) => readonly Query[]),
  second?: (call: never, rows: never) => Promise<unknown>,
): Endpoint {
  const load = second ? (first as (call: LoadCall<Contract>) => readonly Query[]) : undefined;
  const run = (second ?? first) as (call: Call<Contract>, rows: unknown[]) => Promise<unknown>;
  return { contract, handle: (c) => answer(c, contract, load, run) };
}

async function answer(
  c: AppContext,
  contract: Contract,
  load: ((call: LoadCall<Contract>) => readonly Query[]) | undefined,
  run: (call: Call<Contract>, rows: unknown[]) => Promise<unknown>,
): Promise<Response> {
  const { db, now, settings, requestId } = c.var;
  const input = readWith(contract, c);
  const queries = (userId: string) =>
    load && input.ok ? load({ db, now, userId, query: input.query as never, params: input.params as never }) : [];
  const { user, rows } = await identify(c, queries);
  c.set("loadedAt", Date.now());
  if (contract.who !== "any" && !user) throw new AppError("UNAUTHORIZED", c.var.ended ? { details: { ended: true } } : {});
  if (contract.who === "admin" && user?.role !== "admin") throw new AppError("FORBIDDEN");
  if (!input.ok) throw input.error;
  const body = contract.body ? await readBody(c, contract.body) : undefined;
  const result = await run(
    {
      c,
      env: c.env,
      settings,
      db,
      now,
      requestId,
      user: user as SessionUser,
      body: body as never,
      query: input.query as never,
      params: input.params as never,
      later: (work) => c.executionCtx.waitUntil(work),
    },
    rows,
  );
  if (result instanceof Response) return result;
  if (result === undefined) return c.body(null, 204);
  const [status = 200] = contract.status ?? [];
  return c.json(result as never, status as 200);
}
