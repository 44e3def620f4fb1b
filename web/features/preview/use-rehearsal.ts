import { useEffect } from "react";
import { useLiveRun } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import { fetchViewer } from "./viewers.ts";

/** Nothing has been changed for so long, in milliseconds. */
const rest = 1_200;

/**
 * Once an article could be made into a newspaper, its page is set out of sight: words, faces and hyphenation of its language and template
 * are then there when the first word comes. `order` is null as long as something is missing.
 */
export function useRehearsal(order: RunOrder | null): void {
  const isStill = useReducedMotion();
  const look = order ? `${order.templateId} ${order.layout} ${order.language}` : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word of the article needs nothing that was not there.
  useEffect(() => {
    if (!order || isStill) return;
    const timer = setTimeout(async () => {
      if (useLiveRun.getState().order) return;
      try {
        const [{ warmUp }] = await Promise.all([import("./live-setter.ts"), import("./live-stage.tsx"), fetchViewer()]);
        await warmUp(order);
      } catch {
        // Without the network there will be no run either; with it, the run loads what is missing.
      }
    }, rest);
    return () => clearTimeout(timer);
  }, [look, isStill]);
}
