import { html } from "hono/html";
import type { Language } from "../../../locales/languages.ts";
import { loginStyle } from "../../pages/login-style.ts";
import { plainPage } from "../../pages/plain-page.ts";
import type { TillState } from "../contract.ts";
import { type Words, wordsFor } from "../words.ts";
import { type Payment, refundableOf } from "./payment.ts";

type Markup = ReturnType<typeof html>;
/** Formats an amount in the currency's smallest unit. */
type Money = (amount: number) => string;

/** The checkout page while the session is open, then the possible actions on the payment. Works without script. */
export function checkoutPage(language: Language, payment: Payment, state: TillState, problem?: string): Markup {
  const words = wordsFor(language.code);
  const money = moneyIn(language, state.currency);
  const stage = state.status === "complete" ? stages[state.payment] : state.status;
  return page(
    language,
    html`<h1>${words(`till.heading.${stage}`)}</h1>
<p class="lead">${words(`till.lead.${stage}`)}</p>
${problem === undefined ? "" : html`<p class="problem" role="alert">${problem}</p>`}
<dl class="lines">${payment.lines.map(
      (line) =>
        html`<div><dt dir="auto">${line.name}${line.quantity > 1 ? html` × ${line.quantity}` : ""}</dt><dd>${money(line.unitAmount * line.quantity)}</dd></div>`,
    )}<div class="total"><dt>${words("till.total")}</dt><dd>${money(state.amount)}</dd></div></dl>
${state.status === "complete" ? html`<p><a class="go" href="${state.next}">${words("till.continue")}</a></p>` : ""}
<form id="till" method="post" action="/api/local/till/${state.session}">
${
  state.status === "open"
    ? html`<button name="action" value="pay">${words("till.pay", { amount: money(state.amount) })}</button>
<button class="second" name="action" value="pay-later">${words("till.payLater")}</button>
${delivery(words)}`
    : html`${delivery(words)}
${arrival(words, state)}${refunds(words, money, payment, state)}${dispute(words, payment, state)}${deliveries(words, state)}`
}
${payment.status === "open" ? html`<button class="second" name="action" value="expire">${words("till.expire")}</button>` : ""}
</form>
${state.status === "complete" ? "" : html`<p><a href="${payment.cancelUrl}">${words("till.back")}</a></p>`}`,
  );
}

const stages = { none: "processing", processing: "processing", paid: "paid", failed: "failed" } as const;
const ways = ["once", "twice", "late", "never"] as const;

function delivery(words: Words): Markup {
  return html`<label for="delivery">${words("till.delivery.label")}</label>
<select id="delivery" name="delivery">${ways.map((way) => html`<option value="${way}">${words(`till.delivery.${way}`)}</option>`)}</select>`;
}

export function unknownPage(language: Language): Markup {
  const words = wordsFor(language.code);
  return page(
    language,
    html`<h1>${words("till.unknown.heading")}</h1>
<p class="lead">${words("till.unknown.lead")}</p>
<p><a class="go" href="/pricing">${words("till.pricing")}</a></p>`,
  );
}

type Summary = Pick<TillState, "session" | "status" | "payment" | "amount" | "currency">;

export function listPage(language: Language, payments: readonly Summary[]): Markup {
  const words = wordsFor(language.code);
  return page(
    language,
    html`<h1>${words("till.list.heading")}</h1>
${payments.length === 0 ? html`<p class="lead">${words("till.list.empty")}</p>` : ""}
<ul class="plain">${payments.map(({ session, status, payment, amount, currency }) => {
      const stage = status === "complete" ? stages[payment] : status;
      return html`<li><a href="/api/local/till/${session}">${moneyIn(language, currency)(amount)} · ${words(`till.heading.${stage}`)}</a><br><code dir="ltr">${session.slice(0, 20)}…</code></li>`;
    })}</ul>
<p><a href="/pricing">${words("till.pricing")}</a></p>`,
  );
}

function page(language: Language, content: Markup): Markup {
  const words = wordsFor(language.code);
  return plainPage(language, {
    title: words("till.title"),
    style: loginStyle + style,
    content: html`
<p class="local standin">${words("till.standIn")}</p>
${content}
`,
    foot: html`<p><a href="/api/local/till">${words("till.list.heading")}</a></p>`,
  });
}

function arrival(words: Words, { payment }: TillState): Markup | "" {
  if (payment !== "processing") return "";
  return html`<button name="action" value="arrive">${words("till.arrive")}</button>
<button class="second" name="action" value="fail">${words("till.fail")}</button>`;
}

