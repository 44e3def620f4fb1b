import type { AppContext, SessionUser } from "../http/context.ts";
import { logLine, traceOf } from "../http/log.ts";
import { type Mail, MailError } from "./letter.ts";
import { canSendMail, mailerOf } from "./mailer.ts";
import { type AccountChange, changeMail } from "./mails.ts";

/**
 * Sends after the answer, whose timing would otherwise reveal whether a mail was sent. In local mode before it, since the next request
 * expects to find the mail. Never rejects: a failure is logged without address or code, and the user can only request another mail.
 */
export async function sendMail(c: AppContext, compose: () => Mail): Promise<void> {
  const sending = send(c, compose);
  if (c.var.local) await sending;
  else c.executionCtx.waitUntil(sending);
}

async function send(c: AppContext, compose: () => Mail): Promise<void> {
  try {
    const mail = compose();
    if (!/^[^\s\p{Cc}<>,;:"@]+@[^\s\p{Cc}<>,;:"@]+$/u.test(mail.to)) throw new MailError("The address is none that mail can go to.");
    await mailerOf(c)?.send(mail);
  } catch (cause) {
    logLine("error", { message: "mail not sent", requestId: c.var.requestId, trace: traceOf(cause) });
  }
}

/**
 * `https://host` of this site for texts and links in mails: as configured, or in local mode the request's own. Otherwise undefined: the
 * Host header of a request must not decide where a mail to another person links.
 */
export function siteOrigin(c: AppContext): string | undefined {
  const { settings, local } = c.var;
  if (settings.PUBLIC_URL) return new URL(settings.PUBLIC_URL).origin;
  return local ? new URL(c.req.url).origin : undefined;
}

/**
 * Mails the owner of an account, in the account's language, that a way to sign in was added or removed, that its codes are being guessed
 * or that the account is gone. Call it after the change has been written. Sends after the answer (in local mode before it), never fails
 * the request, and does nothing on a site without mail.
 */
export async function notifyAccount(
  c: AppContext,
  user: Pick<SessionUser, "id" | "email" | "language">,
  change: AccountChange,
): Promise<void> {
  if (!canSendMail(c)) return;
  const agent = c.req.header("user-agent") ?? "";
  await sendMail(c, () => changeMail({ to: user.email, language: user.language, change, at: c.var.now, agent, origin: siteOrigin(c) }));
}
