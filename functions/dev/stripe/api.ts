import type { AppContext } from "../../http/context.ts";
import { deliverEvents } from "./deliver.ts";
import { missing, newId, type Payment, Refusal, refund, refundOf, sessionOf } from "./payment.ts";
import { addPayment, changePayment, findPayment, isCustomer } from "./payment-store.ts";

const daySeconds = 24 * 60 * 60;

/**
 * The part of Stripe's REST API used by functions/stripe, answered from the local database. `request` is what Stripe's library would send
 * to api.stripe.com. Resulting events are sent to this site's webhook after the answer.
 */
export async function askStripe(c: AppContext, request: Request): Promise<Response> {
  try {
    return Response.json(await answer(c, request));
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const { code, message } = failure;
    const status = code === "resource_missing" ? 404 : 400;
    return Response.json({ error: { type: "invalid_request_error", code, message } }, { status });
  }
}

async function answer(c: AppContext, request: Request): Promise<object> {
  const { db } = c.var;
  const now = Math.floor(c.var.now / 1000);
  const { pathname, searchParams } = new URL(request.url);
  const fields = request.method === "POST" ? new URLSearchParams(await request.text()) : searchParams;
  const [, session] = /^\/v1\/checkout\/sessions\/([^/]+)$/.exec(pathname) ?? [];
  if (session && request.method === "GET") return sessionOf(await known(findPayment(db, { session })), now);
  const intent = fields.get("payment_intent") ?? "";
  switch (`${request.method} ${pathname}`) {
    case "POST /v1/checkout/sessions": {
      const payment = newPayment(fields, now, new URL(c.req.url).origin);
      if (payment.customer && !(await isCustomer(db, payment.customer))) throw missing();
      await addPayment(db, payment);
      return sessionOf(payment, now);
    }
    case "GET /v1/checkout/sessions": {
      const payment = await findPayment(db, { intent });
      return listOf(pathname, payment ? [sessionOf(payment, now)] : []);
    }
    case "POST /v1/refunds": {
      const idempotencyKey = request.headers.get("idempotency-key") ?? undefined;
      const { before, after } = await changePayment(db, { intent }, (payment) => refund(payment, now, { idempotencyKey }));
      const made = after.refunds.find((one) => one.idempotencyKey === idempotencyKey);
      if (!made) throw new Error(`the refund of ${after.id} was not kept`);
      c.executionCtx.waitUntil(deliverEvents(c, after.id, after.events.slice(before.events.length)));
      return refundOf(after, made);
    }
    case "GET /v1/refunds": {
      const payment = await known(findPayment(db, { intent }));
      return listOf(
        pathname,
        payment.refunds.toReversed().map((one) => refundOf(payment, one)),
      );
    }
  }
  throw new Refusal("url_unknown", `The stand-in for Stripe knows no ${request.method} ${pathname}.`);
}

async function known<T>(finding: Promise<T | null>): Promise<T> {
  const found = await finding;
  if (found === null) throw missing();
  return found;
}

const listOf = (url: string, data: object[]) => ({ object: "list", data, has_more: false, url });

/** Parses the parameters of stripe/checkout.ts, form-encoded by Stripe's library. `now` in seconds. */
function newPayment(fields: URLSearchParams, now: number, origin: string): Payment {
  const textOf = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Refusal("parameter_missing", `Missing required param: ${name}.`);
    return value;
  };
  const price = "line_items[0][price_data]";
  const line = {
    name: textOf(`${price}[product_data][name]`),
    unitAmount: Number(textOf(`${price}[unit_amount]`)),
    quantity: Number(textOf("line_items[0][quantity]")),
  };
  const id = newId("cs_test_");
  return {
    id,
    created: now,
    expires: now + daySeconds,
    url: `${origin}/api/local/till/${id}`,
    successUrl: textOf("success_url"),
    cancelUrl: textOf("cancel_url"),
    lines: [line],
    amount: line.unitAmount * line.quantity,
    currency: textOf(`${price}[currency]`),
    clientReference: fields.get("client_reference_id"),
    customer: fields.get("customer"),
    status: "open",
    payment: "none",
    intent: null,
    refunds: [],
    dispute: null,
    events: [],
  };
}
