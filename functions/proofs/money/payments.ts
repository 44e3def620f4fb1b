import { fork } from "node:child_process";
import { eq } from "drizzle-orm";
import { checkoutSessions, tokenLedger } from "../../../db/schema.ts";
import { seededRandom } from "../../house/pictures/random.ts";
import { newSession } from "../../stripe/events.test-data.ts";
import type { Order } from "./deliver.ts";
import { newPerson, openInProcess } from "./in-process.ts";
import { shuffle } from "./shuffle.ts";

const kinds = ["completed", "arrived", "page"] as const;

/**
 * Each paid session is delivered `times` times: as completed, as async success, and by the success page, shuffled, from two
 * concurrent processes that are killed and restarted with what was not acknowledged.
 */
export async function deliverPayments(file: string, sessions: number, times: number, kills: number): Promise<string[]> {
  const { db, close } = openInProcess(file, []);
  const random = seededRandom("payments");
  const all: Order["deliveries"] = [];
  for (let i = 0; i < sessions; i++) {
    const { id: userId, cookie } = await newPerson(db, 0);
    const session = newSession(userId);
    await db.insert(checkoutSessions).values({ id: session.id, userId, createdAt: Date.now() });
    for (let k = 0; k < times; k++) all.push({ number: all.length, kind: kinds[k % 3] ?? "completed", session, cookie });
  }
  const shares = [all.filter(({ number }) => number % 2 === 0), all.filter(({ number }) => number % 2 === 1)];
  const deaths = await Promise.all(shares.map((share) => deliverAll(file, shuffle(share, random), kills, random)));

  const bought = await db.select({ delta: tokenLedger.delta }).from(tokenLedger).where(eq(tokenLedger.reason, "purchase"));
  const paid = await db.$count(checkoutSessions, eq(checkoutSessions.status, "paid"));
  close();
  const faults: string[] = [];
  if (bought.length !== sessions || bought.some(({ delta }) => delta !== 3))
    faults.push(`${bought.length} grants for ${sessions} sessions`);
  if (paid !== sessions) faults.push(`${paid} sessions are paid, of ${sessions}`);
  if (deaths.some((count) => count < kills))
    faults.push(`the clients were killed ${deaths.join(" and ")} times, not ${kills}: too few deliveries`);
  return faults;
}

/** Runs clients one after the other until all is acknowledged; the first `kills` are killed. Returns the number killed. */
async function deliverAll(file: string, share: Order["deliveries"], kills: number, random: () => number): Promise<number> {
  const open = new Map(share.map((delivery) => [delivery.number, delivery]));
  let died = 0;
  while (open.size > 0) {
    const mayLive = died >= kills;
    const ends = Math.ceil((share.length / (kills + 1)) * (0.5 + random() / 2));
    const client = fork(new URL("./deliver.ts", import.meta.url), {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: ["--import", new URL("../machine/register-hooks.ts", import.meta.url).href],
    });
    let acknowledged = 0;
    await new Promise<void>((done, fail) => {
      client.on("error", fail);
      client.on("message", (number) => {
        open.delete(number as number);
        if (!mayLive && ++acknowledged === ends) client.kill("SIGKILL");
      });
      client.on("exit", (code, signal) => {
        if (signal === "SIGKILL") died++;
        else if (code !== 0) return fail(new Error(`a client ended with ${code ?? signal}`));
        done();
      });
      client.send({ file, deliveries: [...open.values()] } satisfies Order);
    });
  }
  return died;
}
