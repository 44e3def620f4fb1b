import type { ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";

interface UnsavedBadgeProps {
  isShown: boolean;
  children: ReactNode;
}

/** Keeps its place while there is nothing to save: a line that comes and goes would move the page under the pointer. */
export function UnsavedBadge({ isShown, children }: UnsavedBadgeProps) {
  return (
    <span className="inline-flex" style={{ visibility: isShown ? undefined : "hidden" }}>
      <Badge tone="warn">{children}</Badge>
    </span>
  );
}
