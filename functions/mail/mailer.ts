import type { AppContext } from "../http/context.ts";
import { httpMailer } from "./http-mailer.ts";
import { MailError, type Mailer } from "./letter.ts";

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

/** An environment with Cloudflare's `send_email` binding, added by the operator under the name EMAIL. */
export interface MailBinding {
  EMAIL?: SendEmail;
}

/** Sends through Cloudflare's Email Service. `from`: an address of a domain set up there, or `Name <address>`. */
export function bindingMailer(binding: SendEmail, from: string): Mailer {
  const sender = senderOf(from);
  return {
    async send({ to, subject, text, html }) {
      try {
        await binding.send({ from: sender, to, subject, text, html });
      } catch (failure) {
        // Its messages may contain the address; its codes (E_SENDER_NOT_VERIFIED …) do not.
        throw new MailError(`The EMAIL binding did not take the mail: ${codeOf(failure)}.`);
      }
    },
  };
}

function codeOf(failure: unknown): string {
  const code = failure instanceof Error && "code" in failure ? String(failure.code) : "";
  return /^\w{1,60}$/.test(code) ? code : "no code";
}

/** Splits `Name <address>`; a bare address is returned as it is. */
function senderOf(from: string): string | { name: string; email: string } {
  const [, name = "", email = ""] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  if (!email) return from.trim();
  return name ? { name, email } : email;
}
