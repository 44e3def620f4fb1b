import { providerOf } from "../ai/catalogue.ts";
import { failureReasons, type Model } from "../ai/contract.ts";
import { type ErrorCode, errorCodes } from "../http/contract.ts";
import { messageOf } from "../http/errors.ts";
import type { RunEvent } from "./contract.ts";
import type { RunRow } from "./settle.ts";

/** Every stream of events is sent with these. */
export const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "content-encoding": "identity",
};

type StoredEvent = Exclude<RunEvent, { event: "text" }>;
type Row = { id: number; name: string; data: string };

interface Listener {
  writer: WritableStreamDefaultWriter<Uint8Array>;
  /** Cost of what was written but not read yet, and its limit. */
  waiting: number;
  most: number;
}

/** Bytes a listener may leave unread beyond its first write. Beyond that it is dropped; on reconnect it gets the whole unfinished text. */
const maxWaitingBytes = 128 * 1024;
/** Overhead of a chunk that waits, whatever its size. */
const chunkBytes = 256;
/** Open connections to one run; beyond that the oldest is dropped. */
const maxListeners = 256;
/** Minimum interval between text events: readers cannot see a faster rate. */
const textEveryMs = 20;

const encoder = new TextEncoder();

/**
 * A run's events, for live and for reconnecting listeners. All but text are stored and numbered; text deltas are live only
 * and carry no number, so that `Last-Event-ID` always names a stored event. A new connection first gets the unfinished text whole.
 */
export class EventLog {
  readonly #storage: SqlStorage;
  #isOpen = false;
  readonly #listeners = new Set<Listener>();
  /** The text being written, by field, and the step or block whose end finishes it. */
  readonly #unfinished = new Map<string, { step: string; text: string }>();
  /** What of it has not been sent yet. */
  readonly #unsent = new Map<string, string>();
  #sending: ReturnType<typeof setTimeout> | undefined;

  constructor(storage: SqlStorage) {
    this.#storage = storage;
  }

