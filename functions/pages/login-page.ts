import { html, raw } from "hono/html";
import type { Language } from "../../locales/languages.ts";
import type { OidcNotice } from "../auth/contract.ts";
import type { OidcProvider } from "../http/env.ts";
import { appealTo, type Contact } from "../http/site.ts";
import { wordsFor } from "../http/words.ts";
import { loginStyle } from "./login-style.ts";
import { plainPage } from "./plain-page.ts";

type Markup = ReturnType<typeof html>;

/** The sign-in page: complete without script, in the visitor's language. */
export function loginPage(language: Language, step: Markup): Markup {
  const words = wordsFor(language.code);
  const foot = html`<p>${words("login.legal")} <span class="texts"><a href="/terms">${words("login.terms")}</a> <a href="/privacy">${words("login.privacy")}</a></span></p>`;
  return plainPage(language, { title: words("login.title"), style: loginStyle, content: step, foot });
}

interface EmailStep {
  next: string;
  /** True when codes can be mailed. */
  available: boolean;
  providers: readonly OidcProvider[];
  /** The host whose passkeys this page can request; null where passkeys are not possible. */
  passkeyHost: string | null;
  /** For suspended users. */
  contact: Contact | null;
  /** The outcome of a sign-in through a provider, as a sentence. */
  notice?: string;
  /** The provider whose identity waits for an address. */
  joining?: string;
  error?: "email" | "tooMany";
  email?: string;
}

export function emailStep(
  language: Language,
  { next, available, providers, passkeyHost, contact, notice, joining, error, email }: EmailStep,
): Markup {
  const words = wordsFor(language.code);
  const hasProviders = providers.length > 0;
  const passkey =
    passkeyHost && !joining ? passkeyButton(language, { next, host: passkeyHost, contact, isApart: available && !hasProviders }) : "";
  if (!available && !hasProviders)
    return html`<h1>${words("login.heading")}</h1><p class="lead" role="alert">${words("login.unavailable")}</p>${passkey}`;
  const lead = joining ? notice : words(available ? "login.lead" : "login.providersLead");
  return html`<h1>${words(joining ? "login.confirmHeading" : "login.heading")}</h1>
${notice && !joining ? html`<p class="notice" role="alert">${notice}</p>` : ""}
<p class="lead">${lead}</p>
${available ? emailForm() : ""}
${available && hasProviders && !joining ? html`<p class="or"><span>${words("login.or")}</span></p>` : ""}
${hasProviders && !joining ? providerLinks(language, providers, next) : ""}
${passkey}
${joining ? html`<p class="again"><a href="/api/login?next=${encodeURIComponent(next)}">${words("login.otherWay")}</a></p>` : ""}`;

  function emailForm(): Markup {
    return html`<form method="post" action="/api/login" novalidate>
<input type="hidden" name="next" value="${next}">
${joiningField(joining)}
<label for="email">${words("login.email")}</label>
<input id="email" name="email" type="email" dir="ltr" autocomplete="${passkey ? "email webauthn" : "email"}" inputmode="email" maxlength="254" required autofocus value="${email ?? ""}" ${faulty("email", error)}>
${problem("email", error && words(`login.error.${error}`))}
<button>${words("login.send")}</button>
</form>`;
  }
}

interface CodeStep {
  next: string;
  email: string;
  /** Where the mails of the address can be read in local mode. */
  mailbox: string | undefined;
  joining?: string;
  error?: "code";
}

