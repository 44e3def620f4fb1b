import type { SideStory } from "../completed-newspapers/contract.ts";
import type { Place } from "./bounds.ts";
import type { BlockName } from "./contract.ts";

/** A block to be made again, as the run's object remembers it until it is done. */
export interface BlockJob {
  /** Recorded with the newspaper when the block is saved, so that a job counts once. */
  id: string;
  block: BlockName;
  index?: number | undefined;
  instruction: string;
  /** 1 for the first time again. */
  times: number;
  /** Attempts begun so far. */
  attempts: number;
  deadlineAt: number;
  /** Where a picture goes. */
  pictureKey: string;
  /** The side story as the first attempt found it: no later one replaces what its owner has written meanwhile. */
  before?: SideStory;
}

type Counter = "texts" | "pictures";

/** What a block costs of the run's bound (design §4.3): a headline, a name or one side story is a quarter of a text. */
export const blockCosts: Record<BlockName, { counter: Counter; amount: number }> = {
  main: { counter: "texts", amount: 4 },
  headline: { counter: "texts", amount: 1 },
  name: { counter: "texts", amount: 1 },
  side: { counter: "texts", amount: 1 },
  picture: { counter: "pictures", amount: 1 },
  "small-picture": { counter: "pictures", amount: 1 },
};

/** The place of the run's bound that a block takes while it is made. */
export const placeOf = (runId: string, jobId: string, block: BlockName): Place => ({ id: jobId, runId, ...blockCosts[block] });

export const isPicture = (block: BlockName) => blockCosts[block].counter === "pictures";
