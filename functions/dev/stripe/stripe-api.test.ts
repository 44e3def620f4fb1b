import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/libsql/node";
import Stripe from "stripe";
import { afterAll, expect, it, onTestFinished } from "vitest";
import type { Database } from "../../../db/client.ts";
import * as schema from "../../../db/schema.ts";
import type { TillOrder } from "../contract.ts";
import { answerStripeFor } from "./stripe-api.ts";
import { apiVersion } from "./stripe-objects.ts";
import type { Till } from "./till.ts";
import { readPurchase } from "./till-state.ts";
import { workPurchase } from "./work-purchase.ts";

const folder = mkdtempSync(join(tmpdir(), "stop-press-till-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const webhookSecret = "whsec_test_0123456789abcdef0123456789abcdef";
const minute = 60_000;

interface Delivery {
  body: string;
  signature: string;
}

/** A site that keeps what its webhook is sent, and Stripe's own library in front of a till with an empty memory. */
async function openTill({ webhookStatus = 200 } = {}) {
  const deliveries: Delivery[] = [];
  const site = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.method === "POST" && request.url === "/api/stripe/webhook")
      deliveries.push({ body: Buffer.concat(parts).toString(), signature: String(request.headers["stripe-signature"]) });
    response.writeHead(webhookStatus).end("{}");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  const libsql = drizzle({ connection: { url: `file:${join(folder, `${crypto.randomUUID()}.db`)}` }, schema });
  const work: Promise<unknown>[] = [];
  onTestFinished(async () => {
    await Promise.all(work);
    site.closeAllConnections();
    site.close();
    libsql.$client.close();
  });
  const till: Till = {
    db: libsql as unknown as Database,
    now: Date.now(),
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    webhookSecret,
    later: (one) => work.push(one),
  };
  const fetchFromTill = (url: string, init?: RequestInit) => answerStripeFor(till, new Request(url, init));
  const stripe = new Stripe("sk_test_till", {
    httpClient: Stripe.createFetchHttpClient(fetchFromTill as typeof fetch),
    maxNetworkRetries: 0,
  });
  const order = {
    mode: "payment",
    client_reference_id: "reader",
    line_items: [{ quantity: 1, price_data: { currency: "usd", unit_amount: 500, product_data: { name: "3 tokens" } } }],
    success_url: "http://localhost:8787/success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:8787/pricing",
  } satisfies Stripe.Checkout.SessionCreateParams;
  async function press(session: string, todo: Partial<TillOrder> & Pick<TillOrder, "action">) {
    const shown = await readPurchase(till, session);
    if (!shown) throw new Error("no such session");
    await workPurchase(till, shown.purchase, { delivery: "once", ...todo });
    return (await readPurchase(till, session))?.state;
  }
  async function buy() {
    const { id } = await stripe.checkout.sessions.create(order);
    await press(id, { action: "pay" });
    const session = await stripe.checkout.sessions.retrieve(id);
    return { session, intent: String(session.payment_intent) };
  }
  /** What was delivered since the last time, each verified by Stripe's library. */
  async function heard() {
    await Promise.all(work.splice(0));
    return Promise.all(
      deliveries.splice(0).map(({ body, signature }) => stripe.webhooks.constructEventAsync(body, signature, webhookSecret)),
    );
  }
  return { stripe, till, order, press, buy, heard, deliveries, fetchFromTill };
}

const types = (events: Stripe.Event[]) => events.map(({ type }) => type).sort();
const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Stripe.errors.StripeError);
  return error as Stripe.errors.StripeError;
};

it("speaks the version of the library", () => {
  expect(apiVersion).toBe(Stripe.API_VERSION);
});

it("opens a session as Stripe does, and knows it afterwards", async () => {
  const { stripe, till, order } = await openTill();
  const made = await stripe.checkout.sessions.create({ ...order, metadata: { kind: "tokens" }, customer_email: "reader@example.test" });
  expect(made).toMatchObject({
    id: expect.stringMatching(/^cs_test_\w{58}$/),
    object: "checkout.session",
    livemode: false,
    mode: "payment",
    status: "open",
    payment_status: "unpaid",
    amount_total: 500,
    currency: "usd",
    client_reference_id: "reader",
    customer: null,
    customer_email: "reader@example.test",
    payment_intent: null,
    metadata: { kind: "tokens" },
    url: `${till.origin}/api/local/till/${made.id}`,
  });
  expect(made.expires_at - made.created).toBe(24 * 60 * 60);
  expect(made.lastResponse.requestId).toMatch(/^req_\w{14}$/);
  const { lastResponse: _, ...asMade } = made;
  expect(await stripe.checkout.sessions.retrieve(made.id)).toMatchObject(asMade);
  expect((await stripe.checkout.sessions.listLineItems(made.id)).data).toMatchObject([{ description: "3 tokens", amount_total: 500 }]);
});

