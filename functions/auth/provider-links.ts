import { html } from "hono/html";
import type { Language } from "../../locales/languages.ts";
import type { OidcProvider } from "../http/env.ts";
import { wordsFor } from "../http/words.ts";
import type { OidcNotice } from "./contract.ts";

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
