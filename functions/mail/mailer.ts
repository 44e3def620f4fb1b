import { storeMail } from "../dev/mailbox-store.ts";
import type { AppContext } from "../http/context.ts";
import { bindingMailer, type MailBinding } from "./binding-mailer.ts";
import { httpMailer } from "./http-mailer.ts";
import type { Mailer } from "./letter.ts";

/** Who carries the mails of this site: the mailbox in local mode, else the operator's API, else Cloudflare's binding, else nobody. */
export function mailerOf(c: AppContext): Mailer | undefined {
  const { local, db, now, settings } = c.var;
  if (local) return { send: (mail) => storeMail(db, { ...mail, code: mail.code ?? "", at: now }) };
  const { MAIL_API_URL: url, MAIL_API_KEY: key = "", MAIL_FROM: from } = settings;
  if (!from) return undefined;
  if (url) return httpMailer({ url, key, from });
  const { EMAIL: binding } = c.env as MailBinding;
  return binding && bindingMailer(binding, from);
}

export const canSendMail = (c: AppContext): boolean => mailerOf(c) !== undefined;