it("refuses a session as Stripe does, with the name of what is wrong", async () => {
  const { stripe, order } = await openTill();
  const item = (change: object, quantity = 1) => [
    { quantity, price_data: { currency: "usd", unit_amount: 500, product_data: { name: "3 tokens" }, ...change } },
  ];
  const wrong: [object, string | undefined, string | undefined][] = [
    [{ mode: undefined }, "parameter_missing", "mode"],
    [{ mode: "gift" }, "parameter_invalid", "mode"],
    [{ line_items: undefined }, "parameter_missing", "line_items"],
    [{ line_items: item({ unit_amount: 4.5 }) }, "parameter_invalid_integer", "line_items[0][price_data][unit_amount]"],
    [{ line_items: item({ unit_amount: -500 }) }, "parameter_invalid_integer", "line_items[0][price_data][unit_amount]"],
    [{ line_items: item({ currency: undefined }) }, "parameter_missing", "line_items[0][price_data][currency]"],
    [{ line_items: item({ product_data: {} }) }, "parameter_missing", "line_items[0][price_data][product_data][name]"],
    [{ line_items: item({}, 0) }, "parameter_invalid_integer", "line_items[0][quantity]"],
    [{ line_items: item({ unit_amount: 10 }) }, "amount_too_small", undefined],
    [{ line_items: [{ price: "price_1", quantity: 1 }] }, "resource_missing", "line_items[0][price]"],
    [{ success_url: "/success" }, "url_invalid", "success_url"],
    [{ success_url: undefined }, "parameter_missing", "success_url"],
    [{ cancel_url: "javascript:alert(1)" }, "url_invalid", "cancel_url"],
    [{ customer: "cus_none" }, "resource_missing", "customer"],
    [{ customer_email: "no address" }, "email_invalid", "customer_email"],
    [{ client_reference_id: "x".repeat(201) }, "parameter_invalid_string_too_long", "client_reference_id"],
    [{ expires_at: Math.floor(Date.now() / 1000) + 60 }, "parameter_invalid", "expires_at"],
    [{ sucess_url: "http://localhost/" }, "parameter_unknown", "sucess_url"],
  ];
  for (const [change, code, param] of wrong) {
    const error = await failure(stripe.checkout.sessions.create({ ...order, ...change } as Stripe.Checkout.SessionCreateParams));
    expect([change, error.type, error.code, error.param]).toEqual([change, "StripeInvalidRequestError", code, param]);
    expect(error.message.length).toBeGreaterThan(10);
    expect(error.requestId).toMatch(/^req_/);
  }
});

it("answers what it does not know as Stripe does", async () => {
  const { stripe, fetchFromTill } = await openTill();
  for (const call of [
    stripe.checkout.sessions.retrieve("cs_test_none"),
    stripe.checkout.sessions.expire("cs_test_none"),
    stripe.paymentIntents.retrieve("pi_none"),
    stripe.charges.retrieve("ch_none"),
    stripe.refunds.retrieve("re_none"),
    stripe.refunds.create({ payment_intent: "pi_none" }),
    stripe.customers.retrieve("cus_none"),
    stripe.customers.del("cus_none"),
  ]) {
    const error = await failure(call);
    expect([error.statusCode, error.code, error.type]).toEqual([404, "resource_missing", "StripeInvalidRequestError"]);
  }
  expect((await failure(stripe.balance.retrieve())).statusCode).toBe(404);
  const keyless = await fetchFromTill("https://api.stripe.com/v1/customers", { method: "POST" });
  expect(keyless.status).toBe(401);
});

