import type { RunOrder } from "../../api/press-runs.ts";

const runKey = "press-run";
const orderKey = "press-order";
// The server forgets an Idempotency-Key after 24 hours.
const orderLife = 23 * 60 * 60_000;

interface PlacedOrder {
  key: string;
  body: string;
  at: number;
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

export function rememberRun(id: string | null): void {
  write(runKey, id);
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The key for an order: the same one while its answer has not been seen, so that pressing again never pays twice. */
export function orderKeyFor(order: RunOrder, now: number): string {
  const body = JSON.stringify(order);
  const placed = read<PlacedOrder>(orderKey);
  if (placed?.body === body && now - placed.at < orderLife) return placed.key;
  const key = newKey();
  write(orderKey, { key, body, at: now });
  return key;
}

/** The server has answered: the next order is a new one. */
export function forgetOrder(): void {
  write(orderKey, null);
}
