import type { AppContext } from "../context.ts";
import type { Settings } from "../env.ts";
import { storeMail } from "../local/mailbox-store.ts";
import { logLine, traceOf } from "../log.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  code: string;
}

export function canSendMail(settings: Settings, local: boolean): boolean {
  return local || (settings.MAIL_API_URL !== undefined && settings.MAIL_FROM !== undefined);
}

/** To the mailbox in local mode, else to the operator's mail API. A failure is logged: the person can only ask again. */
export async function sendMail(c: AppContext, mail: Mail): Promise<void> {
  const { local, db, now, settings, requestId } = c.var;
  try {
    if (local) return await storeMail(db, { ...mail, at: now });
    const answer = await fetch(settings.MAIL_API_URL ?? "", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${settings.MAIL_API_KEY ?? ""}` },
      body: JSON.stringify({ from: settings.MAIL_FROM, to: mail.to, subject: mail.subject, text: mail.text }),
      signal: AbortSignal.timeout(20_000),
      redirect: "manual",
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The mail API answered ${answer.status}`);
  } catch (cause) {
    logLine("error", { message: "mail not sent", requestId, trace: traceOf(cause) });
  }
}