it("does a call with a key once, however often it comes", async () => {
  const { stripe, order } = await openTill();
  const options = { idempotencyKey: crypto.randomUUID() };
  const first = await stripe.checkout.sessions.create(order, options);
  expect((await stripe.checkout.sessions.create(order, options)).id).toBe(first.id);
  const other = await failure(stripe.checkout.sessions.create({ ...order, client_reference_id: "another" }, options));
  expect([other.statusCode, other.type]).toEqual([400, "StripeIdempotencyError"]);
  // A call that was refused did nothing, so its key is still good.
  const later = { idempotencyKey: crypto.randomUUID() };
  await failure(stripe.checkout.sessions.create({ ...order, customer: "cus_none" }, later));
  expect((await stripe.checkout.sessions.create(order, later)).status).toBe("open");
  const together = await Promise.allSettled(
    Array.from({ length: 8 }, () => stripe.customers.create({ email: "once@example.test" }, { idempotencyKey: "together" })),
  );
  expect(new Set(together.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []))).size).toBe(1);
  expect((await stripe.customers.list({ email: "once@example.test" })).data).toHaveLength(1);
  for (const one of together) if (one.status === "rejected") expect(one.reason.statusCode).toBe(409);
});

it("is paid once, even when two press at the same moment, and the payment can be found by its intent", async () => {
  const { stripe, order, press, heard } = await openTill();
  const { id } = await stripe.checkout.sessions.create({ ...order, payment_intent_data: { receipt_email: "reader@example.test" } });
  const pressed = await Promise.allSettled([
    press(id, { action: "pay" }),
    press(id, { action: "pay" }),
    press(id, { action: "pay-later" }),
  ]);
  expect(pressed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const events = await heard();
  expect(types(events)).toEqual(["checkout.session.completed"]);
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge", "line_items"] });
  expect(session).toMatchObject({ status: "complete", url: null, line_items: { data: [{ amount_total: 500 }] } });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  expect((await stripe.checkout.sessions.list({ payment_intent: intent.id })).data.map((one) => one.id)).toEqual([id]);
  expect((await stripe.checkout.sessions.list({ payment_intent: "pi_none" })).data).toEqual([]);
});

it("says of a payment the same in session, intent, charge and event", async () => {
  const { stripe, buy, heard } = await openTill();
  const { session, intent } = await buy();
  expect(session).toMatchObject({ status: "complete", payment_status: "paid", payment_intent: expect.stringMatching(/^pi_3\w{23}$/) });
  const paid = await stripe.paymentIntents.retrieve(intent);
  expect(paid).toMatchObject({
    status: "succeeded",
    amount: 500,
    amount_received: 500,
    latest_charge: expect.stringMatching(/^ch_3\w{23}$/),
  });
  expect(await stripe.charges.retrieve(String(paid.latest_charge))).toMatchObject({
    paid: true,
    status: "succeeded",
    amount: 500,
    amount_refunded: 0,
    payment_intent: intent,
  });
  const [event] = await heard();
  expect(event).toMatchObject({
    id: expect.stringMatching(/^evt_1\w{23}$/),
    object: "event",
    livemode: false,
    api_version: Stripe.API_VERSION,
  });
  const { lastResponse: _, ...asRead } = session;
  expect(event?.data.object).toEqual(asRead);
});

it("tells of a late payment twice: promised, then arrived or failed", async () => {
  const { stripe, order, press, heard } = await openTill();
  for (const [action, type, payment, intentStatus] of [
    ["arrive", "checkout.session.async_payment_succeeded", "paid", "succeeded"],
    ["fail", "checkout.session.async_payment_failed", "unpaid", "requires_payment_method"],
  ] as const) {
    const { id } = await stripe.checkout.sessions.create(order);
    await press(id, { action: "pay-later" });
    const promised = await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
    expect(promised).toMatchObject({
      status: "complete",
      payment_status: "unpaid",
      payment_intent: { status: "processing", amount_received: 0 },
    });
    expect(await heard()).toMatchObject([{ type: "checkout.session.completed", data: { object: { payment_status: "unpaid" } } }]);
    await press(id, { action });
    expect(await heard()).toMatchObject([{ type, data: { object: { id, status: "complete", payment_status: payment } } }]);
    expect(await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] })).toMatchObject({
      payment_status: payment,
      payment_intent: { status: intentStatus },
    });
    await expect(press(id, { action: "arrive" })).rejects.toThrow("No payment is on its way");
  }
});

