import { html } from "hono/html";
import type { Language } from "../../locales/languages.ts";
import { appealTo, type Contact } from "../http/site.ts";
import { wordsFor } from "../http/words.ts";

/**
 * The button for a passkey; `isApart`: parted by a rule from the form above it. It stays hidden until web/passkey-sign-in.ts has found that this browser can use one here;
 * what the script says stands in the attributes, in the visitor's language.
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
