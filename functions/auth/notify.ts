import type { AppContext, SessionUser } from "../http/context.ts";
import { type AccountChange, changeMail } from "../mail/change-mail.ts";
import { canSendMail } from "../mail/mailer.ts";
import { sendMail } from "../mail/send-mail.ts";
import { siteOrigin } from "../mail/site-origin.ts";

/**
 * Tells the owner of an account by mail, in the account's language, that a way to sign in was added or removed, that its codes are
 * being guessed or that the account is gone. Call it when the change has been written. Sends after the answer (in local mode before it), never
 * fails the request, and does nothing on a site without mail.
 */
export async function tellOfChange(
  c: AppContext,
  user: Pick<SessionUser, "id" | "email" | "language">,
  change: AccountChange,
): Promise<void> {
  if (!canSendMail(c)) return;
  const agent = c.req.header("user-agent") ?? "";
  await sendMail(c, () => changeMail({ to: user.email, language: user.language, change, at: c.var.now, agent, origin: siteOrigin(c) }));
}
