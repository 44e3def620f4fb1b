import { standardPace } from "../../press-runs/run-store.ts";
import { failDatabase } from "../machine/failing.ts";
import { Newsroom } from "../machine/newsroom.ts";
import { type Found, orderOf, runsOf } from "./faults.ts";
import { ModelNetwork, modelVars } from "./model-network.ts";

const minute = 60_000;

/**
 * Models that never answer, and a run that would wait an hour for them: its own timer ends it at its deadline and refunds the token.
 * No client reads it meanwhile, and the cron does not run.
 */
export async function outlast(count: number): Promise<Found> {
  const room = new Newsroom({ vars: modelVars, pace: { ...standardPace, attemptMs: 60 * minute } });
  const network = new ModelNetwork(room.clock);
  room.clock.install();
  failDatabase(room, () => false);
  const { clock } = room;
  const found: Found = { faults: [], counts: { runs: 0 } };
  for (let seed = 0; seed < count; seed++) {
    room.reset(seed);
    const me = await room.signUp("ada");
    network.decide = () => ({ act: "hang" });
    const body = orderOf({ textModel: "gpt-6-luna", imageModel: "gpt-image" });
    await clock.finish(room.send("POST", "/api/press-runs", { person: me, body }), clock.now + minute);
    const [begun] = runsOf(room);
    if (begun?.status !== "running") found.faults.push(`seed ${seed}: not begun: ${JSON.stringify(begun)}`);
    await clock.runUntil((begun?.deadline_at ?? clock.now) + 5_000);
    const [run] = runsOf(room);
    const isSettled = run?.status === "failed" && run.refunded === 1 && run.reason === "timeout";
    if (!isSettled || (run.ended_at ?? Number.POSITIVE_INFINITY) > run.deadline_at + 1_000)
      found.faults.push(`seed ${seed}: past its deadline: ${JSON.stringify(run)}`);
    for (const violation of await room.violations()) found.faults.push(`seed ${seed}: ${violation}`);
    found.counts.runs = seed + 1;
  }
  return found;
}
