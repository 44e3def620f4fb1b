// Child process with its own clock: continues each run that released code left, and reports faults to its parent.
import "../machine/register-hooks.ts";
import type { Newspaper } from "../../completed-newspapers/contract.ts";
import type { PressRun } from "../../press-runs/contract.ts";

const { readEvents } = await import("../../testing/orders.ts");
const { playScript, registerModel } = await import("../../testing/scripted-model.ts");
const { Newsroom } = await import("../machine/newsroom.ts");
const { releasedMoments, restoreMoment } = await import("./run-moments.ts");

const minute = 60_000;
registerModel(playScript);
const room = new Newsroom();
const { clock } = room;
clock.install();
Object.assign(console, { log: () => {}, error: () => {} });

/** The outcome of each run, as its owner sees it. */
async function goOn(moment: ReturnType<typeof releasedMoments>[number]) {
  room.reset(99, moment.now);
  const person = await room.signUp("ada");
  await restoreMoment(room, moment);
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await clock.finish(room.send(method, path, { person, ...(body && { body }) }), clock.now + minute);
    return { status: answer.status, text: answer.text, json: () => JSON.parse(answer.text) as unknown };
  };
  const path = `/api/press-runs/${moment.runId}`;
  let resumed: string | undefined;
  if (moment.name === "complete") await ask("POST", `${path}/blocks`, { block: "name" });
  if (moment.name === "failed") {
    const input = JSON.parse(String(moment.database.press_runs?.[0]?.input)) as { title: string; content: string };
    // Failed attempts before the deploy, which this process's scripted model has not counted.
    for (const _ of [1, 2, 3]) await playScript(input, "picture-2", false).catch(() => {});
    resumed = ((await ask("POST", "/api/press-runs", { ...input, resumes: moment.runId })).json() as { id: string }).id;
  }
  await clock.runUntil(clock.now + 9 * minute);
  const run = (await ask("GET", resumed ? `/api/press-runs/${resumed}` : path)).json() as PressRun;
  const { steps, status, newspaperId, left } = run;
  const newspaper = newspaperId ? ((await ask("GET", `/api/completed-newspapers/${newspaperId}`)).json() as Newspaper) : undefined;
  const events = readEvents((await ask("GET", `${path}/events`)).text).filter(({ id }) => id);
  const stored = moment.object.events ?? [];
  return {
    name: moment.name,
    status,
    attempts: Object.fromEntries(steps.map(({ name, attempts }) => [name, attempts])),
    left,
    headline: newspaper?.expandedContent.expandedTitle,
    paper: newspaper?.newspaperName,
    keepsEvents: JSON.stringify(events.slice(0, stored.length).map(({ id }) => Number(id))) === JSON.stringify(stored.map(({ id }) => id)),
    lastEvent: events.at(-1)?.event,
    tokens: room.d1.rows<{ tokens: number }>("SELECT tokens FROM users")[0]?.tokens,
    violations: [...(await room.violations()), ...room.strayPictures()],
  };
}
export type Outcome = Awaited<ReturnType<typeof goOn>>;

const outcomes: Outcome[] = [];
for (const moment of releasedMoments()) outcomes.push(await goOn(moment));
process.send?.(outcomes, () => process.exit(0));
