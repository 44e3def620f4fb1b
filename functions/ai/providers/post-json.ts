import type { Access } from "../access.ts";
import { readEventData } from "./event-data.ts";
import { requireSendableKey } from "./provider-failure.ts";

/** A provider said no, by the status of its answer or, without one, within an answer it had begun. */
export class ProviderRefusal extends Error {
  override name = "ProviderRefusal";
  readonly status: number | undefined;
  readonly headers: Headers | undefined;
  /** What the body says of it; never logged, for it may quote anything. */
  readonly error: unknown;

  constructor({ status, headers, error }: { status?: number; headers?: Headers; error: unknown }) {
    super("refused");
    this.status = status;
    this.headers = headers;
    this.error = error;
  }
}

/** A call of a provider's protocol. */
export interface Call {
  url: string;
  headers?: Record<string, string>;
  body: object;
  signal: AbortSignal;
}

/**
 * What a provider answers to a JSON body. Throws a ProviderRefusal when that is no success. The SDKs of OpenAI and Anthropic, whose
 * types are used, do the same for us and would be a fifth of what a start of the Worker reads.
 */
export async function postJson(
  { provider, apiKey }: Access,
  fetch: typeof globalThis.fetch,
  { url, headers, body, signal }: Call,
): Promise<Response> {
  requireSendableKey(provider, apiKey);
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      ...(apiKey !== "" && { authorization: `Bearer ${apiKey}` }),
      ...headers,
    },
    body: JSON.stringify(body),
    signal,
  });
  if (answer.ok) return answer;
  const said = readJson(await answer.text().catch(() => ""));
  throw new ProviderRefusal({ status: answer.status, headers: answer.headers, error: errorIn(said) ?? said });
}

/** The chunks of a streamed answer until its end; throws a ProviderRefusal when one of them tells of an error. */
export async function* readChunks<T>({ body }: Response, signal: AbortSignal): AsyncGenerator<T | null> {
  if (!body) return;
  for await (const data of readEventData(body, signal)) {
    if (data === "[DONE]") return;
    const chunk = JSON.parse(data) as T | null;
    const error = errorIn(chunk);
    if (error) throw new ProviderRefusal({ error });
    yield chunk;
  }
}

/** The error of a body or chunk, which some servers send bare. */
function errorIn(said: unknown): unknown {
  if (typeof said !== "object" || said === null) return undefined;
  const { error, object } = said as { error?: unknown; object?: unknown };
  return error ?? (object === "error" ? said : undefined);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
