import { createParser } from "eventsource-parser";
import type { PressRun, RunEvent } from "../../../functions/press-runs/contract.ts";
import { type AnswerOf, ApiError, call, type InputOf, NetworkError, request } from "../client.ts";

type Order = InputOf<"POST /press-runs">["body"];

/** What a press run is started with; the optional fields of the contract are chosen by the server when left out. */
export type RunOrder = Order & Required<Pick<Order, "templateId" | "textModel" | "imageModel" | "author" | "publishDate">>;

/** Starts a run, or gives the one that was started with the same key and order. */
export function startRun(order: RunOrder, key: string): Promise<AnswerOf<"POST /press-runs">> {
  return request("POST /press-runs", { body: order, headers: { "idempotency-key": key } });
}

export function readRun(id: string, signal?: AbortSignal): Promise<PressRun> {
  return request("GET /press-runs/:id", { params: { id }, signal });
}

export function stopRun(id: string): Promise<AnswerOf<"DELETE /press-runs/:id">> {
  return request("DELETE /press-runs/:id", { params: { id } });
}

/** True when the returned hold of a run settled a debt and the balance did not grow. False also when it cannot be known. */
export async function settledDebt(id: string): Promise<boolean> {
  const entries = await request("GET /user/ledger").catch(() => []);
  return entries.some((entry) => entry.id === `run:${id}:refund` && entry.delta === 0);
}

interface Watch {
  /** Id of the last stored event the caller has; those after it are sent again. */
  after: number;
  signal: AbortSignal;
  onOpen: () => void;
  onEvent: (event: RunEvent & { id: number | null }) => void;
}

// A sleeping phone or a silent proxy leaves the line open and dead; coming back with the last id costs nothing.
const longestSilence = 45_000;

/** Passes on the run's events until the server closes the stream. Throws ApiError, or NetworkError when the line breaks. */
export async function watchRun(id: string, { after, signal, onOpen, onEvent }: Watch): Promise<void> {
  const line = new AbortController();
  const giveUp = () => line.abort();
  signal.addEventListener("abort", giveUp);
  let silence = setTimeout(giveUp, longestSilence);
  try {
    const headers: Record<string, string> = { accept: "text/event-stream", ...(after > 0 ? { "last-event-id": String(after) } : {}) };
    const response = await call("GET /press-runs/:id/events", { params: { id }, headers, signal: line.signal });
    onOpen();
    const parser = createParser({
      onEvent: (message) => {
        const event = readEvent(message.event, message.data);
        if (event) onEvent({ ...event, id: message.id ? Number(message.id) : null });
      },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return;
      clearTimeout(silence);
      silence = setTimeout(giveUp, longestSilence);
      parser.feed(chunk.value);
    }
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
    throw new NetworkError(error);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", giveUp);
    line.abort();
  }
}

const eventNames = ["step", "notice", "block", "text", "part", "complete", "failed"];

function readEvent(event: string | undefined, data: string): RunEvent | null {
  if (!event || !eventNames.includes(event)) return null;
  return { event, data: JSON.parse(data) } as RunEvent;
}
