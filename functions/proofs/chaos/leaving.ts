import { failDatabase } from "../machine/failing.ts";
import { Newsroom } from "../machine/newsroom.ts";
import { type Found, orderOf, runsOf } from "./faults.ts";
import { ModelNetwork, modelVars } from "./model-network.ts";

const second = 1_000;

/**
 * Row 9: a model takes 45 s; its reader closes the tab after 1, 2 … 60 s, every `step`th, while a press run is made and, at the same
 * second, while a single call is answered. Later the newspaper is in the list, or the token has been refunded.
 */
export async function leave(moments: number): Promise<Found> {
  const room = new Newsroom({ vars: modelVars });
  const network = new ModelNetwork(room.clock);
  room.clock.install();
  failDatabase(room, () => false);
  const { clock } = room;
  const found: Found = { faults: [], counts: { moments: 0, "newspapers later in the list": 0, "tokens back from single calls": 0 } };
  for (let at = 0; at < moments; at++) {
    const t = moments === 60 ? at + 1 : Math.ceil(((at + 1) * 60) / moments);
    room.reset(t);
    const fault = (what: string) => found.faults.push(`left after ${t} s: ${what}`);
    const [ada, bea] = [await room.signUp("ada"), await room.signUp("bea")];
    network.decide = () => ({ act: "ok" });
    const slow = globalThis.fetch;
    // 45 s to the first token, then as fast as possible.
    globalThis.fetch = (async (...asked: Parameters<typeof fetch>) => {
      await clock.sleep(45 * second);
      return slow(...asked);
    }) as typeof fetch;
    const tab = new AbortController();
    const order = orderOf({ textModel: "gpt-6-luna", imageModel: "gpt-image" });
    const begun = await clock.finish(room.send("POST", "/api/press-runs", { person: ada, body: order }), clock.now + 30 * second);
    const { id } = JSON.parse(begun.text) as { id: string };
    const stream = await clock.finish(room.open("GET", `/api/press-runs/${id}/events`, { person: ada }), clock.now + 30 * second);
    const reader = stream.body?.getReader();
    const single = { title: "A single call", content: order.content, language: "en", targetLength: 800 };
    const asking = room.send("POST", "/api/ai/expand-content", { person: bea, body: single, leave: tab.signal }).catch(() => undefined);
    await clock.runUntil(clock.now + t * second);
    tab.abort();
    void reader?.cancel().catch(() => {});
    // The platform ends the request; its deferred work (waitUntil) continues for up to half a minute.
    await clock.runUntil(clock.now + 35 * 60 * second);
    await asking;
    globalThis.fetch = slow;
    await clock.finish(room.tick(), clock.now + 60 * second);
    const listed = await clock.finish(room.send("GET", "/api/completed-newspapers", { person: ada }), clock.now + 60 * second);
    const isListed = (JSON.parse(listed.text) as { pressRunId: string }[]).some(({ pressRunId }) => pressRunId === id);
    const [press] = runsOf(room).filter((run) => run.id === id);
    if (isListed) found.counts["newspapers later in the list"] = (found.counts["newspapers later in the list"] ?? 0) + 1;
    else if (press?.refunded !== 1) fault(`neither a newspaper nor a refund: ${JSON.stringify(press)}`);
    const implicit = runsOf(room).filter((run) => run.id !== id);
    for (const run of implicit) {
      if (run.status === "running") fault("the single call's run is still open");
      if (run.refunded === 1) found.counts["tokens back from single calls"] = (found.counts["tokens back from single calls"] ?? 0) + 1;
    }
    for (const violation of await room.violations()) fault(violation);
    found.counts.moments = at + 1;
  }
  return found;
}
