import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../../testing/index.ts";
import type { TillOrder, TillState } from "../contract.ts";

const { browser, signIn, fetch, run, expectSound } = startServer();

const asJson = { "content-type": "application/json" };

/** Somebody with a checkout just begun, by the way every buyer takes. */
async function beginCheckout() {
  const buyer = await signIn(uniqueEmail("buyer"));
  const answer = await buyer.post("/api/stripe/create-checkout");
  expect(answer.status).toBe(200);
  const { pathname } = new URL(((await answer.json()) as { url: string }).url);
  const tokens = async () => ((await (await buyer.get("/api/user/tokens")).json()) as { tokens: number }).tokens;
  const order = (order: Partial<TillOrder>) => fetch(pathname, { method: "POST", headers: asJson, body: JSON.stringify(order) });
  async function press(wanted: Partial<TillOrder>): Promise<TillState> {
    const pressed = await order(wanted);
    expect([wanted, pressed.status]).toEqual([wanted, 200]);
    return (await pressed.json()) as TillState;
  }
  const id = pathname.slice(pathname.lastIndexOf("/") + 1);
  const state = async () => ((await (await buyer.get(`/api/stripe/sessions/${id}`)).json()) as { status: string }).status;
  return { buyer, pathname, order, press, tokens, before: await tokens(), state, id };
}

it("three tokens are bought once, whether the news comes once, twice or late", async () => {
  for (const delivery of ["once", "twice", "late"] as const) {
    const { press, tokens, before } = await beginCheckout();
    const paid = await press({ action: "pay", delivery });
    expect(paid).toMatchObject({ status: "complete", payment: "paid" });
    if (delivery === "late") {
      expect(await tokens()).toBe(before);
      await press({ action: "deliver", subject: paid.events[0]?.id });
    }
    expect([delivery, await tokens()]).toEqual([delivery, before + 3]);
    const again = await press({ action: "deliver", subject: paid.events[0]?.id, delivery: "twice" });
    expect(again.events.flatMap(({ deliveries }) => deliveries).every((status) => status === 200)).toBe(true);
    expect(await tokens()).toBe(before + 3);
  }
  await expectSound();
});

it("a payment whose news is lost is found by the success page", async () => {
  const { press, tokens, before, state } = await beginCheckout();
  expect(await state()).toBe("pending");
  await press({ action: "pay", delivery: "never" });
  expect(await tokens()).toBe(before);
  expect(await state()).toBe("paid");
  expect(await tokens()).toBe(before + 3);
  await expectSound();
});

it("a promised payment gives its tokens when it arrives, and none when it fails", async () => {
  const arriving = await beginCheckout();
  await arriving.press({ action: "pay-later" });
  expect([await arriving.state(), await arriving.tokens()]).toEqual(["pending", arriving.before]);
  await arriving.press({ action: "arrive", delivery: "twice" });
  expect([await arriving.state(), await arriving.tokens()]).toEqual(["paid", arriving.before + 3]);
  const failing = await beginCheckout();
  await failing.press({ action: "pay-later" });
  await failing.press({ action: "fail" });
  expect([await failing.state(), await failing.tokens()]).toEqual(["failed", failing.before]);
  await expectSound();
});

it("a page that expired takes no money and gives no tokens", async () => {
  const { press, tokens, before, state, order } = await beginCheckout();
  await press({ action: "expire" });
  expect([await state(), await tokens()]).toEqual(["failed", before]);
  const late = await order({ action: "pay" });
  expect([late.status, await late.json()]).toMatchObject([409, { code: "CONFLICT" }]);
  await expectSound();
});

it("a page that was open for a day takes no money, and the site can be told so", async () => {
  const { press, state, order, id } = await beginCheckout();
  await run("UPDATE local_till SET data = json_set(data, '$.expires', 1) WHERE session = ?", id);
  expect((await order({ action: "pay" })).status).toBe(409);
  expect((await press({ action: "expire" })).events).toMatchObject([{ type: "checkout.session.expired", deliveries: [200] }]);
  expect(await state()).toBe("failed");
});

it("is paid once and refunded no further than was paid, however many press at the same moment", async () => {
  const { order, press, tokens, before } = await beginCheckout();
  const paid = await Promise.all([order({ action: "pay" }), order({ action: "pay" }), order({ action: "pay-later" })]);
  expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await Promise.all(Array.from({ length: 4 }, () => order({ action: "refund-part", amount: 200 })));
  const { refunds } = await press({ action: "refund" });
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(500);
  expect(await tokens()).toBe(before);
  await expectSound();
});