  /** Creates the table at the first use, so that an object that was cleared stores nothing. */
  get #sql(): SqlStorage {
    if (!this.#isOpen)
      this.#storage.exec(
        "CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, data TEXT NOT NULL)",
      );
    this.#isOpen = true;
    return this.#storage;
  }

  /** True after `complete` or `failed`, until a block is begun. */
  get isOver(): boolean {
    const last = this.#sql.exec<{ name: string }>(
      "SELECT name FROM events WHERE name IN ('complete', 'failed', 'block') ORDER BY id DESC LIMIT 1",
    );
    return last.toArray().some(({ name }) => name !== "block");
  }

  /** Id of the last stored event, 0 before the first. */
  get lastId(): number {
    return this.#sql.exec<{ id: number }>("SELECT coalesce(max(id), 0) AS id FROM events").one().id;
  }

  /** Data of the stored events of one name, in order. */
  stored<E extends StoredEvent["event"]>(event: E): Extract<RunEvent, { event: E }>["data"][] {
    return this.#sql
      .exec<{ data: string }>("SELECT data FROM events WHERE name = ? ORDER BY id", event)
      .toArray()
      .map(({ data }) => JSON.parse(data));
  }

  /** Stores the event, then sends it. `complete` and `failed` end every connection. */
  publish({ event, data }: StoredEvent): void {
    this.#sendText();
    const row = this.#sql
      .exec<Row>("INSERT INTO events (name, data) VALUES (?, ?) RETURNING id, name, data", event, JSON.stringify(data))
      .one();
    this.#send(frame(row.name, row.data, row.id));
    if (event === "complete" || event === "failed") this.close();
  }

  /** Text of a step or block as it is written: sent, not stored. */
  publishText(step: string, path: string, delta: string): void {
    this.#unfinished.set(path, { step, text: (this.#unfinished.get(path)?.text ?? "") + delta });
    this.#unsent.set(path, (this.#unsent.get(path) ?? "") + delta);
    if (this.#sending !== undefined) return;
    // The first piece is sent at once, what follows within textEveryMs of it together.
    this.#sendText();
    this.#sending = setTimeout(() => {
      this.#sending = undefined;
      this.#sendText();
    }, textEveryMs);
  }

  /** The step's text is finished, or its attempt failed and the next starts over. */
  endText(step: string): void {
    this.#sendText();
    for (const [path, unfinished] of this.#unfinished) if (unfinished.step === step) this.#unfinished.delete(path);
  }

  #sendText(): void {
    for (const [path, delta] of this.#unsent) this.#send(frame("text", JSON.stringify({ path, delta })));
    this.#unsent.clear();
  }

  /** A comment, so that clients and proxies see that the connection is alive. */
  keepAlive(): void {
    this.#send(encoder.encode(": working\n\n"));
  }

  /** Stored events after the one `lastEventId` names, then live ones until the run is over. Unknown ids replay from the start. */
  connect(lastEventId: string | null): Response {
    this.#sendText();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const listener: Listener = { writer: writable.getWriter(), waiting: 0, most: Number.POSITIVE_INFINITY };
    this.#write(listener, encoder.encode("retry: 1000\n\n"));
    const known = /^\d{1,15}$/.test(lastEventId ?? "") ? Number(lastEventId) : 0;
    const after = known > this.lastId ? 0 : known;
    for (const row of this.#sql.exec<Row>("SELECT id, name, data FROM events WHERE id > ? ORDER BY id", after)) {
      this.#write(listener, frame(row.name, row.data, row.id));
    }
    if (this.isOver) {
      listener.writer.close().catch(() => {});
    } else {
      for (const [path, { text }] of this.#unfinished) this.#write(listener, frame("text", JSON.stringify({ path, delta: text })));
      listener.most = listener.waiting + maxWaitingBytes;
      const [oldest] = this.#listeners;
      if (oldest && this.#listeners.size >= maxListeners) this.#drop(oldest);
      this.#listeners.add(listener);
    }
    return new Response(readable, { headers: streamHeaders });
  }

  #send(bytes: Uint8Array): void {
    for (const listener of this.#listeners) {
      this.#write(listener, bytes);
      if (listener.waiting > listener.most) this.#drop(listener);
    }
  }

  /** Not awaited: a client that does not read would block the run. */
  #write(listener: Listener, bytes: Uint8Array): void {
    const cost = bytes.length + chunkBytes;
    listener.waiting += cost;
    listener.writer.write(bytes).then(
      () => {
        listener.waiting -= cost;
      },
      () => this.#listeners.delete(listener),
    );
  }

  #drop(listener: Listener): void {
    this.#listeners.delete(listener);
    listener.writer.abort().catch(() => {});
  }

  /** Ends every connection. */
  close(): void {
    clearTimeout(this.#sending);
    this.#sending = undefined;
    for (const { writer } of this.#listeners) writer.close().catch(() => {});
    this.#listeners.clear();
  }
}

/** An event as it is sent; without an id it moves no `Last-Event-ID`. */
export function frame(name: string, data: string, id?: number): Uint8Array {
  return encoder.encode(`${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`);
}

/** The event that ends the run, by its row. A run its user stopped has no code of its own there. */
export function lastEvent(row: RunRow): Extract<RunEvent, { event: "complete" | "failed" }> {
  if (row.status === "complete") return { event: "complete", data: { newspaperId: row.newspaperId ?? "" } };
  const { refunded } = row;
  const code = errorCodes.find((known) => known === row.code);
  if (!code) return { event: "failed", data: { code: "CONFLICT", error: "This run was stopped.", refunded } };
  const kind: Model["kind"] = code === "PICTURES_FAILED" ? "image" : "text";
  const reason = failureReasons.find((known) => known === row.reason);
  const provider = providerOf(kind, kind === "image" ? row.imageModel : row.textModel);
  return { event: "failed", data: { ...failureFrom(code), ...(reason && { reason, provider }), refunded } };
}

export const failureFrom = (code: ErrorCode) => ({ code, error: messageOf(code) });
