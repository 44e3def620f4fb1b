import type { PageShape } from "../../../model/scene.ts";
import type { Skeleton } from "../../../templates/skeleton.ts";
import type { Leftover } from "../../parts/story-column.ts";
import type { QuoteUse } from "./lead-region.ts";
import type { LeadRegion } from "./lead-region-plan.ts";
import type { SecondaryPlan, SecondaryStories } from "./secondary-stories.ts";

/** What was tried last to make a plan: enough to make it again for a newspaper that has hardly changed. */
export interface PlanChoice {
  readonly skeleton: Skeleton;
  readonly foot: number;
  readonly sideScale: number;
  readonly mayCut: boolean;
  readonly quotes: QuoteUse;
  /** Height of a picture that no text stands under. */
  readonly picture: number | null;
  readonly jumps: boolean;
  /** For little text: what was made of the skeleton. */
  readonly short?: PageShape["short"];
}

/** Everything decided about a front page before any of it is set. */
export interface FrontPlan extends SecondaryPlan {
  readonly leadRegion: LeadRegion;
  readonly secondary: SecondaryStories;
  readonly choice: PlanChoice;
  readonly cost: number;
  /** The shape it was made with, where the page had one that still serves. */
  readonly kept?: PageShape;
  readonly leftover: readonly Leftover[];
}

/** A front page planned, before it is known what is left over. */
export type Draft = Omit<FrontPlan, "leftover" | "cost" | "kept">;
/** A draft with what it costs. */
export interface Costed {
  plan: Draft;
  cost: number;
}

/** What a page planned for want of anything better was made of. */
export function lastResort({ skeleton, foot }: LeadRegion, jumps: boolean): PlanChoice {
  return { skeleton, foot, sideScale: 1, mayCut: true, quotes: { inDecks: false, inColumn: false }, picture: null, jumps };
}

/** Side stories are never set larger than the lead, but at their own size. */
export function largestSides(leadRegion: LeadRegion): number {
  return Math.max(1, leadRegion.scale * 1.02);
}

/** The cheapest of some drafts; null of none. */
export function cheapestOf(drafts: Costed[]): Costed | null {
  return drafts.reduce<Costed | null>((best, draft) => (!best || draft.cost < best.cost ? draft : best), null);
}
