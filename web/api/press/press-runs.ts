import { createParser } from "eventsource-parser";
import type { Place } from "../../../functions/completed-newspapers/contract.ts";
import type { PressRun, RunEvent } from "../../../functions/press-runs/contract.ts";
import type { LedgerEntry } from "../../../functions/user/contract.ts";
import { ApiError, api, NetworkError } from "../client.ts";

/** What a press run is started with; the optional fields of the contract are chosen by the server when left out. */
export interface RunOrder {
  title: string;
  content: string;
  region: string;
  templateId: string;
  layout?: "one-column" | "two-column" | "three-column";
  language: string;
  textModel: string;
  imageModel: string;
  author: string;
  publishDate: string;
  /** The page the article was imported from. */
  importedUrl?: string;
  /** The name of its site. */
  importedSite?: string;
  /** What the region names, where that is known. */
  place?: Place;
  /** A picture of the owner's, as /api/images/…, for the main place. */
  imageUrl?: string;
  /** A failed run of the same article, whose finished parts are taken over. */
  resumes?: string;
}

const pathOf = (id: string) => `/api/press-runs/${encodeURIComponent(id)}`;

/** Starts a run, or gives the one that was started with the same key and order. */
export function startRun(order: RunOrder, key: string): Promise<{ id: string; tokens: number; isAdmin: boolean }> {
  return api.post("/api/press-runs", order, { headers: { "idempotency-key": key } });
}

export function readRun(id: string, signal?: AbortSignal): Promise<PressRun> {
  return api.get(pathOf(id), { signal });
}

export function stopRun(id: string): Promise<{ tokens: number; refunded: boolean }> {
  return api.delete(pathOf(id));
}

/** True when the returned hold of a run settled a debt (api.md, payment) and the balance did not grow. False also when it cannot be known. */
export async function settledDebt(id: string): Promise<boolean> {
  const entries = await api.get<LedgerEntry[]>("/api/user/ledger").catch(() => []);
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
    const response = await fetch(`${pathOf(id)}/events`, { credentials: "include", headers, signal: line.signal });
    if (!response.ok) throw new ApiError(response.status, await response.text().catch(() => ""), response.statusText, response.headers);
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
