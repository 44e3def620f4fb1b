import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { seededRandom } from "../house/pictures/random.ts";
import { startServer } from "../testing/index.ts";
import { disputeOf, eventBody, newSession, type Paid, refundOf, sessionOf, sign } from "./events.test-data.ts";

const local = startServer();
const withKey = startServer({ vars: { STRIPE_SECRET_KEY: "sk_test_key", PUBLIC_URL: "https://paper.example" } });
const { run, signIn, setTokens, expectSound } = local;

const stripe = setupServer();
beforeAll(() => stripe.listen({ onUnhandledFrame: "bypass" }));
afterEach(() => stripe.resetHandlers());
afterAll(() => stripe.close());

type Buyer = Awaited<ReturnType<typeof signIn>>;
const completed = "checkout.session.completed";

async function tell(type: string, object: unknown, { fetch } = local): Promise<number> {
  const body = eventBody(type, object);
  return (await fetch("/api/stripe/webhook", { method: "POST", headers: { "stripe-signature": sign(body) }, body })).status;
}

/** A checkout at the till. */
async function begin(buyer: Buyer): Promise<string> {
  const { url } = (await (await buyer.post("/api/stripe/create-checkout")).json()) as { url: string };
  return url.split("/").at(-1) ?? "";
}
async function act(buyer: Buyer, session: string, action: string, delivery = "once"): Promise<void> {
  expect((await buyer.post(`/api/local/till/${session}`, { action, delivery })).status).toBe(200);
}
/** What the till knows of it. */
const refundsOf = async (session: string) =>
  ((await (await local.fetch(`/api/local/till/${session}`)).json()) as { refunds: object[] }).refunds;
async function paidAtTill(buyer: Buyer, session: string): Promise<Paid> {
  const [row] = await run("SELECT intent FROM local_till WHERE session = ?", session);
  return { id: session, userId: buyer.user.id, intent: String(row?.intent) };
}

/** A buyer without tokens, and a checkout that the till knows nothing of. */
async function begun(): Promise<{ buyer: Buyer; paid: Paid }> {
  const buyer = await signIn();
  await setTokens(buyer.user.id, 0);
  const paid = newSession(buyer.user.id);
  await run("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, ?, 0)", paid.id, buyer.user.id);
  return { buyer, paid };
}
const purseOf = async (userId: string) => (await run("SELECT tokens, debt FROM users WHERE id = ?", userId))[0];
const customerOf = async (userId: string) => (await run("SELECT stripe_customer FROM users WHERE id = ?", userId))[0]?.stripe_customer;

it("a purchase that was told before its account went is not given back when it is told again after", async () => {
  const buyer = await signIn();
  const session = await begin(buyer);
  await act(buyer, session, "pay");
  const paid = await paidAtTill(buyer, session);
  expect((await buyer.send("DELETE", "/api/user", { confirm: buyer.user.email })).status).toBe(204);
  for (const type of [completed, "checkout.session.async_payment_succeeded"]) expect(await tell(type, sessionOf(paid))).toBe(200);
  expect(await refundsOf(session)).toEqual([]);
  await expectSound();
});

it("the customer Stripe makes of somebody whose account is gone is removed there", async () => {
  const buyer = await signIn();
  const session = await begin(buyer);
  await run("DELETE FROM users WHERE id = ?", buyer.user.id);
  await act(buyer, session, "pay");
  const [made] = await run("SELECT customer FROM local_till WHERE session = ?", session);
  expect(await run("SELECT name FROM removals WHERE kind = 'customer' AND name = ?", made?.customer)).toEqual([{ name: made?.customer }]);
});

it("an old payment that is told again does not bring back its customer, and one without a customer takes none away", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid, { customer: { id: "cus_old", object: "customer" } }));
  expect(await customerOf(buyer.user.id)).toBe("cus_old");
  await run("UPDATE users SET stripe_customer = 'cus_new' WHERE id = ?", buyer.user.id);
  await tell(completed, sessionOf(paid, { customer: "cus_old" }));
  expect(await customerOf(buyer.user.id)).toBe("cus_new");
  for (const customer of [null, undefined]) {
    const next = newSession(buyer.user.id);
    await run("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, ?, 0)", next.id, buyer.user.id);
    await tell(completed, sessionOf(next, { customer }));
  }
  expect([await customerOf(buyer.user.id), await purseOf(buyer.user.id)]).toEqual(["cus_new", { tokens: 9, debt: 0 }]);
});

