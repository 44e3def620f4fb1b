import type { TillState } from "../contract.ts";
import { listEvents } from "./deliver-event.ts";
import { type Purchase, statusAt } from "./purchase.ts";
import { findPurchase } from "./purchase-store.ts";
import { openTables } from "./tables.ts";
import type { Till } from "./till.ts";

export interface Shown {
  purchase: Purchase;
  state: TillState;
}

/** A payment as it stands now, with what the site was told of it; null when the till does not know it. */
export async function readPurchase(till: Till, session: string): Promise<Shown | null> {
  await openTables(till.db);
  const purchase = await findPurchase(till.db, { session });
  return purchase && { purchase, state: await stateOf(till, purchase) };
}

async function stateOf(till: Till, purchase: Purchase): Promise<TillState> {
  const events = await listEvents(till, purchase.id);
  return {
    ...summaryOf(purchase, till.now),
    refunds: purchase.refunds.map(({ id, amount, status }) => ({ id, amount, status })),
    dispute: purchase.dispute?.status ?? null,
    events: events.map(({ id, type, held, deliveries }) => ({ id, type, held, deliveries })),
    next: purchase.status === "complete" ? successAddress(purchase) : purchase.url,
  };
}

/** `now` in milliseconds. */
export function summaryOf(purchase: Purchase, now: number) {
  const { id: session, payment, amount, currency } = purchase;
  return { session, status: statusAt(purchase, Math.floor(now / 1000)), payment, amount, currency };
}

export const successAddress = ({ id, successUrl }: Purchase) => successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id);
