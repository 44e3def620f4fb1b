import { orderOf } from "../chaos/faults.ts";
import { failBucket, failDatabase } from "../machine/failing.ts";
import { type Answer, ConnectionLost, Newsroom, type Person } from "../machine/newsroom.ts";
import { FakeStripe } from "./fake-stripe.ts";
import { MoodyModels } from "./moody-models.ts";
import { raceSaves } from "./race-saves.ts";
import { type Kind, type Schedule, type Step, scheduleOf } from "./schedule.ts";
import { brokenPromises, type Ordered } from "./what-must-hold.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The press run and the ledger under any order of events: the Worker's own handlers, statements and objects, with seeded models, clock,
 * payments, crashes and failures. One instance runs schedules one after the other.
 */
export class Simulator {
  readonly #room = new Newsroom();
  readonly #models: MoodyModels;
  readonly #stripe: FakeStripe;
  #people: Person[] = [];
  #admin: Person | undefined;
  #cookies: string[] = [];
  #orders: Ordered[] = [];
  #faults: string[] = [];
  #failing = { database: 0, bucket: 0 };
  /** Actions to run while a newspaper is on its way to the database. */
  #races: (() => void)[] = [];
  /** True after an event that allows requests to fail with 500. */
  #isHard = false;
  /** Event log, for comparing two runs of a schedule. */
  trace: string[] = [];

