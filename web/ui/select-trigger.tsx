import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { controlClass } from "./field.tsx";

/** What a field gives its control. */
export interface TriggerProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export const triggerClass = clsx(controlClass, "flex h-10 items-center justify-between gap-2 text-start pointer-coarse:h-11");

export function TriggerIcon() {
  return <ChevronDown aria-hidden className="size-[18px] shrink-0" strokeWidth={1.75} />;
}
