import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";
import { eventBody, sessionOf, sign } from "./events.test-data.ts";

const local = startServer();
const withKey = startServer({ vars: { STRIPE_SECRET_KEY: "sk_test_key", PUBLIC_URL: "https://paper.example" } });
const unheard = startServer({ vars: { STRIPE_SECRET_KEY: "sk_test_key", STRIPE_WEBHOOK_SECRET: "", PUBLIC_URL: "https://paper.example" } });
const deployed = startServer({ vars: { ...testVars, APP_ENV: "" } });

const stripe = setupServer();
beforeAll(() => stripe.listen({ onUnhandledFrame: "bypass" }));
afterEach(() => stripe.resetHandlers());
afterAll(() => stripe.close());

type Buyer = Awaited<ReturnType<typeof local.signIn>>;

async function begin(buyer: Buyer): Promise<string> {
  const answer = await buyer.post("/api/stripe/create-checkout");
  expect(answer.status).toBe(200);
  const { url } = (await answer.json()) as { url: string };
  return url.split("/").at(-1) ?? "";
}
const act = (buyer: Buyer, session: string, action: string, delivery = "once") =>
  buyer.post(`/api/local/till/${session}`, { action, delivery }).then((answer) => expect(answer.status).toBe(200));
const stateOf = async (buyer: Buyer, session: string) => (await buyer.get(`/api/stripe/sessions/${session}`)).json();

it("a purchase at the till, through the same calls and a signed event, gives three tokens", async () => {
  const buyer = await local.signIn();
  const session = await begin(buyer);
  expect(await stateOf(buyer, session)).toEqual({ status: "pending", tokens: 3 });
  await act(buyer, session, "pay");
  expect(await (await buyer.get("/api/user/tokens")).json()).toEqual({ tokens: 6, isAdmin: false });
  expect(await stateOf(buyer, session)).toEqual({ status: "paid", tokens: 6 });
  await local.expectSound();
});

it("the success page settles a payment whose event never came, once, from many tabs at once", async () => {
  const buyer = await local.signIn();
  const session = await begin(buyer);
  await act(buyer, session, "pay", "never");
  expect(await (await buyer.get("/api/user/tokens")).json()).toEqual({ tokens: 3, isAdmin: false });
  const states = await Promise.all(Array.from({ length: 10 }, () => stateOf(buyer, session)));
  expect(states).toEqual(Array.from({ length: 10 }, () => ({ status: "paid", tokens: 6 })));
  await local.expectSound();
});

it("a checkout is its buyer's alone", async () => {
  const session = await begin(await local.signIn());
  const stranger = await local.signIn();
  const answer = await stranger.get(`/api/stripe/sessions/${session}`);
  expect(answer.status).toBe(404);
  expect((await stranger.get("/api/stripe/sessions/cs_test_unknown")).status).toBe(404);
});

it("Stripe's customer of the first purchase is taken again for the next, and made anew when Stripe has forgotten it", async () => {
  const buyer = await local.signIn();
  await act(buyer, await begin(buyer), "pay");
  const customerOf = async () => (await local.run("SELECT stripe_customer FROM users WHERE id = ?", buyer.user.id))[0]?.stripe_customer;
  const first = await customerOf();
  expect(first).toMatch(/^cus_/);
  await act(buyer, await begin(buyer), "pay");
  expect(await customerOf()).toBe(first);
  await local.run("UPDATE users SET stripe_customer = 'cus_gone' WHERE id = ?", buyer.user.id);
  await act(buyer, await begin(buyer), "pay");
  expect(await customerOf()).toMatch(/^cus_(?!gone)/);
  expect(await (await buyer.get("/api/user/tokens")).json()).toEqual({ tokens: 12, isAdmin: false });
});

it("a payment for an account that is gone is given back at Stripe, once", async () => {
  const buyer = await local.signIn();
  const session = await begin(buyer);
  await local.run("DELETE FROM users WHERE id = ?", buyer.user.id);
  await act(buyer, session, "pay", "twice");
  const { refunds } = (await (await buyer.get(`/api/local/till/${session}`)).json()) as { refunds: object[] };
  expect(refunds).toMatchObject([{ amount: 500, status: "succeeded" }]);
  expect(await local.run("SELECT id FROM token_ledger WHERE id = ?", `checkout:${session}`)).toEqual([]);
});

