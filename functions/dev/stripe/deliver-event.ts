import { and, eq, sql } from "drizzle-orm";
import type { EventType } from "./purchase.ts";
import { deliveries, events } from "./tables.ts";
import type { Till } from "./till.ts";

const encoder = new TextEncoder();
const patience = 20_000;

/** Stripe's header for a body: HMAC-SHA-256 over time and body with the endpoint's secret. `now` in milliseconds. */
export async function signatureOf(secret: string, body: string, now: number): Promise<string> {
  const time = Math.floor(now / 1000);
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(`${time}.${body}`)));
  return `t=${time},v1=${[...signature].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Sends an event to the site's webhook over HTTP, as Stripe would from outside, and keeps what it answered: 0 for no answer. */
export async function deliverEvent(till: Till, event: { id: string; body: string }): Promise<number> {
  const status = await send(till, event.body);
  await till.db.batch([
    till.db.insert(deliveries).values({ event: event.id, status, at: till.now }),
    till.db.update(events).set({ held: false }).where(eq(events.id, event.id)),
  ]);
  return status;
}

async function send({ origin, webhookSecret = "" }: Till, body: string): Promise<number> {
  try {
    const answer = await fetch(`${origin}/api/stripe/webhook`, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": await signatureOf(webhookSecret, body, Date.now()),
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

export interface EventRecord {
  id: string;
  type: EventType;
  held: boolean;
  at: number;
  /** HTTP statuses of the webhook's answers, the oldest first; 0 for none. */
  deliveries: number[];
}

/** The events of a session, in the order they happened. */
export async function listEvents({ db }: Till, session: string): Promise<EventRecord[]> {
  const statuses = sql<string>`(SELECT json_group_array(status) FROM
    (SELECT status FROM local_till_deliveries WHERE event = local_till_events.id ORDER BY number))`;
  const rows = await db
    .select({ id: events.id, type: events.type, held: events.held, at: events.at, statuses })
    .from(events)
    .where(eq(events.session, session))
    .orderBy(events.number);
  return rows.map(({ statuses, ...event }) => ({ ...event, deliveries: JSON.parse(statuses) as number[] }));
}

export async function findEvent({ db }: Till, session: string, id: string): Promise<{ id: string; body: string } | null> {
  const [row] = await db
    .select({ id: events.id, body: events.body })
    .from(events)
    .where(and(eq(events.session, session), eq(events.id, id)));
  return row ?? null;
}
