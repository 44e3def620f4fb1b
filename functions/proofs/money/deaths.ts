import { fork } from "node:child_process";
import { eq } from "drizzle-orm";
import { checkoutSessions, tokenLedger } from "../../../db/schema.ts";
import { newSession } from "../../stripe/events.test-data.ts";
import type { Death, Said } from "./die-at.ts";
import { newPerson, openInProcess } from "./in-process.ts";

interface End {
  wasKilled: boolean;
  isAcknowledged: boolean;
  continuations: number;
}

function deliver(death: Death): Promise<End> {
  const client = fork(new URL("./die-at.ts", import.meta.url), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: ["--import", new URL("../machine/register-hooks.ts", import.meta.url).href],
  });
  const end: End = { wasKilled: false, isAcknowledged: false, continuations: 0 };
  return new Promise((done, fail) => {
    client.on("error", fail);
    client.on("message", (said: Said) => {
      if ("acknowledged" in said) end.isAcknowledged = true;
      else end.continuations = said.continuations;
    });
    client.on("exit", (code, signal) => {
      end.wasKilled = signal === "SIGKILL";
      if (!end.wasKilled && code !== 0) fail(new Error(`a client ended with ${code ?? signal}`));
      else done(end);
    });
    client.send(death);
  });
}

/**
 * One payment per kill point: its delivery is killed at the n-th continuation of the webhook, first to last, and then delivered
 * again: nothing acknowledged is lost, nothing counts twice. Returns the faults and the number of kill points.
 */
export async function killDeliveries(file: string, kills: number): Promise<{ faults: string[]; places: number }> {
  const { db, close } = openInProcess(file, []);
  const faults: string[] = [];
  const newPayment = async () => {
    const { id: userId } = await newPerson(db, 0);
    const session = newSession(userId);
    await db.insert(checkoutSessions).values({ id: session.id, userId, createdAt: Date.now() });
    return session;
  };
  const granted = (sessionId: string) => db.$count(tokenLedger, eq(tokenLedger.id, `checkout:${sessionId}`));

  const unharmed = await deliver({ file, session: await newPayment(), dieAt: null });
  const places = unharmed.continuations;
  if (!unharmed.isAcknowledged) faults.push("a delivery that nobody killed was not acknowledged");
  const waiting = Array.from({ length: kills }, (_, i) => 1 + Math.floor((i * places) / kills));
  const hand = async () => {
    for (let dieAt = waiting.pop(); dieAt; dieAt = waiting.pop()) {
      const session = await newPayment();
      const killed = await deliver({ file, session, dieAt });
      if (!killed.wasKilled) faults.push(`nobody was killed at ${dieAt} of ${places}`);
      if (killed.isAcknowledged && (await granted(session.id)) === 0) faults.push(`killed at ${dieAt}: acknowledged and lost`);
      const again = await deliver({ file, session, dieAt: null });
      if (!again.isAcknowledged) faults.push(`killed at ${dieAt}: the next delivery was not acknowledged`);
      const entries = await db.select({ delta: tokenLedger.delta }).from(tokenLedger).where(eq(tokenLedger.userId, session.userId));
      const bought = entries.filter(({ delta }) => delta !== 0);
      if (bought.length !== 1 || bought[0]?.delta !== 3) faults.push(`killed at ${dieAt}: ${JSON.stringify(bought)} in the ledger`);
    }
  };
  await Promise.all([hand(), hand()]);
  close();
  return { faults, places };
}
