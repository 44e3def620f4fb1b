import * as z from "zod";
import { describe } from "../http/contract.ts";

/** A mail of local mode; `code` is empty if it has none, `html` if it was stored before mails had HTML. */
export const LocalMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  code: z.string(),
  at: z.number(),
});

/** Shows the mails of local mode, newest first. JSON, or a page for a browser (by Accept). Answered in local mode only. */
export const readMailbox = describe({
  method: "GET",
  path: "/local/mailbox",
  who: "any",
  query: z.object({ to: z.string().max(320).optional() }),
  answer: z.array(LocalMail),
});

/** How the webhook receives the events of an action: once, twice concurrently, on `deliver`, or never. */
const Delivery = z.enum(["once", "twice", "late", "never"]).default("once");
const cents = z.preprocess((value) => (value === "" ? undefined : value), z.coerce.number().int().min(1).optional());

/** Actions on a payment at the local till; which are possible depends on its state. */
export const TillOrder = z.object({
  action: z.enum([
    "pay",
    "pay-later",
    "arrive",
    "fail",
    "expire",
    "refund",
    "refund-part",
    "fail-refund",
    "open-dispute",
    "lose-dispute",
    "win-dispute",
    "deliver",
  ]),
  /** The refund for `fail-refund`, the event for `deliver`. */
  subject: z.string().max(64).optional(),
  /** For `refund-part`, in cents. */
  amount: cents,
  delivery: Delivery,
});
export type TillOrder = z.infer<typeof TillOrder>;

export const TillState = z.object({
  session: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  payment: z.enum(["none", "processing", "paid", "failed"]),
  /** In cents, like all amounts here. */
  amount: z.number().int(),
  currency: z.string(),
  refunds: z.array(z.object({ id: z.string(), amount: z.number().int(), status: z.enum(["succeeded", "failed"]) })),
  dispute: z.enum(["needs_response", "lost", "won"]).nullable(),
  /** `deliveries` are the statuses the webhook answered with, 0 for no answer. */
  events: z.array(z.object({ id: z.string(), type: z.string(), held: z.boolean(), deliveries: z.array(z.number()) })),
  /** Where to send the buyer's browser next. */
  next: z.string(),
});
export type TillState = z.infer<typeof TillState>;

const TillParams = z.object({ session: z.string().max(255) });

/** Lists the payments of this database, newest first. JSON, or a page for a browser (by Accept), like the mailbox. */
export const listTill = describe({
  method: "GET",
  path: "/local/till",
  who: "any",
  answer: z.array(TillState.pick({ session: true, status: true, payment: true, amount: true, currency: true })),
});
/** Shows the stand-in's checkout page; once it is complete, the possible actions on the payment. */
export const showTill = describe({ method: "GET", path: "/local/till/:session", who: "any", params: TillParams, answer: TillState });
/**
 * Applies a TillOrder to a payment. As JSON, answered with the new state, or as a form (`action` may be followed by a blank and the
 * subject), answered 303.
 */
export const workTill = describe({ method: "POST", path: "/local/till/:session", who: "any", params: TillParams });
