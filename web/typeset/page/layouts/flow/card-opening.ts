import { balanceColumns } from "../../../columns/balance.ts";
import type { FillResult } from "../../../columns/column-break.ts";
import { storyBlocks } from "../../../columns/story-blocks.ts";
import { type BrokenStory, breakStory, setFlow, storyType } from "../../../columns/text-flow.ts";
import { costs } from "../../../costs.ts";
import type { Frame } from "../../../model/scene.ts";
import { sentenceEnds } from "../../../text/sentence-ends.ts";
import type { LayoutContext } from "../../context.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import { tight } from "./balanced-sections.ts";

const { textLines, looseOpening: looseRatio } = costs.flow;

/** Between the columns of a card, in points of the template. */
export const cardGap = 10;

/** The first sentences of the story, broken and balanced. */
export interface Opening {
  broken: BrokenStory;
  fill: FillResult;
  lines: number;
  columns: number;
  height: number;
}

const bodyScale = 1.05;

/** As many whole sentences of the first paragraph as its room holds; null when not even the first does. */
export function fitOpening(context: LayoutContext, width: number, columns: number, room: number): Opening | null {
  const { lead, faces } = context;
  const blocks = storyBlocks(lead.body);
  const first = blocks.find(({ subhead }) => !subhead)?.text.slice(0, 2_000) ?? "";
  const measure = (width - (columns - 1) * cardGap) / columns;
  const leading = faces.body.leading * bodyScale;
  const most = Math.min(textLines.most, Math.floor(room / leading));
  const ends = [...sentenceEnds(first), ...(first.length < 2_000 ? [first.length] : [])].reverse();
  for (const end of ends) {
    const text = first.slice(0, end).trim();
    if (text === "") continue;
    const broken = breakStory(
      context,
      [{ text, subhead: false, opens: true, of: lead.of.body }],
      storyType(context, bodyScale, measure),
      false,
    );
    if (broken.lines > most * columns + 1) continue;
    const fill = balanceColumns(broken.paragraphs.map(tight), columns);
    const lines = Math.max(...fill.used);
    const isEven = fill.used.every((used) => used === lines);
    const isTight = fill.fits.every((fit) => fit?.breaks.every(({ ratio }) => ratio < looseRatio));
    if (lines <= most && lines >= Math.min(textLines.least, most) && isEven && isTight) {
      return { broken, fill, lines, columns, height: lines * leading };
    }
  }
  return null;
}

/** Sets an opening with its top left at a point; returns its frames. */
export function setOpening(context: LayoutContext, builder: SceneBuilder, opening: Opening, at: { x: number; y: number }): Frame[] {
  const { broken, fill, lines, columns } = opening;
  const frames = Array.from({ length: columns }, (_, column) => ({
    id: `expanded-content-${column + 1}`,
    x: at.x + column * (broken.type.width + cardGap),
    top: at.y,
    lines,
  }));
  for (const { x } of frames.slice(1)) {
    builder.rule("expanded-content", x - cardGap / 2, at.y, context.template.rules.hair, opening.height);
  }
  return setFlow(context, builder, broken, fill, frames).frames;
}
