import { create } from "zustand";

export interface ToastMessage {
  title: string;
  description?: string;
  /** error is read aloud at once (role=alert); the others wait their turn. */
  tone?: "plain" | "success" | "error";
  action?: { label: string; onPress: () => void };
  /** Milliseconds; 5,000 by default. Paused while hovered or focused, and while the page is hidden. */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

interface ToastStore {
  /** One at a time: a new message takes the place of the one before. */
  current: ShownToast | null;
  /** Those with something to press that were pushed aside before their time, oldest first: they come back when the place is free. */
  waiting: readonly ShownToast[];
}

export const useToast = create<ToastStore>()(() => ({ current: null, waiting: [] }));

const mostWaiting = 3;
let count = 0;

const saysTheSame = (one: ToastMessage, other: ToastMessage) => one.title === other.title && one.description === other.description;

export function showToast(message: ToastMessage): void {
  count += 1;
  const shown = { ...message, id: count };
  useToast.setState(({ current, waiting }) => {
    const aside = current?.action ? [...waiting, current] : waiting;
    return { current: shown, waiting: aside.filter((other) => !saysTheSame(other, shown)).slice(-mostWaiting) };
  });
}

/** The message was read, or its time is over. */
export function dismissToast(): void {
  count += 1;
  useToast.setState(({ waiting }) => {
    const next = waiting.at(-1);
    return { current: next ? { ...next, id: count } : null, waiting: waiting.slice(0, -1) };
  });
}

/** Does what the message offers, once: it is gone before, so that what the deed itself says takes its place. */
export function pressToast(message: ToastMessage): void {
  dismissToast();
  message.action?.onPress();
}
