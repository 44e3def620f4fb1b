import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { BlockInput, Left, PressRun } from "../../../functions/press-runs/contract.ts";
import { request } from "../client.ts";
import { askAgain } from "../stone/ask-again.ts";
import { readRun } from "./press-runs.ts";

/** A part of a newspaper that can be made again by itself, as the server names it. */
export type Part = Pick<BlockInput, "block" | "index">;

const keyOf = (runId: string) => ["press-run", runId] as const;

/** Orders a part anew. Its events come after the one numbered `after`. */
export function startBlock(runId: string, part: Part, instruction: string): Promise<{ id: string; after: number; left: Left }> {
  return request("POST /press-runs/:id/blocks", { params: { id: runId }, body: { ...part, instruction } });
}

/** The run a newspaper came from, with what it can still give; not asked for newspapers without one. */
export function useFinishedRun(runId: string | null) {
  return useQuery({
    queryKey: keyOf(runId ?? ""),
    queryFn: ({ signal }) => readRun(runId ?? "", signal),
    enabled: runId !== null,
  });
}

/** The server has sent everything that was left of the run. */
export function keepLeft(client: QueryClient, runId: string, left: Left): void {
  client.setQueryData<PressRun>(keyOf(runId), (run) => run && { ...run, left });
}

/** A part came to nothing and its place is free again: what is left has to be asked for. */
export function forgetLeft(client: QueryClient, runId: string): void {
  void askAgain(client, { queryKey: keyOf(runId) });
}
