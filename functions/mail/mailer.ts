import type { AppContext } from "../http/context.ts";
import { bindingMailer, type MailBinding } from "./binding-mailer.ts";
import { httpMailer } from "./http-mailer.ts";
import type { Mailer } from "./letter.ts";

/** The site's mailer: the stand-in of local mode, else the operator's API, else Cloudflare's binding; undefined without any. */
export function mailerOf(c: AppContext): Mailer | undefined {
  const { settings, standIns } = c.var;
  if (standIns) return standIns.mailer(c);
  const { MAIL_API_URL: url, MAIL_API_KEY: key = "", MAIL_FROM: from } = settings;
  if (!from) return undefined;
  if (url) return httpMailer({ url, key, from });
  const { EMAIL: binding } = c.env as MailBinding;
  return binding && bindingMailer(binding, from);
}

export const canSendMail = (c: AppContext): boolean => mailerOf(c) !== undefined;
