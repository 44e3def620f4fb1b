import { boundBody } from "../../outbound/bounded-body.ts";
import type { ProviderId } from "../access.ts";
import type { FailureReason } from "../contract.ts";
import { ProviderError } from "../provider-error.ts";
import { type Refusal, refusalFailure, wordsOf } from "./provider-failure.ts";

/**
 * What we use of the binding `AI`: the answer as it comes, so that streams, JSON and bytes are told apart by us. A binding is handed
 * over as `env.AI as unknown as AiBinding`, for its own type knows each model by name.
 */
export interface AiBinding {
  run(model: string, inputs: Record<string, unknown>, options: { returnRawResponse: true; signal: AbortSignal }): Promise<Response>;
}

const provider: ProviderId = "workers-ai";
/** Of an answer: a picture as base64 with room to spare. */
const mostBytes = 16 * 1024 * 1024;

/** Asks the binding; rejects as it does, or with a refusal read out of its answer. */
export async function runModel(ai: AiBinding, model: string, inputs: Record<string, unknown>, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  let answer: Response;
  try {
    answer = await Promise.race([ai.run(model, inputs, { returnRawResponse: true, signal }), whenAborted(signal)]);
  } catch (thrown) {
    signal.throwIfAborted();
    throw new AiRefusal(refusalOfError(thrown));
  }
  const body = answer.body && boundBody(answer.body, { mostBytes, signal, onEnd: () => {} });
  const bounded = new Response(body, { status: answer.status, headers: answer.headers });
  if (!bounded.ok) throw new AiRefusal(await refusalOfAnswer(bounded));
  return bounded;
}

/** A refusal whose words are still needed to find a simpler request; never logged. */
export class AiRefusal extends Error {
  override name = "AiRefusal";
  readonly refusal: Refusal & { code?: number };

  constructor(refusal: Refusal & { code?: number }) {
    super("refused");
    this.refusal = refusal;
  }
}

/** Codes of the binding (developers.cloudflare.com/workers-ai/platform/errors, read 2026-11-20). */
const reasons: Record<number, { reason: FailureReason; final: boolean }> = {
  3006: { reason: "too-large", final: true },
  3007: { reason: "timeout", final: false },
  3008: { reason: "unavailable", final: false },
  3023: { reason: "key", final: true },
  3036: { reason: "quota", final: true },
  3040: { reason: "rate-limited", final: false },
  3041: { reason: "key", final: true },
  3042: { reason: "model", final: true },
  4006: { reason: "quota", final: true },
  5007: { reason: "model", final: true },
  5016: { reason: "key", final: true },
  5018: { reason: "key", final: true },
};

export function aiFailure(thrown: unknown): unknown {
  if (!(thrown instanceof AiRefusal)) return thrown;
  const known = reasons[thrown.refusal.code ?? 0];
  if (known) return new ProviderError(`${provider} answered with code ${thrown.refusal.code}`, known);
  const { status, words } = thrown.refusal;
  if (/nsfw|flagged/.test(words)) return refusalFailure(provider, { status: 400, words: "content_filter" });
  if (status === undefined) return new ProviderError(`${provider} failed`, { reason: "unavailable" });
  return refusalFailure(provider, thrown.refusal);
}

/** Errors of the binding begin with their code: "5007: No such model …". */
function refusalOfError(thrown: unknown): Refusal & { code?: number } {
  const message = thrown instanceof Error ? thrown.message : "";
  const code = /^\s*(?:\w+: )?(\d{4})\b/.exec(message)?.[1];
  return { words: wordsOf(message), ...(code && { code: Number(code) }) };
}

async function refusalOfAnswer(answer: Response): Promise<Refusal & { code?: number }> {
  const text = await answer.text().catch(() => "");
  const code = /"(?:internalCode|code)":\s*(\d{4})\b/.exec(text)?.[1];
  return { status: answer.status, headers: answer.headers, words: wordsOf(text), ...(code && { code: Number(code) }) };
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
