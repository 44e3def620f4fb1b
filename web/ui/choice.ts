import type { ReactNode } from "react";

/** One of those a Select or a Segmented offers. */
export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}
