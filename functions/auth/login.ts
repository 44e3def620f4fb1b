import type { AppContext, SessionUser } from "../http/context.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { contactOf } from "../http/site.ts";
import { requestLanguage } from "../http/words.ts";
import { canSendMail } from "../mail/mailer.ts";
import { notifyAccount } from "../mail/send-mail.ts";
import { codeStep, emailStep, loginPage, noticeText, suspendedStep } from "../pages/login-page.ts";
import * as contract from "./contract.ts";
import { CodeEntry, CodeRequest, type OidcNotice } from "./contract.ts";
import { joinPending, renewPending } from "./identities.ts";
import { accountAddress, forgetAddress, keepAddress, keptAddress, loginAddress, safeNext } from "./login-address.ts";
import { mailCode, takeCode } from "./login-codes.ts";
import { findProvider, usableProviders } from "./oidc-providers.ts";
import { passkeySite } from "./passkey-site.ts";
import { SuspendedError, signIn } from "./sign-in.ts";
import { browserOf } from "./sign-in-attempts.ts";

export const showLogin = endpoint(contract.showLogin, async ({ c, user, query }) => {
  const next = safeNext(query.next);
  if (user && !query.notice) return c.redirect(next, 303);
  const language = requestLanguage(c);
  if (query.notice === "suspended") return c.html(loginPage(language, suspendedStep(language, contactOf(c.var.settings))));
  const email = query.step === "code" ? keptAddress(c) : null;
  if (!email) return c.html(firstStep(c, { next, notice: query.notice, provider: query.provider }));
  return c.html(
    loginPage(language, codeStep(language, { next, email, mailbox: c.var.standIns?.mailboxPath(email), joining: query.provider })),
  );
});

/** Works without script: the first form submits the address, the second the code. A failed step shows its form again with the reason. */
export const submitLogin = endpoint(contract.submitLogin, async ({ c }) => {
  const form = await readForm(c);
  const next = safeNext(form.next);
  const joining = findProvider(c, form.joining)?.id;
  const address = CodeRequest.safeParse(form);
  const again = { next, email: form.email, ...(joining && { notice: "unconfirmed" as const, provider: joining }) };
  if (!address.success) return c.html(firstStep(c, { ...again, error: "email" }), 422);
  const { email } = address.data;
  return form.code === undefined ? askForCode(c, email, joining, again) : enterCode(c, form, email, joining, next);
});

async function askForCode(c: AppContext, email: string, joining: string | undefined, again: Parameters<typeof firstStep>[1]) {
  const { next } = again;
  try {
    if (joining && !(await renewPending(c, joining))) return c.redirect(loginAddress({ notice: "expired", provider: joining, next }), 303);
    await mailCode(c, email, requestLanguage(c).code);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_CONFIGURED") return c.html(firstStep(c, again), 503);
    if (error instanceof AppError && error.code === "RATE_LIMITED") {
      c.header("retry-after", String(Math.ceil(error.retryAfter ?? 60)));
      return c.html(firstStep(c, { ...again, error: "tooMany" }), 429);
    }
    throw error;
  }
  keepAddress(c, email);
  // Redirect, so that Back does not lead to the response of a form.
  return c.redirect(loginAddress({ step: "code", ...(joining && { provider: joining }), next }), 303);
}

async function enterCode(c: AppContext, form: Record<string, string>, email: string, joining: string | undefined, next: string) {
  const language = requestLanguage(c);
  const entry = CodeEntry.safeParse(form);
  const browser = await browserOf(c);
  if (!entry.success || !browser || !(await takeCode(c, browser, email, entry.data.code))) {
    return c.html(
      loginPage(language, codeStep(language, { next, email, mailbox: c.var.standIns?.mailboxPath(email), joining, error: "code" })),
      401,
    );
  }
  let user: SessionUser;
  try {
    user = await signIn(c, email, language.code);
  } catch (error) {
    if (error instanceof SuspendedError) return c.html(loginPage(language, suspendedStep(language, contactOf(c.var.settings))), 403);
    throw error;
  }
  forgetAddress(c);
  const outcome = joining ? await joinPending(c, user, joining) : "none";
  if (outcome === "joined") await notifyAccount(c, user, { kind: "identity-added", name: findProvider(c, joining)?.name });
  return outcome === "taken" ? c.redirect(accountAddress("taken", joining ?? ""), 303) : c.redirect(next, 303);
}

async function readForm(c: AppContext): Promise<Record<string, string>> {
  const type = c.req.header("content-type") ?? "";
  if (!type.toLowerCase().startsWith("application/x-www-form-urlencoded"))
    throw new AppError("BAD_REQUEST", { message: "Please send the sign-in form." });
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}

interface FirstStep {
  next: string;
  /** Outcome of a sign-in with the provider of this id. */
  notice?: OidcNotice;
  provider?: string;
  error?: "email" | "tooMany";
  email?: string;
}

/** The first step of the sign-in page, with the ways this site offers and any earlier error. */
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
