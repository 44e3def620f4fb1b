import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { disputeOf, eventBody, newSession, type Paid, refundOf, sessionOf, sign } from "./events.test-data.ts";

const { fetch, signIn, run, setTokens, expectSound } = startServer();

const [before, after] = ["whsec_before_0123456789abcdef", "whsec_after_0123456789abcdef"];
const rotating = startServer({ vars: { STRIPE_WEBHOOK_SECRET: `${after}, ${before}` } });

const completed = "checkout.session.completed";
const arrived = "checkout.session.async_payment_succeeded";

async function deliver(body: string | Uint8Array, signature: string | null = sign(body)): Promise<number> {
  const headers: Record<string, string> = { "content-type": "application/json; charset=utf-8" };
  if (signature !== null) headers["stripe-signature"] = signature;
  return (await fetch("/api/stripe/webhook", { method: "POST", headers, body: body as BodyInit })).status;
}
const tell = (type: string, object: unknown) => deliver(eventBody(type, object));

/** A buyer without tokens who has begun a checkout. */
async function begun() {
  const buyer = await signIn();
  await setTokens(buyer.user.id, 0);
  const paid = await newCheckout(buyer.user.id);
  return { buyer, paid };
}

async function newCheckout(userId: string): Promise<Paid> {
  const paid = newSession(userId);
  await run("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, ?, ?)", paid.id, userId, Date.now());
  return paid;
}

const purseOf = async (userId: string) => (await run("SELECT tokens, debt FROM users WHERE id = ?", userId))[0];
const statusOf = async ({ id }: Paid) => (await run("SELECT status FROM checkout_sessions WHERE id = ?", id))[0]?.status;
/** Spends as a run does. */
const spend = (userId: string, count: number) => setTokens(userId, count);

it("a paid session gives three tokens, however often and by whichever event it is told", async () => {
  const { buyer, paid } = await begun();
  const deliveries = Array.from({ length: 12 }, (_, i) => tell(i % 2 ? completed : arrived, sessionOf(paid)));
  expect(new Set(await Promise.all(deliveries))).toEqual(new Set([200]));
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });
  expect(await statusOf(paid)).toBe("paid");
  expect(await run("SELECT stripe_customer FROM users WHERE id = ?", buyer.user.id)).toEqual([{ stripe_customer: "cus_test_1" }]);
  await expectSound();
});

it("the very same event delivered again changes nothing", async () => {
  const { buyer, paid } = await begun();
  const body = eventBody(completed, sessionOf(paid));
  for (let i = 0; i < 3; i++) expect(await deliver(body)).toBe(200);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });
});

it("a delayed payment gives its tokens when it arrives, and one that fails gives none", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid, { payment_status: "unpaid" }));
  expect([await statusOf(paid), await purseOf(buyer.user.id)]).toEqual(["pending", { tokens: 0, debt: 0 }]);
  await tell(arrived, sessionOf(paid));
  expect([await statusOf(paid), await purseOf(buyer.user.id)]).toEqual(["paid", { tokens: 3, debt: 0 }]);
  const other = await newCheckout(buyer.user.id);
  await tell(completed, sessionOf(other, { payment_status: "unpaid" }));
  await tell("checkout.session.async_payment_failed", sessionOf(other, { payment_status: "unpaid" }));
  expect([await statusOf(other), await purseOf(buyer.user.id)]).toEqual(["failed", { tokens: 3, debt: 0 }]);
  await expectSound();
});

it("an older event that comes late does not undo a payment", async () => {
  const { buyer, paid } = await begun();
  await tell(arrived, sessionOf(paid));
  await tell(completed, sessionOf(paid, { payment_status: "unpaid" }));
  await tell("checkout.session.expired", sessionOf(paid, { payment_status: "unpaid", status: "expired" }));
  expect([await statusOf(paid), await purseOf(buyer.user.id)]).toEqual(["paid", { tokens: 3, debt: 0 }]);
});

it("a checkout that ran out has failed", async () => {
  const { paid } = await begun();
  await tell("checkout.session.expired", sessionOf(paid, { payment_status: "unpaid", status: "expired" }));
  expect(await statusOf(paid)).toBe("failed");
});

const notThePackage: [string, Record<string, unknown>][] = [
  ["unpaid", { payment_status: "unpaid" }],
  ["nothing to pay", { payment_status: "no_payment_required", amount_total: 0 }],
  ["one cent", { amount_total: 1 }],
  ["a cent less", { amount_total: 499 }],
  ["a cent more", { amount_total: 501 }],
  ["no amount", { amount_total: null }],
  ["an amount in words", { amount_total: "500" }],
  ["another currency", { currency: "jpy" }],
  ["a currency in capitals", { currency: "USD" }],
  ["a subscription", { mode: "subscription" }],
  ["another person's reference", { client_reference_id: "somebody" }],
  ["no reference", { client_reference_id: null }],
];
it.each(notThePackage)("no tokens for %s", async (_, changes) => {
  const { buyer, paid } = await begun();
  expect(await tell(completed, sessionOf(paid, changes))).toBe(200);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  await expectSound();
});

