/** What waiting there is before one server that takes one after the other. Times in seconds. */
export interface Waiting {
  /** The share of the time it is at work. */
  busy: number;
  mean: number;
  median: number;
  p99: number;
}

interface Load {
  /** Arrivals a second, at random moments (Poisson). */
  rate: number;
  /** How long each takes, in seconds, by its share among them. */
  services: readonly { share: number; seconds: number }[];
  arrivals: number;
  random: () => number;
}

/** Lindley's recursion: the next waits for what the one before had still to wait and to do, less the time between them. */
export function waitingAt({ rate, services, arrivals, random }: Load): Waiting {
  const waits = new Float64Array(arrivals);
  let wait = 0;
  let worked = 0;
  let passed = 0;
  for (let i = 0; i < arrivals; i++) {
    waits[i] = wait;
    const service = pick(services, random());
    const gap = -Math.log(1 - random()) / rate;
    worked += service;
    passed += gap;
    wait = Math.max(0, wait + service - gap);
  }
  const mean = waits.reduce((sum, value) => sum + value, 0) / arrivals;
  waits.sort();
  const at = (share: number) => waits[Math.min(arrivals - 1, Math.floor(arrivals * share))] ?? 0;
  return { busy: worked / passed, mean, median: at(0.5), p99: at(0.99) };
}

function pick(services: Load["services"], chance: number): number {
  let left = chance;
  for (const { share, seconds } of services) {
    left -= share;
    if (left < 0) return seconds;
  }
  return services.at(-1)?.seconds ?? 0;
}
