import { retry } from "../http/retry.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { providerFetch } from "../outbound/provider-fetch.ts";
import { type Mail, MailError, type Mailer } from "./letter.ts";

/** The operator's mail API and its timeouts. */
export interface HttpMailApi {
  url: string;
  key: string;
  /** An address, or `Name <address>`. */
  from: string;
  /** Milliseconds for all attempts of one mail together (20,000): a Worker may keep working for 30 s after its answer. */
  timeoutMs?: number;
  /** Milliseconds before the second try (500); the third waits three times as long. */
  backoffMs?: number;
  /** Replaces the network in tests. */
  fetch?: typeof fetch;
}

/** Limit of the response body, which at most holds an id and is not read. */
const mostBytes = 64 * 1024;
/** Longest `Retry-After` honored, in milliseconds. */
const longestWaitMs = 5_000;

/** A failure worth retrying. */
class TransientMailError extends MailError {
  /** Milliseconds requested by the API. */
  readonly waitMs: number | undefined;

  constructor(message: string, waitMs?: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

/**
 * Sends with one POST of { from, to, subject, text, html } and a bearer key, in Resend's format. A transient failure (429, 5xx, no
 * connection) is retried twice under one idempotency key, so that a lost answer does not cause a second mail.
 */
export function httpMailer({ url, key, from, timeoutMs = 20_000, backoffMs = 500, fetch }: HttpMailApi): Mailer {
  const ask = providerFetch({ mostBytes, ...(fetch && { fetch }) });

  async function post(mail: Mail, id: string, signal: AbortSignal): Promise<void> {
    let answer: Response;
    try {
      answer = await ask(url, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": id, ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html }),
        signal,
      });
    } catch (failure) {
      if (signal.aborted) throw new MailError(`The mail API did not answer within ${timeoutMs} ms.`);
      const reason = failure instanceof OutboundError ? failure.reason : "unreachable";
      const message = `The mail API could not be asked: ${reason}.`;
      throw reason === "unreachable" ? new TransientMailError(message) : new MailError(message);
    }
    // Cancelling may fail too; only the status matters.
    await answer.body?.cancel().catch(() => undefined);
    if (answer.ok) return;
    const message = `The mail API answered ${answer.status}.`;
    if (answer.status !== 429 && answer.status < 500) throw new MailError(message);
    const waitMs = Number(answer.headers.get("retry-after")) * 1000;
    throw new TransientMailError(message, waitMs > 0 && waitMs <= longestWaitMs ? waitMs : undefined);
  }

  return {
    async send(mail) {
      const id = crypto.randomUUID();
      const signal = AbortSignal.timeout(timeoutMs);
      const backoff = (attempt: number) => backoffMs * (2 * attempt - 1) * (0.75 + Math.random() / 2);
      await retry(() => post(mail, id, signal), {
        attempts: 3,
        delayMs: (failure, attempt) => (failure instanceof TransientMailError ? (failure.waitMs ?? backoff(attempt)) : undefined),
      });
    },
  };
}