it("expires a session on request and after its day, and then takes no payment", async () => {
  const { stripe, till, order, press, heard } = await openTill();
  const { id } = await stripe.checkout.sessions.create(order);
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired", url: null });
  expect(await heard()).toMatchObject([
    { type: "checkout.session.expired", data: { object: { id, status: "expired", payment_status: "unpaid" } } },
  ]);
  const again = await failure(stripe.checkout.sessions.expire(id));
  expect(again.statusCode).toBe(400);
  await expect(press(id, { action: "pay" })).rejects.toThrow("expired");

  const { id: old } = await stripe.checkout.sessions.create(order);
  till.now += 24 * 60 * minute;
  expect(await stripe.checkout.sessions.retrieve(old)).toMatchObject({ status: "expired" });
  await expect(press(old, { action: "pay" })).rejects.toThrow("expired");
  await press(old, { action: "expire" });
  expect(types(await heard())).toEqual(["checkout.session.expired"]);
});

it("refunds in parts up to what was paid, and says so in every object", async () => {
  const { stripe, buy, heard } = await openTill();
  const { intent } = await buy();
  await heard();
  const part = await stripe.refunds.create({
    payment_intent: intent,
    amount: 200,
    reason: "requested_by_customer",
    metadata: { by: "test" },
  });
  expect(part).toMatchObject({ object: "refund", amount: 200, status: "succeeded", payment_intent: intent, metadata: { by: "test" } });
  const told = await heard();
  expect(types(told)).toEqual(["charge.refunded", "refund.created"]);
  expect(told.find(({ type }) => type === "refund.created")?.data.object).toMatchObject({ id: part.id, amount: 200 });
  expect(told.find(({ type }) => type === "charge.refunded")?.data.object).toMatchObject({ amount_refunded: 200, refunded: false });
  const tooMuch = await failure(stripe.refunds.create({ payment_intent: intent, amount: 301 }));
  expect([tooMuch.statusCode, tooMuch.param]).toEqual([400, "amount"]);
  const rest = await stripe.refunds.create({ charge: String(part.charge) });
  expect(rest.amount).toBe(300);
  expect((await failure(stripe.refunds.create({ payment_intent: intent }))).code).toBe("charge_already_refunded");
  expect((await stripe.refunds.list({ payment_intent: intent })).data.map(({ id }) => id)).toEqual([rest.id, part.id]);
  expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id, amount: 200 });
  expect(await stripe.charges.retrieve(String(part.charge))).toMatchObject({ amount_refunded: 500, refunded: true });
});

it("never refunds more than was paid when many ask at once", async () => {
  const { stripe, buy } = await openTill();
  const { intent } = await buy();
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => stripe.refunds.create({ payment_intent: intent, amount: 200 })));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  const { data } = await stripe.refunds.list({ payment_intent: intent });
  expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(400);
});

it("takes a refund back that failed at the bank", async () => {
  const { stripe, buy, press, heard } = await openTill();
  const { session, intent } = await buy();
  const refund = await stripe.refunds.create({ payment_intent: intent });
  await heard();
  await press(session.id, { action: "fail-refund", subject: refund.id });
  const told = await heard();
  expect(types(told)).toEqual(["refund.failed", "refund.updated"]);
  for (const { data } of told) expect(data.object).toMatchObject({ id: refund.id, status: "failed" });
  expect(await stripe.charges.retrieve(String(refund.charge))).toMatchObject({ amount_refunded: 0, refunded: false });
  await expect(press(session.id, { action: "fail-refund", subject: refund.id })).rejects.toThrow("has not succeeded");
});

it("holds the money while a payment is disputed, and says how it ended", async () => {
  const { stripe, buy, press, heard } = await openTill();
  for (const [action, status] of [
    ["lose-dispute", "lost"],
    ["win-dispute", "won"],
  ] as const) {
    const { session, intent } = await buy();
    await stripe.refunds.create({ payment_intent: intent, amount: 100 });
    await heard();
    await press(session.id, { action: "open-dispute" });
    const [opened] = await heard();
    expect(opened).toMatchObject({
      type: "charge.dispute.created",
      data: { object: { object: "dispute", amount: 400, status: "needs_response", payment_intent: intent } },
    });
    expect((await failure(stripe.refunds.create({ payment_intent: intent }))).code).toBe("charge_disputed");
    await press(session.id, { action });
    expect(await heard()).toMatchObject([{ type: "charge.dispute.closed", data: { object: { status, amount: 400 } } }]);
    const { data } = await stripe.disputes.list({ payment_intent: intent });
    expect(data).toMatchObject([{ status }]);
    expect(await stripe.disputes.retrieve(data[0]?.id ?? "")).toMatchObject({ status, charge: expect.stringMatching(/^ch_/) });
    await expect(press(session.id, { action: "open-dispute" })).rejects.toThrow();
  }
});

