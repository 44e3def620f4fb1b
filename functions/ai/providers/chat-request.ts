import { createParser } from "eventsource-parser";
import type { ProviderId } from "../catalogue.ts";
import { badAnswer, failureOf, refusalOf, refused } from "./provider-failure.ts";

/** One question to a language model, and the form of its answer. */
export interface Question {
  /** The rules; nothing a user wrote. */
  system: string;
  /** The order, with the article as data. */
  user: string;
  /** JSON Schema (draft 2020-12, every object closed, every property required, as structured output wants it) and its name. */
  schema: { name: string; json: Record<string, unknown> };
  /** Tokens the answer may have at most. */
  mostTokens: number;
}

/** A provider's language model. Prompts, parsing and checks are shared by all providers (writer.ts). */
export interface ChatModel {
  /** The answer: JSON text in pieces as they come. Rejects with a ProviderError, or with the signal's reason. */
  ask(question: Question, signal: AbortSignal): AsyncIterable<string>;
}

/** How one provider's protocol asks a question and how its answer is read. `O`: what a request asks for beyond the question. */
export interface ChatSpec<O> {
  provider: ProviderId;
  /** For the first request: all preferred options. */
  options: O;
  /** Resolves, once the provider has begun to answer, with the events of the answer as parsed JSON. */
  send(question: Question, options: O, signal: AbortSignal): Promise<AsyncIterable<unknown>>;
  /** The next simpler request after a refusal that names a part of this one (`words`, in lower case); null when it names none. */
  simplify(options: O, words: string): O | null;
  read(event: unknown): AnswerPiece;
}

/** What one event of an answer says. */
export interface AnswerPiece {
  text?: unknown;
  /** `refused`: by the provider's rules; `truncated`: at the limit of tokens. */
  end?: "refused" | "truncated" | undefined;
}

/**
 * Asks a provider and streams its answer. Servers and models differ in what they accept: a refusal with status 400 or 422 that names
 * a part of the request is answered with the next simpler request, whose options are kept for the next question.
 */
export function chatRequest<O>(spec: ChatSpec<O>): ChatModel {
  const { provider } = spec;
  let { options } = spec;

  async function send(question: Question, signal: AbortSignal): Promise<AsyncIterable<unknown>> {
    for (;;) {
      signal.throwIfAborted();
      const sent = options;
      try {
        return await spec.send(question, sent, signal);
      } catch (thrown) {
        const { status = 400, words } = refusalOf(thrown) ?? { status: 0, words: "" };
        const simpler = status === 400 || status === 422 ? spec.simplify(sent, words) : null;
        if (!simpler) throw thrown;
        // Questions run in parallel: another may have been refused for the same reason and simplified the options already.
        if (options === sent) options = simpler;
      }
    }
  }

  return {
    async *ask(question, signal) {
      let isReading = false;
      let isEmpty = true;
      try {
        const events = await send(question, signal);
        isReading = true;
        for await (const event of events) {
          const { text, end } = spec.read(event);
          if (end === "refused") throw refused(provider);
          if (typeof text === "string" && text !== "") {
            isEmpty = false;
            yield text;
          }
          if (end === "truncated") throw badAnswer(provider, "an answer that ran into its limit");
        }
        // OpenAI's SDK ends an aborted stream without an error.
        signal.throwIfAborted();
        if (isEmpty) throw badAnswer(provider, "no text");
      } catch (thrown) {
        throw failureOf(thrown, { provider, signal, isReading });
      }
    },
  };
}

/** The server-sent events of a body as parsed JSON, up to `[DONE]` or its end. Leaving the loop cancels the body. */
export async function* readEvents(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<unknown> {
  const found: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => found.push(data) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const cancel = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener("abort", cancel, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      for (const data of found.splice(0)) {
        if (data === "[DONE]") return;
        yield JSON.parse(data);
      }
      if (done) return;
    }
  } finally {
    signal.removeEventListener("abort", cancel);
    cancel();
  }
}

/** The system text with the answer's schema below it, for models that cannot be bound to a schema. */
export function systemWithSchema({ system, schema }: Question): string {
  return `${system}\n\nAnswer with one JSON object of this JSON Schema, its properties in this order, and nothing before or after it:\n${JSON.stringify(schema.json)}`;
}
