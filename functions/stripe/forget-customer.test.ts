import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Settings } from "../http/env.ts";
import { forgetCheckout, forgetCustomer } from "./forget-customer.ts";

const withKey = { STRIPE_SECRET_KEY: "sk_test_key" } as Settings;
const asked: string[] = [];
const sessions: Record<string, object> = {
  cs_open: { status: "open", customer: null },
  cs_known: { status: "open", customer: "cus_known" },
  cs_paid: { status: "complete", customer: { id: "cus_paid" } },
  cs_late: { status: "open", customer: null },
  cs_over: { status: "expired", customer: null },
};
const refusal = (code: string) => ({ error: { type: "invalid_request_error", code } });
const stripe = setupServer(
  http.get("https://api.stripe.com/v1/checkout/sessions/:id", ({ params }) => {
    const session = sessions[String(params.id)];
    return session ? HttpResponse.json(session) : HttpResponse.json(refusal("resource_missing"), { status: 404 });
  }),
  http.post("https://api.stripe.com/v1/checkout/sessions/:id/expire", ({ params }) => {
    asked.push(`expire ${params.id}`);
    // Paid between being read and being ended.
    if (params.id === "cs_late") return HttpResponse.json(refusal("checkout_session_not_open"), { status: 400 });
    return HttpResponse.json({ status: "expired" });
  }),
  http.delete("https://api.stripe.com/v1/customers/:id", ({ params }) => {
    asked.push(`delete ${params.id}`);
    if (params.id === "cus_down") return HttpResponse.error();
    if (params.id === "cus_gone") return HttpResponse.json(refusal("resource_missing"), { status: 404 });
    return HttpResponse.json({ id: params.id, deleted: true });
  }),
);
beforeAll(() => stripe.listen({ onUnhandledFrame: "error" }));
afterAll(() => stripe.close());

it.each([
  ["cs_open", ["expire cs_open"]],
  ["cs_known", ["expire cs_known", "delete cus_known"]],
  ["cs_paid", ["delete cus_paid"]],
  ["cs_late", ["expire cs_late"]],
  ["cs_over", []],
  ["cs_never", []],
])("of the checkout %s of somebody who is gone, nothing stays at Stripe that can go", async (id, does) => {
  asked.length = 0;
  await forgetCheckout(withKey, id);
  expect(asked).toEqual(does);
});

it("a customer that is gone already is gone; one that cannot be removed now is an error, so that it is tried again", async () => {
  await forgetCustomer(withKey, "cus_gone");
  await expect(forgetCustomer(withKey, "cus_down")).rejects.toThrow();
});

it("without a key nothing is asked", async () => {
  asked.length = 0;
  await forgetCustomer({} as Settings, "cus_1");
  await forgetCheckout({} as Settings, "cs_open");
  expect(asked).toEqual([]);
});
