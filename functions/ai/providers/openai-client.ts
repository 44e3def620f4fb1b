import type { Access } from "../access.ts";
import { readEventData } from "./event-data.ts";
import { openaiAddress } from "./openai-address.ts";
import { requireSendableKey } from "./provider-failure.ts";

/** A server of OpenAI's protocol said no, by the status of its answer or, without one, within an answer it had begun. */
export class OpenaiRefusal extends Error {
  override name = "OpenaiRefusal";
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

/**
 * What a server of OpenAI's protocol answers to a body sent to a path of its address. Throws an OpenaiRefusal when that is no success.
 * A fetch and two formats are all that is used of the protocol; the SDK, whose types are used here, would be a sixth of what a start
 * of the Worker reads.
 */
export async function askOpenai(
  access: Access,
  fetch: typeof globalThis.fetch,
  { path, body, signal }: { path: string; body: object; signal: AbortSignal },
): Promise<Response> {
  requireSendableKey(access.provider, access.apiKey);
  const answer = await fetch(`${openaiAddress(access)}${path}`, {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      ...(access.apiKey !== "" && { authorization: `Bearer ${access.apiKey}` }),
    },
    body: JSON.stringify(body),
    signal,
  });
  if (answer.ok) return answer;
  const said = readJson(await answer.text().catch(() => ""));
  throw new OpenaiRefusal({ status: answer.status, headers: answer.headers, error: errorIn(said) ?? said });
}

/** The chunks of a streamed answer until its end; throws an OpenaiRefusal when one of them tells of an error. */
export async function* readChunks<T extends object>({ body }: Response, signal: AbortSignal): AsyncGenerator<Partial<T>> {
  if (!body) return;
  for await (const data of readEventData(body, signal)) {
    if (data === "[DONE]") return;
    const chunk = JSON.parse(data) as Partial<T> | null;
    const error = errorIn(chunk);
    if (error) throw new OpenaiRefusal({ error });
    yield chunk ?? {};
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
