import { disputeOf } from "./dispute-object.ts";
import type { Cause, EventType, Happening, Purchase } from "./purchase.ts";
import { apiVersion, chargeOf, refundOf, sessionOf } from "./stripe-objects.ts";

/** The event as Stripe words it: a snapshot of its object at this moment, written once and delivered byte for byte. `now` in milliseconds. */
export function eventBody(id: string, purchase: Purchase, happening: Happening, now: number, cause: Cause): string {
  const event = {
    id,
    object: "event",
    api_version: apiVersion,
    created: Math.floor(now / 1000),
    data: { object: subjectOf(purchase, happening) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause.request, idempotency_key: cause.idempotencyKey },
    type: happening.type,
  };
  return JSON.stringify(event, null, 2);
}

function subjectOf(purchase: Purchase, { type, refund }: Happening) {
  if (isAbout(type, "checkout.session.")) return sessionOf(purchase, purchase.created);
  if (isAbout(type, "charge.dispute.") && purchase.dispute) return disputeOf(purchase, purchase.dispute);
  if (type === "charge.refunded") return chargeOf(purchase);
  const about = purchase.refunds.find(({ id }) => id === refund);
  if (!about) throw new Error(`an event ${type} about no refund of ${purchase.id}`);
  return refundOf(purchase, about);
}

const isAbout = (type: EventType, area: string) => type.startsWith(area);