it("a session we did not create gives nothing, to nobody", async () => {
  const { buyer } = await begun();
  expect(await tell(completed, sessionOf(newSession(buyer.user.id)))).toBe(200);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
});

it("an event of Stripe's live mode means nothing to a test key", async () => {
  const { buyer, paid } = await begun();
  expect(await deliver(eventBody(completed, sessionOf(paid), { livemode: true }))).toBe(200);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
});

it("events we have no use for are received and change nothing", async () => {
  const { buyer, paid } = await begun();
  for (const type of ["payment_intent.succeeded", "customer.created", "charge.dispute.funds_withdrawn", "invoice.paid", "made.up"])
    expect(await tell(type, sessionOf(paid))).toBe(200);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
});

it("only Stripe's signature over the very bytes, not older than five minutes, is believed", async () => {
  const { buyer, paid } = await begun();
  const body = eventBody(completed, sessionOf(paid));
  const good = sign(body);
  const [time = "", signature = ""] = good.split(",");
  const flipped = `${signature.slice(0, -1)}${signature.endsWith("0") ? "1" : "0"}`;
  const forged: [string, string | Uint8Array, string | null][] = [
    ["none", body, null],
    ["empty", body, ""],
    ["a wrong one", body, `${time},${flipped}`],
    ["another endpoint's secret", body, sign(body, { secret: "whsec_another" })],
    ["v0 alone", body, sign(body, { scheme: "v0" })],
    ["301 seconds old", body, sign(body, { at: Date.now() - 302_000 })],
    ["another time", body, `t=1,${signature}`],
    ["no time", body, signature],
    ["two times", body, `t=${Math.floor(Date.now() / 1000)},${good}x`],
    ["a byte more", `${body} `, good],
    ["a byte less", body.slice(0, -1), good],
    ["the same JSON in other spacing", JSON.stringify(JSON.parse(body), null, 1), good],
    ["a byte order mark", `\ufeff${body}`, good],
    ["bytes that are no UTF-8", new Uint8Array([...new TextEncoder().encode(body), 0xff]), good],
    ["letters after the time", body, good.replace(",", "abc,")],
    ["letters after the signature", body, `${good}=x`],
    ["capital letters", body, good.toUpperCase()],
    ["nothing at all", "", good],
  ];
  for (const [name, sent, header] of forged) expect([name, await deliver(sent, header)]).toEqual([name, 400]);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  // While a secret is exchanged Stripe sends the signatures of both.
  expect(await deliver(body, `${time},v1=${"0".repeat(64)},${signature}`)).toBe(200);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });
});

it("a refund takes back what is there and remembers the rest, which the next returned hold settles", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid));
  await spend(buyer.user.id, 1);
  const refund = refundOf(paid);
  for (const type of ["refund.created", "refund.updated", "refund.created", "charge.refund.updated"])
    expect(await tell(type, refund)).toBe(200);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 2 });
  await expectSound();
});

it("returned holds settle a debt first, also when several come back at once", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid));
  const { user } = buyer;
  for (const id of ["a", "b", "c"]) {
    await run(
      `INSERT INTO press_runs (id, user_id, kind, text_model, image_model, created_at, deadline_at) VALUES (?, ?, 'press', 'house', 'house', 0, 1)`,
      `${user.id}-${id}`,
      user.id,
    );
    await run(
      "INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES (?, ?, -1, 'run', 0)",
      `run:${user.id}-${id}:hold`,
      user.id,
    );
  }
  await tell("refund.created", refundOf(paid, { amount: 334 }));
  expect(await purseOf(user.id)).toEqual({ tokens: 0, debt: 2 });
  // Reading the balance settles the three overdue runs in one statement.
  expect(await (await buyer.get("/api/user/tokens")).json()).toEqual({ tokens: 1, isAdmin: false });
  expect(await purseOf(user.id)).toEqual({ tokens: 1, debt: 0 });
  await expectSound();
});

it("parts of a payment take back whole tokens only, and never more than it gave", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid));
  const tokensAfter = async (amount: number) => {
    await tell("refund.created", refundOf(paid, { amount }));
    return (await purseOf(buyer.user.id))?.tokens;
  };
  expect(await tokensAfter(100)).toBe(3);
  expect(await tokensAfter(100)).toBe(2);
  expect(await tokensAfter(134)).toBe(1);
  expect(await tokensAfter(166)).toBe(0);
  await tell("charge.dispute.closed", disputeOf(paid));
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  await expectSound();
});

