import { createParser } from "eventsource-parser";

/** The data of each server-sent event of a body, as it comes. Breaking off cancels the body. */
export async function* readEventData(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const found: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => found.push(data) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const giveUp = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      yield* found.splice(0);
      if (done) return;
    }
  } finally {
    signal.removeEventListener("abort", giveUp);
    giveUp();
  }
}