it("a payment whose event named no payment is reversed all the same", async () => {
  const buyer = await signIn();
  const session = await begin(buyer);
  await act(buyer, session, "pay", "never");
  const paid = await paidAtTill(buyer, session);
  expect(await tell(completed, sessionOf(paid, { payment_intent: null }))).toBe(200);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 6, debt: 0 });
  await act(buyer, session, "refund");
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });
  await expectSound();
});

it("a refund is heard before the payment: tokens come and go, and the late event brings none", async () => {
  const buyer = await signIn();
  const session = await begin(buyer);
  await act(buyer, session, "pay", "never");
  await act(buyer, session, "refund");
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });
  expect(await tell(completed, sessionOf(await paidAtTill(buyer, session)))).toBe(200);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });
  await expectSound();
});

it("objects that come whole where other versions of Stripe's API send their ids say the same", async () => {
  const { buyer, paid } = await begun();
  const whole = { id: paid.intent, object: "payment_intent" };
  await tell(completed, sessionOf(paid, { payment_intent: whole }));
  await tell("refund.created", { ...refundOf(paid, { amount: 200 }), payment_intent: whole });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 2, debt: 0 });
  await tell("charge.dispute.closed", { ...disputeOf(paid, { amount: 300 }), payment_intent: whole });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  await expectSound();
});

it("a refund, a charge or a dispute without a payment is received and means nothing", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid));
  for (const payment_intent of [null, undefined]) {
    expect(await tell("refund.created", { ...refundOf(paid), payment_intent })).toBe(200);
    expect(await tell("charge.dispute.closed", { ...disputeOf(paid), payment_intent })).toBe(200);
    expect(await tell("charge.refunded", { id: "ch_1", object: "charge", payment_intent })).toBe(200);
  }
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });
});

it("what cannot be written into our books is not received: Stripe's next try counts, once", async () => {
  const { buyer, paid } = await begun();
  await run("CREATE TRIGGER broken BEFORE UPDATE ON checkout_sessions BEGIN SELECT RAISE(ABORT, 'broken'); END");
  try {
    expect(await tell(completed, sessionOf(paid))).toBe(500);
  } finally {
    await run("DROP TRIGGER broken");
  }
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  expect(await tell(completed, sessionOf(paid))).toBe(200);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });

  await run("CREATE TRIGGER broken BEFORE INSERT ON payment_reversals BEGIN SELECT RAISE(ABORT, 'broken'); END");
  const refund = refundOf(paid);
  try {
    expect(await tell("refund.created", refund)).toBe(500);
  } finally {
    await run("DROP TRIGGER broken");
  }
  expect(await tell("refund.created", refund)).toBe(200);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  await expectSound();
});

it("a refund of a payment that Stripe does not know is none of ours; while Stripe does not answer it is not received", async () => {
  const refund = refundOf(newSession("nobody"));
  const answer = (respond: () => Response) => stripe.use(http.get("https://api.stripe.com/v1/checkout/sessions", respond));
  answer(() => HttpResponse.json({ error: { type: "invalid_request_error", code: "resource_missing" } }, { status: 404 }));
  expect(await tell("refund.created", refund, withKey)).toBe(200);
  answer(() => HttpResponse.json({ object: "list", data: [], has_more: false, url: "/v1/checkout/sessions" }));
  expect(await tell("refund.created", refund, withKey)).toBe(200);
  answer(() => HttpResponse.json({ error: { type: "api_error" } }, { status: 500 }));
  expect(await tell("refund.created", refund, withKey)).toBe(500);
});

it("a payment that nobody is there for and that its bank has taken back is received", async () => {
  const paid = newSession("gone");
  await withKey.run("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, 'gone', 0)", paid.id);
  const asked: string[] = [];
  stripe.use(
    http.post("https://api.stripe.com/v1/refunds", async ({ request }) => {
      asked.push(`${request.headers.get("idempotency-key")} ${await request.text()}`);
      return HttpResponse.json({ error: { type: "invalid_request_error", code: "charge_disputed" } }, { status: 400 });
    }),
  );
  expect(await tell(completed, sessionOf(paid), withKey)).toBe(200);
  expect(asked).toEqual([`give-back:${paid.id} payment_intent=${paid.intent}&reason=requested_by_customer`]);
});

