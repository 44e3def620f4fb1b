import { hashOf, seededRandom } from "../../testing/models/landscape.ts";

/** How often each kind of event comes, against the others. */
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

/** Something that happens, so many milliseconds after what was before it. */
export interface Step {
  kind: Kind;
  after: number;
  /** From 0 to 1: which run, person or payment, of those there are by then. */
  chance: number;
}

export interface Schedule {
  seed: number;
  /** How many of a hundred calls of a model go wrong. */
  mood: number;
  steps: Step[];
}

const all = (Object.entries(weights) as [Kind, number][]).flatMap(([kind, weight]) => Array.from({ length: weight }, () => kind));
const month = 31 * 24 * 60 * 60 * 1000;
/** At the same moment, between two waits, within a model's work, within a run, beyond its deadline. */
const gaps = [0, 8, 300, 8_000, 60_000, 700_000];

/** What happens by this seed: an order first, then two to twelve other things. */
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
 * The fewest steps of a schedule that still go wrong: takes out one after the other as long as the fault stays. `goesWrong` plays a
 * schedule.
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
