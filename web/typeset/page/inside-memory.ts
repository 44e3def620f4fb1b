import type { Hyphenate } from "../hyphenate.ts";
import type { Measurer } from "../measure.ts";
import { remember } from "../remembered.ts";
import type { InsideField, InsidePlan } from "./inside-area.ts";
import type { InsideStory } from "./inside-story.ts";
import type { Press } from "./press.ts";

type Plans = Map<string, InsidePlan | null>;

const plansBefore = new WeakMap<Measurer, WeakMap<Hyphenate, Plans>>();
const mostRemembered = 60;

/** Beside the stories, everything of a newspaper that its inside pages are planned with. */
function keyOf(press: Press): unknown[] {
  const { template, language, tools, words, faces, height } = press;
  const { size, leading } = faces.body;
  return [tools.measurer.generation ?? 0, template.id, language, words.page.continuedFrom, press.numeral(0), height, size, leading];
}

/**
 * A plan for stories in a field, made once: most edits leave what stands inside as it was, and planning it is a third of the work. `make` asks for nothing
 * but its stories, the field, and what `keyOf` names. `kind` tells plans apart that are made in different ways.
 */
export function planOnce<Plan extends InsidePlan | null>(
  press: Press,
  kind: "page" | "sides",
  stories: readonly InsideStory[],
  field: Omit<InsideField, "room"> & { room: number | null },
  make: () => Plan,
): Plan {
  const { measurer, hyphenate } = press.tools;
  const byHyphenate = plansBefore.get(measurer) ?? new WeakMap<Hyphenate, Plans>();
  plansBefore.set(measurer, byHyphenate);
  const known = byHyphenate.get(hyphenate) ?? new Map();
  byHyphenate.set(hyphenate, known);
  return remember(known, JSON.stringify([kind, keyOf(press), field, stories]), mostRemembered, make) as Plan;
}