  private constructor() {
    const room = this.#room;
    room.clock.install();
    this.#models = new MoodyModels(room.clock);
    this.#stripe = new FakeStripe(room, (what, sending) => this.#sent(what, sending));
    failDatabase(room, () => this.#fails("database", 0.3));
    raceSaves(room, this.#races);
    failBucket(room, () => this.#fails("bucket", 0.5));
  }

  #fails(what: "database" | "bucket", share: number): boolean {
    if (this.#failing[what] === 0 || this.#room.clock.random() >= share) return false;
    this.#failing[what]--;
    return true;
  }

  /** Preloads what is loaded on first use, which takes real time: afterwards schedules are reproducible. */
  static async open(): Promise<Simulator> {
    const simulator = new Simulator();
    for (let seed = 0; seed < 24; seed++) await simulator.play(scheduleOf(1_000_000_000 + seed));
    return simulator;
  }

  /** Runs a schedule from an empty state to long after its end. Returns violations, in words. */
  async play({ seed, mood, steps }: Schedule): Promise<string[]> {
    const room = this.#room;
    room.reset(seed);
    this.#models.forget(mood);
    Object.assign(this.#failing, { database: 0, bucket: 0 });
    this.#isHard = false;
    this.#races.length = 0;
    [this.#orders, this.#stripe.payments, this.#faults, this.trace] = [[], [], [], []];
    this.#people = [];
    for (const [at, name] of ["ada", "bea", "editor"].entries()) {
      const person = await room.signUp(name, {
        role: at === 2 ? "admin" : "user",
        ...(this.#cookies[at] && { cookie: this.#cookies[at] }),
      });
      this.#cookies[at] = person.cookie;
      this.#people.push(person);
    }
    this.#admin = this.#people.pop();
    for (const step of steps) {
      await room.clock.runUntil(room.clock.now + step.after);
      this.#happen(step);
    }
    await this.#end();
    return this.#faults;
  }

  /** Stops injecting failures and lets everything finish, with the cron and without. */
  async #end(): Promise<void> {
    const { clock } = this.#room;
    Object.assign(this.#failing, { database: 0, bucket: 0 });
    this.#models.mood = 0;
    // No reads: the objects' own alarms must end what they can, the cron the rest.
    await clock.runUntil(clock.now + 10 * minute + 20_000);
    for (let tick = 0; tick < 4 && this.#room.d1.rows("SELECT 1 FROM press_runs WHERE status = 'running'").length > 0; tick++) {
      this.#cron();
      await clock.runUntil(clock.now + 10 * minute);
    }
    this.#faults.push(...brokenPromises(this.#room, { orders: this.#orders, payments: this.#stripe.payments, calls: this.#models.calls }));
    // Finished parts of failed runs are deleted after a day, and so are orphaned files.
    await clock.runUntil(clock.now + day + minute);
    this.#cron();
    await clock.runUntil(clock.now + minute);
    this.#faults.push(...this.#room.strayPictures(), ...(await this.#room.violations()));
  }

  #pick<T>(from: readonly T[], chance: number): T | undefined {
    return from[Math.floor(chance * from.length)];
  }

  #happen({ kind, chance }: Step): void {
    const room = this.#room;
    this.trace.push(`${room.clock.now} ${kind}`);
    const person = this.#pick(this.#people, chance);
    const known = this.#pick(this.#orders, chance);
    const run = this.#pick(
      this.#orders.filter(({ id }) => id),
      chance,
    );
    const payment = this.#pick(this.#stripe.payments, chance);
    const acts: Record<Kind, () => void> = {
      order: () => person && this.#order(person, `Article ${this.#orders.length}`),
      "order again": () => known && this.#send(known),
      "another order under the same key": () => known && this.#sendOther(known),
      resume: () => run && this.#order(run.person, String(run.body.title), { resumes: run.id }),
      read: () => run && this.#sent("read", room.send("GET", `/api/press-runs/${run.id}`, { person: run.person })),
      watch: () =>
        run &&
        void room
          .open("GET", `/api/press-runs/${run.id}/events`, { person: run.person })
          .then((answer) => answer.body?.getReader().read())
          .catch(() => {}),
      stop: () => run && this.#stop(run),
      "over as it is saved": () => {
        if (run) this.#races.push(() => (chance < 0.4 ? this.#stop(run) : this.#passDeadline(run)));
      },
      block: () => run && this.#block(run, chance),
      "consume a token": () => person && this.#sent("consume", room.send("POST", "/api/user/consume-token", { person, body: {} })),
      "ask for a text": () => person && this.#ask(person, chance, "/api/ai/expand-content"),
      "ask for a picture": () => person && this.#ask(person, chance, "/api/ai/generate-image"),
      pay: () => person && this.#stripe.pay(person, chance < 0.5 ? payment : undefined),
      refund: () => payment && this.#stripe.refund(payment, chance < 0.5 ? 500 : 200),
      "refund fails": () => payment && this.#stripe.failRefund(payment),
      dispute: () => payment && this.#stripe.loseDispute(payment),
      "admin sets tokens": () =>
        person &&
        this.#sent(
          "set tokens",
          room.send("PUT", `/api/admin/users/${person.id}/tokens`, { person: this.#admin, body: { tokens: Math.floor(chance * 40) % 7 } }),
        ),
      "delete the account": () =>
        person && this.#sent("delete", room.send("DELETE", "/api/user", { person, body: { confirm: person.email } })),
      "remove a newspaper": () =>
        person &&
        this.#withNewspaper(person, chance, (id) =>
          this.#sent("remove", room.send("DELETE", `/api/completed-newspapers/${id}`, { person })),
        ),
      "save a newspaper": () => person && this.#save(person, chance),
      crash: () => {
        this.#isHard = true;
        room.crash();
      },
      "kill an object": () => {
        this.#isHard = true;
        const name = this.#pick(room.objects.names, chance);
        if (name) room.objects.kill(name);
      },
      "ring again": () => {
        const name = this.#pick(room.objects.names, chance);
        if (name) room.objects.ringAgain(name);
      },
      cron: () => this.#cron(),
      "database fails": () => {
        this.#isHard = true;
        this.#failing.database += 1 + Math.floor(chance * 6);
      },
      "bucket fails": () => {
        this.#isHard = true;
        this.#failing.bucket += 1 + Math.floor(chance * 8);
      },
      "a month passes": () => {},
    };
    acts[kind]();
  }

  /** Records how a request ended; a 500 or a rejection is a fault unless an injected failure may have caused it. */
  #sent(what: string, sending: Promise<Answer | undefined | null>, then?: (answer: Answer) => void): void {
    sending.then(
      (answer) => {
        this.trace.push(`${this.#room.clock.now} ${what} ${answer ? `${answer.status} ${answer.text.slice(0, 80)}` : "done"}`);
        if (!answer) return;
        if (answer.status === 500 && !this.#isHard) this.#faults.push(`${what} was answered 500: ${answer.text}`);
        then?.(answer);
      },
      (failure: unknown) => {
        this.trace.push(`${this.#room.clock.now} ${what} ${failure}`);
        if (!(failure instanceof ConnectionLost) && !this.#isHard) this.#faults.push(`${what} failed: ${failure}`);
      },
    );
  }

  #cron(): void {
    this.#sent("cron", this.#room.tick());
  }

  #keyed({ person, key }: Ordered) {
    return { person, headers: { "idempotency-key": key } };
  }

  #order(person: Person, title: string, more: object = {}): void {
    const body = orderOf({ title, content: "The bus came. It went.", textModel: "scripted", imageModel: "scripted", ...more });
    const ordered: Ordered = { person, key: `key-${this.#orders.length}`, body, since: Number.NEGATIVE_INFINITY, runs: 0 };
    this.#orders.push(ordered);
    this.#send(ordered);
  }

  /** An idempotency key older than a day starts another run. */
  #renew(ordered: Ordered): void {
    const { now } = this.#room.clock;
    if (now - ordered.since >= day) Object.assign(ordered, { since: now, runs: ordered.runs + 1, id: undefined });
  }

