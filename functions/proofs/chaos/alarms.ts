import { failDatabase } from "../machine/failing.ts";
import { Newsroom } from "../machine/newsroom.ts";
import { MoodyModels } from "../simulator/moody-models.ts";
import { type Found, orderOf, runsOf } from "./faults.ts";

const minute = 60_000;
const steps = ["text", "side-stories", "picture-1", "picture-2", "name"];

/**
 * Row 12: every alarm fires one to five times, concurrently, late and out of order, with a block remade among them: one newspaper, one
 * charge, one count, and no model called twice for the same thing.
 */
export async function ringAlarms(count: number): Promise<Found> {
  const room = new Newsroom();
  const models = new MoodyModels(room.clock);
  room.clock.install();
  failDatabase(room, () => false);
  const { clock, d1 } = room;
  const found: Found = { faults: [], counts: { runs: 0, rings: 0 } };
  room.objects.deliveries = () => {
    const rings = Array.from({ length: clock.between(1, 6) }, (_, at) => (at === 0 && clock.random() < 0.5 ? 0 : clock.between(0, 15_000)));
    found.counts.rings = (found.counts.rings ?? 0) + rings.length;
    return rings;
  };
  for (let seed = 0; seed < count; seed++) {
    room.reset(seed);
    models.forget(0);
    const me = await room.signUp("ada");
    const fault = (what: string) => found.faults.push(`seed ${seed}: ${what}`);
    const body = orderOf({ title: "Article 0", textModel: "scripted", imageModel: "scripted" });
    const begun = await clock.finish(room.send("POST", "/api/press-runs", { person: me, body }), clock.now + minute);
    const { id } = JSON.parse(begun.text) as { id: string };
    await clock.runUntil(clock.now + 12 * minute);
    const [run] = runsOf(room);
    if (run?.status !== "complete") fault(`the run is ${JSON.stringify(run)}`);
    const more = steps.reduce((sum, step) => sum + (models.calls.get(`Article 0 ${step}`) ?? 0) - 1, 0);
    if (more > 1) fault(`${more} calls of a model too many`);
    const late = clock.now;
    const again = await clock.finish(
      room.send("POST", `/api/press-runs/${id}/blocks`, { person: me, body: { block: "headline" } }),
      late + minute,
    );
    if (again.status !== 202) fault(`the block was answered ${again.status} ${again.text}`);
    await clock.runUntil(clock.now + 6 * minute);
    const count = (sql: string) => Number(d1.rows<{ n: number }>(sql)[0]?.n);
    if (count("SELECT count(*) AS n FROM newspapers") !== 1) fault("not one newspaper");
    if (count("SELECT count(*) AS n FROM token_ledger WHERE reason = 'run'") !== 1) fault("not one charge");
    if (count("SELECT texts AS n FROM press_runs") !== 5) fault("the block was not counted once");
    found.counts["calls of a model beyond one each"] = Math.max(found.counts["calls of a model beyond one each"] ?? 0, more);
    for (const violation of await room.violations()) fault(violation);
    found.counts.runs = seed + 1;
  }
  return found;
}
