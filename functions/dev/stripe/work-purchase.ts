import type { TillOrder } from "../contract.ts";
import * as changes from "./change-purchase.ts";
import { blankCustomer, storeCustomer } from "./customers.ts";
import { deliverEvent, findEvent } from "./deliver-event.ts";
import { newId } from "./identifiers.ts";
import type { Change, Purchase } from "./purchase.ts";
import { changePurchase } from "./purchase-store.ts";
import { invalid, missing } from "./refusal.ts";
import type { Till } from "./till.ts";

/** Does to a payment what a buyer, a bank or the seller does, and tells the site in the way that was asked for. Throws a Refusal. */
export async function workPurchase(till: Till, purchase: Purchase, order: TillOrder): Promise<void> {
  if (order.action === "deliver") return deliverAgain(till, purchase.id, order);
  const customer = newId("customer");
  const now = Math.floor(till.now / 1000);
  const done = await changePurchase(till.db, { session: purchase.id }, till.now, (before) => changeOf(before, order, now, customer), {
    held: order.delivery === "late",
  });
  if (!done) throw missing("checkout.session", purchase.id);
  if (done.purchase.customer === customer) await storeCustomer(till.db, blankCustomer(customer, now, done.purchase.email));
  const times = { once: 1, twice: 2, late: 0, never: 0 }[order.delivery];
  await Promise.all(Array.from({ length: times }, () => done.events.map((event) => deliverEvent(till, event))).flat());
}

function changeOf(purchase: Purchase, { action, subject = "", amount }: TillOrder, now: number, customer: string): Change {
  switch (action) {
    case "pay":
      return changes.pay(purchase, now, customer);
    case "pay-later":
      return changes.payLater(purchase, now, customer);
    case "arrive":
      return changes.arrive(purchase, now);
    case "fail":
      return changes.fail(purchase);
    case "expire":
      return changes.runOut(purchase, now);
    case "refund":
      return changes.refund(purchase, now, { amount: null, reason: "requested_by_customer", metadata: {} });
    case "refund-part":
      if (amount === undefined) throw invalid("amount", "An amount is needed.");
      return changes.refund(purchase, now, { amount, reason: "requested_by_customer", metadata: {} });
    case "fail-refund":
      return changes.failRefund(purchase, subject);
    case "open-dispute":
      return changes.openDispute(purchase, now);
    case "lose-dispute":
      return changes.closeDispute(purchase, "lost");
    case "win-dispute":
      return changes.closeDispute(purchase, "won");
    case "deliver":
      throw new Error("delivering changes no purchase");
  }
}

async function deliverAgain(till: Till, session: string, { subject = "", delivery }: TillOrder): Promise<void> {
  const event = await findEvent(till, session, subject);
  if (!event) throw missing("event", subject);
  await Promise.all(Array.from({ length: delivery === "twice" ? 2 : 1 }, () => deliverEvent(till, event)));
}
