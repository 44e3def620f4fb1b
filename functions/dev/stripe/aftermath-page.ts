import { html } from "hono/html";
import type { Language } from "../../../locales/languages.ts";
import { wordsFor } from "../../http/words.ts";
import type { TillState } from "../contract.ts";
import { moneyIn } from "./money.ts";

type Markup = ReturnType<typeof html>;

/** What buyer, bank and seller may still do to a payment, and what the site was told. Stands inside the page's form. */
export function aftermath(language: Language, state: TillState): Markup {
  return html`${arrival(language, state)}${refunds(language, state)}${dispute(language, state)}${told(language, state)}`;
}

function arrival(language: Language, { payment }: TillState): Markup | "" {
  if (payment !== "processing") return "";
  const words = wordsFor(language.code);
  return html`<button name="action" value="arrive">${words("till.arrive")}</button>
<button class="second" name="action" value="fail">${words("till.fail")}</button>`;
}

const refundableOf = ({ amount, refunds }: TillState) =>
  refunds.reduce((rest, refund) => (refund.status === "succeeded" ? rest - refund.amount : rest), amount);

function refunds(language: Language, state: TillState): Markup | "" {
  if (state.payment !== "paid") return "";
  const words = wordsFor(language.code);
  const money = moneyIn(language, state.currency);
  const rest = state.dispute === null || state.dispute === "won" ? refundableOf(state) : 0;
  // The part's button comes first: Enter in the field presses the first of the form.
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

function dispute(language: Language, state: TillState): Markup | "" {
  if (state.payment !== "paid") return "";
  const words = wordsFor(language.code);
  if (state.dispute === null && refundableOf(state) === 0) return "";
  return html`<h2>${words("till.dispute.heading")}</h2>
${state.dispute === null ? html`<button class="second" name="action" value="open-dispute">${words("till.dispute.open")}</button>` : html`<p>${words(`till.dispute.${state.dispute}`)}</p>`}
${
  state.dispute === "needs_response"
    ? html`<button class="second" name="action" value="lose-dispute">${words("till.dispute.lose")}</button>
<button class="second" name="action" value="win-dispute">${words("till.dispute.win")}</button>`
    : ""
}`;
}

function told(language: Language, { events }: TillState): Markup {
  const words = wordsFor(language.code);
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
