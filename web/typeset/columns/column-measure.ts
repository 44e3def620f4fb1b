import { costs } from "../costs.ts";
import type { LayoutContext } from "../page/context.ts";
import type { Skeleton } from "../templates/skeleton.ts";
import { scriptOf } from "../text/script.ts";

const { narrowScales, singleScales, wideFrom, singleFrom, leastBody, leastEms, usualLeastEms, barelyEms } = costs.measure;

/** The text columns of a lead story, and how its type may grow in them. All measures in points. */
export interface Legs {
  readonly width: number;
  readonly columns: readonly { x: number; columns: readonly number[] }[];
  /** Body grows with the measure: long lines want larger type. */
  readonly bodyScale: number;
  /** Sizes the body may have, as shares of `bodyScale`. */
  readonly scales: readonly number[];
  /** The largest of them that does not look too large. */
  readonly comfortable: number;
  /** What it costs to grow: little where lines are long for their type. */
  readonly growth: number;
  /** Size where nothing gives way any further. */
  readonly jumpScale: number;
}

const wideScales = [...narrowScales, 1.42, 1.56, 1.7, 1.86] as const;

const kinds = {
  narrow: { body: 1, scales: narrowScales, comfortable: 1.16, growth: 130, jumpScale: 0.97 },
  wide: { body: 1.12, scales: wideScales, comfortable: 1.5, growth: 45, jumpScale: 0.97 },
  single: { body: 1.12, scales: singleScales, comfortable: 1.42, growth: 90, jumpScale: 1 },
} as const;

/** True when text of a size in a measure (points) still has words enough to a line to be justified well. */
export function holdsWords(context: LayoutContext, width: number, size: number): boolean {
  return width / size >= (leastEms[scriptOf(context.language).language] ?? usualLeastEms);
}

/** True when text is better ragged than justified in a measure: its words are too long. */
export function isTooNarrow(language: string, width: number, size: number): boolean {
  return width / size < (barelyEms[scriptOf(language).language] ?? 0);
}

/** How many legs a lead has: fewer where its columns are too narrow for the language, if what stands over them allows. */
function legCount(context: LayoutContext, { lead, parts }: Skeleton, native: number): number {
  const { language } = scriptOf(context.language);
  const widthOf = (legs: number) => (context.columns.widthOf(lead) - (legs - 1) * context.columns.gutter) / legs;
  if (widthOf(lead.legs) / native >= (barelyEms[language] ?? 0)) return lead.legs;
  const edges = new Set(parts.flatMap(({ from, span }) => [from - lead.from, from + span - lead.from]));
  for (let legs = lead.legs - 1; legs >= 1; legs--) {
    const step = lead.span / legs;
    const inner = [...edges].filter((edge) => edge > 0 && edge < lead.span);
    if (Number.isInteger(step) && inner.every((edge) => edge % step === 0)) return legs;
  }
  return lead.legs;
}

/** The lead's columns in a skeleton. */
export function legsOf(context: LayoutContext, skeleton: Skeleton): Legs {
  const columns = context.columns.legs(skeleton.lead, legCount(context, skeleton, context.faces.body.size));
  return legsIn(context, columns, skeleton);
}

/** Text columns of one width, and how type may grow in them; `body` and `mostBody` as a skeleton has them. */
export function legsIn(
  context: LayoutContext,
  columns: readonly { x: number; width: number; columns: readonly number[] }[],
  { body, mostBody }: Pick<Skeleton, "body" | "mostBody"> = {},
): Legs {
  const native = context.faces.body.size;
  const width = columns[0]?.width ?? 0;
  const em = width / native;
  const { body: usual, ...kind } = kinds[columns.length === 1 && em >= singleFrom ? "single" : em >= wideFrom ? "wide" : "narrow"];
  const bodyScale = body ?? usual;
  const { leastEms: own = 0 } = context.template.manner;
  const holds = (size: number) => width / size >= own && holdsWords(context, width, size);
  const readable = kind.scales.filter((scale) =>
    scale > 1 ? holds(native * scale * bodyScale) : scale === 1 || native * scale * bodyScale >= leastBody,
  );
  const most = (mostBody ?? Number.POSITIVE_INFINITY) / bodyScale;
  const scales = readable.filter((scale, index) => index === 0 || scale <= most);
  return { width, columns, bodyScale, ...kind, scales, jumpScale: Math.max(kind.jumpScale, readable[0] ?? 1) };
}
