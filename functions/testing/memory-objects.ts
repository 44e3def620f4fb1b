import { type Clock, end, isDead, type Life, lives, newLife } from "./clock.ts";
import { ObjectStorage } from "./object-storage.ts";

/** The members of an object's class that press runs use. */
interface ObjectInstance {
  alarm(): Promise<void>;
  fetch(request: Request): Promise<Response>;
}

type Method = (...given: unknown[]) => Promise<unknown>;
type MakeInstance = (state: { storage: ObjectStorage }) => ObjectInstance;

interface Kept {
  storage: ObjectStorage;
  running: { instance: ObjectInstance; life: Life } | null;
}

/** Delays before an alarm whose handler threw is retried, as on Cloudflare (milliseconds); after the last it is dropped. */
const alarmAgainMs = [2_000, 4_000, 8_000, 16_000, 32_000, 64_000];

/**
 * An in-memory Durable Object namespace. An object lives until it or its process is killed; its storage outlives it, and
 * its alarm fires at least once.
 */
export class MemoryObjects {
  readonly #objects = new Map<string, Kept>();
  readonly #clock: Clock;
  readonly #make: MakeInstance;
  readonly #processOf: () => Life;
  readonly #hop: () => Promise<void>;
  /** Deliveries of one alarm, each as a delay in milliseconds. */
  deliveries: () => readonly number[] = () => [0];

  constructor(clock: Clock, make: MakeInstance, { processOf, hop }: { processOf: () => Life; hop: () => Promise<void> }) {
    this.#clock = clock;
    this.#make = make;
    this.#processOf = processOf;
    this.#hop = hop;
  }

  get names(): string[] {
    return [...this.#objects.keys()];
  }

  getByName(name: string): unknown {
    return new Proxy(
      {},
      {
        get:
          (_, method) =>
          (...given: unknown[]) =>
            this.#call(name, String(method), given),
      },
    );
  }

  /** Fires the object's alarm now, set or not, concurrently with whatever the object is doing. */
  ringAgain(name: string): void {
    const kept = this.#objects.get(name);
    if (kept) this.#enter(name, kept, (instance) => instance.alarm()).catch(() => {});
  }

  /** Kills one object wherever it is in its work. */
  kill(name: string): void {
    const kept = this.#objects.get(name);
    if (!kept?.running) return;
    end(kept.running.life);
    this.#revive(name, kept);
  }

  /** After a process crash: alarms that were being handled fire again. */
  reviveAll(): void {
    for (const [name, kept] of this.#objects) this.#revive(name, kept);
  }

  /** The storage of an object, available before its first use. */
  storageOf(name: string): ObjectStorage {
    return this.#objectOf(name).storage;
  }

  forget(): void {
    for (const { storage } of this.#objects.values()) storage.close();
    this.#objects.clear();
  }

  #revive(name: string, kept: Kept): void {
    kept.running = null;
    if (kept.storage.ringing !== null) kept.storage.alarmAt ??= this.#clock.now;
    kept.storage.ringing = null;
    this.#schedule(name, kept, 0);
  }

  async #call(name: string, method: string, given: unknown[]): Promise<unknown> {
    const sent = structuredClone(method === "fetch" ? [] : given);
    await this.#hop();
    const kept = this.#objectOf(name);
    const answer = await this.#enter(name, kept, (instance) =>
      method === "fetch"
        ? instance.fetch(new Request(String(given[0]), given[1] as RequestInit))
        : (instance as unknown as Record<string, Method>)[method]?.(...sent),
    );
    await this.#hop();
    return method === "fetch" ? answer : structuredClone(answer);
  }

  #objectOf(name: string): Kept {
    const known = this.#objects.get(name);
    if (known) return known;
    const kept: Kept = { storage: new ObjectStorage(), running: null };
    kept.storage.onAlarm = () => this.#schedule(name, kept, 0);
    this.#objects.set(name, kept);
    return kept;
  }

  /** Runs work in the object; rejects for the caller if the object dies first. */
  #enter<T>(_name: string, kept: Kept, work: (instance: ObjectInstance) => Promise<T> | undefined): Promise<T> {
    const within = this.#processOf();
    if (!kept.running || isDead(kept.running.life)) {
      const life = newLife(within);
      kept.running = { life, instance: lives.run(life, () => this.#make({ storage: kept.storage })) };
    }
    const { life, instance } = kept.running;
    return new Promise<T>((resolve, reject) => {
      const ended = lives.run(life, async () => work(instance));
      ended.then(resolve as (value: unknown) => void, reject);
      const look = () => {
        if (isDead(life)) reject(new Error("Network connection lost."));
      };
      this.#onDeath(life, look);
    });
  }

  readonly #watched = new WeakMap<Life, (() => void)[]>();

  #onDeath(life: Life, look: () => void): void {
    const known = this.#watched.get(life);
    if (known) known.push(look);
    else this.#watched.set(life, [look]);
  }

  /** Rejects the calls that wait for dead objects. */
  tellOfDeath(life: Life): void {
    for (const look of this.#watched.get(life) ?? []) look();
    this.#watched.delete(life);
  }

  #schedule(name: string, kept: Kept, tries: number): void {
    const { storage } = kept;
    if (storage.alarmAt === null) return;
    const at = storage.alarmAt;
    this.#clock.set(() => this.#ring(name, kept, at, tries), at - this.#clock.now, this.#processOf());
  }

  #ring(name: string, kept: Kept, at: number, tries: number): void {
    const { storage } = kept;
    // Rescheduled meanwhile, or already fired.
    if (storage.alarmAt !== at) return;
    // Alarms of one object never overlap.
    if (storage.ringing !== null) {
      this.#clock.set(() => this.#ring(name, kept, at, tries), 50, this.#processOf());
      return;
    }
    storage.alarmAt = null;
    storage.ringing = at;
    const [first = 0, ...more] = this.deliveries();
    for (const ms of more) this.#clock.set(() => this.ringAgain(name), ms, this.#processOf());
    const ring = () => {
      const handled = this.#enter(name, kept, (instance) => instance.alarm());
      const life = kept.running?.life;
      handled.then(
        () => {
          if (!isDead(life)) storage.ringing = null;
        },
        () => {
          if (isDead(life)) return;
          storage.ringing = null;
          const again = alarmAgainMs[tries];
          if (storage.alarmAt !== null || again === undefined) return;
          storage.alarmAt = this.#clock.now + again;
          this.#schedule(name, kept, tries + 1);
        },
      );
    };
    if (first > 0) this.#clock.set(ring, first, this.#processOf());
    else ring();
  }
}
