import { readFileSync } from "node:fs";
import { catalogue } from "../../../functions/ai/catalogue.ts";
import { seededRandom } from "../../../functions/house/pictures/random.ts";
import { cpuMs, database, kept, objectSeconds, people, prices } from "./assumptions.ts";
import type { Traffic } from "./counting-worker.ts";
import { waitingAt } from "./queue.ts";

type Way = keyof typeof people.aVisit;
const traffic = JSON.parse(readFileSync(".ci/bench/scale/traffic.json", "utf8")) as Record<Way, Traffic>;
const day = 86_400;
const arrivals = 200_000;

/** Of one visit: what it takes of the platform, all its ways together. */
export function visit(): Traffic {
  const sum = { ...traffic["opening /home"] };
  for (const key of Object.keys(sum) as (keyof Traffic)[])
    sum[key] = Object.entries(people.aVisit).reduce((all, [way, times]) => all + times * (traffic[way as Way]?.[key] ?? 0), 0);
  return sum;
}

/** Batches of a visit that write: those of ways that write rows, but for the session that each reads first. */
function writes(): number {
  return Object.entries(people.aVisit).reduce((all, [way, times]) => {
    const one = traffic[way as Way];
    return all + times * (one.rowsWritten > 0 ? Math.max(1, one.batches - one.requests) : 0);
  }, 0);
}

const whole = (value: number) => Math.round(value).toLocaleString("en-US");
const two = (value: number) => (value === 0 ? "0" : Number(value.toPrecision(2)).toLocaleString("en-US", { maximumSignificantDigits: 2 }));
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** One database in the busiest hour, by how many have an account. */
export function loadTable(): string {
  const one = visit();
  const writing = writes() / one.batches;
  const services = [
    { share: writing, seconds: database.writeSeconds },
    { share: 1 - writing, seconds: database.readSeconds },
  ];
  const rows = [1_000, 10_000, 100_000, 300_000, 1_000_000, 3_000_000].map((accounts) => {
    const rate = (accounts * people.activeADay * one.batches * people.peak) / day;
    const { busy, p99 } = waitingAt({ rate, services, arrivals, random: seededRandom(`scale ${accounts}`) });
    const newspapersADay = accounts * people.activeADay * people.aVisit["a newspaper by the house edition"];
    const days = database.mostBytes / (newspapersADay * (kept.rowBytes + kept.versionsBytes));
    const isDrowned = busy >= 0.99;
    return [
      whole(accounts),
      two((accounts * people.activeADay * one.requests * people.peak) / day),
      two(rate),
      two((accounts * people.activeADay * writes() * people.peak) / day),
      `${two(100 * Math.min(1, busy))} %`,
      isDrowned ? "grows without end" : `${two(p99 * 1000)} ms`,
      days > 3_650 ? "> 10 years" : `${whole(days)} days`,
    ];
  });
  return table(
    [
      "accounts",
      "requests a second",
      "batches a second",
      "of them writing",
      "database busy",
      "wait before a batch, p99",
      "10 GB are full after",
    ],
    rows,
  );
}

const beyond = (amount: number, { included, perMillion }: { included: number; perMillion: number }) =>
  (Math.max(0, amount - included) / 1e6) * perMillion;
const stored = (gigabytes: number, { included, each }: { included: number; each: number }) => Math.max(0, gigabytes - included) * each;

/** Cloudflare's bill of a month, after a year of keeping everything, without models. */
export function billTable(): string {
  const one = visit();
  const rows = [1_000, 10_000, 100_000, 1_000_000].map((accounts) => {
    const visits = accounts * people.activeADay * 30;
    const newspapers = visits * people.aVisit["a newspaper by the house edition"];
    const parts = {
      plan: prices.month,
      requests:
        beyond(visits * one.requests, prices.requests) + beyond(visits * one.requests * cpuMs.call + newspapers * cpuMs.run, prices.cpuMs),
      database:
        beyond(visits * one.rowsRead, prices.rowsRead) +
        beyond(visits * one.rowsWritten, prices.rowsWritten) +
        stored((newspapers * 12 * (kept.rowBytes + kept.versionsBytes)) / 1e9, prices.databaseGb),
      objects:
        beyond(visits * (one.objectCalls + one.alarms), prices.objectRequests) +
        beyond(newspapers * objectSeconds.models * objectSeconds.gigabytes, prices.objectGbSeconds),
      pictures:
        beyond(visits * one.puts, prices.bucketWrites) +
        beyond(visits * one.gets, prices.bucketReads) +
        stored((newspapers * 12 * kept.modelPictureBytes) / 1e9, prices.bucketGb),
    };
    const sum = Object.values(parts).reduce((all, part) => all + part, 0);
    return [whole(accounts), whole(newspapers), ...Object.values(parts).map(two), two(sum), two((sum / accounts) * 1000)];
  });
  return table(
    ["accounts", "newspapers a month", "plan", "requests, processor", "database", "objects", "pictures", "all, $", "per 1,000 accounts, $"],
    rows,
  );
}

/** What the models of a newspaper cost, by the catalogue's own prices. */
export function modelTable(): string {
  const priced = (kind: "text" | "image") => catalogue.filter((entry) => entry.kind === kind && entry.pricePerNewspaper !== undefined);
  const pairs: [text: string, image: string][] = [
    ["house", "house"],
    ["gpt-6-luna", "gpt-image"],
    ["gpt-4o", "gpt-image"],
    ["claude-haiku", "stable-diffusion"],
    ["claude", "gpt-image"],
    ["gemma", "flux"],
  ];
  const aMonth = 1000 * people.activeADay * 30 * people.aVisit["a newspaper by the house edition"];
  const rows = pairs.map(([text, image]) => {
    const writer = priced("text").find(({ id }) => id === text);
    const painter = priced("image").find(({ id }) => id === image);
    if (!writer || !painter) throw new Error(`the catalogue has no price for ${text} and ${image}`);
    const cost = (writer.pricePerNewspaper ?? 0) + (painter.pricePerNewspaper ?? 0);
    const names = writer.name === painter.name ? writer.name : `${writer.name} and ${painter.name}`;
    return [names, cost.toFixed(4), whole(cost * aMonth)];
  });
  return table(["models", "a newspaper, $", "1,000 accounts a month, $"], rows);
}

/** What a reader's ways take of the platform, as it was counted. */
export function trafficTable(): string {
  const rows = Object.entries(people.aVisit).map(([way, times]) => {
    const one = traffic[way as Way];
    return [
      way,
      two(times),
      ...[one.requests, one.batches, one.rowsRead, one.rowsWritten, one.puts, one.gets, one.objectCalls + one.alarms].map(whole),
    ];
  });
  return table(
    ["what", "a visit", "requests", "database batches", "rows read", "rows written", "pictures written", "read", "object calls"],
    rows,
  );
}
