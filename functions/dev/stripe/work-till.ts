import { languageOf } from "../../../locales/languages.ts";
import type { AppContext } from "../../http/context.ts";
import { endpoint } from "../../http/endpoint.ts";
import { AppError } from "../../http/errors.ts";
import { requestLanguage, wordsFor } from "../../http/words.ts";
import { TillOrder, workTill } from "../contract.ts";
import { answerPage, answerState } from "./answer-till.ts";
import { moneyIn } from "./money.ts";
import { refundableOf } from "./purchase.ts";
import { Refusal } from "./refusal.ts";
import { tillOf } from "./till.ts";
import { readPurchase, type Shown } from "./till-state.ts";
import { workPurchase } from "./work-purchase.ts";

/** Paying leads the browser on as Stripe does, whatever the webhook answered; everything else back to the page. */
export const workTillEndpoint = endpoint(workTill, async ({ c, settings, params }) => {
  const till = tillOf(c);
  const { isForm, fields } = await readOrder(c);
  const before = await readPurchase(till, params.session);
  if (!before) return answerState(c, null);
  const order = TillOrder.safeParse(fields);
  if (settings.STRIPE_WEBHOOK_SECRET.length === 0) return refuse(c, isForm, before, "secret");
  if (!order.success) {
    if (isForm && order.error.issues.every(({ path }) => path[0] === "amount")) return refuse(c, isForm, before, "amount");
    throw new AppError("INVALID", { details: { fields: order.error.issues.map(({ path }) => String(path[0] ?? "")) } });
  }
  const { action } = order.data;
  try {
    await workPurchase(till, before.purchase, order.data);
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const now = (await readPurchase(till, params.session)) ?? before;
    return refuse(c, isForm, now, failure.param === "amount" ? "amount" : "changed");
  }
  const after = await readPurchase(till, params.session);
  if (!isForm || !after) return answerState(c, after);
  const isBought = action === "pay" || action === "pay-later";
  return c.redirect(isBought ? after.state.next : `/api/local/till/${encodeURIComponent(params.session)}`, 303);
});

async function readOrder(c: AppContext): Promise<{ isForm: boolean; fields: unknown }> {
  const type = (c.req.header("content-type") ?? "").toLowerCase();
  const text = await c.req.text();
  if (type.startsWith("application/x-www-form-urlencoded")) {
    const form: Record<string, string> = Object.fromEntries(new URLSearchParams(text));
    // A button says what to do and to which refund or event.
    const [action, subject] = (form.action ?? "").split(" ");
    return { isForm: true, fields: { ...form, action, ...(subject && { subject }) } };
  }
  try {
    return { isForm: false, fields: JSON.parse(text) };
  } catch (cause) {
    throw new AppError("BAD_REQUEST", { cause });
  }
}

const answers = {
  changed: { code: "CONFLICT", status: 409 },
  amount: { code: "INVALID", status: 422 },
  secret: { code: "NOT_CONFIGURED", status: 503 },
} as const;

function refuse(c: AppContext, isForm: boolean, shown: Shown, problem: keyof typeof answers): Response | Promise<Response> {
  const language = isForm ? requestLanguage(c) : languageOf("en");
  const most = moneyIn(language, shown.state.currency)(refundableOf(shown.purchase));
  const sentence = wordsFor(language.code)(`till.problem.${problem}`, { most });
  const { code, status } = answers[problem];
  if (!isForm) throw new AppError(code, { message: sentence });
  return answerPage(c, shown, sentence, status);
}