function refunds(words: Words, money: Money, payment: Payment, state: TillState): Markup | "" {
  if (state.payment !== "paid") return "";
  const rest = state.dispute === null || state.dispute === "won" ? refundableOf(payment) : 0;
  // The part's button comes first: Enter in the field activates the form's first button.
  return html`<h2>${words("till.refund.heading")}</h2>
${
  rest > 0
    ? html`<label for="amount">${words("till.refund.amount")}</label>
<input id="amount" name="amount" type="text" inputmode="numeric" dir="ltr" autocomplete="off" maxlength="12">
<button class="second" name="action" value="refund-part">${words("till.refund.part")}</button>
<button class="second" name="action" value="refund">${words("till.refund.all", { amount: money(rest) })}</button>`
    : html`<p>${words("till.refund.none")}</p>`
}
${
  state.refunds.length === 0
    ? ""
    : html`<ul class="plain">${state.refunds.map(({ id, amount, status }) => {
        const done = status === "succeeded";
        return html`<li>${words(done ? "till.refund.done" : "till.refund.failed", { amount: money(amount) })}
${done ? html`<button class="quiet" name="action" value="fail-refund ${id}">${words("till.refund.fail")}</button>` : ""}</li>`;
      })}</ul>`
}`;
}

function dispute(words: Words, payment: Payment, state: TillState): Markup | "" {
  if (state.payment !== "paid" || (state.dispute === null && refundableOf(payment) === 0)) return "";
  return html`<h2>${words("till.dispute.heading")}</h2>
${state.dispute === null ? html`<button class="second" name="action" value="open-dispute">${words("till.dispute.open")}</button>` : html`<p>${words(`till.dispute.${state.dispute}`)}</p>`}
${
  state.dispute === "needs_response"
    ? html`<button class="second" name="action" value="lose-dispute">${words("till.dispute.lose")}</button>
<button class="second" name="action" value="win-dispute">${words("till.dispute.win")}</button>`
    : ""
}`;
}

/** The payment's events and the webhook's answers. */
function deliveries(words: Words, { events }: TillState): Markup {
  return html`<h2>${words("till.events.heading")}</h2>
${
  events.length === 0
    ? html`<p>${words("till.events.none")}</p>`
    : html`<ol class="plain">${events.map(({ id, type, held, deliveries }) => {
        const answers = deliveries.map((status) => (status === 0 ? words("till.events.noAnswer") : String(status))).join(", ");
        const what =
          deliveries.length > 0 ? words("till.events.answered", { answers }) : words(held ? "till.events.held" : "till.events.lost");
        return html`<li><code dir="ltr">${type}</code><br>${what}
<button class="${held ? "second" : "quiet"}" name="action" value="deliver ${id}">${words(held ? "till.events.deliver" : "till.events.again")}</button></li>`;
      })}</ol>`
}`;
}

/** Formats amounts for the language. */
export function moneyIn(language: Language, currency: string): Money {
  const format = new Intl.NumberFormat(language.tag, { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  // In right-to-left text "US$" would be split.
  const whole = (sign: string) => (language.direction === "rtl" ? `\u2066${sign}\u2069` : sign);
  return (amount) =>
    format
      .formatToParts(amount / 10 ** digits)
      .map(({ type, value }) => (type === "currency" ? whole(value) : value))
      .join("");
}

/** Additions to the sign-in page's style: the lines of an order, and buttons below each other. */
const style = `
.standin{margin-block:0 20px;font-size:15px}
h2{margin:28px 0 0;padding-block-start:16px;border-block-start:1px solid var(--rule);font:600 22px/1.25 "Source Serif 4",Georgia,"Hiragino Mincho ProN","Yu Mincho","Songti SC","AppleMyungjo","Batang","Noto Naskh Arabic",serif}
.lines{margin:24px 0 0}
.lines div{display:flex;justify-content:space-between;gap:16px;padding-block:8px;border-block-end:1px solid var(--rule)}
.lines dd{margin:0;font-variant-numeric:tabular-nums;white-space:nowrap}
.total{font-weight:600;border-block-end:0!important}
form p{margin:0}
main>.problem{margin-block-start:16px}
.second{margin:0;border:1px solid var(--rule2);background:var(--sheet);color:inherit}
.second:hover{background:var(--wash)}
select{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--rule2);border-radius:4px;background:var(--sheet);color:inherit;font:inherit}
form>label{margin-block-start:12px}
.plain{margin:8px 0 0;padding:0;list-style:none}
.plain li{padding-block:8px;border-block-end:1px solid var(--rule)}
.plain li:last-child{border:0}
.plain li button{display:block;margin-block-start:4px}
code{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.go{display:inline-block;margin-block-start:20px;font-weight:600}
footer a{display:inline-block;padding-block:8px}
`.replaceAll("\n", "");
