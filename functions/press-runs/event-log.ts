import type { RunEvent } from "./contract.ts";

type Row = { id: number; name: string; data: string };

interface Listener {
  writer: WritableStreamDefaultWriter<Uint8Array>;
  /** What was written and not read yet, and how much of that may lie about. */
  waiting: number;
  most: number;
}

/** Bytes a listener may leave unread beside what it was given first; then it has to come again, and gets the unfinished text whole. */
const mostWaiting = 128 * 1024;
/** What a chunk costs that waits, whatever it holds. */
const chunkBytes = 256;
/** Open connections to one run; the oldest makes room. */
const mostListeners = 256;
/** Text that comes faster than anybody sees is told in one piece. */
const textEveryMs = 20;

const encoder = new TextEncoder();

/**
 * What a run has told, for whoever listens now or comes back later. Steps and parts are stored and numbered; text deltas are
 * live only and carry no number, so that `Last-Event-ID` always names a stored event. A new connection first gets the
 * unfinished text whole.
 */
export class EventLog {
  readonly #storage: SqlStorage;
  #isOpen = false;
  readonly #listeners = new Set<Listener>();
  /** The text being written, by field; `step` is what ends it. */
  readonly #unfinished = new Map<string, { step: string; text: string }>();
  /** What of it has not been sent yet. */
  readonly #news = new Map<string, string>();
  #sending: ReturnType<typeof setTimeout> | undefined;

  constructor(storage: SqlStorage) {
    this.#storage = storage;
  }

  /** With its table from the first use on, so that an object that has forgotten everything keeps nothing. */
  get #sql(): SqlStorage {
    if (!this.#isOpen)
      this.#storage.exec(
        "CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, data TEXT NOT NULL)",
      );
    this.#isOpen = true;
    return this.#storage;
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
    this.#sendNews();
    const row = this.#sql
      .exec<Row>("INSERT INTO events (name, data) VALUES (?, ?) RETURNING id, name, data", event, JSON.stringify(data))
      .one();
    this.#send(frame(row.name, row.data, row.id));
    if (event === "complete" || event === "failed") this.close();
  }

  tellText(step: string, path: string, delta: string): void {
    this.#unfinished.set(path, { step, text: (this.#unfinished.get(path)?.text ?? "") + delta });
    this.#news.set(path, (this.#news.get(path) ?? "") + delta);
    if (this.#sending !== undefined) return;
    // The first piece leaves at once, what follows it closely together.
    this.#sendNews();
    this.#sending = setTimeout(() => {
      this.#sending = undefined;
      this.#sendNews();
    }, textEveryMs);
  }

  #sendNews(): void {
    for (const [path, delta] of this.#news) this.#send(frame("text", JSON.stringify({ path, delta })));
    this.#news.clear();
  }

  /** A comment, so that clients and proxies see that the line is alive. */
  keepAlive(): void {
    this.#send(encoder.encode(": working\n\n"));
  }

  /** The step's text is finished, or its attempt has failed and the next begins from nothing. */
  forgetText(step: string): void {
    this.#sendNews();
    for (const [path, unfinished] of this.#unfinished) if (unfinished.step === step) this.#unfinished.delete(path);
  }

  /**
   * Everything after the event `lastEventId` names, then what comes, until the run is over. From the beginning for a name that is none of
   * ours.
   */
  open(lastEventId: string | null): Response {
    this.#sendNews();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const listener: Listener = { writer: writable.getWriter(), waiting: 0, most: Number.POSITIVE_INFINITY };
    this.#write(listener, encoder.encode("retry: 1000\n\n"));
    const known = /^\d{1,15}$/.test(lastEventId ?? "") ? Number(lastEventId) : 0;
    const after = known > this.last ? 0 : known;
    for (const row of this.#sql.exec<Row>("SELECT id, name, data FROM events WHERE id > ? ORDER BY id", after)) {
      this.#write(listener, frame(row.name, row.data, row.id));
    }
    if (this.over) {
      listener.writer.close().catch(() => {});
    } else {
      for (const [path, { text }] of this.#unfinished) this.#write(listener, frame("text", JSON.stringify({ path, delta: text })));
      listener.most = listener.waiting + mostWaiting;
      const [oldest] = this.#listeners;
      if (oldest && this.#listeners.size >= mostListeners) this.#drop(oldest);
      this.#listeners.add(listener);
    }
    return new Response(readable, {
      headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store", "content-encoding": "identity" },
    });
  }

  #send(bytes: Uint8Array): void {
    for (const listener of this.#listeners) {
      this.#write(listener, bytes);
      if (listener.waiting > listener.most) this.#drop(listener);
    }
  }

  /** Never awaited: one sleeping client would stop the run. */
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

function frame(name: string, data: string, id?: number): Uint8Array {
  return encoder.encode(`${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`);
}
