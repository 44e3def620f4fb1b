import { OutboundError } from "./outbound-error.ts";

interface Bounds {
  /** Decoded bytes. */
  mostBytes: number;
  /** Aborted when time is over or the caller has had enough; its reason is what the reader is told. */
  signal: AbortSignal;
  /** Called once: when the body has ended, failed or been given up. */
  onEnd(): void;
}

/** Hands on a body chunk by chunk and breaks it off at the bound, without ever holding more than a chunk. */
export function boundBody(body: ReadableStream<Uint8Array>, { mostBytes, signal, onEnd }: Bounds): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = mostBytes;
  let isOver = false;

  function end(): void {
    if (isOver) return;
    isOver = true;
    signal.removeEventListener("abort", giveUp);
    onEnd();
  }

  let fail: (reason: unknown) => void = () => {};
  function giveUp(): void {
    fail(signal.reason);
    reader.cancel().catch(() => {});
    end();
  }

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        fail = (reason) => controller.error(reason);
        if (signal.aborted) giveUp();
        else signal.addEventListener("abort", giveUp);
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (isOver) return;
          if (done) {
            end();
            controller.close();
            return;
          }
          left -= value.byteLength;
          if (left < 0) throw new OutboundError("too-large");
          controller.enqueue(value);
        } catch (error) {
          if (isOver) return;
          reader.cancel().catch(() => {});
          end();
          controller.error(error instanceof OutboundError ? error : new OutboundError("unreachable"));
        }
      },
      async cancel() {
        end();
        // Where ending has broken it off already (as in Node), there is nothing left to cancel.
        await reader.cancel().catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}
