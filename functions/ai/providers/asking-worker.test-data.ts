import { providerFetch } from "../../outbound/provider-fetch.ts";
import type { Access } from "../access.ts";
import { ProviderError } from "../provider-error.ts";
import type { Question } from "./chat-request.ts";
import type { ImagePrompt } from "./image-provider.ts";
import { openChat, openImages } from "./index.ts";

/** What the Worker of workerd.test.ts is told to ask. */
export interface Order {
  access: Access;
  question?: Question;
  brief?: ImagePrompt;
  /** Reading stops after so many pieces. */
  stopAfter?: number;
  /** The signal is aborted after so many milliseconds. */
  abortAfterMs?: number;
}

export interface Outcome {
  pieces: string[];
  bytes: number;
  /** Of a ProviderError, "aborted" for the signal's own reason; '' when all went well. */
  reason: string;
  message: string;
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { access, question, brief, stopAfter, abortAfterMs } = (await request.json()) as Order;
    const outcome: Outcome = { pieces: [], bytes: 0, reason: "", message: "" };
    const stop = new AbortController();
    const reason = new Error("the caller had enough");
    if (abortAfterMs !== undefined) setTimeout(() => stop.abort(reason), abortAfterMs);
    const reach = { fetch: providerFetch({ mostBytes: 4_000_000 }) };
    try {
      if (brief) outcome.bytes = (await openImages(access, reach).generate(brief, stop.signal)).length;
      if (question)
        for await (const piece of openChat(access, reach).ask(question, stop.signal)) {
          outcome.pieces.push(piece);
          if (outcome.pieces.length === stopAfter) break;
        }
    } catch (thrown) {
      outcome.reason = thrown === reason ? "aborted" : thrown instanceof ProviderError ? thrown.reason : `not one of ours: ${thrown}`;
      outcome.message = String(thrown instanceof Error ? thrown.stack : thrown);
    }
    return Response.json(outcome);
  },
};
