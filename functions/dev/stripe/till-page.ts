import { html } from "hono/html";
import type { Language } from "../../../locales/languages.ts";
import { wordsFor } from "../../http/words.ts";
import { loginStyle } from "../../pages/login-style.ts";
import { plainPage } from "../../pages/plain-page.ts";
import type { TillState } from "../contract.ts";
import { aftermath } from "./aftermath-page.ts";
import { moneyIn } from "./money.ts";
import type { Purchase } from "./purchase.ts";
import { tillStyle } from "./till-style.ts";

type Markup = ReturnType<typeof html>;

/** The checkout page while the session is open, then what can become of the payment: complete without script. */
export function checkoutPage(language: Language, purchase: Purchase, state: TillState, problem?: string): Markup {
  const words = wordsFor(language.code);
  const money = moneyIn(language, state.currency);
  const stage = state.status === "complete" ? stages[state.payment] : state.status;
  return page(
    language,
    html`<h1>${words(`till.heading.${stage}`)}</h1>
<p class="lead">${words(`till.lead.${stage}`)}</p>
${problem === undefined ? "" : html`<p class="problem" role="alert">${problem}</p>`}
<dl class="lines">${purchase.lines.map(
      (line) =>
        html`<div><dt dir="auto">${line.name}${line.quantity > 1 ? html` × ${line.quantity}` : ""}</dt><dd>${money(line.unitAmount * line.quantity)}</dd></div>`,
    )}<div class="total"><dt>${words("till.total")}</dt><dd>${money(state.amount)}</dd></div></dl>
${state.status === "complete" ? html`<p><a class="go" href="${state.next}">${words("till.continue")}</a></p>` : ""}
<form id="till" method="post" action="/api/local/till/${state.session}">
${
  state.status === "open"
    ? html`<button name="action" value="pay">${words("till.pay", { amount: money(state.amount) })}</button>
<button class="second" name="action" value="pay-later">${words("till.payLater")}</button>
${delivery(language)}`
    : html`${delivery(language)}${aftermath(language, state)}`
}
${purchase.status === "open" ? html`<button class="second" name="action" value="expire">${words("till.expire")}</button>` : ""}
</form>
${state.status === "complete" ? "" : html`<p><a href="${purchase.cancelUrl ?? "/pricing"}">${words("till.back")}</a></p>`}`,
  );
}

const stages = { none: "processing", processing: "processing", paid: "paid", failed: "failed" } as const;
const ways = ["once", "twice", "late", "never"] as const;

function delivery(language: Language): Markup {
  const words = wordsFor(language.code);
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
    style: loginStyle + tillStyle,
    content: html`
<p class="local standin">${words("till.standIn")}</p>
${content}
`,
    foot: html`<p><a href="/api/local/till">${words("till.list.heading")}</a></p>`,
  });
}
