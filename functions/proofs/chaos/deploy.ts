import { migrations } from "../../testing/sqlite-d1.ts";
import { failDatabase } from "../machine/failing.ts";
import { Newsroom } from "../machine/newsroom.ts";
import { boundValue, type Released, readReleased } from "../released/released.ts";
import { livedThrough } from "../released/scenario.ts";
import type { Found } from "./faults.ts";

const schema = "SELECT type, name, sql FROM sqlite_master WHERE name NOT GLOB 'sqlite_*' AND name <> 'local_mail' ORDER BY name";

/** Runs one batch of the old code; false when it failed. */
function askAsReleased({ d1 }: Newsroom, { statements }: Released, batch: Released["asked"][number]): boolean {
  d1.exec("SAVEPOINT released");
  try {
    for (const [number, ...values] of batch) d1.rows(statements[number] ?? "", ...values.map(boundValue));
    d1.exec("RELEASE released");
    return true;
  } catch {
    d1.exec("ROLLBACK TO released; RELEASE released");
    return false;
  }
}

const balances = ({ d1 }: Newsroom) =>
  JSON.stringify(
    d1.rows("SELECT id, tokens, debt, newspaper_count FROM users WHERE id LIKE '%-released' OR email LIKE '%-released@%' ORDER BY id"),
  );

/**
 * Row 13: the old code, as its recorded statements at release, runs through a day while the later migrations are applied,
 * statement by statement and restarted where interrupted, and while the new code runs through the same day in parallel. No
 * statement of the old code fails that did not fail on its own schema, no request to the new one gets a 5xx, the books add up, and
 * the schema equals that of a clean database.
 */
export async function deploy(count: number): Promise<Found> {
  const released = readReleased();
  const all = migrations();
  const room = new Newsroom({ migrations: released.migrations });
  const clean = new Newsroom();
  const wanted = JSON.stringify(clean.d1.rows(schema));
  room.clock.install();
  failDatabase(room, () => false);
  const { clock, d1 } = room;
  const found: Found = { faults: [], counts: { deploys: 0, "statements of the old code": 0, "migrations interrupted": 0 } };

  room.reset(0);
  const alone = released.asked.map((batch) => askAsReleased(room, released, batch));
  const aloneBalances = balances(room);
  if (alone.filter(Boolean).length < released.asked.length * 0.9) found.faults.push("the old code does not run on its own schema");

  for (let seed = 0; seed < count; seed++) {
    room.reset(seed);
    const fault = (what: string) => found.faults.push(`seed ${seed}: ${what}`);
    let at = 0;
    const goOn = (most: number) => {
      for (const end = Math.min(released.asked.length, at + most); at < end; at++) {
        const batch = released.asked[at] ?? [];
        found.counts["statements of the old code"] = (found.counts["statements of the old code"] ?? 0) + batch.length;
        if (askAsReleased(room, released, batch) !== alone[at])
          fault(`the old code's batch ${at} ${alone[at] ? "fails" : "goes well"}: ${released.statements[batch[0]?.[0] ?? 0]}`);
      }
    };
    goOn(clock.between(0, 90));
    for (const statements of all.slice(released.migrations)) {
      // D1 applies a migration atomically.
      const interruptedAt = clock.between(0, statements.length);
      d1.exec("SAVEPOINT migration");
      for (const statement of statements.slice(0, interruptedAt)) d1.exec(statement);
      d1.exec("ROLLBACK TO migration; RELEASE migration");
      found.counts["migrations interrupted"] = (found.counts["migrations interrupted"] ?? 0) + 1;
      goOn(clock.between(0, 6));
      for (const statement of statements) d1.exec(statement);
      goOn(clock.between(0, 6));
    }
    if (JSON.stringify(d1.rows(schema)) !== wanted) fault("the schema is another one");
    // Runs in parallel: the old code's statements are interleaved at random with the new code's.
    const more = () => {
      goOn(1);
      if (at < released.asked.length) clock.set(more, clock.between(1, 60_000));
    };
    more();
    try {
      await livedThrough(room, `new-${seed}`);
    } catch (failure) {
      fault(`the new code: ${failure}`);
    }
    goOn(released.asked.length);
    if (balances(room) !== aloneBalances) fault(`the old code's people: ${balances(room)} and not ${aloneBalances}`);
    for (const violation of await room.violations()) fault(violation);
    found.counts.deploys = seed + 1;
  }
  return found;
}
