import { causesOf } from "../../http/causes.ts";
import { OutboundError, type OutboundReason } from "../../outbound/outbound-error.ts";
import type { ProviderId } from "../catalogue.ts";
import type { FailureReason } from "../contract.ts";
import { ProviderError } from "../provider-error.ts";

/** The state of a call when something was thrown. */
interface CallState {
  provider: ProviderId;
  signal: AbortSignal;
  /** The answer had begun: what fails now is the provider, not the connection to it. */
  isReading?: boolean;
}

/** A provider's refusal. `words` (codes and messages of its body, in lower case) may quote anything: do not keep or log them. */
export interface Refusal {
  status?: number | undefined;
  headers?: Headers | undefined;
  words: string;
}

/** A refusal that a simpler request may avoid; otherwise `failure` applies. Never log it: its words may quote a key. */
export class ProviderRefusal extends Error {
  override name = "ProviderRefusal";
  readonly refusal: Refusal;
  readonly failure: ProviderError;

  constructor(refusal: Refusal, failure: ProviderError) {
    super("refused");
    this.refusal = refusal;
    this.failure = failure;
  }
}

/** The refusal in an answer whose status is not 2xx. */
export async function refusalOfAnswer(provider: ProviderId, answer: Response): Promise<ProviderRefusal> {
  const refusal = { status: answer.status, headers: answer.headers, words: wordsOf(await answer.text().catch(() => "")) };
  return new ProviderRefusal(refusal, refusalFailure(provider, refusal));
}

/** The refusal in what was thrown, by us or by OpenAI's SDK; undefined for anything else. */
export function refusalOf(thrown: unknown): Refusal | undefined {
  if (thrown instanceof ProviderRefusal) return thrown.refusal;
  if (!(thrown instanceof Error)) return undefined;
  // The SDK's errors hold status, headers and the body's JSON; those of an error event within a stream hold the body alone.
  const { status, headers, error } = thrown as { status?: unknown; headers?: unknown; error?: unknown };
  if (typeof status !== "number" && !(error && typeof error === "object")) return undefined;
  return {
    status: typeof status === "number" ? status : statusIn(error),
    headers: headers instanceof Headers ? headers : undefined,
    words: wordsOf(error),
  };
}

/**
 * What to throw for whatever an SDK, a fetch or a stream threw: the signal's reason when the caller aborted, otherwise a
 * ProviderError. What was thrown is not kept as its cause: SDK errors quote the answer, and the answer may quote a key.
 */
export function failureOf(thrown: unknown, { provider, signal, isReading = false }: CallState): unknown {
  if (signal.aborted) return signal.reason;
  if (thrown instanceof ProviderError) return thrown;
  if (thrown instanceof ProviderRefusal) return thrown.failure;
  const outbound = outboundReasonOf(thrown);
  if (outbound) return outboundFailure(provider, outbound, isReading);
  const refusal = refusalOf(thrown);
  if (refusal) return refusalFailure(provider, refusal);
  if (thrown instanceof SyntaxError) return badAnswer(provider);
  if (isReading) return new ProviderError(`${provider} broke off its answer`, { reason: "unavailable" });
  return new ProviderError(`${provider} could not be reached`, { reason: "unreachable" });
}

/** The provider answered, but not with what was requested. */
export function badAnswer(provider: ProviderId, what = "an answer nobody can read"): ProviderError {
  return new ProviderError(`${provider} gave ${what}`, { reason: "bad-answer" });
}

/** The provider's rules forbid the request; a retry gives the same answer. */
export function refused(provider: ProviderId): ProviderError {
  return new ProviderError(`${provider} refused by its rules`, { reason: "refused", final: true });
}

/** Throws for a key that is not a valid header value: the platform's own error would quote it. */
export function requireSendableKey(provider: ProviderId, key: string): void {
  if (!/^[\x21-\x7e]*$/.test(key)) throw new ProviderError(`${provider} was not asked: its key holds other than ASCII`, keyFailure);
}

const keyFailure = { reason: "key", final: true } as const;

