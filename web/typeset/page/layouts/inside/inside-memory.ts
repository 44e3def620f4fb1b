import { recalled, remember } from "../../../model/memo.ts";
import type { Hyphenate } from "../../../text/hyphenation.ts";
import type { LayoutContext } from "../../context.ts";
import type { InsideField, InsidePlan } from "./inside-area.ts";
import type { InsideStory } from "./inside-story.ts";

type Plans = Map<string, InsidePlan | null>;

const mostRemembered = 60;

/** Besides the stories, everything of a newspaper that planning its inside pages depends on. */
function keyOf(context: LayoutContext): unknown[] {
  const { template, language, words, faces, height } = context;
  const { size, leading } = faces.body;
  return [template.id, language, words.page.continuedFrom, context.numeral(0), height, size, leading];
}

/**
 * A plan for stories in a field, made once: most edits leave what stands inside as it was, and planning it is a third of the work. `make`
 * asks for nothing but its stories, the field, and what `keyOf` names. `kind` tells plans apart that are made in different ways.
 */
export function planOnce<Plan extends InsidePlan | null>(
  context: LayoutContext,
  kind: "page" | "sides",
  stories: readonly InsideStory[],
  field: Omit<InsideField, "room"> & { room: number | null },
  make: () => Plan,
): Plan {
  const { measurer, hyphenate } = context.tools;
  const byHyphenate = recalled(measurer, "inside plans", () => new WeakMap<Hyphenate, Plans>());
  const known = byHyphenate.get(hyphenate) ?? new Map();
  byHyphenate.set(hyphenate, known);
  return remember(known, JSON.stringify([kind, keyOf(context), field, stories]), mostRemembered, make) as Plan;
}
