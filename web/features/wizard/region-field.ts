import { clsx } from "clsx";
import type { KeyboardEvent } from "react";
import { controlClass } from "../../ui/field.tsx";
import type { useLocation } from "./use-location.ts";

export interface RegionInputProps {
  /** Id and descriptions, from the field around it. */
  control: { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };
  placeholder: string;
  value: string;
  location: ReturnType<typeof useLocation>;
}

export const regionInputClass = clsx(controlClass, "h-10 pointer-coarse:h-11");

/** How the field stood when it was taken over. */
export interface TakenOver {
  /** Of its text, while it had the keyboard. */
  selection: [number, number] | null;
  /** Letters came before the list could. */
  isTyping: boolean;
}

/** Enter, and not the one that ends an input method's word. */
export function submitsWith(event: KeyboardEvent): boolean {
  return event.key === "Enter" && !event.nativeEvent.isComposing && event.keyCode !== 229;
}
