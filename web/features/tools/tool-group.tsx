import type { ReactNode } from "react";
import { useOpenGroup } from "../../api/open-groups.ts";
import { Fold } from "../../ui/fold.tsx";

interface ToolGroupProps {
  /** Under which the browser remembers whether it is open. */
  name: "stories" | "jump" | "page" | "edition" | "add";
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Tools that belong together, under a rule. */
export function ToolGroup({ name, title, isOpenAtFirst = false, children }: ToolGroupProps) {
  return (
    <Fold title={title} {...useOpenGroup(name, isOpenAtFirst)}>
      {children}
    </Fold>
  );
}