export function codeStep(language: Language, { next, email, mailbox, joining, error }: CodeStep): Markup {
  const words = wordsFor(language.code);
  return html`<h1>${words("login.codeHeading")}</h1>
<p class="lead">${words("login.codeLead")} <bdi class="address">${email}</bdi></p>
${mailbox ? html`<p class="local">${words("login.local")} <a href="${mailbox}" target="_blank" rel="noopener">${words("login.mailbox")}</a></p>` : ""}
<form method="post" action="/api/login" novalidate>
<input type="hidden" name="next" value="${next}">
<input type="hidden" name="email" value="${email}">
${joiningField(joining)}
<label for="code">${words("login.code")}</label>
<input id="code" class="code" name="code" type="text" dir="ltr" autocomplete="one-time-code" inputmode="numeric" pattern="[0-9 ]*" maxlength="11" required autofocus ${faulty("code", error)}>
${problem("code", error && words(`login.error.${error}`))}
<button>${words("login.enter")}</button>
</form>
<form class="again" method="post" action="/api/login">
<input type="hidden" name="next" value="${next}">
<input type="hidden" name="email" value="${email}">
${joiningField(joining)}
<button class="quiet">${words("login.again")}</button>
</form>
<p class="again"><a href="/api/login?next=${encodeURIComponent(next)}">${words("login.otherAddress")}</a></p>`;
}

/** After a sign-in to an account that is suspended. */
export function suspendedStep(language: Language, contact: Contact | null): Markup {
  const words = wordsFor(language.code);
  const [before = "", after = ""] = contact
    ? words("moderation.appeal", { contact: "\n" }).split("\n")
    : [words("moderation.appealOperator")];
  return html`<h1>${words("login.suspended.heading")}</h1>
<p class="lead" role="alert">${words("login.suspended.lead")}</p>
<p class="lead">${before}${contact ? html`<a href="${contact.href}"><bdi>${contact.name}</bdi></a>` : ""}${after}</p>`;
}

/** Confirms with the form which identity will be joined, so that another person who signs in here later is not joined to it. */
const joiningField = (joining: string | undefined) => (joining ? html`<input type="hidden" name="joining" value="${joining}">` : "");
const faulty = (field: string, error: string | undefined) => (error ? raw(`aria-invalid="true" aria-describedby="${field}-problem"`) : "");
const problem = (field: string, text: string | undefined) =>
  text ? html`<p class="problem" id="${field}-problem" role="alert">${text}</p>` : "";

/**
 * The button for a passkey; `isApart`: parted by a rule from the form above it. It stays hidden until web/passkey-sign-in.ts has found that this browser can use one here;
 * the script's messages are in the attributes, in the visitor's language.
 */
export function passkeyButton(
  language: Language,
  { next, host, isApart, contact }: { next: string; host: string; isApart: boolean; contact: Contact | null },
) {
  const words = wordsFor(language.code);
  return html`<div class="passkey" id="passkey" hidden data-host="${host}" data-next="${next}" data-failed="${words("login.passkey.failed")}" data-too-many="${words("login.passkey.tooMany")}" data-suspended="${words("login.suspended.lead")} ${appealTo(contact, words)}" data-offline="${words("login.passkey.offline")}">
${isApart ? html`<p class="or"><span>${words("login.or")}</span></p>` : ""}
<button type="button" class="other">${words("login.passkey.button")}</button>
<p class="problem" aria-live="assertive"></p>
</div>
<script type="module" src="/passkey-sign-in.js"></script>`;
}

/** A provider's name is written left to right also within a sentence that is not. */
const nameIn = (language: Language, { name }: OidcProvider) => (language.direction === "rtl" ? `\u2068${name}\u2069` : name);

/** Links, not forms: the page's policy lets forms lead to this site only. */
export function providerLinks(language: Language, providers: readonly OidcProvider[], next: string) {
  const words = wordsFor(language.code);
  return html`<ul class="providers">${providers.map(
    (provider) =>
      html`<li><a href="/api/auth/oidc/${provider.id}/start?next=${encodeURIComponent(next)}">${words("login.continueWith", { name: nameIn(language, provider) })}</a></li>`,
  )}</ul>`;
}

export function noticeText(language: Language, notice: OidcNotice, provider: OidcProvider): string {
  return wordsFor(language.code)(`login.notice.${notice}`, { name: nameIn(language, provider) });
}
