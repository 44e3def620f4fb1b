// A client that delivers payments, in its own process so that it can be killed: calls the webhook and the success page of the
// given sessions, shuffled, and reports which deliveries were acknowledged.
import { pathToFileURL } from "node:url";
import { readCheckout } from "../../stripe/checkout.ts";
import { eventBody, sessionOf, sign } from "../../stripe/events.test-data.ts";
import { receiveEvent } from "../../stripe/receive-event.ts";
import { openInProcess } from "./in-process.ts";

export interface Order {
  file: string;
  deliveries: {
    number: number;
    kind: "completed" | "arrived" | "page";
    session: { id: string; userId: string; intent: string };
    cookie: string;
  }[];
}

const types = { completed: "checkout.session.completed", arrived: "checkout.session.async_payment_succeeded" };

async function work({ file, deliveries }: Order): Promise<void> {
  const sessions = new Map(deliveries.map(({ session }) => [session.id, sessionOf(session)]));
  // Stripe's answer to the success page: a paid session.
  globalThis.fetch = async (address) => {
    const id = new URL(String(address)).pathname.split("/").at(-1) ?? "";
    return Response.json(sessions.get(id) ?? { error: { type: "invalid_request_error" } }, { status: sessions.has(id) ? 200 : 404 });
  };
  const { send, close } = openInProcess(file, [receiveEvent, readCheckout]);
  const deliver = async ({ number, kind, session, cookie }: Order["deliveries"][number]) => {
    const answer =
      kind === "page"
        ? await send("GET", `/api/stripe/sessions/${session.id}`, { headers: { cookie } })
        : await event(eventBody(types[kind], sessionOf(session)));
    if (answer.status === 200) process.send?.(number);
  };
  const event = (body: string) => send("POST", "/api/stripe/webhook", { body, headers: { "stripe-signature": sign(body) } });
  const waiting = [...deliveries];
  const hand = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await deliver(next);
  };
  await Promise.all(Array.from({ length: 8 }, hand));
  close();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.once("message", (order) => void work(order as Order).then(() => process.exit(0)));
