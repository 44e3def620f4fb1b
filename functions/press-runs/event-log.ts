import type { RunEvent } from "./contract.ts";

type Row = { id: number; name: string; data: string };
type Listener = WritableStreamDefaultWriter<Uint8Array>;

const encoder = new TextEncoder();

/**
 * What a run has told, for whoever listens now or comes back later. Steps and parts are stored and numbered; text deltas are
 * live only and carry no number, so that `Last-Event-ID` always names a stored event. A new connection first gets the
 * unfinished text whole.
 */
export class EventLog {
  readonly #sql: SqlStorage;
  readonly #listeners = new Set<Listener>();
  /** The text being written, by field; `step` is what ends it. */
  readonly #unfinished = new Map<string, { step: string; text: string }>();

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec("CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, data TEXT NOT NULL)");
  }

  /** True once `complete` or `failed` has been told, and no block was begun again since. */
  get over(): boolean {
    const last = this.#sql.exec<{ name: string }>(
      "SELECT name FROM events WHERE name IN ('complete', 'failed', 'block') ORDER BY id DESC LIMIT 1",
    );
    return last.toArray().some(({ name }) => name !== "block");
  }

  /** Id of the last stored event, 0 before the first. */
  get last(): number {
    return this.#sql.exec<{ id: number }>("SELECT coalesce(max(id), 0) AS id FROM events").one().id;
  }

  /** Stored events of one name, in order. */
  told<E extends RunEvent["event"]>(event: E): Extract<RunEvent, { event: E }>["data"][] {
    return this.#sql
      .exec<{ data: string }>("SELECT data FROM events WHERE name = ? ORDER BY id", event)
      .toArray()
      .map(({ data }) => JSON.parse(data));
  }

  /** Stores, then tells. */
  tell({ event, data }: Exclude<RunEvent, { event: "text" }>): void {
    const row = this.#sql
      .exec<Row>("INSERT INTO events (name, data) VALUES (?, ?) RETURNING id, name, data", event, JSON.stringify(data))
      .one();
    this.#send(frame(row.name, row.data, row.id));
    if (event === "complete" || event === "failed") this.#close();
  }

  tellText(step: string, path: string, delta: string): void {
    this.#unfinished.set(path, { step, text: (this.#unfinished.get(path)?.text ?? "") + delta });
    this.#send(frame("text", JSON.stringify({ path, delta })));
  }

  /** A comment, so that clients and proxies see that the line is alive. */
  keepAlive(): void {
    this.#send(encoder.encode(": working\n\n"));
  }

  /** The step's text is finished, or its attempt has failed and the next begins from nothing. */
  forgetText(step: string): void {
    for (const [path, unfinished] of this.#unfinished) if (unfinished.step === step) this.#unfinished.delete(path);
  }

  /** Everything after `after`, then what comes, until the run is over. */
  open(after: number): Response {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const listener = writable.getWriter();
    // Never awaited: one sleeping client would stop the run.
    const write = (bytes: Uint8Array) => listener.write(bytes).catch(() => this.#listeners.delete(listener));
    write(encoder.encode("retry: 1000\n\n"));
    for (const row of this.#sql.exec<Row>("SELECT id, name, data FROM events WHERE id > ? ORDER BY id", after)) {
      write(frame(row.name, row.data, row.id));
    }
    if (this.over) {
      listener.close().catch(() => {});
    } else {
      for (const [path, { text }] of this.#unfinished) write(frame("text", JSON.stringify({ path, delta: text })));
      this.#listeners.add(listener);
    }
    return new Response(readable, {
      headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store", "content-encoding": "identity" },
    });
  }

  #send(bytes: Uint8Array): void {
    for (const listener of this.#listeners) listener.write(bytes).catch(() => this.#listeners.delete(listener));
  }

  #close(): void {
    for (const listener of this.#listeners) listener.close().catch(() => {});
    this.#listeners.clear();
  }
}

function frame(name: string, data: string, id?: number): Uint8Array {
  return encoder.encode(`${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`);
}
