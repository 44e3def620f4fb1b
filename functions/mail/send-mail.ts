import type { AppContext } from "../http/context.ts";
import { late } from "../http/late-pattern.ts";
import { logLine, traceOf } from "../http/log.ts";
import { type Mail, MailError } from "./mail.ts";
import { mailerOf } from "./mailer.ts";

/**
 * Sends after the answer: how long a mail takes would tell whether one was sent. In local mode before it, since the next
 * request wants to find it. Never rejects: a failure is logged without address or code, and the person can only ask again.
 */
export async function sendMail(c: AppContext, compose: () => Mail): Promise<void> {
  const sending = send(c, compose);
  if (c.var.local) await sending;
  else c.executionCtx.waitUntil(sending);
}

async function send(c: AppContext, compose: () => Mail): Promise<void> {
  try {
    const mail = compose();
    if (!late.u`^[^\s\p{Cc}<>,;:"@]+@[^\s\p{Cc}<>,;:"@]+$`.test(mail.to)) throw new MailError("The address is none that mail can go to.");
    await mailerOf(c)?.send(mail);
  } catch (cause) {
    logLine("error", { message: "mail not sent", requestId: c.var.requestId, trace: traceOf(cause) });
  }
}
