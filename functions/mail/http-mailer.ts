import { OutboundError } from "../outbound/outbound-error.ts";
import { providerFetch } from "../outbound/provider-fetch.ts";
import { type Mail, MailError, type Mailer } from "./letter.ts";

/** The operator's mail API, and how long to wait for it. */
export interface HttpMailApi {
  url: string;
  key: string;
  /** An address, or `Name <address>`. */
  from: string;
  /** Milliseconds for all tries of one mail together (20,000): a Worker may work on for 30 s after its answer. */
  timeoutMs?: number;
  /** Milliseconds before the second try (500); the third waits three times as long. */
  backoffMs?: number;
  /** What stands in for the network, in tests. */
  fetch?: typeof fetch;
}

const tries = 3;
/** An answer holds an id at most; nothing of it is read. */
const mostBytes = 64 * 1024;

/**
 * Sends with one POST of { from, to, subject, text, html } and a bearer key, as Resend takes it. What may pass (429, 5xx, no
 * connection) is tried three times under one idempotency key, so that a lost answer does not become a second mail.
 */
export function httpMailer({ url, key, from, timeoutMs = 20_000, backoffMs = 500, fetch }: HttpMailApi): Mailer {
  const ask = providerFetch({ mostBytes, ...(fetch && { fetch }) });

  /** Milliseconds to wait before another try; undefined when the mail has been taken. Throws what another try cannot mend. */
  async function attempt(mail: Mail, id: string, count: number, signal: AbortSignal): Promise<number | undefined> {
    const backoff = backoffMs * (2 * count - 1) * (0.75 + Math.random() / 2);
    const isLast = count === tries;
    let answer: Response;
    try {
      answer = await ask(url, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": id, ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html }),
        signal,
      });
    } catch (failure) {
      const reason = failure instanceof OutboundError ? failure.reason : "unreachable";
      if (signal.aborted) throw new MailError(`The mail API did not answer within ${timeoutMs} ms.`);
      if (reason === "unreachable" && !isLast) return backoff;
      throw new MailError(`The mail API could not be asked: ${reason}.`);
    }
    // Ending the call early can fail by itself; the status has been read.
    await answer.body?.cancel().catch(() => undefined);
    if (answer.ok) return undefined;
    const mayPass = answer.status === 429 || answer.status >= 500;
    if (!mayPass || isLast) throw new MailError(`The mail API answered ${answer.status}.`);
    const asked = Number(answer.headers.get("retry-after")) * 1000;
    return asked > 0 && asked <= 5_000 ? asked : backoff;
  }

  return {
    async send(mail) {
      const id = crypto.randomUUID();
      const signal = AbortSignal.timeout(timeoutMs);
      for (let count = 1; ; count++) {
        const wait = await attempt(mail, id, count, signal);
        if (wait === undefined) return;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    },
  };
}
