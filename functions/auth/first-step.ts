import type { AppContext } from "../http/context.ts";
import { requestLanguage } from "../http/language.ts";
import { contactOf } from "../http/site.ts";
import { canSendMail } from "../mail/mailer.ts";
import { emailStep, loginPage } from "../pages/login-page.ts";
import { keptAddress } from "./address-cookie.ts";
import type { OidcNotice } from "./contract.ts";
import { findProvider, usableProviders } from "./oidc-providers.ts";
import { passkeySite } from "./passkey-site.ts";
import { noticeText } from "./provider-links.ts";

interface FirstStep {
  next: string;
  /** What a sign-in with the provider of this id came to. */
  notice?: OidcNotice;
  provider?: string;
  error?: "email" | "tooMany";
  email?: string;
}

/** The sign-in page as it begins, with the ways this site offers and what went wrong before. */
export function firstStep(c: AppContext, { next, notice, provider: providerId, error, email }: FirstStep) {
  const language = requestLanguage(c);
  const provider = findProvider(c, providerId);
  const available = canSendMail(c);
  const isJoining = available && provider !== undefined && notice === "unconfirmed";
  return loginPage(
    language,
    emailStep(language, {
      next,
      available,
      providers: usableProviders(c),
      passkeyHost: passkeySite(c)?.id ?? null,
      contact: contactOf(c.var.settings),
      notice: provider && notice && noticeText(language, notice, provider),
      joining: isJoining ? provider.id : undefined,
      error,
      email: email ?? (isJoining ? (keptAddress(c) ?? undefined) : undefined),
    }),
  );
}
