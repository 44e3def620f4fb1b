import * as changes from "./change-purchase.ts";
import { createCustomer, deleteCustomer, demandCustomer, listCustomers, readCustomer, updateCustomer } from "./customers.ts";
import { deliverEvent } from "./deliver-event.ts";
import { disputeOf } from "./dispute-object.ts";
import { choiceOf, type Fields, metadataOf, refuseUnknown, textOf, wholeOf } from "./form-fields.ts";
import { openSession } from "./open-session.ts";
import type { Cause, Change, Purchase } from "./purchase.ts";
import { addPurchase, changePurchase, findPurchase, listPurchases, type PurchaseName } from "./purchase-store.ts";
import { missing, Refusal } from "./refusal.ts";
import { chargeOf, intentOf, lineItemsOf, listing, refundOf, sessionOf } from "./stripe-objects.ts";
import type { Till } from "./till.ts";

export interface ApiCall {
  till: Till;
  fields: Fields;
  /** What the path names, in order. */
  names: string[];
  cause: Cause;
}

type Run = (call: ApiCall) => Promise<object>;

const seconds = ({ now }: Till) => Math.floor(now / 1000);

async function demandPurchase({ db }: Till, name: PurchaseName, what: string): Promise<Purchase> {
  const purchase = await findPurchase(db, name);
  if (!purchase) throw missing(what, Object.values(name)[0] ?? "");
  return purchase;
}

/** Changes a purchase as a call asked, and lets Stripe's webhooks follow the answer. */
async function change({ till, cause }: ApiCall, name: PurchaseName, what: string, make: (purchase: Purchase) => Change): Promise<Purchase> {
  const done = await changePurchase(till.db, name, till.now, make, { cause });
  if (!done) throw missing(what, Object.values(name)[0] ?? "");
  till.later(Promise.all(done.events.map((event) => deliverEvent(till, event))));
  return done.purchase;
}

const createSession: Run = async ({ till, fields }) => {
  const purchase = openSession(fields, seconds(till), till.origin);
  if (purchase.customer) purchase.email = (await demandCustomer(till.db, purchase.customer, "customer")).email;
  await addPurchase(till.db, purchase);
  return sessionOf(purchase, seconds(till));
};

const listSessions: Run = async ({ till, fields }) => {
  refuseUnknown(fields, ["payment_intent", "customer", "status", "limit", "starting_after", "expand"]);
  const status = choiceOf(fields, "status", ["open", "complete", "expired"]);
  const purchases = await listPurchases(till.db, { intent: textOf(fields, "payment_intent"), customer: textOf(fields, "customer") });
  const sessions = purchases.map((purchase) => sessionOf(purchase, seconds(till)));
  return page(
    "/v1/checkout/sessions",
    sessions.filter((session) => status === null || session.status === status),
    fields,
  );
};

const createRefund: Run = async (call) => {
  const { till, fields } = call;
  refuseUnknown(fields, [
    "amount",
    "charge",
    "payment_intent",
    "reason",
    "metadata",
    "refund_application_fee",
    "reverse_transfer",
    "instructions_email",
    "expand",
  ]);
  const intent = textOf(fields, "payment_intent");
  const charge = textOf(fields, "charge");
  if (!intent && !charge)
    throw new Refusal("One of the following params should be provided for this request: payment_intent or charge.", {
      code: "parameter_missing",
    });
  const order = {
    amount: wholeOf(fields, "amount"),
    reason: choiceOf(fields, "reason", ["duplicate", "fraudulent", "requested_by_customer"]),
    metadata: metadataOf(fields),
  };
  const name = intent ? { intent } : { charge: charge ?? "" };
  const purchase = await change(call, name, intent ? "payment_intent" : "charge", (before) => changes.refund(before, seconds(till), order));
  const made = purchase.refunds.at(-1);
  if (!made) throw new Error(`a refund of ${purchase.id} was not kept`);
  return refundOf(purchase, made);
};

const listRefunds: Run = async ({ till, fields }) => {
  refuseUnknown(fields, ["payment_intent", "charge", "limit", "starting_after", "expand"]);
  const intent = textOf(fields, "payment_intent");
  const charge = textOf(fields, "charge");
  let purchases: Purchase[];
  if (intent || charge) {
    const purchase = await findPurchase(till.db, intent ? { intent } : { charge: charge ?? "" });
    if (!purchase) throw missing(intent ? "payment_intent" : "charge", intent ?? charge ?? "", intent ? "payment_intent" : "charge");
    purchases = [purchase];
  } else purchases = await listPurchases(till.db, {});
  return page(
    "/v1/refunds",
    purchases.flatMap((purchase) => purchase.refunds.toReversed().map((one) => refundOf(purchase, one))),
    fields,
  );
};

const readRefund: Run = async ({ till, names: [id = ""] }) => {
  const purchase = await demandPurchase(till, { refund: id }, "refund");
  const found = purchase.refunds.find((one) => one.id === id);
  if (!found) throw missing("refund", id);
  return refundOf(purchase, found);
};

const readDispute: Run = async ({ till, names: [id = ""] }) => {
  const purchase = await demandPurchase(till, { dispute: id }, "dispute");
  if (!purchase.dispute) throw missing("dispute", id);
  return disputeOf(purchase, purchase.dispute);
};

