import { languageOf } from "../../../locales/languages.ts";
import type { AppContext } from "../../http/context.ts";
import { endpoint } from "../../http/endpoint.ts";
import { AppError } from "../../http/errors.ts";
import { contentSecurityPolicy } from "../../http/security-headers.ts";
import { requestLanguage } from "../../http/words.ts";
import * as contract from "../contract.ts";
import { TillOrder, type TillState } from "../contract.ts";
import { wordsFor } from "../words.ts";
import { deliverEvents } from "./deliver.ts";
import { checkoutPage, listPage, moneyIn, unknownPage } from "./page.ts";
import { applyOrder, missing, type Payment, Refusal, refundableOf, statusAt } from "./payment.ts";
import { changePayment, findPayment, listPayments } from "./payment-store.ts";

export const listTill = endpoint(contract.listTill, async ({ c, db, now }) => {
  const payments = (await listPayments(db)).map((payment) => summaryOf(payment, now));
  return wantsPage(c) ? c.html(listPage(requestLanguage(c), payments)) : payments;
});

export const showTill = endpoint(contract.showTill, async ({ c, db, params }) => answer(c, await findPayment(db, params)));

/** Paying redirects as Stripe does, whatever the webhook answered; every other action returns to the page. */
export const workTill = endpoint(contract.workTill, async ({ c, db, settings, params }) => {
  const { isForm, fields } = await readOrder(c);
  const payment = await findPayment(db, params);
  if (!payment) return answer(c, null);
  if (settings.STRIPE_WEBHOOK_SECRET.length === 0) return refuse(c, isForm, payment, "secret");
  const order = TillOrder.safeParse(fields);
  if (!order.success) {
    const names = order.error.issues.map(({ path }) => String(path[0] ?? ""));
    if (isForm && names.every((name) => name === "amount")) return refuse(c, isForm, payment, "amount");
    throw new AppError("INVALID", { details: { fields: names } });
  }
  try {
    await carryOut(c, payment.id, order.data);
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    return refuse(c, isForm, (await findPayment(db, params)) ?? payment, failure.code === "amount_too_large" ? "amount" : "changed");
  }
  const after = await findPayment(db, params);
  if (!isForm || !after) return answer(c, after);
  const isBought = order.data.action === "pay" || order.data.action === "pay-later";
  return c.redirect(isBought ? nextOf(after) : `/api/local/till/${encodeURIComponent(after.id)}`, 303);
});

const timesOf = { once: 1, twice: 2, late: 0, never: 0 };

/** Changes the payment and delivers the events as requested. Throws a Refusal. */
async function carryOut(c: AppContext, session: string, order: TillOrder): Promise<void> {
  const now = Math.floor(c.var.now / 1000);
  const { before, after } = await changePayment(c.var.db, { session }, (before) => {
    const changed = applyOrder(before, order, now);
    const held = order.delivery === "late";
    return { ...changed, events: changed.events.map((event, at) => (at < before.events.length ? event : { ...event, held })) };
  });
  if (order.action !== "deliver") {
    const times = timesOf[order.delivery];
    if (times > 0) await deliverEvents(c, session, after.events.slice(before.events.length), times);
    return;
  }
  const events = after.events.filter(({ id }) => id === order.subject);
  if (events.length === 0) throw missing();
  await deliverEvents(c, session, events, order.delivery === "twice" ? 2 : 1);
}

async function readOrder(c: AppContext): Promise<{ isForm: boolean; fields: unknown }> {
  const type = (c.req.header("content-type") ?? "").toLowerCase();
  const text = await c.req.text();
  if (type.startsWith("application/x-www-form-urlencoded")) {
    const form: Record<string, string> = Object.fromEntries(new URLSearchParams(text));
    // The value of a button: the action and, after a blank, the refund or event.
    const [action, subject] = (form.action ?? "").split(" ");
    return { isForm: true, fields: { ...form, action, ...(subject && { subject }) } };
  }
  try {
    return { isForm: false, fields: JSON.parse(text) };
  } catch (cause) {
    throw new AppError("BAD_REQUEST", { cause });
  }
}

const refusals = {
  changed: { code: "CONFLICT", status: 409 },
  amount: { code: "INVALID", status: 422 },
  secret: { code: "NOT_CONFIGURED", status: 503 },
} as const;

function refuse(c: AppContext, isForm: boolean, payment: Payment, problem: keyof typeof refusals): Response | Promise<Response> {
  const language = isForm ? requestLanguage(c) : languageOf("en");
  const most = moneyIn(language, payment.currency)(refundableOf(payment));
  const sentence = wordsFor(language.code)(`till.problem.${problem}`, { most });
  const { code, status } = refusals[problem];
  if (!isForm) throw new AppError(code, { message: sentence });
  return answerPage(c, payment, status, sentence);
}

const wantsPage = (c: AppContext) => c.req.header("accept")?.includes("text/html") === true;

/** The state of a payment as JSON, or its page for a browser. */
function answer(c: AppContext, payment: Payment | null): Response | Promise<Response> {
  if (wantsPage(c)) return payment ? answerPage(c, payment, 200) : c.html(unknownPage(requestLanguage(c)), 404);
  if (!payment) throw new AppError("NOT_FOUND");
  return c.json(stateOf(payment, c.var.now));
}

function answerPage(c: AppContext, payment: Payment, status: 200 | 409 | 422 | 503, problem?: string): Response | Promise<Response> {
  // Paying redirects the form to the success page, which is on another host where PUBLIC_URL names one.
  const { origin } = new URL(payment.successUrl);
  c.header("content-security-policy", contentSecurityPolicy.replace("form-action 'self'", `form-action 'self' ${origin}`));
  return c.html(checkoutPage(requestLanguage(c), payment, stateOf(payment, c.var.now), problem), status);
}

/** `now` in milliseconds. */
function stateOf(payment: Payment, now: number): TillState {
  return {
    ...summaryOf(payment, now),
    refunds: payment.refunds.map(({ id, amount, status }) => ({ id, amount, status })),
    dispute: payment.dispute?.status ?? null,
    events: payment.events.map(({ id, type, held, deliveries }) => ({ id, type, held, deliveries })),
    next: nextOf(payment),
  };
}

function summaryOf(payment: Payment, now: number) {
  const { id: session, payment: state, amount, currency } = payment;
  return { session, status: statusAt(payment, Math.floor(now / 1000)), payment: state, amount, currency };
}

const nextOf = ({ id, status, url, successUrl }: Payment) =>
  status === "complete" ? successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id) : url;
