import * as z from "zod";
import { describe } from "../http/contract.ts";

/** A mail of local mode; `code` is empty where it holds none, `html` where it was kept before mails had a form. */
export const LocalMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  code: z.string(),
  at: z.number(),
});

/** JSON, or a page for a browser (by Accept). Answered in local mode only. */
export const readMailbox = describe({
  method: "GET",
  path: "/local/mailbox",
  who: "any",
  query: z.object({ to: z.string().max(320).optional() }),
  answer: z.array(LocalMail),
});

/** How the site's webhook hears of what an action causes: once, twice at the same moment, when `deliver` is asked, or never. */
const Delivery = z.enum(["once", "twice", "late", "never"]).default("once");
const cents = z.preprocess((value) => (value === "" ? undefined : value), z.coerce.number().int().min(1).optional());

/** What can be done to a payment at the local till; which of it makes sense depends on what has been done before. */
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
  /** Of `fail-refund` the refund, of `deliver` the event. */
  subject: z.string().max(64).optional(),
  /** Of `refund-part`, in cents. */
  amount: cents,
  delivery: Delivery,
});
export type TillOrder = z.infer<typeof TillOrder>;

export const TillState = z.object({
  session: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  payment: z.enum(["none", "processing", "paid", "failed"]),
  /** In cents, as all amounts here. */
  amount: z.number().int(),
  currency: z.string(),
  refunds: z.array(z.object({ id: z.string(), amount: z.number().int(), status: z.enum(["succeeded", "failed"]) })),
  dispute: z.enum(["needs_response", "lost", "won"]).nullable(),
  /** `deliveries` are the statuses the webhook answered with, 0 for no answer. */
  events: z.array(z.object({ id: z.string(), type: z.string(), held: z.boolean(), deliveries: z.array(z.number()) })),
  /** Where a buyer's browser goes next. */
  next: z.string(),
});
export type TillState = z.infer<typeof TillState>;

const TillParams = z.object({ session: z.string().max(255) });

/** The payments of this database, newest first. JSON, or a page for a browser (by Accept), as the mailbox. */
export const listTill = describe({
  method: "GET",
  path: "/local/till",
  who: "any",
  answer: z.array(TillState.pick({ session: true, status: true, payment: true, amount: true, currency: true })),
});
/** The checkout page of the stand-in; afterwards what can become of the payment. */
export const showTill = describe({ method: "GET", path: "/local/till/:session", who: "any", params: TillParams, answer: TillState });
/** A TillOrder as JSON, answered with the new state, or as a form (`action` may be followed by a blank and the subject), answered 303. */
export const workTill = describe({ method: "POST", path: "/local/till/:session", who: "any", params: TillParams });
