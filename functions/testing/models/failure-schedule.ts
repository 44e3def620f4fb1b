import { type Act, acts, type Behavior } from "./behavior.ts";
import { hashOf, seededRandom } from "./landscape.ts";

/** Reproducible random failures. */
export interface FailureSchedule {
  seed: number;
  /** Failing share of all requests, 0 to 1. */
  share: number;
  /** Restricts failures to these; default: all but `ok`. */
  only?: readonly Act[];
}

const statuses = [400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 502, 503, 504, 529];

/** The behavior for a request: deterministic by seed, task, prompt and attempt, whatever the order of requests. */
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
