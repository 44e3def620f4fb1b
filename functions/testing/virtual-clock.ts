import { createHash, createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { type Clock, isDead, type Life, lives } from "./clock.ts";
import { seededRandom } from "./models/landscape.ts";

interface Timer {
  at: number;
  /** Timers due at the same time fire in the order they were set. */
  order: number;
  life: Life | undefined;
  run: (() => void) | null;
}

/** A native promise whose outcome is delivered at a time determined by the seed. */
interface Native {
  outcome: Promise<() => void>;
}

type Subtle = (...given: never[]) => Promise<unknown>;

const bytesOf = (data: ArrayBuffer | ArrayBufferView) =>
  ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);
const exact = (bytes: Uint8Array) => bytes.slice().buffer;
const secrets = new WeakMap<CryptoKey, KeyObject>();
const isHmac = (algorithm: unknown) => (typeof algorithm === "string" ? algorithm : (algorithm as { name: string }).name) === "HMAC";
const hmac = (key: CryptoKey, data: ArrayBuffer | ArrayBufferView) =>
  createHmac("sha256", secrets.get(key) as KeyObject)
    .update(bytesOf(data))
    .digest();

/** Synchronous SHA-256 and HMAC, which sessions and articles need: a thread round trip takes longer than the hash. */
const quick: Record<string, (otherwise: Subtle) => (...given: never[]) => Promise<unknown>> = {
  digest: (otherwise) =>
    (async (algorithm: unknown, data: ArrayBuffer) =>
      algorithm === "SHA-256"
        ? exact(createHash("sha256").update(bytesOf(data)).digest())
        : otherwise(algorithm as never, data as never)) as Subtle,
  importKey: (otherwise) =>
    (async (form: string, data: Uint8Array, algorithm: { name: string; hash?: unknown }, ...more: never[]) => {
      const key = (await otherwise(form as never, data as never, algorithm as never, ...more)) as CryptoKey;
      const hash = typeof algorithm.hash === "string" ? algorithm.hash : (algorithm.hash as { name: string } | undefined)?.name;
      if (form === "raw" && isHmac(algorithm) && hash === "SHA-256") secrets.set(key, createSecretKey(bytesOf(data)));
      return key;
    }) as Subtle,
  sign: (otherwise) =>
    (async (algorithm: unknown, key: CryptoKey, data: ArrayBuffer) =>
      secrets.has(key) ? exact(hmac(key, data)) : otherwise(algorithm as never, key as never, data as never)) as Subtle,
  verify: (otherwise) =>
    (async (algorithm: unknown, key: CryptoKey, signature: Uint8Array, data: ArrayBuffer) =>
      secrets.has(key)
        ? hmac(key, data).equals(bytesOf(signature))
        : otherwise(algorithm as never, key as never, signature as never, data as never)) as Subtle,
};

/** Caches the isolate's few keys, which every request imports again. */
const imported = new Map<string, Promise<unknown>>();
const importOnce = (real: Subtle): Subtle =>
  ((form: string, data: Uint8Array, algorithm: unknown, ...more: unknown[]) => {
    const load = () => real(form as never, data as never, algorithm as never, ...(more as never[]));
    if (form !== "raw" || !isHmac(algorithm)) return load();
    const id = JSON.stringify([Buffer.from(bytesOf(data)).toString("hex"), algorithm, more]);
    const key = imported.get(id) ?? load();
    imported.set(id, key);
    return key;
  }) as Subtle;

/** The originals, saved before a clock is installed. */
const real = { setImmediate, Date };
const natives = ["deriveKey", "deriveBits", "encrypt", "decrypt", "generateKey", "digest", "sign", "verify", "importKey"].map(
  (name): [string, Subtle] => {
    const native = (crypto.subtle as unknown as Record<string, Subtle>)[name]?.bind(crypto.subtle) as Subtle;
    return [name, name === "importKey" ? importOnce(native) : native];
  },
);

/**
 * Time that advances only when all work is done, and seeded randomness: a day takes only as long as its work. When installed, it
 * replaces the clock, timers and randomness of the whole process, which makes runs reproducible by seed.
 */
export class VirtualClock implements Clock {
  now: number;
  #order = 0;
  #heap: Timer[] = [];
  #native: Native[] = [];
  #random: () => number = Math.random;

  constructor(now: number) {
    this.now = now;
  }

  /** Restarts at this time and drops all pending timers. */
  reset(now: number, seed: number): void {
    this.now = now;
    this.#heap = [];
    this.#order = 0;
    this.#random = seededRandom(seed);
  }

  random = (): number => this.#random();

