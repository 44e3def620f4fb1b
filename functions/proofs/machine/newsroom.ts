import { findViolations } from "../../../db/invariants.ts";
import { signSession } from "../../auth/session-cookie.ts";
import worker from "../../dev/worker.ts";
import { settingsOf } from "../../http/env.ts";
import { PressRun } from "../../press-runs/press-run.ts";
import { type Pace, standardPace } from "../../press-runs/run-store.ts";
import { end, lives, newLife } from "../../testing/clock.ts";
import { newDatabase, type TestVars, WorkerInProcess } from "../../testing/in-process.ts";
import { VirtualClock } from "../../testing/virtual-clock.ts";

const origin = "http://localhost";
const year = 365 * 24 * 60 * 60 * 1000;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** A signed-in user. */
export interface Person {
  id: string;
  email: string;
  cookie: string;
}

interface Options {
  vars?: TestVars;
  pace?: Pace;
  /** Number of migrations; default all. */
  migrations?: number;
}

/** Thrown to requests in flight when the process died. */
export class ConnectionLost extends Error {
  override name = "ConnectionLost";
}

/**
 * The Worker in this process, with time, randomness, network delays and crashes determined by a seed.
 */
export class Newsroom extends WorkerInProcess {
  readonly clock: VirtualClock;
  readonly settings;
  /** One-way delay between the Worker and its backends, in milliseconds. */
  readonly latency = (): number => this.clock.between(1, 12);

  constructor({ vars = {}, pace = standardPace, migrations }: Options = {}) {
    class PacedRun extends PressRun {
      protected override readonly pace = pace;
    }
    const clock = new VirtualClock(Date.UTC(2026, 10, 21, 12));
    super({
      module: { default: worker, PressRun: PacedRun },
      clock,
      vars: { STRIPE_SECRET_KEY: "sk_test_prove", ...vars },
      d1: newDatabase(migrations),
      hop: () => clock.sleep(this.latency()),
    });
    this.clock = clock;
    this.settings = settingsOf(this.env);
    this.d1.mark();
  }

  /** Restarts with an empty state determined by the seed. */
  reset(seed: number, now = Date.UTC(2026, 10, 21, 12)): void {
    end(this.process);
    this.process = newLife();
    this.waiting.clear();
    this.objects.forget();
    this.bucket.files.clear();
    this.d1.forget();
    this.clock.reset(now, seed);
  }

  /** A user whose account was just created, with a session cookie of our own. */
  async signUp(name: string, { role = "user", cookie }: { role?: "user" | "admin"; cookie?: string } = {}): Promise<Person> {
    const [id, sessionId] = [`person-${name}`, `session-${name}`];
    const email = `${name}@example.test`;
    const now = this.clock.now;
    this.d1.rows("INSERT INTO users (id, email, username, role, created_at) VALUES (?, ?, ?, ?, ?)", id, email, name, role, now);
    this.d1.rows(
      "INSERT INTO sessions (id, user_id, created_at, seen_at, expires_at) VALUES (?, ?, ?, ?, ?)",
      sessionId,
      id,
      now,
      now,
      now + year,
    );
    return {
      id,
      email,
      cookie: cookie ?? `session=${await this.clock.finish(signSession({ userId: id, sessionId }, now, now + year, this.settings), now)}`,
    };
  }

  /** Sends one request; rejects with ConnectionLost if the process dies before the answer is complete. `leave` aborts it. */
  send(method: string, path: string, { body, person, headers = {}, leave }: Sent = {}): Promise<Answer> {
    return this.#inProcess(async () => {
      const answer = await this.#open(method, path, { body, person, headers, leave });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    });
  }

  /** Like `send`, but returns the unread response: a stream of events. */
  open(method: string, path: string, sent: Sent = {}): Promise<Response> {
    return this.#inProcess(() => this.#open(method, path, sent));
  }

  async #open(method: string, path: string, { body, person, headers = {}, leave }: Sent): Promise<Response> {
    const request = new Request(`${origin}${path}`, {
      method,
      headers: { ...(person && { cookie: person.cookie }), ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      ...(leave && { signal: leave }),
    });
    await this.clock.sleep(this.latency());
    const answer = await this.fetch(request);
    await this.clock.sleep(this.latency());
    return answer;
  }

  /** Runs the cron trigger, every ten minutes on Cloudflare. */
  tick(): Promise<null> {
    return this.#inProcess(async () => {
      await this.scheduled();
      return null;
    });
  }

  #inProcess<T>(work: () => Promise<T>): Promise<T> {
    const life = this.process;
    return new Promise<T>((resolve, reject) => {
      const mourn = () => reject(new ConnectionLost("the process died"));
      life.mourners.add(mourn);
      lives
        .run(life, work)
        .then(resolve, reject)
        .finally(() => life.mourners.delete(mourn));
    });
  }

  /** Violated invariants of money, runs, newspapers and pictures; its queries bypass injected failures. */
  async violations(): Promise<string[]> {
    const { way } = this.d1;
    this.d1.way = async (_asked, work) => work();
    try {
      return await findViolations(this.db, this.clock.now);
    } finally {
      this.d1.way = way;
    }
  }

  /** Newspaper pictures missing from the bucket, and run files without a record (I6). */
  strayPictures(): string[] {
    const rows = new Set(
      this.d1
        .rows<{ key: string }>("SELECT key FROM images UNION SELECT name FROM removals WHERE kind IN ('picture', 'file')")
        .map(({ key }) => key),
    );
    const lost = this.d1
      .rows<{ key: string }>("SELECT key FROM images")
      .filter(({ key }) => !this.bucket.files.has(key))
      .map(({ key }) => `a picture's row without its file: ${key}`);
    const unknown = [...this.bucket.files.keys()].filter((key) => !rows.has(key));
    return [...lost, ...unknown.map((key) => `a file nothing knows of: ${key}`)];
  }
}

export interface Sent {
  body?: unknown;
  person?: Person | undefined;
  headers?: Record<string, string>;
  leave?: AbortSignal | undefined;
}