const listDisputes: Run = async ({ till, fields }) => {
  refuseUnknown(fields, ["payment_intent", "charge", "limit", "starting_after", "expand"]);
  const purchases = await listPurchases(till.db, { intent: textOf(fields, "payment_intent") });
  return page(
    "/v1/disputes",
    purchases.flatMap((purchase) => (purchase.dispute ? [disputeOf(purchase, purchase.dispute)] : [])),
    fields,
  );
};

const sessionName = ({ names: [session = ""] }: ApiCall) => ({ session });
const readSession: Run = async (call) =>
  sessionOf(await demandPurchase(call.till, sessionName(call), "checkout.session"), seconds(call.till));
const expireSession: Run = async (call) => {
  const now = seconds(call.till);
  return sessionOf(await change(call, sessionName(call), "checkout.session", (purchase) => changes.expire(purchase, now)), now);
};

const routes: readonly [method: string, path: RegExp, run: Run][] = [
  ["POST", /^\/v1\/checkout\/sessions$/, createSession],
  ["GET", /^\/v1\/checkout\/sessions$/, listSessions],
  ["GET", /^\/v1\/checkout\/sessions\/([^/]+)$/, readSession],
  ["POST", /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expireSession],
  [
    "GET",
    /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/,
    async (call) => lineItemsOf(await demandPurchase(call.till, sessionName(call), "checkout.session")),
  ],
  ["POST", /^\/v1\/refunds$/, createRefund],
  ["GET", /^\/v1\/refunds$/, listRefunds],
  ["GET", /^\/v1\/refunds\/([^/]+)$/, readRefund],
  [
    "GET",
    /^\/v1\/payment_intents\/([^/]+)$/,
    async ({ till, names: [intent = ""] }) => intentOf(await demandPurchase(till, { intent }, "payment_intent")),
  ],
  ["GET", /^\/v1\/charges\/([^/]+)$/, async ({ till, names: [charge = ""] }) => chargeOf(await demandPurchase(till, { charge }, "charge"))],
  ["GET", /^\/v1\/disputes$/, listDisputes],
  ["GET", /^\/v1\/disputes\/([^/]+)$/, readDispute],
  ["POST", /^\/v1\/customers$/, ({ till, fields }) => createCustomer(till.db, fields, seconds(till))],
  [
    "GET",
    /^\/v1\/customers$/,
    async ({ till, fields }) => page("/v1/customers", await listCustomers(till.db, textOf(fields, "email")), fields),
  ],
  ["GET", /^\/v1\/customers\/([^/]+)$/, ({ till, names: [id = ""] }) => readCustomer(till.db, id)],
  ["POST", /^\/v1\/customers\/([^/]+)$/, ({ till, names: [id = ""], fields }) => updateCustomer(till.db, id, fields)],
  ["DELETE", /^\/v1\/customers\/([^/]+)$/, ({ till, names: [id = ""] }) => deleteCustomer(till.db, id)],
];

/** What Stripe answers to a call; throws a Refusal where Stripe says no, for paths it does not have too. */
export async function answerCall(method: string, path: string, call: Omit<ApiCall, "names">): Promise<object> {
  for (const [routeMethod, pattern, run] of routes) {
    const match = method === routeMethod ? pattern.exec(path) : null;
    if (!match) continue;
    const answer = await run({ ...call, names: match.slice(1).map(decodeURIComponent) });
    for (const expansion of Object.values(call.fields.expand ?? {}))
      await expand(call, answer as Record<string, unknown>, String(expansion));
    return answer;
  }
  throw new Refusal(
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    {
      status: 404,
    },
  );
}

const places: Record<string, string> = {
  payment_intent: "/v1/payment_intents",
  latest_charge: "/v1/charges",
  charge: "/v1/charges",
  customer: "/v1/customers",
};

/** `payment_intent.latest_charge`: puts whole objects where their ids stand; `data.` goes through a list. */
async function expand(call: Omit<ApiCall, "names">, object: Record<string, unknown>, path: string): Promise<void> {
  const [name = "", ...rest] = path.split(".");
  if (name === "data" && Array.isArray(object.data)) {
    for (const one of object.data) await expand(call, one as Record<string, unknown>, rest.join("."));
    return;
  }
  const bare = { ...call, fields: {} };
  if (object.object === "checkout.session" && name === "line_items") {
    object[name] = await answerCall("GET", `/v1/checkout/sessions/${object.id}/line_items`, bare);
    return;
  }
  const place = places[name];
  if (!place || !(name in object)) throw new Refusal(`This property cannot be expanded (${name}).`, { param: "expand" });
  if (typeof object[name] === "string") object[name] = await answerCall("GET", `${place}/${object[name]}`, bare);
  if (rest.length > 0 && typeof object[name] === "object" && object[name] !== null)
    await expand(call, object[name] as Record<string, unknown>, rest.join("."));
}

/** Stripe's pages: newest first, 10 or `limit` up to 100, after the one named. */
function page<T extends { id: string }>(url: string, all: T[], fields: Fields) {
  const limit = Math.min(100, Math.max(1, wholeOf(fields, "limit") ?? 10));
  const after = textOf(fields, "starting_after");
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return listing(url, all.slice(from, from + limit), all.length > from + limit);
}
