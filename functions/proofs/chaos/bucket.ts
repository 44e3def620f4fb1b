import { failDatabase } from "../machine/failing.ts";
import { Newsroom } from "../machine/newsroom.ts";
import { MoodyModels } from "../simulator/moody-models.ts";
import { type Found, missingPictures, orderOf, runsOf } from "./faults.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
type How = "fails" | "fails after it was written" | "is slow" | "is cut off" | "does not come back";
const hows: How[] = ["fails", "fails after it was written", "is slow", "is cut off", "does not come back"];

/**
 * Row 11: writes fail before or after taking effect, take minutes, stop halfway or hang, for one picture of a run, some,
 * or all; then missing files are requested. No newspaper is complete without its pictures, and a day later no orphaned file is left.
 */
export async function failPictures(count: number): Promise<Found> {
  const room = new Newsroom();
  const models = new MoodyModels(room.clock);
  room.clock.install();
  failDatabase(room, () => false);
  const { clock, bucket } = room;
  const found: Found = { faults: [], counts: { runs: 0, complete: 0, "given back": 0, "files asked for that are gone": 0 } };
  for (let seed = 0; seed < count; seed++) {
    room.reset(seed);
    models.forget(0);
    const me = await room.signUp("ada");
    const how = hows[seed % hows.length] ?? "fails";
    const share = [0.3, 0.7, 1][Math.floor(seed / hows.length) % 3] ?? 1;
    const fault = (what: string) => found.faults.push(`seed ${seed}, what is put ${how} (${share}): ${what}`);
    bucket.way = async ({ act, key }, work) => {
      await clock.sleep(clock.between(1, 12));
      if (act !== "put" || clock.random() >= share) return work();
      if (how === "is slow") await clock.sleep(clock.between(60_000, 400_000));
      if (how === "does not come back") await new Promise(() => {});
      if (how === "fails") throw new Error("put: We encountered an internal error. Please try again. (10001)");
      const result = work();
      const stored = bucket.files.get(key);
      if (how === "is cut off" && stored) bucket.files.set(key, { ...stored, bytes: stored.bytes.slice(0, stored.bytes.length >> 1) });
      if (how !== "is slow") throw new Error("put: Network connection lost.");
      return result;
    };
    const body = orderOf({ textModel: "scripted", imageModel: "scripted" });
    const begun = await clock.finish(room.send("POST", "/api/press-runs", { person: me, body }), clock.now + minute);
    if (begun.status !== 202) fault(`the order was answered ${begun.status}`);
    await clock.runUntil(clock.now + 12 * minute);
    const [run] = runsOf(room);
    if (run?.status === "complete") found.counts.complete = (found.counts.complete ?? 0) + 1;
    else if (run?.status === "failed" && run.refunded === 1) found.counts["given back"] = (found.counts["given back"] ?? 0) + 1;
    else fault(`the run is ${JSON.stringify(run)}`);
    for (const missing of missingPictures(room)) fault(missing);
    bucket.way = async (_asked, work) => work();
    await clock.runUntil(clock.now + day + minute);
    await clock.finish(room.tick(), clock.now + minute);
    for (const stray of room.strayPictures()) fault(stray);
    for (const violation of await room.violations()) fault(violation);
    for (const key of [...bucket.files.keys()]) {
      bucket.files.delete(key);
      const asked = await clock.finish(room.send("GET", `/api/images/${key}`, { person: me }), clock.now + minute);
      if (asked.status !== 404) fault(`a file that is gone was answered ${asked.status}`);
      found.counts["files asked for that are gone"] = (found.counts["files asked for that are gone"] ?? 0) + 1;
    }
    found.counts.runs = seed + 1;
  }
  return found;
}
