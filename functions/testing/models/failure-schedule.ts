import { type Act, acts, type Behavior } from "./behavior.ts";
import { hashOf, seededRandom } from "./landscape.ts";

/** Failures by chance that repeats. */
export interface FailureSchedule {
  seed: number;
  /** Of all requests, 0 to 1. */
  share: number;
  /** Only these; all but `ok` when left out. */
  only?: readonly Act[];
}

const statuses = [400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 502, 503, 504, 529];

/** What a request meets by a schedule: the same for the same seed, task, prompt and attempt, in whatever order requests come. */
export function scheduledBehavior({ seed, share, only }: FailureSchedule, key: string): Behavior {
  const random = seededRandom(hashOf(`${seed} ${key}`));
  if (random() >= share) return { act: "ok" };
  const choices = (only ?? acts).filter((act) => act !== "ok");
  const act = choices[Math.floor(random() * choices.length)] ?? "ok";
  const status = statuses[Math.floor(random() * statuses.length)];
  const afterTokens = Math.floor(random() * 200);
  const where = random() < 0.5 ? "envelope" : "answer";
  if (act === "status") return { act, status, ...(status === 429 && { retryAfter: Math.floor(random() * 3) }) };
  if (act === "hang-mid" || act === "cut") return { act, afterTokens };
  return act === "garbage" || act === "wrong-shape" ? { act, where } : { act };
}