it("keeps a payment whose event the site did not take, and the site's answer, until it is sent again", async () => {
  const { press, tokens, before } = await beginCheckout();
  await run("CREATE TRIGGER broken BEFORE UPDATE ON checkout_sessions BEGIN SELECT RAISE(ABORT, 'broken'); END");
  const paid = await press({ action: "pay" }).finally(() => run("DROP TRIGGER broken"));
  expect(paid).toMatchObject({ payment: "paid", events: [{ deliveries: [500] }] });
  const again = await press({ action: "deliver", subject: paid.events[0]?.id });
  expect([again.events[0]?.deliveries, await tokens()]).toEqual([[500, 200], before + 3]);
});

it("goes on with a payment that an earlier version has stored", async () => {
  const { press, id } = await beginCheckout();
  await press({ action: "pay" });
  await run("UPDATE local_till SET data = json_remove(data, '$.events') WHERE session = ?", id);
  const { refunds, events } = await press({ action: "refund" });
  expect(refunds).toMatchObject([{ amount: 500, status: "succeeded" }]);
  expect(events.map(({ type, deliveries }) => [type, ...deliveries])).toEqual([
    ["refund.created", 200],
    ["charge.refunded", 200],
  ]);
});

it("refunds take tokens back in their measure, and a refund that fails brings them again", async () => {
  const { press, tokens, before } = await beginCheckout();
  await press({ action: "pay" });
  const part = await press({ action: "refund-part", amount: 200, delivery: "twice" });
  expect(await tokens()).toBe(before + 2);
  await press({ action: "refund" });
  expect(await tokens()).toBe(before);
  await press({ action: "fail-refund", subject: part.refunds[0]?.id, delivery: "twice" });
  // The other refund, 300 of 500 cents, is worth one whole token.
  expect(await tokens()).toBe(before + 2);
  await expectSound();
});

it("a dispute takes the tokens back, one that was won gives them back", async () => {
  for (const [action, gained] of [
    ["lose-dispute", 0],
    ["win-dispute", 3],
  ] as const) {
    const { press, tokens, before } = await beginCheckout();
    await press({ action: "pay" });
    await press({ action: "open-dispute" });
    expect(await tokens()).toBe(before);
    await press({ action, delivery: "twice" });
    expect([action, await tokens()]).toEqual([action, before + gained]);
  }
  await expectSound();
});

it("money that arrives for an account that is gone is given back", async () => {
  const { buyer, press, pathname } = await beginCheckout();
  await press({ action: "pay-later" });
  const gone = await buyer.send("DELETE", "/api/user", { confirm: buyer.user.email });
  expect([gone.status, await gone.text()]).toMatchObject([204, ""]);
  const arrived = await press({ action: "arrive", delivery: "twice" });
  expect(arrived.refunds).toMatchObject([{ amount: 500, status: "succeeded" }]);
  // What the refund causes is told after its answer, as by Stripe.
  const told = async () =>
    ((await (await fetch(pathname)).json()) as TillState).events.map(({ type, deliveries }) => [type, ...deliveries]);
  await expect.poll(told).toContainEqual(["charge.refunded", 200]);
  expect(await told()).toContainEqual(["refund.created", 200]);
  await expectSound();
});

it("the next checkout is for the customer of the first", async () => {
  const { buyer, press } = await beginCheckout();
  await press({ action: "pay" });
  const [row] = await run("SELECT stripe_customer FROM users WHERE id = ?", buyer.user.id);
  expect(row?.stripe_customer).toMatch(/^cus_/);
  const { url } = (await (await buyer.post("/api/stripe/create-checkout")).json()) as { url: string };
  const id = url.slice(url.lastIndexOf("/") + 1);
  expect(await run("SELECT customer FROM local_till WHERE session = ?", id)).toEqual([{ customer: row?.stripe_customer }]);
});

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const asPage = { accept: "text/html,application/xhtml+xml" };

