import type { PlacedSection } from "../../../model/newspaper.ts";
import type { Block } from "../../../model/scene.ts";
import type { LayoutContext } from "../../context.ts";
import type { Area } from "../../scene-builder.ts";

/** A box of a section layout on the page it is set for. */
export interface FixedBox {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly area: Area;
}

/** Height of the page section layouts are made for, in points. */
const usualHeight = 816;

/** The boxes of a layout on the page: another height stretches their places. */
export function boxesOf(context: LayoutContext, layout: readonly PlacedSection[]): FixedBox[] {
  const share = context.height / usualHeight;
  return layout.map(({ id, type, name, x, y, width, height }) => ({
    id,
    type,
    name,
    area: { x, y: y * share, width, height: height * share },
  }));
}

const ownIds: ReadonlySet<string> = new Set([
  "masthead",
  "expanded-title",
  "byline",
  "main-image",
  "expanded-content",
  "side-stories",
  "whats-inside",
  "bottom-section",
  "market-ticker",
]);

/** True for a box an admin has added: what the page itself has stands once, whatever else is named. */
export const isCustom = ({ id }: FixedBox) => !ownIds.has(id);

/** Boxes in which the lead story stands, one after the other: its own, then others in the order of the layout. */
export const textBoxes = (boxes: readonly FixedBox[]) => {
  const own = boxes.filter(({ type }) => type === "expanded-content");
  return [...own.filter((box) => !isCustom(box)), ...own.filter(isCustom)];
};

const blocks: Record<string, Block> = {
  masthead: "masthead",
  "expanded-title": "expanded-title",
  byline: "byline",
  image: "main-image",
  caption: "caption",
  "expanded-content": "expanded-content",
  "side-stories": "side-stories",
  "whats-inside": "whats-inside",
};

/** The block a box's words belong to. */
export function blockOf({ id, type }: FixedBox): Block {
  if (id === "market-ticker") return "almanac";
  if (id === "bottom-section") return "bottom-section";
  return blocks[type] ?? "expanded-content";
}
