import { Hono } from "hono";
import worker, { PressRun } from "../../../functions/dev/worker.ts";

export { PressRun };

type Bound = ReturnType<D1Database["prepare"]>;

/** What a request asked of the database. */
interface Traffic {
  /** Round trips. */
  calls: number;
  rowsRead: number;
  asked: { sql: string; values: unknown[] }[];
}

/** The binding, which notes each call that goes over it, and what the database says it has read for it. */
function counted(binding: D1Database): { watched: D1Database; traffic: Traffic } {
  const traffic: Traffic = { calls: 0, rowsRead: 0, asked: [] };
  const known = new WeakMap<object, Traffic["asked"][number]>();
  const noted = (statements: readonly object[], results: readonly { meta?: { rows_read?: number } }[]) => {
    traffic.calls++;
    for (const statement of statements) traffic.asked.push(known.get(statement) ?? { sql: "?", values: [] });
    for (const { meta } of results) traffic.rowsRead += meta?.rows_read ?? 0;
  };
  const watchedStatement = (statement: Bound, sql: string, values: unknown[]): Bound => {
    known.set(statement, { sql, values });
    const { bind, all, run, first, raw } = statement;
    const single = (method: (...given: never[]) => Promise<unknown>) =>
      async function alone(...given: never[]) {
        const result = await method.apply(statement, given);
        noted([statement], [(result ?? {}) as { meta?: { rows_read?: number } }]);
        return result;
      };
    return Object.assign(statement, {
      bind: (...next: unknown[]) => watchedStatement(bind.apply(statement, next), sql, next),
      all: single(all as never),
      run: single(run as never),
      first: single(first as never),
      raw: single(raw as never),
    });
  };
  const batch = async (statements: Bound[]) => {
    const results = await binding.batch(statements);
    noted(statements, results);
    return results;
  };
  const prepare = (sql: string) => watchedStatement(binding.prepare(sql), sql, []);
  const replaced: Record<PropertyKey, unknown> = { batch, prepare };
  const get = (target: D1Database, name: PropertyKey) => replaced[name] ?? Reflect.get(target, name).bind(target);
  return { watched: new Proxy(binding, { get }), traffic };
}

const bare = new Hono<{ Bindings: Env }>();
let statements: Traffic["asked"] = [];

bare.get("/api/bench/ping", (c) => c.json({ ok: true }));
bare.post("/api/bench/statements", async (c) => {
  statements = await c.req.json();
  return c.json({ ok: true });
});
/** The same statements as the product sends for a request, and nothing else. */
bare.get("/api/bench/database", async (c) => {
  const { DB } = c.env;
  const results = await DB.batch(statements.map(({ sql, values }) => DB.prepare(sql).bind(...values)));
  return c.json({ rows: results.reduce((sum, { results: rows }) => sum + rows.length, 0) });
});

async function countedAnswer(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const { watched, traffic } = counted(env.DB);
  const answer = await worker.fetch(request, { ...env, DB: watched }, context);
  const said = new Response(answer.body, answer);
  said.headers.set("x-database", encodeURIComponent(JSON.stringify(traffic)));
  return said;
}

/**
 * The whole Worker, beside a bare Hono app at /api/bench. With the header `x-count` an answer says in `x-database` what it asked of the
 * database.
 */
export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    if (request.url.includes("/api/bench/")) return bare.fetch(request, env, context);
    return request.headers.has("x-count") ? countedAnswer(request, env, context) : worker.fetch(request, env, context);
  },
};