it("the checkout page says what is bought and that no money moves, without script, and its forms lead on", async () => {
  const { pathname, tokens, before, id } = await beginCheckout();
  const visitor = browser(asPage);
  const open = await visitor.get(pathname);
  expect(open.headers.get("content-type")).toContain("text/html");
  const page = await open.text();
  for (const words of ["no money moves", "Pay $5.00", "$5.00</dd>", 'href="http', "/pricing"]) expect(page).toContain(words);
  expect(page).not.toContain("<script");
  const paid = await visitor.post(pathname, form({ action: "pay", delivery: "once", amount: "" }));
  expect(paid.status).toBe(303);
  expect(paid.headers.get("location")).toMatch(new RegExp(`^http://[^/]+/success\\?session_id=${id}$`));
  expect(await tokens()).toBe(before + 3);
  const after = await (await visitor.get(pathname)).text();
  expect(after).toContain("checkout.session.completed");
  expect(after).toContain("The site answered: 200");
  const refunded = await visitor.post(pathname, form({ action: "refund-part", amount: "200", delivery: "once" }));
  expect([refunded.status, refunded.headers.get("location")]).toEqual([303, pathname]);
  const [, refund = ""] = /value="(fail-refund re_\w+)"/.exec(await (await visitor.get(pathname)).text()) ?? [];
  expect(await tokens()).toBe(before + 2);
  expect((await visitor.post(pathname, form({ action: refund, delivery: "once", amount: "" }))).status).toBe(303);
  expect(await tokens()).toBe(before + 3);
});

it("what cannot be done is said in a sentence on the page, and changes nothing", async () => {
  const { pathname, press } = await beginCheckout();
  const visitor = browser(asPage);
  const state = await press({ action: "pay" });
  for (const amount of ["", "0", "501", "2.5", "a lot"]) {
    const answer = await visitor.post(pathname, form({ action: "refund-part", amount, delivery: "once" }));
    expect([amount, answer.status]).toEqual([amount, 422]);
    expect(await answer.text()).toContain("Please enter a whole number of cents, from 1 cent up to $5.00.");
  }
  const twice = await visitor.post(pathname, form({ action: "pay", delivery: "once" }));
  expect(twice.status).toBe(409);
  expect(await twice.text()).toContain("the payment has changed in the meantime");
  expect(await (await fetch(pathname)).json()).toEqual(state);
  for (const order of ['{"action":"steal"}', '{"action":"pay","delivery":"thrice"}', "[]"])
    expect((await fetch(pathname, { method: "POST", body: order, headers: asJson })).status).toBe(422);
  expect((await fetch(pathname, { method: "POST", body: "{" })).status).toBe(400);
});

it("speaks the visitor's language, and lists the payments", async () => {
  const { pathname, id } = await beginCheckout();
  const read = async (path: string, language: string) => (await browser({ ...asPage, "accept-language": language }).get(path)).text();
  expect(await read(pathname, "ar")).toContain('<html lang="ar" dir="rtl">');
  expect(await read(pathname, "de")).toContain("bezahlen");
  expect(await read("/api/local/till", "ja")).toContain(pathname);
  const list = (await (await fetch("/api/local/till")).json()) as TillState[];
  expect(list[0]).toEqual({ session: id, status: "open", payment: "none", amount: 500, currency: "usd" });
  const unknown = await browser(asPage).get("/api/local/till/cs_test_none");
  expect([unknown.status, await unknown.text()]).toMatchObject([404, expect.stringContaining("does not know this payment")]);
  expect(await (await fetch("/api/local/till/cs_test_none")).json()).toMatchObject({ code: "NOT_FOUND" });
});

it("another site cannot make a visitor's browser pay", async () => {
  const { pathname, tokens, before } = await beginCheckout();
  const answer = await browser(asPage).post(pathname, form({ action: "pay" }), { origin: "https://evil.test" });
  expect([answer.status, await tokens()]).toEqual([403, before]);
});

const secretless = startServer({ vars: { STRIPE_WEBHOOK_SECRET: "" } });

it("without the webhook's secret nobody is taken to have paid, and the page says what to do", async () => {
  const buyer = await secretless.signIn();
  const answer = (await (await buyer.post("/api/stripe/create-checkout")).json()) as { url?: string; code?: string };
  if (!answer.url) return expect(answer.code).toBe("NOT_CONFIGURED");
  const { pathname } = new URL(answer.url);
  const page = await secretless.browser(asPage).post(pathname, form({ action: "pay" }));
  expect([page.status, await page.text()]).toMatchObject([503, expect.stringContaining("npm start")]);
  expect(await (await secretless.fetch(pathname)).json()).toMatchObject({ status: "open", payment: "none" });
});
