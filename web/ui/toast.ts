import { create } from "zustand";

export interface ToastMessage {
  title: string;
  description?: string;
  /** error is read aloud at once (role=alert); the others wait their turn. */
  tone?: "plain" | "success" | "error";
  action?: { label: string; onPress: () => void };
  /** Milliseconds; 5,000 unless told. Stands still while hovered or focused. */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

interface ToastStore {
  /** One at a time: a new message takes the place of the one before. */
  current: ShownToast | null;
}

export const useToast = create<ToastStore>()(() => ({ current: null }));

let count = 0;

export function showToast(message: ToastMessage): void {
  count += 1;
  useToast.setState({ current: { ...message, id: count } });
}

export function dismissToast(): void {
  useToast.setState({ current: null });
}