it("refunds, failures of refunds and disputes, lost and won, in any order, doubled, leave what the ones in force leave", async () => {
  const random = seededRandom("reversals");
  const pick = (most: number) => Math.floor(random() * most);
  for (let round = 0; round < 12; round++) {
    const { buyer, paid } = await begun();
    await tell(completed, sessionOf(paid));
    const spent = pick(4);
    await setTokens(buyer.user.id, 3 - spent);
    let left = 500;
    let inForce = 0;
    const events: [string, unknown][] = [];
    while (left > 0 && events.length < 8) {
      const amount = Math.min(left, 1 + pick(334));
      const fate = pick(5);
      if (fate === 0 || fate === 4) {
        const dispute = disputeOf(paid, { amount, status: "needs_response" });
        events.push(["charge.dispute.created", dispute], ["charge.dispute.closed", { ...dispute, status: fate === 4 ? "won" : "lost" }]);
      } else {
        const refund = refundOf(paid, { amount, status: "pending" });
        events.push(["refund.created", refund]);
        if (fate === 1) events.push(["refund.failed", { ...refund, status: "failed" }]);
        if (fate === 2) events.push(["refund.updated", { ...refund, status: "succeeded" }]);
      }
      if (fate === 1 || fate === 4) continue;
      left -= amount;
      inForce += amount;
    }
    const doubled = [...events, ...events].map((event) => ({ event, place: random() })).sort((a, b) => a.place - b.place);
    const told = await Promise.all(doubled.map(({ event: [type, object] }) => tell(type, object)));
    expect(new Set(told)).toEqual(new Set([200]));
    const { tokens, debt } = (await purseOf(buyer.user.id)) as { tokens: number; debt: number };
    expect([round, tokens - debt]).toEqual([round, 3 - spent - Math.floor((inForce * 3) / 500)]);
    await expectSound();
  }
});

it("an admin who buys has the tokens, also once somebody has taken the role away", async () => {
  const { buyer, paid } = await begun();
  await run("UPDATE users SET role = 'admin' WHERE id = ?", buyer.user.id);
  await tell(completed, sessionOf(paid));
  expect(await (await buyer.get("/api/user/tokens")).json()).toEqual({ tokens: 3, isAdmin: true });
  await run("UPDATE users SET role = 'user' WHERE id = ?", buyer.user.id);
  expect(await (await buyer.get("/api/user/tokens")).json()).toEqual({ tokens: 3, isAdmin: false });
});

it.each([
  ["begun as a user gives its token back to an admin", "user", "admin"],
  ["begun as an admin has none to give back", "admin", "user"],
])("a run %s", async (_, before, after) => {
  const person = await signIn();
  const become = (role: string) => run("UPDATE users SET role = ? WHERE id = ?", role, person.user.id);
  await become(before);
  const { pressRunId } = (await (await person.post("/api/user/consume-token")).json()) as { pressRunId: string };
  await become(after);
  await run("UPDATE press_runs SET deadline_at = 1 WHERE id = ?", pressRunId);
  expect(await (await person.get("/api/user/tokens")).json()).toEqual({ tokens: 3, isAdmin: after === "admin" });
  expect(await run("SELECT status FROM press_runs WHERE id = ?", pressRunId)).toEqual([{ status: "failed" }]);
  await expectSound();
});

it("payment, refund, runs, an admin's hand and the end of the account, all at once, leave books that add up", async () => {
  const admin = await signIn();
  await run("UPDATE users SET role = 'admin' WHERE id = ?", admin.user.id);
  const random = seededRandom("storm");
  for (let round = 0; round < 6; round++) {
    const { buyer, paid } = await begun();
    await setTokens(buyer.user.id, 2);
    const refund = refundOf(paid, { status: "pending", amount: 334 });
    const deeds: (() => Promise<number>)[] = [
      ...Array.from({ length: 3 }, () => () => tell(completed, sessionOf(paid))),
      () => tell("refund.created", refund),
      () => tell("refund.created", refund),
      () => tell("refund.failed", { ...refund, status: "failed" }),
      () => tell("charge.dispute.closed", disputeOf(paid, { amount: 200 })),
      ...Array.from({ length: 3 }, () => async () => (await buyer.post("/api/user/consume-token")).status),
      async () => (await buyer.get("/api/user/tokens")).status,
      async () => (await admin.send("PUT", `/api/admin/users/${buyer.user.id}/tokens`, { tokens: 7 })).status,
      ...(round % 2 ? [async () => (await buyer.send("DELETE", "/api/user", { confirm: buyer.user.email })).status] : []),
    ];
    const inAnyOrder = deeds.map((deed) => ({ deed, place: random() })).sort((one, other) => one.place - other.place);
    const statuses = await Promise.all(inAnyOrder.map(({ deed }) => deed()));
    expect(statuses.filter((status) => ![200, 204, 401, 402, 404].includes(status))).toEqual([]);
    for (const [type, object] of [
      [completed, sessionOf(paid)],
      ["refund.failed", { ...refund, status: "failed" }],
    ] as const)
      expect(await tell(type, object)).toBe(200);
    await expectSound();
  }
});
