import { failureReasons } from "../../ai/contract.ts";
import { acts, type Behavior } from "../../testing/models/behavior.ts";
import { readEvents } from "../../testing/orders.ts";
import { failDatabase } from "../machine/failing.ts";
import { Newsroom } from "../machine/newsroom.ts";
import { type Found, orderOf, runsOf } from "./faults.ts";
import { ModelNetwork, modelVars } from "./model-network.ts";

const minute = 60_000;
const statuses = [408, 409, 429, 429, 429, 500, 500, 502, 503, 504, 529, 400, 401, 403, 404];
/** Three such attempts and the waits between them exceed a run's time limit. */
const slowest = ["hang", "hang-mid", "slow", "status"] as const;
const misbehaviors = [...acts.filter((act) => act !== "ok"), "reset", "status", "status"] as const;

/** Maximum paid calls of a model in one run, by task: three attempts a step, two pictures. */
const mostPaid: Record<string, number> = { picture: 6 };

/**
 * Row 8: one run per seed, each of whose calls gets a behavior by the seed; then a retry of the same article. Each run is settled
 * by its deadline, its reader gets a cause, and no step is paid for more than three times.
 */
export async function misbehave(count: number): Promise<Found> {
  const room = new Newsroom({ vars: modelVars });
  const network = new ModelNetwork(room.clock);
  room.clock.install();
  failDatabase(room, () => false);
  const { clock } = room;
  const found: Found = { faults: [], counts: { schedules: 0, complete: 0, "failed with a cause": 0, "tried again": 0 } };
  const met = new Set<string>();
  for (let seed = 0; seed < count; seed++) {
    room.reset(seed);
    const me = await room.signUp("ada");
    const fault = (what: string) => found.faults.push(`seed ${seed}: ${what}: ${JSON.stringify(network.asked)}`);
    const share = [0.15, 0.4, 0.7, 1][seed % 4] ?? 1;
    network.asked = [];
    network.decide = () => {
      if (clock.random() >= share) return { act: "ok" };
      const kinds = seed % 10 === 9 ? slowest : misbehaviors;
      const act = kinds[clock.between(0, kinds.length)] ?? "status";
      if (act === "reset") return act;
      const behavior: Behavior = { act };
      if (act === "status") {
        behavior.status = kinds === slowest ? 429 : (statuses[clock.between(0, statuses.length)] ?? 500);
        if (behavior.status === 429 && clock.random() < 0.7) behavior.retryAfter = clock.between(0, 400);
      }
      if (act === "garbage" || act === "wrong-shape") behavior.where = clock.random() < 0.5 ? "envelope" : "answer";
      if (act === "cut" || act === "hang-mid") behavior.afterTokens = clock.between(0, 200);
      return behavior;
    };
    const body = orderOf({
      textModel: clock.random() < 0.5 ? "gpt-6-luna" : "claude",
      imageModel: clock.random() < 0.5 ? "gpt-image" : "stable-diffusion",
    });
    const begun = await clock.finish(room.send("POST", "/api/press-runs", { person: me, body }), clock.now + minute);
    if (begun.status !== 202) fault(`the order was answered ${begun.status} ${begun.text}`);
    const { id } = JSON.parse(begun.text) as { id: string };
    const watching = room.send("GET", `/api/press-runs/${id}/events`, { person: me });
    const told = readEvents((await clock.finish(watching, clock.now + 15 * minute)).text);
    const last = told.at(-1);
    const [run] = runsOf(room);
    if (!run || run.status === "running" || (run.ended_at ?? Number.POSITIVE_INFINITY) > run.deadline_at + 1_000)
      fault(`past its deadline: ${JSON.stringify(run)}`);
    if (run?.status === "complete" && last?.event === "complete") found.counts.complete = (found.counts.complete ?? 0) + 1;
    else {
      const { code, error, reason, refunded } = (last?.data ?? {}) as Record<string, unknown>;
      const isCause = (failureReasons as readonly unknown[]).includes(reason) && String(error).length > 10 && refunded === true;
      if (last?.event !== "failed" || !isCause || !/^(TEXT|PICTURES)_FAILED$/.test(String(code)))
        fault(`no cause: ${JSON.stringify(last)}`);
      else found.counts["failed with a cause"] = (found.counts["failed with a cause"] ?? 0) + 1;
    }
    for (const { act } of network.asked) met.add(act);
    const paid = network.asked.filter(({ status }) => status >= 200 && status < 300);
    for (const task of new Set(paid.map((asked) => asked.task)))
      if (paid.filter((asked) => asked.task === task).length > (mostPaid[task] ?? 3)) fault(`${task} was paid for too often`);
    if (run?.status === "failed" && seed % 5 === 0) {
      network.decide = () => ({ act: "ok" });
      const again = await clock.finish(
        room.send("POST", "/api/press-runs", { person: me, body: { ...body, resumes: id } }),
        clock.now + minute,
      );
      await clock.runUntil(clock.now + 11 * minute);
      if (again.status !== 202 || runsOf(room).at(-1)?.status !== "complete")
        fault(`another try: ${again.text} ${JSON.stringify(runsOf(room))}`);
      found.counts["tried again"] = (found.counts["tried again"] ?? 0) + 1;
    }
    await clock.runUntil(clock.now + minute);
    for (const violation of await room.violations()) fault(violation);
    found.counts.schedules = seed + 1;
  }
  found.counts["kinds of misbehavior met"] = met.size;
  return found;
}
