// A client that delivers one payment and is killed at its n-th continuation: each point where the handler resumes after an
// await. In its own process, because kill -9 cannot be caught.
import { pathToFileURL } from "node:url";
import { promiseHooks } from "node:v8";
import { eventBody, sessionOf, sign } from "../../stripe/events.test-data.ts";
import { receiveEvent } from "../../stripe/receive-event.ts";
import { openInProcess } from "./in-process.ts";

export interface Death {
  file: string;
  session: { id: string; userId: string; intent: string };
  /** Number of the last continuation; Infinity is serialized as null and means never. */
  dieAt: number | null;
}

/** Report of a client: the payment was acknowledged, or the number of continuations it took. */
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
