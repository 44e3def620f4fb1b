import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Template } from "../../../functions/templates/contract.ts";
import { onFirstWords, useLiveRun } from "../../api/press/live-run.ts";
import { queryKeys } from "../../api/queries.ts";
import type { LiveOrder } from "./use-live-front.ts";
import { fetchViewer } from "./viewers.ts";

/** A finished newspaper whose pages do not come within this is left to the stage to explain. */
const patience = 15_000;

/**
 * What lays a finished newspaper on the stage, and what draws it there. It is fetched again where it is wanted, if it does not come now.
 */
function fetchAhead(): void {
  void Promise.allSettled([fetchViewer(), import("./press-stone.ts"), import("../../api/stone/stone.ts")]);
}

/**
 * The newspaper in the making, until its pages lie on the stage: `laidId` is the newspaper whose pages do. `number` is the one it will
 * have.
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
  useEffect(() => onFirstWords(fetchAhead), []);
  const isLaid = newspaperId !== null && laidId === newspaperId;
  useEffect(() => {
    if (newspaperId === null) return;
    const { end } = useLiveRun.getState();
    if (isLaid) return end();
    const timer = setTimeout(end, patience);
    return () => clearTimeout(timer);
  }, [newspaperId, isLaid]);
  return isLaid ? null : live;
}