function outboundReasonOf(thrown: unknown): OutboundReason | undefined {
  return causesOf(thrown).find((cause) => cause instanceof OutboundError)?.reason;
}

function outboundFailure(provider: ProviderId, reason: OutboundReason, isReading: boolean): ProviderError {
  if (reason === "redirect") return new ProviderError(`${provider} sent us to another address`, { reason: "address", final: true });
  if (reason === "address") return new ProviderError(`the address of ${provider} may not be asked`, { reason: "address", final: true });
  if (reason === "unreachable" && isReading) return new ProviderError(`${provider} broke off its answer`, { reason: "unavailable" });
  return new ProviderError(`${provider}: ${reason}`, { reason });
}

/** Upstream status in the body: a gateway that has already started its response cannot send it as its own. */
function statusIn(body: unknown): number | undefined {
  const { code } = body as { code?: unknown };
  return typeof code === "number" && code >= 400 && code < 600 ? code : undefined;
}

/** All texts of a small JSON body in one line, in lower case, at most 4,000 characters. */
export function wordsOf(body: unknown): string {
  try {
    return (JSON.stringify(body) ?? "").slice(0, 4_000).toLowerCase();
  } catch {
    return "";
  }
}

/** What a refusal means. The message holds nothing of it but the status. */
export function refusalFailure(provider: ProviderId, { status, headers, words }: Refusal): ProviderError {
  const { reason, final } = judge(status, words);
  const retryAfterMs = final ? undefined : retryAfter(headers);
  const message = status === undefined ? `${provider} told of an error in its answer` : `${provider} answered with status ${status}`;
  return new ProviderError(message, { reason, final, ...(retryAfterMs !== undefined && { retryAfterMs }) });
}

const quotaWords = /insufficient_quota|insufficient_balance|billing_|credit balance|out of credits/;
const moderationWords = /moderation|content_policy|content[ _]filter|safety system|safety_violation|invalid_prompt/;
/** Cloudflare's own answers for a server it cannot reach (developers.cloudflare.com, "Error 5xx"). */
const notReached = new Set([521, 522, 523, 525, 526, 530]);
const noSuchServer = new Set([405, 406, 410, 415]);

function judge(status: number | undefined, words: string): { reason: FailureReason; final: boolean } {
  const isOver = (reason: FailureReason) => ({ reason, final: true });
  const mayPass = (reason: FailureReason) => ({ reason, final: false });
  if (status === 402 || quotaWords.test(words)) return isOver("quota");
  if ((status === undefined || status < 429) && moderationWords.test(words)) return isOver("refused");
  if (status === undefined) return judgeWords(words);
  if (status === 401 || status === 403) return isOver("key");
  if (status === 404) return isOver(words.includes("model") ? "model" : "address");
  if (status === 408 || status === 409 || status === 425 || status === 429) return mayPass("rate-limited");
  if (status === 413) return isOver("too-large");
  if (status < 400 || noSuchServer.has(status)) return isOver("address");
  if (notReached.has(status)) return mayPass("unreachable");
  if (status >= 500) return mayPass("unavailable");
  // The request is the same for all models: this one does not support a part of it.
  return isOver("model");
}

function judgeWords(words: string): { reason: FailureReason; final: boolean } {
  if (/rate_limit|rate limit|too many requests/.test(words)) return { reason: "rate-limited", final: false };
  if (/authentication_error|permission_error|invalid_api_key/.test(words)) return { reason: "key", final: true };
  return { reason: "unavailable", final: false };
}

/** Milliseconds of Retry-After (seconds or a date) or retry-after-ms; undefined without either, or for a time in the past. */
export function retryAfter(headers: Headers | undefined, now = Date.now()): number | undefined {
  const exact = Number(headers?.get("retry-after-ms") || Number.NaN);
  const text = headers?.get("retry-after")?.trim() ?? "";
  const ms = Number.isFinite(exact) ? exact : /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(ms) && ms > 0 ? Math.ceil(ms) : undefined;
}
