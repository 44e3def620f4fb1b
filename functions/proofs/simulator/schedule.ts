import { hashOf, seededRandom } from "../../testing/models/landscape.ts";

/** Relative frequency of each kind of event. */
const weights = {
  order: 12,
  "order again": 5,
  "another order under the same key": 1,
  resume: 3,
  read: 3,
  watch: 2,
  stop: 4,
  "over as it is saved": 3,
  block: 6,
  "consume a token": 4,
  "ask for a text": 4,
  "ask for a picture": 2,
  pay: 4,
  refund: 2,
  "refund fails": 1,
  dispute: 1,
  "admin sets tokens": 3,
  "delete the account": 1,
  "remove a newspaper": 2,
  "save a newspaper": 1,
  crash: 5,
  "kill an object": 4,
  "ring again": 4,
  cron: 3,
  "database fails": 3,
  "bucket fails": 2,
  "a month passes": 1,
} as const;
export type Kind = keyof typeof weights;

/** An event, with its delay after the previous one in milliseconds. */
export interface Step {
  kind: Kind;
  after: number;
  /** From 0 to 1: selects among the runs, people or payments that exist by then. */
  chance: number;
}

export interface Schedule {
  seed: number;
  /** Percentage of model calls that go wrong. */
  mood: number;
  steps: Step[];
}

const all = (Object.entries(weights) as [Kind, number][]).flatMap(([kind, weight]) => Array.from({ length: weight }, () => kind));
const month = 31 * 24 * 60 * 60 * 1000;
/** Milliseconds: same moment, between two waits, within a model call, within a run, past its deadline. */
const gaps = [0, 8, 300, 8_000, 60_000, 700_000];

/** The schedule of a seed: an order first, then two to twelve other events. */
export function scheduleOf(seed: number): Schedule {
  const random = seededRandom(hashOf(`schedule ${seed}`));
  const count = 2 + Math.floor(random() * 11);
  const steps: Step[] = [{ kind: random() < 0.8 ? "order" : "ask for a text", after: 0, chance: random() }];
  for (let at = 0; at < count; at++) {
    const kind = all[Math.floor(random() * all.length)] ?? "order";
    const gap = gaps[Math.floor(random() * gaps.length)] ?? 0;
    steps.push({ kind, after: kind === "a month passes" ? month : Math.floor(gap * random()), chance: random() });
  }
  return { seed, mood: [0, 5, 20, 60][Math.floor(random() * 4)] ?? 0, steps };
}

/**
 * The shortest schedule that still fails: removes steps one by one while the fault remains. `goesWrong` runs a schedule.
 */
export async function shrink(schedule: Schedule, goesWrong: (schedule: Schedule) => Promise<boolean>): Promise<Schedule> {
  let least = schedule;
  for (let at = least.steps.length - 1; at >= 0; at--) {
    const shorter = { ...least, steps: least.steps.filter((_, index) => index !== at) };
    if (await goesWrong(shorter)) least = shorter;
  }
  for (const mood of [0, 5, 20]) {
    if (mood < least.mood && (await goesWrong({ ...least, mood }))) return { ...least, mood };
  }
  return least;
}
