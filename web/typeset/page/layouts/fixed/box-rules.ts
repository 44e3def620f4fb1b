import type { LayoutContext } from "../../context.ts";
import { setColumnRule, setStripRules, stripRulesHeight } from "../../parts/rules.ts";
import type { Area, SceneBuilder } from "../../scene-builder.ts";
import type { FixedBox } from "./fixed-box.ts";

/** Gutters between boxes that hold a rule, in points. */
const gap = { least: 4, most: 26 };
/** The least that two boxes stand beside each other for a rule between them, in points. */
const leastBeside = 24;

/** Boxes whose words want a rule beside them: pictures and framed boxes part themselves. */
const wordy: ReadonlySet<string> = new Set(["side-stories", "expanded-content", "byline"]);

/** Rules in the gutters between boxes, as the template draws them: beside columns of stories, over the foot, under the headline. */
export function setBoxRules(context: LayoutContext, builder: SceneBuilder, boxes: readonly FixedBox[]): void {
  setUprightRules(context, builder, boxes);
  setRulesOverRow(context, builder, boxes);
  setHeadRule(context, builder, boxes);
}

function setUprightRules(context: LayoutContext, builder: SceneBuilder, boxes: readonly FixedBox[]): void {
  const { rails } = context.template.manner.columnRules;
  if (rails === 0) return;
  const ofWords = boxes.filter(({ type }) => wordy.has(type));
  for (const one of ofWords) {
    for (const { type, area } of boxes) {
      const space = area.x - (one.area.x + one.area.width);
      const isOther = type === "image" || wordy.has(type);
      const mirrored = one.area.x - (area.x + area.width);
      if (isOther && space >= gap.least && space <= gap.most) draw(one.area, area, one.area.x + one.area.width + space / 2);
      else if (type === "image" && mirrored >= gap.least && mirrored <= gap.most) draw(one.area, area, one.area.x - mirrored / 2);
    }
  }
  function draw(one: Area, other: Area, x: number): void {
    const top = Math.max(one.y, other.y);
    const foot = Math.min(one.y + one.height, other.y + other.height);
    if (foot - top >= leastBeside) setColumnRule(context, builder, { x, top, height: foot - top }, rails);
  }
}

/** The strip's rules over the boxes that stand in a row with `bottom-section`, where there is room. */
function setRulesOverRow(context: LayoutContext, builder: SceneBuilder, boxes: readonly FixedBox[]): void {
  const bottom = boxes.find(({ id }) => id === "bottom-section");
  if (!bottom || context.template.manner.strip.rules.length === 0) return;
  const row = boxes.filter(({ area }) => Math.abs(area.y - bottom.area.y) < 2);
  const x = Math.min(...row.map(({ area }) => area.x));
  const width = Math.max(...row.map(({ area }) => area.x + area.width)) - x;
  const above = boxes.filter(({ area }) => area.y < bottom.area.y - 2 && area.x < x + width && area.x + area.width > x);
  const free = bottom.area.y - Math.max(0, ...above.map(({ area }) => area.y + area.height));
  const height = stripRulesHeight(context);
  if (free < height + 4) return;
  setStripRules(context, builder, "bottom-section", { x, y: bottom.area.y - free / 2 - height / 2, width });
}

/** The rule a template draws under its headline, in the gap under its box. */
function setHeadRule(context: LayoutContext, builder: SceneBuilder, boxes: readonly FixedBox[]): void {
  const head = boxes.find(({ id }) => id === "expanded-title")?.area;
  const [skeleton] = context.template.skeletons[context.newspaper.layout];
  const parts = skeleton?.parts ?? [];
  const at = parts.findIndex(({ kind }) => kind === "head");
  const rule = parts[at + 1];
  if (!head || rule?.kind !== "rule") return;
  const under = boxes.filter(
    ({ area }) => area.y >= head.y + head.height - 1 && area.x < head.x + head.width && area.x + area.width > head.x,
  );
  const free = Math.min(...under.map(({ area }) => area.y)) - head.y - head.height;
  if (free < 3 || free > 60) return;
  const y = head.y + head.height + Math.min(free / 2, 6) - rule.weight / 2;
  builder.rule("expanded-title", head.x, y, head.width, rule.weight, { color: context.paint(rule.color ?? "ink") });
}
