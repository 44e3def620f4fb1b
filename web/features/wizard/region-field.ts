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

/** How the field stood when it was taken over: the selection of its text while it had the keyboard. */
export interface TakenOver {
  selection: [number, number] | null;
}

/** Enter, and not the one that ends an input method's word. */
export function submitsWith(event: KeyboardEvent): boolean {
  return event.key === "Enter" && !event.nativeEvent.isComposing && event.keyCode !== 229;
}