  /** A whole number from `least` to below `below`. */
  between(least: number, below: number): number {
    return least + Math.floor(this.#random() * (below - least));
  }

  set(run: () => void, ms: number, life = lives.getStore()): Timer {
    const timer = { at: this.now + Math.max(0, Number.isFinite(ms) ? ms : 0), order: this.#order++, life, run };
    this.#push(timer);
    return timer;
  }

  /** Never resolves for a life that has ended meanwhile. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.set(resolve, ms));
  }

  /** Runs everything that is due until then. */
  async runUntil(end: number): Promise<void> {
    await this.#settle();
    for (let next = this.#heap[0]; next && next.at <= end; next = this.#heap[0]) {
      this.#pop();
      if (!next.run || isDead(next.life)) continue;
      this.now = Math.max(this.now, next.at);
      const { run, life } = next;
      next.run = null;
      if (life) lives.run(life, run);
      else lives.exit(run);
      await this.#settle();
    }
    this.now = Math.max(this.now, end);
  }

  /** Runs until the promise settles. Throws if it has not settled by `latest`. */
  async finish<T>(work: Promise<T>, latest: number): Promise<T> {
    let outcome: { value: T } | { failure: unknown } | undefined;
    work.then(
      (value) => {
        outcome = { value };
      },
      (failure) => {
        outcome = { failure };
      },
    );
    await this.#settle();
    for (let next = this.#heap[0]; !outcome && next && next.at <= latest; next = this.#heap[0]) await this.runUntil(next.at);
    if (!outcome) throw new Error("nothing more happens, and it is not done");
    if ("failure" in outcome) throw outcome.failure;
    return outcome.value;
  }

  async #settle(): Promise<void> {
    await new Promise<void>((resolve) => real.setImmediate(resolve));
    while (this.#native.length > 0) {
      for (const { outcome } of this.#native.splice(0)) {
        (await outcome)();
        await new Promise<void>((resolve) => real.setImmediate(resolve));
      }
    }
  }

  /** Replaces the clock, timers and randomness of this process. */
  install(): void {
    const clock = this;
    globalThis.Date = class extends real.Date {
      constructor(...given: [number]) {
        super(...(given.length > 0 ? given : ([clock.now] as [number])));
      }
      static override now = () => Math.floor(clock.now);
    } as DateConstructor;
    const timers = {
      setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => clock.set(() => run(...given), ms),
      clearTimeout: (timer?: Timer) => {
        if (timer) timer.run = null;
      },
      setInterval: (run: () => void, ms = 1) => clock.#every(run, Math.max(1, ms)),
      clearInterval: (timer?: { run: unknown }) => {
        if (timer) timer.run = null;
      },
    };
    Object.assign(globalThis, timers);
    Math.random = () => clock.random();
    AbortSignal.timeout = (ms: number) => {
      const controller = new AbortController();
      clock.set(() => controller.abort(new DOMException("The operation timed out.", "TimeoutError")), ms);
      return controller.signal;
    };
    this.#installCrypto();
  }

  #every(run: () => void, ms: number): { run: (() => void) | null } {
    const handle: { run: (() => void) | null } = { run };
    const tick = () => {
      if (!handle.run) return;
      handle.run();
      this.set(tick, ms);
    };
    this.set(tick, ms);
    return handle;
  }

  #installCrypto(): void {
    const getRandomValues = <T extends ArrayBufferView>(array: T): T => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at++) bytes[at] = Math.floor(this.#random() * 256);
      return array;
    };
    const randomUUID = () => {
      const hex = Buffer.from(getRandomValues(new Uint8Array(16))).toString("hex");
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    };
    Object.defineProperties(crypto, {
      getRandomValues: { value: getRandomValues, configurable: true },
      randomUUID: { value: randomUUID, configurable: true },
    });
    for (const [name, native] of natives) {
      const inOrder = (...given: never[]) => this.outside(() => native(...given));
      const value = (quick[name] ?? ((otherwise) => otherwise))(inOrder);
      Object.defineProperty(crypto.subtle, name, { value, configurable: true });
    }
  }

  /** Threads finish in any order; their outcomes are delivered in the order they were started. */
  outside<T>(begin: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const outcome = begin().then(
        (value) => () => resolve(value),
        (failure) => () => reject(failure),
      );
      this.#native.push({ outcome });
    });
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let at = heap.push(timer) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = heap[up] as Timer;
      if (!isBefore(timer, above)) break;
      heap[at] = above;
      at = up;
    }
    heap[at] = timer;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop() as Timer;
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Timer, heap[child] as Timer)) child++;
      if (!isBefore(heap[child] as Timer, last)) break;
      heap[at] = heap[child] as Timer;
      at = child;
    }
    heap[at] = last;
  }
}

const isBefore = (one: Timer, other: Timer) => one.at < other.at || (one.at === other.at && one.order < other.order);
