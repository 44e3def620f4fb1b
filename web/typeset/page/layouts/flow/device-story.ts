import { type FlowFrame, setFlow } from "../../../columns/text-flow.ts";
import type { Block, Frame, TextItem } from "../../../model/scene.ts";
import { scriptOf } from "../../../text/script.ts";
import { setColumnRule } from "../../parts/rules.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import { paragraphRows, type TextSection } from "./balanced-sections.ts";
import type { DeviceContext } from "./device-context.ts";

const betweenSections = 11;

/** Sets the sections of a story under each other from `top`; `interlude` may set something between two of them and returns its foot. */
export function setSections(
  context: DeviceContext,
  builder: SceneBuilder,
  sections: readonly TextSection[],
  at: { top: number; block: Block; id: string },
  interlude: (section: number, y: number) => number | null,
): { foot: number; frames: Frame[]; firstItem: number } {
  const { template, left, measure } = context;
  const frames: Frame[] = [];
  const firstItem = builder.items.length;
  let y = at.top;
  sections.forEach((section, index) => {
    if (index > 0) {
      const after = interlude(index - 1, y);
      y = after ?? setBreak(context, builder, at.block, y);
    }
    const { broken, columns, lines } = section;
    const places = columns.map((x, column) => ({ id: `${at.id}-${frames.length + column + 1}`, x: left + x, top: y, lines }));
    frames.push(...setEven(context, builder, section, places, at.block));
    const height = lines * broken.type.body.leading;
    const { lead } = template.manner.columnRules;
    for (const x of lead > 0 ? columns.slice(1) : []) {
      const weight = Math.max(template.rules.hair, lead * context.ruleShare);
      const gutter = measure - section.width * columns.length;
      const middle = left + x - gutter / (columns.length - 1) / 2;
      setColumnRule(context, builder, { x: middle, top: y + 1, height: height - 2, block: at.block }, weight);
    }
    y += height;
  });
  return { foot: y, frames, firstItem };
}

/** Sets a section; a column some lines short is spread between its paragraphs, or its lines, until it ends with the others. */
function setEven(
  context: DeviceContext,
  builder: SceneBuilder,
  { broken, fill, lines, width }: TextSection,
  places: FlowFrame[],
  block: Block,
): Frame[] {
  const from = builder.items.length;
  const { frames } = setFlow(context, builder, broken, fill, places, block);
  const { leading } = broken.type.body;
  return frames.map((frame, column) => {
    const missing = (lines - frame.used) * leading;
    if (missing <= 0 || frame.used < 2) return frame;
    const rows = paragraphRows(fill, column);
    const gaps = rows.length > 0 ? rows : Array.from({ length: frame.used - 1 }, (_, row) => row + 1);
    for (const item of builder.items.slice(from)) {
      if (item.kind !== "text" || columnOf(context, item, places, width) !== column) continue;
      const row = Math.round((item.y - frame.y) / leading - 0.76);
      item.y += (missing * gaps.filter((gap) => gap <= row).length) / gaps.length;
    }
    // Of the same height as its neighbours, it holds fewer lines.
    return { ...frame, height: lines * leading, lines: frame.used, foot: frame.foot + missing };
  });
}

/** The column a line stands in; a right-to-left line on a page that is not turned round begins at its right edge. */
function columnOf({ language }: DeviceContext, { x, width, direction }: TextItem, places: FlowFrame[], measure: number): number {
  const left = direction === "rtl" && scriptOf(language).direction === "ltr" ? x - width : x;
  return places.findIndex((place) => left > place.x - 6 && left < place.x + measure - 3);
}

/** Between two sections of columns a short rule tells that reading goes on at the start again. */
function setBreak(context: DeviceContext, builder: SceneBuilder, block: Block, y: number): number {
  const { heads } = context.template.manner;
  if (context.template.grid.columns > 1)
    builder.dash(block, heads.dash, "center", context.left, y + betweenSections * 0.5, context.measure);
  return y + (context.template.grid.columns > 1 ? betweenSections : context.faces.body.leading);
}