it("a payment of another amount buys nothing and is given back at Stripe, once", async () => {
  const buyer = await local.signIn();
  const session = await begin(buyer);
  await act(buyer, session, "pay", "never");
  const [row] = await local.run("SELECT intent FROM local_till WHERE session = ?", session);
  const intent = String(row?.intent);
  const body = eventBody("checkout.session.completed", sessionOf({ id: session, userId: buyer.user.id, intent }, { amount_total: 100 }));
  for (let i = 0; i < 2; i++)
    expect((await buyer.send("POST", "/api/stripe/webhook", body, { "stripe-signature": sign(body) })).status).toBe(200);
  const { refunds } = (await (await buyer.get(`/api/local/till/${session}`)).json()) as { refunds: object[] };
  expect(refunds).toMatchObject([{ amount: 500, status: "succeeded" }]);
  expect(await (await buyer.get("/api/user/tokens")).json()).toEqual({ tokens: 3, isAdmin: false });
});

it("a person begins thirty checkouts an hour and no more", async () => {
  const buyer = await local.signIn();
  const hour = 60 * 60 * 1000;
  const window = Math.floor(Date.now() / hour) * hour;
  await local.run(`INSERT INTO rate_counters (key, "window", count) VALUES (?, ?, 29)`, `checkout:${buyer.user.id}`, window);
  expect((await buyer.post("/api/stripe/create-checkout")).status).toBe(200);
  const refused = await buyer.post("/api/stripe/create-checkout");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

it("asks Stripe for exactly the package, for this buyer, to come back to this site", async () => {
  const asked: Record<string, string>[] = [];
  stripe.use(
    http.post("https://api.stripe.com/v1/checkout/sessions", async ({ request }) => {
      expect(request.headers.get("authorization")).toBe("Bearer sk_test_key");
      asked.push(Object.fromEntries(new URLSearchParams(await request.text())));
      return HttpResponse.json({ id: "cs_test_asked", object: "checkout.session", url: "https://checkout.stripe.com/c/pay/cs_test_asked" });
    }),
  );
  const buyer = await withKey.signIn();
  const answer = await buyer.post("/api/stripe/create-checkout", { amount: 1, tokens: 1000, userId: "another" });
  expect(await answer.json()).toEqual({ url: "https://checkout.stripe.com/c/pay/cs_test_asked" });
  expect(asked).toEqual([
    expect.objectContaining({
      mode: "payment",
      client_reference_id: buyer.user.id,
      customer_email: buyer.user.email,
      customer_creation: "always",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][unit_amount]": "500",
      "line_items[0][price_data][currency]": "usd",
      allow_promotion_codes: "false",
      "automatic_tax[enabled]": "false",
      "adaptive_pricing[enabled]": "false",
      "payment_intent_data[receipt_email]": buyer.user.email,
      success_url: "https://paper.example/success?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "https://paper.example/pricing",
    }),
  ]);
  expect(await withKey.run("SELECT user_id, status FROM checkout_sessions WHERE id = 'cs_test_asked'")).toEqual([
    { user_id: buyer.user.id, status: "pending" },
  ]);
});

it("says so when Stripe does not answer, refuses, or names no page", async () => {
  const buyer = await withKey.signIn();
  const answers = [
    () => HttpResponse.error(),
    () => HttpResponse.json({ error: { type: "api_error", message: "planted-detail" } }, { status: 500 }),
    () =>
      HttpResponse.json({ error: { type: "invalid_request_error", message: "Invalid API Key provided: planted-detail" } }, { status: 401 }),
    () => HttpResponse.html("<h1>planted-detail</h1>", { status: 502 }),
    () => HttpResponse.json({ id: `cs_test_${crypto.randomUUID()}`, object: "checkout.session", url: null }),
  ];
  for (const answer of answers) {
    stripe.use(http.post("https://api.stripe.com/v1/checkout/sessions", answer));
    const told = await buyer.post("/api/stripe/create-checkout");
    expect(told.status).toBe(502);
    const text = await told.text();
    expect(text).toMatch(/Failed to create payment session\. Please try again\.|No checkout URL received/);
    expect(text).not.toContain("planted-detail");
  }
});

it("a checkout stays pending while Stripe does not answer the success page", async () => {
  const buyer = await withKey.signIn();
  const id = `cs_test_${crypto.randomUUID()}`;
  await withKey.run("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, ?, 0)", id, buyer.user.id);
  stripe.use(http.get("https://api.stripe.com/v1/checkout/sessions/*", () => HttpResponse.error()));
  expect(await stateOf(buyer, id)).toEqual({ status: "pending", tokens: 3 });
});

it("without the secret of its events a site begins no checkout: a payment could go unheard", async () => {
  const buyer = await unheard.signIn();
  const answer = await buyer.post("/api/stripe/create-checkout");
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, "NOT_CONFIGURED"]);
});

it("without Stripe's key a deployed site takes no money and believes no event", async () => {
  const { fetch } = deployed;
  const event = await fetch("/api/stripe/webhook", { method: "POST", body: "{}", headers: { "stripe-signature": "t=1,v1=00" } });
  expect([event.status, ((await event.json()) as { code: string }).code]).toEqual([503, "NOT_CONFIGURED"]);
});
