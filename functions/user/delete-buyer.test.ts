import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServer } from "../testing/index.ts";

const server = startServer({ vars: { STRIPE_SECRET_KEY: "sk_test_key", PUBLIC_URL: "https://paper.example" } });
const asked: string[] = [];
let isDown = false;
const stripe = setupServer(
  http.all("https://api.stripe.com/*", () => (isDown ? HttpResponse.error() : undefined)),
  http.get("https://api.stripe.com/v1/checkout/sessions/:id", ({ params }) =>
    HttpResponse.json(
      params.id === "cs_test_open" ? { status: "open", customer: null } : { status: "complete", customer: "cus_of_another_tab" },
    ),
  ),
  http.post("https://api.stripe.com/v1/checkout/sessions/:id/expire", ({ params }) => {
    asked.push(`expire ${params.id}`);
    return HttpResponse.json({ status: "expired" });
  }),
  http.delete("https://api.stripe.com/v1/customers/:id", ({ params }) => {
    asked.push(`delete ${params.id}`);
    return HttpResponse.json({ id: params.id, deleted: true });
  }),
);
beforeAll(() => stripe.listen({ onUnhandledFrame: "bypass" }));
afterAll(() => stripe.close());

it("nothing of a buyer who leaves can be paid any more or stays known at Stripe, also when it cannot be reached at first", async () => {
  const me = await server.signIn();
  await server.run("UPDATE users SET stripe_customer = 'cus_mine' WHERE id = ?", me.user.id);
  for (const [id, status] of [
    ["cs_test_open", "pending"],
    ["cs_test_paid", "paid"],
  ])
    await server.run("INSERT INTO checkout_sessions (id, user_id, status, created_at) VALUES (?, ?, ?, 0)", id, me.user.id, status);
  isDown = true;
  expect((await me.send("DELETE", "/api/user", { confirm: me.user.email })).status).toBe(204);
  await expect.poll(async () => (await server.run("SELECT min(attempts) AS tried FROM removals"))[0]?.tried).toBe(1);
  expect(await server.run("SELECT kind, name FROM removals ORDER BY name")).toEqual([
    { kind: "checkout", name: "cs_test_open" },
    { kind: "checkout", name: "cs_test_paid" },
    { kind: "customer", name: "cus_mine" },
  ]);
  expect(asked).toEqual([]);
  isDown = false;
  await server.worker.scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });
  await expect.poll(() => server.run("SELECT * FROM removals")).toEqual([]);
  // What was tried at once may still be trying again when the cron comes: each is asked for at least once, and once more does no harm.
  expect([...new Set(asked)].toSorted()).toEqual(["delete cus_mine", "delete cus_of_another_tab", "expire cs_test_open"]);
});