it("keeps customers until they are deleted", async () => {
  const { stripe, order, press } = await openTill();
  const customer = await stripe.customers.create({ email: "reader@example.test", name: "Reader", metadata: { user: "1" } });
  expect(customer).toMatchObject({ id: expect.stringMatching(/^cus_\w{14}$/), object: "customer", livemode: false });
  expect(await stripe.customers.update(customer.id, { name: "Writer" })).toMatchObject({ name: "Writer", email: "reader@example.test" });
  const session = await stripe.checkout.sessions.create({ ...order, customer: customer.id });
  expect(session).toMatchObject({ customer: customer.id, customer_email: null, customer_details: { email: "reader@example.test" } });
  expect(await stripe.customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  expect((await failure(stripe.customers.del(customer.id))).code).toBe("resource_missing");
  expect((await failure(stripe.checkout.sessions.create({ ...order, customer: customer.id }))).param).toBe("customer");

  const guest = await stripe.checkout.sessions.create({ ...order, customer_creation: "always", customer_email: "new@example.test" });
  expect(guest.customer).toBeNull();
  await press(guest.id, { action: "pay" });
  const { customer: made } = await stripe.checkout.sessions.retrieve(guest.id);
  expect(await stripe.customers.retrieve(String(made))).toMatchObject({ email: "new@example.test" });
});

it("delivers once, twice, late or never, as was asked, and the same bytes again on demand", async () => {
  const { stripe, order, press, deliveries } = await openTill();
  const counts: Record<string, number> = {};
  for (const delivery of ["once", "twice", "late", "never"] as const) {
    const { id } = await stripe.checkout.sessions.create(order);
    const state = await press(id, { action: "pay", delivery });
    counts[delivery] = deliveries.splice(0).length;
    expect(state?.events).toMatchObject([{ held: delivery === "late", deliveries: Array(counts[delivery]).fill(200) }]);
    const subject = state?.events[0]?.id ?? "";
    const after = await press(id, { action: "deliver", subject });
    expect(after?.events[0]).toMatchObject({ held: false, deliveries: Array((counts[delivery] ?? 0) + 1).fill(200) });
    await press(id, { action: "deliver", subject, delivery: "twice" });
    const bodies = deliveries.splice(0).map(({ body }) => body);
    expect([bodies.length, new Set(bodies).size, JSON.parse(bodies[0] ?? "").id]).toEqual([3, 1, subject]);
  }
  expect(counts).toEqual({ once: 1, twice: 2, late: 0, never: 0 });
});

it("keeps a payment whose news the site did not take, and says what it answered", async () => {
  const { stripe, till, order, press } = await openTill({ webhookStatus: 503 });
  const { id } = await stripe.checkout.sessions.create(order);
  const refused = await press(id, { action: "pay" });
  expect(refused).toMatchObject({ payment: "paid", events: [{ deliveries: [503] }] });
  till.origin = "http://127.0.0.1:1";
  const unheard = await press(id, { action: "deliver", subject: refused?.events[0]?.id ?? "" });
  expect(unheard).toMatchObject({ payment: "paid", events: [{ deliveries: [503, 0] }] });
});

it("signs so that nothing of a delivery can be changed", async () => {
  const { stripe, buy, deliveries } = await openTill();
  await buy();
  const [{ body, signature } = { body: "", signature: "" }] = deliveries;
  await expect(stripe.webhooks.constructEventAsync(body.replace("500", "501"), signature, webhookSecret)).rejects.toThrow();
  await expect(stripe.webhooks.constructEventAsync(body, signature, `${webhookSecret}x`)).rejects.toThrow();
  const anHourLater = Date.now() + 60 * minute;
  await expect(stripe.webhooks.constructEventAsync(body, signature, webhookSecret, 300, undefined, anHourLater)).rejects.toThrow();
});
