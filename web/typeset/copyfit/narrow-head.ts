import { fields } from "../model/fields.ts";
import { type LayoutContext, warn } from "../page/context.ts";
import type { Area, SceneBuilder } from "../page/scene-builder.ts";
import type { HeadPart } from "../templates/skeleton.ts";
import { scriptOf } from "../text/script.ts";
import { type FittedBlock, fitBlock, setBlock } from "./fit-block.ts";
import type { BrokenLine } from "./fit-headline.ts";
import { headlineOf } from "./head-block.ts";

/** A headline fitted to a narrow page in its template's manner, with the label over it. */
export interface NarrowHead {
  part: HeadPart;
  kicker: FittedBlock | null;
  block: FittedBlock;
  height: number;
}

const barPadding = 5;
const kickerGap = 3;

/** Sizes a headline may have: wanted at least `good` on `lines`, then smaller or on more lines, never cut above `least`. */
export interface HeadSizes {
  most: number;
  good: number;
  least: number;
  lines: number;
  height?: number;
  /** No label over the head. */
  plain?: true;
}

/** Fits the headline; what has no height to fit is set smaller rather than cut. */
export function fitNarrowHead(context: LayoutContext, part: HeadPart, width: number, sizes: HeadSizes): NarrowHead {
  const { faces, newspaper, lead } = context;
  const { most, good, least, lines, height = Number.POSITIVE_INFINITY } = sizes;
  const inner = part.bar ? width - 2 * barPadding : width;
  const words = lead.kicker;
  // The folio names the place already.
  const label = newspaper.region.toLowerCase().includes(words.toLowerCase()) ? "" : words;
  const kickerRole = faces.kicker;
  const kicker =
    part.kicker && label !== "" && !sizes.plain
      ? fitBlock(context, label, kickerRole, inner, { most: kickerRole.size, least: kickerRole.size })
      : null;
  const taken = (kicker ? kicker.height + kickerGap : 0) + (part.bar ? 2 * barPadding : 0);
  const role = faces.banner;
  const room = height - taken;
  const title = headlineOf(context);
  const wanted = fitBlock(context, title, role, inner, { most, least: Math.min(most, good), lines, height: room });
  const more = wanted.shortened
    ? fitBlock(context, title, role, inner, { most: Math.min(most, good), least, lines: 2 * lines, height: room })
    : wanted;
  const whole = more.shortened ? fitBlock(context, title, role, inner, { most: least, least: least * 0.6, height: room }) : more;
  const block = withWholeQuotations(context, title, inner, room, whole);
  return { part, kicker, block, height: taken + block.height };
}

const smallerSteps = [0.95, 0.9, 0.86, 0.82, 0.78] as const;

/** Lines of ideographs break anywhere; a somewhat smaller head that parts no quotation reads better. */
function withWholeQuotations(context: LayoutContext, title: string, width: number, height: number, block: FittedBlock): FittedBlock {
  if (!scriptOf(context.language).cjk || block.shortened || !block.lines.some(opensQuotation)) return block;
  for (const step of smallerSteps) {
    const size = block.role.size * step;
    const smaller = fitBlock(context, title, { ...block.role }, width, { most: size, least: size, height });
    if (!smaller.shortened && !smaller.lines.some(opensQuotation)) return smaller;
  }
  return block;
}

/** True when a line opens a quotation that ends in another. */
function opensQuotation({ text }: BrokenLine): boolean {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return count(/[「『（“《〈]/g) > count(/[」』）”》〉]/g);
}

/** Sets a fitted head; returns its foot. */
export function setNarrowHead(
  context: LayoutContext,
  builder: SceneBuilder,
  { part, kicker, block }: NarrowHead,
  area: Pick<Area, "x" | "y" | "width">,
): number {
  if (block.shortened) warn(context, "shortened", "expanded-title", headlineOf(context));
  // A head spread over a page is set like its decks where it is not.
  const align = part.align === "spread" ? context.template.manner.decks.align : part.align;
  let y = area.y;
  if (kicker) {
    const color = context.paint("accent");
    y = setBlock(builder, "expanded-title", kicker, area.x, y, area.width, { align, color, of: fields.kicker });
    if (part.kicker === "underlined") {
      const width = Math.min(area.width, 60);
      builder.rule(
        "expanded-title",
        align === "start" ? area.x : area.x + (area.width - width) / 2,
        y + 0.8,
        width,
        context.template.rules.medium,
        { color },
      );
    }
    y += kickerGap;
  }
  if (!part.bar || block.lines.length === 0)
    return setBlock(builder, "expanded-title", block, area.x, y, area.width, { align, role: "headline", of: fields.headline });
  const height = block.height + 2 * barPadding;
  builder.box("expanded-title", { ...area, y, height }, { fill: context.paint("ink") });
  setBlock(builder, "expanded-title", block, area.x + barPadding, y + barPadding, area.width - 2 * barPadding, {
    align,
    role: "headline",
    of: fields.headline,
    color: context.paint("paper"),
  });
  return y + height;
}
