// Child process that runs scenarios on the virtual clock, on messages of its parent or as `play-chaos.ts <scenario> <count>`.
import "../machine/register-hooks.ts";
import { pathToFileURL } from "node:url";
import type { Found } from "./faults.ts";

const scenarios = {
  models: async (count: number) => (await import("./models.ts")).misbehave(count),
  leaving: async (count: number) => (await import("./leaving.ts")).leave(count),
  database: async (count: number) => (await import("./database.ts")).failOperations(count),
  bucket: async (count: number) => (await import("./bucket.ts")).failPictures(count),
  deploy: async (count: number) => (await import("./deploy.ts")).deploy(count),
  alarms: async (count: number) => (await import("./alarms.ts")).ringAlarms(count),
};

export type Scenario = keyof typeof scenarios;

async function play(scenario: Scenario, count: number): Promise<Found> {
  const { log, error } = console;
  Object.assign(console, { log: () => {}, error: () => {} });
  const found = await scenarios[scenario](count);
  Object.assign(console, { log, error });
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [scenario, count] = process.argv.slice(2);
  if (scenario) {
    const found = await play(scenario as Scenario, Number(count));
    console.log(found.counts, found.faults.length, "faults\n", found.faults.slice(0, 3).join("\n"));
    process.exit(0);
  }
  // Sequentially: they share this process's clock.
  let playing = Promise.resolve();
  process.on("message", (asked) => {
    const [wanted, times] = asked as [Scenario, number];
    playing = playing.then(async () => void process.send?.([wanted, await play(wanted, times)]));
  });
}