  #sendOther(ordered: Ordered): void {
    this.#renew(ordered);
    const body = { ...ordered.body, region: "Elsewhere" };
    this.#sent("other order", this.#room.send("POST", "/api/press-runs", { ...this.#keyed(ordered), body }));
  }

  #send(ordered: Ordered): void {
    this.#renew(ordered);
    this.#sent("order", this.#room.send("POST", "/api/press-runs", { ...this.#keyed(ordered), body: ordered.body }), ({ status, text }) => {
      if (status !== 202) return;
      const { id } = JSON.parse(text) as { id: string };
      if (ordered.id && ordered.id !== id) this.#faults.push(`one key began two runs: ${ordered.id} and ${id}`);
      ordered.id = id;
    });
  }

  /** Moves the run's deadline into the past, then reads the run. */
  #passDeadline({ id, person }: Ordered): void {
    const { d1, clock } = this.#room;
    d1.rows("UPDATE press_runs SET deadline_at = ? WHERE id = ?", clock.now - 1, id);
    this.#sent("read", this.#room.send("GET", `/api/press-runs/${id}`, { person }));
  }

  #stop({ id, person }: Ordered): void {
    this.#sent("stop", this.#room.send("DELETE", `/api/press-runs/${id}`, { person }));
  }

  #block(run: Ordered, chance: number): void {
    const blocks = ["main", "headline", "name", "side", "picture", "small-picture"] as const;
    const block = blocks[Math.floor(chance * 997) % blocks.length];
    const body = { block, ...(block === "side" && { index: 0 }) };
    this.#sent(`block ${block}`, this.#room.send("POST", `/api/press-runs/${run.id}/blocks`, { person: run.person, body }));
  }

  #ask(person: Person, chance: number, path: string): void {
    const title = `Single ${Math.floor(chance * 31) % 3}`;
    const content = "A single call.";
    const isText = path.endsWith("content");
    const body = isText
      ? { title, content, language: "en", targetLength: 800 }
      : { articleTitle: title, articleContent: content, language: "en", style: "editorial", size: "large", description: "" };
    const leaving = new AbortController();
    if (chance > 0.6) this.#room.clock.set(() => leaving.abort(), Math.floor(chance * 9_000));
    // The client has left, so the answer is ignored.
    const asking = this.#room.send("POST", path, { person, body, leave: leaving.signal }).then(
      (answer) => (leaving.signal.aborted ? undefined : answer),
      (failure: unknown) => {
        if (!leaving.signal.aborted) throw failure;
        return undefined;
      },
    );
    this.#sent(isText ? "text" : "picture", asking);
  }

  #withNewspaper(person: Person, chance: number, act: (id: string) => void): void {
    const rows = this.#room.d1.rows<{ id: string }>(
      "SELECT id FROM newspapers WHERE user_id = ? AND deleted_at IS NULL ORDER BY number",
      person.id,
    );
    const newspaper = this.#pick(rows, chance);
    if (newspaper) act(newspaper.id);
  }

  #save(person: Person, chance: number): void {
    this.#withNewspaper(person, chance, (id) => {
      const reading = this.#room.send("GET", `/api/completed-newspapers/${id}`, { person });
      const saving = reading.then(({ status, text }) =>
        status === 200
          ? this.#room.send("POST", "/api/completed-newspapers", {
              person,
              body: { ...(JSON.parse(text) as object), title: `Edited ${chance}` },
            })
          : undefined,
      );
      this.#sent("save", saving);
    });
  }
}
