import worker from "../../../functions/dev/worker.ts";
import { PressRun as RealPressRun } from "../../../functions/press-runs/press-run.ts";

// The Worker as it is, with a counter at each of its bindings. No deployed configuration names this entry.

const zero = {
  requests: 0,
  batches: 0,
  rowsRead: 0,
  rowsWritten: 0,
  puts: 0,
  putBytes: 0,
  gets: 0,
  deletes: 0,
  objectCalls: 0,
  alarms: 0,
  assets: 0,
};
export type Traffic = typeof zero;
const counted: Traffic = { ...zero };

const add = (meta: Partial<D1Meta>) => {
  counted.rowsRead += meta.rows_read ?? 0;
  counted.rowsWritten += meta.rows_written ?? 0;
};

const inside = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/** A statement that counts what it reads and writes. Rows as lists come without figures, so they are made of rows as objects. */
function statement(real: D1PreparedStatement): D1PreparedStatement {
  const shown = {
    bind: (...values: unknown[]) => statement(real.bind(...values)),
    async all() {
      counted.batches++;
      const answer = await real.all();
      add(answer.meta);
      return answer;
    },
    async run() {
      counted.batches++;
      const answer = await real.run();
      add(answer.meta);
      return answer;
    },
    async raw() {
      counted.batches++;
      const { results, meta } = await real.all<Record<string, unknown>>();
      add(meta);
      return results.map((row) => Object.values(row));
    },
    async first(column?: string) {
      counted.batches++;
      const { results, meta } = await real.all<Record<string, unknown>>();
      add(meta);
      return column === undefined ? (results[0] ?? null) : (results[0]?.[column] ?? null);
    },
  } as unknown as D1PreparedStatement;
  inside.set(shown, real);
  return shown;
}

function database(real: D1Database): D1Database {
  return {
    prepare: (query: string) => statement(real.prepare(query)),
    async batch(statements: D1PreparedStatement[]) {
      counted.batches++;
      const answers = await real.batch(statements.map((one) => inside.get(one) ?? one));
      for (const { meta } of answers) add(meta);
      return answers;
    },
  } as unknown as D1Database;
}

function bucket(real: R2Bucket): R2Bucket {
  return new Proxy(real, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== "function") return own;
      return (...given: unknown[]) => {
        if (name === "put") {
          counted.puts++;
          const [, body] = given as [string, { byteLength?: number; length?: number }];
          counted.putBytes += body?.byteLength ?? body?.length ?? 0;
        }
        if (name === "get" || name === "head") counted.gets++;
        if (name === "delete") counted.deletes++;
        return Reflect.apply(own, target, given) as unknown;
      };
    },
  });
}

function objects(real: Env["PRESS_RUNS"]): Env["PRESS_RUNS"] {
  return new Proxy(real, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (name !== "getByName" || typeof own !== "function") return typeof own === "function" ? own.bind(target) : own;
      return (...given: unknown[]) => {
        counted.objectCalls++;
        return Reflect.apply(own, target, given) as unknown;
      };
    },
  });
}

const wrapped = (env: Env): Env => ({
  ...env,
  DB: database(env.DB),
  IMAGES: bucket(env.IMAGES),
  PRESS_RUNS: objects(env.PRESS_RUNS),
  ASSETS: {
    fetch: (...given: Parameters<Fetcher["fetch"]>) => {
      counted.assets++;
      return env.ASSETS.fetch(...given);
    },
  } as Fetcher,
});

export class PressRun extends RealPressRun {
  constructor(context: DurableObjectState, env: Env) {
    super(context, wrapped(env));
  }

  override async alarm(...given: Parameters<RealPressRun["alarm"]>) {
    counted.alarms++;
    return super.alarm(...given);
  }
}

export default {
  async fetch(request, env, context) {
    // What was counted since the last time it was asked for.
    if (new URL(request.url).pathname === "/api/local/traffic") {
      const answer = Response.json(counted);
      Object.assign(counted, zero);
      return answer;
    }
    counted.requests++;
    return worker.fetch(request, wrapped(env), context);
  },
} satisfies ExportedHandler<Env>;
