// A client that delivers one payment and is killed at its n-th continuation: each place where the handler waited for something and goes
// on. In a process of its own, for a kill -9 is not caught.
import { pathToFileURL } from "node:url";
import { promiseHooks } from "node:v8";
import { eventBody, sessionOf, sign } from "../../stripe/events.test-data.ts";
import { receiveEvent } from "../../stripe/receive-event.ts";
import { openInProcess } from "./in-process.ts";

export interface Death {
  file: string;
  session: { id: string; userId: string; intent: string };
  /** Which continuation is the last; Infinity is sent as null and means none. */
  dieAt: number | null;
}

/** What a client says: that the payment was acknowledged, or how many continuations it took. */
export type Said = { acknowledged: true } | { continuations: number };

async function work({ file, session, dieAt }: Death): Promise<void> {
  const { send, close } = openInProcess(file, [receiveEvent]);
  const body = eventBody("checkout.session.completed", sessionOf(session));
  const header = sign(body);
  let continuations = 0;
  const stop = promiseHooks.onBefore(() => {
    if (++continuations === dieAt) process.kill(process.pid, "SIGKILL");
  });
  const answer = await send("POST", "/api/stripe/webhook", { body, headers: { "stripe-signature": header } });
  stop();
  if (answer.status === 200) process.send?.({ acknowledged: true } satisfies Said);
  process.send?.({ continuations } satisfies Said);
  close();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.once("message", (death) => void work(death as Death).then(() => process.disconnect()));