it("a dispute takes tokens back when it is opened, and gives them back when it is won", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid));
  const dispute = disputeOf(paid, { status: "needs_response" });
  await tell("charge.dispute.created", dispute);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  await tell("charge.dispute.updated", { ...dispute, status: "under_review" });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  for (let at = 0; at < 2; at++) await tell("charge.dispute.closed", { ...dispute, status: "won" });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });
  // Stripe promises no order.
  await tell("charge.dispute.created", dispute);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });
  await expectSound();
});

it("a dispute that is lost takes back no more than it took when it was opened", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid));
  await spend(buyer.user.id, 2);
  const dispute = disputeOf(paid, { amount: 400 });
  await tell("charge.dispute.created", { ...dispute, status: "needs_response" });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  await Promise.all([tell("charge.dispute.closed", dispute), tell("charge.dispute.closed", dispute)]);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  await expectSound();
});

it("an inquiry of the bank moves no tokens until it becomes a dispute", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid));
  const dispute = disputeOf(paid, { status: "warning_needs_response" });
  await tell("charge.dispute.created", dispute);
  await tell("charge.dispute.updated", { ...dispute, status: "warning_under_review" });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });
  await tell("charge.dispute.updated", { ...dispute, status: "needs_response" });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  await tell("charge.dispute.closed", { ...dispute, status: "won" });
  const other = disputeOf(paid, { status: "warning_needs_response" });
  await tell("charge.dispute.created", other);
  await tell("charge.dispute.closed", { ...other, status: "warning_closed" });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 0 });
  await expectSound();
});

it("a won dispute over a refunded payment gives back only what no refund keeps", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid));
  await tell("refund.created", refundOf(paid, { amount: 200 }));
  const dispute = disputeOf(paid, { amount: 300, status: "needs_response" });
  await tell("charge.dispute.created", dispute);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  await tell("charge.dispute.closed", { ...dispute, status: "won" });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 2, debt: 0 });
  await expectSound();
});

it("a refund that fails gives back what it took, a debt first, in whichever order it is told", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid));
  await spend(buyer.user.id, 2);
  const refund = refundOf(paid, { status: "pending" });
  await tell("refund.created", refund);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 1 });
  for (let i = 0; i < 2; i++) await tell("refund.failed", { ...refund, status: "failed" });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 2, debt: 0 });
  await tell("refund.created", refund);
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 2, debt: 0 });

  const early = refundOf(paid, { status: "failed" });
  await tell("refund.failed", early);
  await tell("refund.created", { ...early, status: "pending" });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 2, debt: 0 });
  await expectSound();
});

it("of two refunds the one that fails gives back exactly what the other does not take", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid));
  const first = refundOf(paid, { amount: 200 });
  await tell("refund.created", first);
  await tell("refund.created", refundOf(paid, { amount: 300 }));
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 0 });
  await tell("refund.failed", { ...first, status: "failed" });
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 2, debt: 0 });
  await expectSound();
});

it("a refund of something else on the same Stripe account is none of ours", async () => {
  const { buyer } = await begun();
  expect(await tell("refund.created", refundOf(newSession(buyer.user.id)))).toBe(200);
  await expectSound();
});

it("buying again after a refund gives all three tokens", async () => {
  const { buyer, paid } = await begun();
  await tell(completed, sessionOf(paid));
  await spend(buyer.user.id, 0);
  await tell("refund.created", refundOf(paid));
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 0, debt: 3 });
  await tell(completed, sessionOf(await newCheckout(buyer.user.id)));
  expect(await purseOf(buyer.user.id)).toEqual({ tokens: 3, debt: 3 });
  await expectSound();
});

it("while its secret is rotated an event signed with the old one or the new one counts, and with no other", async () => {
  const buyer = await rotating.signIn();
  await rotating.setTokens(buyer.user.id, 0);
  const tellSigned = async (secret: string) => {
    const paid = newSession(buyer.user.id);
    await rotating.run("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, ?, ?)", paid.id, buyer.user.id, Date.now());
    const body = eventBody(completed, sessionOf(paid));
    const headers = { "content-type": "application/json", "stripe-signature": sign(body, { secret }) };
    return (await rotating.fetch("/api/stripe/webhook", { method: "POST", headers, body })).status;
  };
  const balance = async () => (await rotating.run("SELECT tokens FROM users WHERE id = ?", buyer.user.id))[0]?.tokens;
  for (const [secret, status, tokens] of [
    [before, 200, 3],
    [after, 200, 6],
    ["whsec_another_0123456789abcdef", 400, 6],
    [`${after}, ${before}`, 400, 6],
    ["", 400, 6],
  ] as const)
    expect([secret, await tellSigned(secret), await balance()]).toEqual([secret, status, tokens]);
  await rotating.expectSound();
});
