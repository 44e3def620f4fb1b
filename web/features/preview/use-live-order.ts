import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Template } from "../../../functions/templates/contract.ts";
import { useLiveRun } from "../../api/live-run.ts";
import { queryKeys } from "../../api/queries.ts";
import type { LiveOrder } from "./use-live-front.ts";

/** A picture that has just come is seen developing to its end, in milliseconds. */
const developing = 1_700;
/** A finished newspaper whose pages do not come within this is left to the stage to explain. */
const patience = 15_000;

/**
 * The newspaper in the making, until its pages lie on the stage: `laidId` is the newspaper whose pages do. `number` is the one it will have.
 */
export function useLiveOrder(number: number, laidId: string | undefined): LiveOrder | null {
  const order = useLiveRun((run) => run.order);
  const newspaperId = useLiveRun((run) => run.newspaperId);
  // Counted when the run begins: the account may tell of the finished newspaper before its pages are there.
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order.
  const live = useMemo(() => {
    if (!order) return null;
    const template = client.getQueryData<Template[]>(queryKeys.templates)?.find(({ id }) => id === order.templateId);
    // As the finished newspaper will be: the server gives it the layout that is in force.
    const sectionLayout = template?.sectionLayouts[order.layout ?? template.config.layout];
    return { order: { ...order, ...(sectionLayout && { sectionLayout }) }, number };
  }, [order]);
  const picturedAt = useLiveRun((run) => run.picturedAt);
  const isLaid = newspaperId !== null && laidId === newspaperId;
  useEffect(() => {
    if (newspaperId === null) return;
    const wait = isLaid ? Math.max(0, picturedAt + developing - Date.now()) : patience;
    const timer = setTimeout(useLiveRun.getState().end, wait);
    return () => clearTimeout(timer);
  }, [newspaperId, isLaid, picturedAt]);
  return live;
}
