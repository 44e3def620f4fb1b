import type { AppContext } from "./context.ts";
import type { Settings } from "./env.ts";
import { AppError } from "./errors.ts";
import type { Words } from "./words.ts";

/**
 * Public address of this site, without a trailing slash: for links that leave it. The request's own origin is used only in local
 * mode, because elsewhere a caller could choose it. Throws NOT_CONFIGURED.
 */
export function siteOf(c: AppContext): string {
  const { settings, local } = c.var;
  if (settings.PUBLIC_URL) return new URL(settings.PUBLIC_URL).origin;
  if (local) return new URL(c.req.url).origin;
  throw new AppError("NOT_CONFIGURED", { message: "The address of this site is not set up (PUBLIC_URL)." });
}

/** Contact for questions about this site: as shown, and as a link. */
export interface Contact {
  name: string;
  href: string;
}

/** The operator's SECURITY_CONTACT, an e-mail address or an address with its scheme; null where there is none. */
export function contactOf({ SECURITY_CONTACT: contact }: Pick<Settings, "SECURITY_CONTACT">): Contact | null {
  if (!contact) return null;
  const href = /^[a-z]+:/i.test(contact) ? contact : `mailto:${contact}`;
  if (!URL.canParse(href)) return null;
  return { name: href.replace(/^mailto:/i, ""), href };
}

/** The sentence that says how to appeal against the operator's decision. */
export function appealTo(contact: Contact | null, words: Words): string {
  return contact ? words("moderation.appeal", { contact: contact.name }) : words("moderation.appealOperator");
}
