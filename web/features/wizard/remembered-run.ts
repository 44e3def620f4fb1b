import type { RunOrder } from "../../api/press/press-runs.ts";

const runKey = "press-run";
const runOrderKey = "press-run-order";
const orderKey = "press-order";
const orderFields = [
  "title",
  "content",
  "region",
  "templateId",
  "language",
  "textModel",
  "imageModel",
  "author",
  "publishDate",
] as const satisfies readonly (keyof RunOrder)[];
// The server forgets an Idempotency-Key after 24 hours.
const orderLife = 23 * 60 * 60_000;
/** Milliseconds after a newspaper was made in which the very same order is a slip of the finger, and gives that newspaper. */
const sameOrderFor = 60_000;

interface PlacedOrder {
  key: string;
  body: string;
  /** When it was ordered, or made. */
  at: number;
  isMade?: boolean;
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage a run cannot be picked up after a reload; it still ends under My Newspapers.
  }
}

/** The run this browser was watching when the page was left. */
export function rememberedRun(): string | null {
  const id = read<unknown>(runKey);
  return typeof id === "string" ? id : null;
}

/** What was ordered with it: the article may have been edited since. Null when it is not known, or is another program's. */
export function rememberedOrder(id: string): RunOrder | null {
  const placed = read<{ id: unknown; order: Partial<RunOrder> | undefined }>(runOrderKey);
  const order = placed?.id === id ? placed.order : undefined;
  return order && orderFields.every((field) => typeof order[field] === "string") ? (order as RunOrder) : null;
}

export function rememberRun(id: string, order?: RunOrder): void;
export function rememberRun(id: null): void;
export function rememberRun(id: string | null, order?: RunOrder): void {
  write(runKey, id);
  write(runOrderKey, id !== null && order ? { id, order } : null);
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The key for an order: the same one until its run is over and for a moment after that, so that pressing again never pays twice. */
export function orderKeyFor(order: RunOrder, now: number): string {
  const body = JSON.stringify(order);
  const placed = read<PlacedOrder>(orderKey);
  if (placed?.body === body && now - placed.at < (placed.isMade ? sameOrderFor : orderLife)) return placed.key;
  const key = newKey();
  write(orderKey, { key, body, at: now });
  return key;
}

/** Its newspaper is made: after a moment the same order is for another one. */
export function markOrderMade(now: number): void {
  const placed = read<PlacedOrder>(orderKey);
  if (placed) write(orderKey, { ...placed, isMade: true, at: now });
}

/** It came to nothing, or its newspaper was deleted: the next order is a new one. */
export function forgetOrder(): void {
  write(orderKey, null);
}
