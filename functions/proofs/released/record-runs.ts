// Records runs as the code of this tree leaves them: npm run -s node -- functions/proofs/released/record-runs.ts > run-moments.json
// Run it before changing what an object stores, on the code as it was before (git worktree).
import "../machine/register-hooks.ts";
import type { Script } from "../../testing/scripted-model.ts";
import type { RunMoment } from "./run-moments.ts";

const { scriptedOrder } = await import("../../testing/orders.ts");
const { playScript, registerModel } = await import("../../testing/scripted-model.ts");
const { Newsroom } = await import("../machine/newsroom.ts");
const { takeMoment } = await import("./run-moments.ts");

const second = 1_000;
const minute = 60 * second;
const place = { city: "Duluth", country: "United States", countryCode: "US", lat: 46.78, lng: -92.1, timeZone: "America/Chicago" };
registerModel(playScript);
const room = new Newsroom();
const { clock } = room;
clock.install();
const { log } = console;
Object.assign(console, { log: () => {}, error: () => {} });
const moments: RunMoment[] = [];

/** Starts a run in an empty newsroom; the callback captures the moment. */
async function record(
  name: string,
  script: Script,
  follow: (send: (path: string, body: object) => Promise<void>, id: string) => Promise<void>,
) {
  room.reset(moments.length + 1);
  const person = await room.signUp("ada");
  room.d1.rows("INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES ('test', ?, 3, 'test', 0)", person.id);
  const send = async (path: string, body: object) => {
    const answer = await clock.finish(room.send("POST", path, { person, body }), clock.now + minute);
    if (answer.status !== 202) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  };
  await send("/api/press-runs", scriptedOrder(script, { title: name, place }));
  const id = room.d1.rows<{ id: string }>("SELECT id FROM press_runs")[0]?.id ?? "";
  await follow(send, id);
  moments.push(takeMoment(room, name, id));
}

await record("pictures missing", { "picture-1": ["hang"], "picture-2": ["hang"] }, () => clock.runUntil(clock.now + 20 * second));
await record("block begun", { headline: ["hang"] }, async (send, id) => {
  await clock.runUntil(clock.now + minute);
  await send(`/api/press-runs/${id}/blocks`, { block: "headline" });
  await clock.runUntil(clock.now + 20 * second);
});
await record("complete", {}, () => clock.runUntil(clock.now + minute));
await record("failed", { "picture-2": ["throw", "throw", "throw"] }, () => clock.runUntil(clock.now + minute));
log(JSON.stringify(moments));
process.exit(0);
