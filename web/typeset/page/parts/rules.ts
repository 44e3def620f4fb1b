import type { Block } from "../../model/scene.ts";
import type { LayoutContext } from "../context.ts";
import type { SceneBuilder } from "../scene-builder.ts";

/** Between the rules over a strip, in points. */
const ruleGap = 1.1;

/** How a page draws rules otherwise than its template has them. */
interface RuleManner {
  /** Between two of them, in points. */
  gap?: number;
  /** Their weights, in points, from the template's. */
  weightOf?(weight: number): number;
}

const asIs = (weight: number) => weight;

/** Height of the rules a template has over a strip, the air around them left out. Points. */
export function stripRulesHeight({ template }: LayoutContext, { gap = ruleGap, weightOf = asIs }: RuleManner = {}): number {
  const { rules } = template.manner.strip;
  return rules.reduce((sum, weight) => sum + weightOf(weight), 0) + Math.max(0, rules.length - 1) * gap;
}

/** Draws the rules a template has over a strip, the first at `y`; returns their foot, or `y` where it has none. */
export function setStripRules(
  context: LayoutContext,
  builder: SceneBuilder,
  block: Block,
  { x, y, width }: { x: number; y: number; width: number },
  { gap = ruleGap, weightOf = asIs }: RuleManner = {},
): number {
  const { rules, paint } = context.template.manner.strip;
  const color = context.paint(paint ?? "ink");
  return rules.reduce((foot, weight, index) => {
    const top = foot + (index > 0 ? gap : 0);
    builder.rule(block, x, top, width, weightOf(weight), { color });
    return top + weightOf(weight);
  }, y);
}

/** Draws an upright rule about `x`, the middle of a gutter; none where the template gives it no weight. */
export function setColumnRule(
  context: LayoutContext,
  builder: SceneBuilder,
  { x, top, height, block = "expanded-content" }: { x: number; top: number; height: number; block?: Block },
  weight: number,
): void {
  const { paint } = context.template.manner.columnRules;
  if (weight > 0) builder.rule(block, x - weight / 2, top, weight, height, { color: context.paint(paint ?? "ink") });
}
