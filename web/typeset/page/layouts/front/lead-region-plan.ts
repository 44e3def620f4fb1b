import type { FillResult } from "../../../columns/column-break.ts";
import type { Legs } from "../../../columns/column-measure.ts";
import type { StoryBreaks } from "../../../columns/story-breaks.ts";
import type { BrokenStory, FlowFrame } from "../../../columns/text-flow.ts";
import { costs } from "../../../costs.ts";
import type { Skeleton } from "../../../templates/skeleton.ts";
import type { LayoutContext } from "../../context.ts";
import type { QuoteBox } from "../../parts/boxes.ts";
import type { SetCaption } from "../../parts/picture.ts";
import type { Parts, PlacedPart, Skyline } from "../../parts/skyline.ts";

const { movedLine, otherSize } = costs.lead;

/** Where the lead story of a front page stands: what is over its columns, and the columns. */
export interface LeadRegion {
  readonly skeleton: Skeleton;
  readonly legs: Legs;
  readonly foot: number;
  /** Body size as a share of the template's. */
  readonly scale: number;
  readonly placed: readonly PlacedPart[];
  /** Where each column of the page begins under what stands over it. */
  readonly tops: readonly number[];
  /** Quotation filling the foot of what is over a column. */
  readonly quote: { box: QuoteBox; x: number; top: number; width: number; height: number } | null;
  readonly quoteUsed: boolean;
  readonly broken: BrokenStory;
  readonly fill: FillResult;
  readonly frames: FlowFrame[];
  /** True when the last line of the last frame is kept for a jump line. */
  readonly jumps: boolean;
  readonly cost: number;
}

/** A picture with its caption under it. */
export interface PlacedPicture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly caption: SetCaption;
}

/** What every plan of the lead region works on. */
export interface LeadRegionInputs {
  readonly context: LayoutContext;
  readonly storyBreaks: StoryBreaks;
  readonly skeleton: Skeleton;
  readonly legs: Legs;
  readonly parts: Parts;
}

/** What of a lead region an edit should leave as it is: the picture over the text, and the size of that. */
export interface KeptLead {
  /** Height in points; null without a picture. */
  readonly picture: number | null;
  /** Of the body, as a share of the template's. */
  readonly scale: number;
}

export function keptLeadOf({ placed, scale, legs }: LeadRegion): KeptLead {
  const picture = placed.find(({ part }) => part.kind === "picture");
  return { picture: picture && "caption" in picture ? picture.height : null, scale: scale / legs.bodyScale };
}

/** The cost of another picture and another size than stood there before. */
export function movingCost(before: KeptLead | undefined, now: { picture: number; scale: number }, leading: number): number {
  if (!before) return 0;
  const lines = before.picture === null ? 0 : Math.round(Math.abs(now.picture - before.picture) / leading);
  const size = before.scale > 0 ? Math.abs(Math.log(now.scale / before.scale)) : 0;
  return lines * movedLine + size * otherSize;
}

/** Leading of the body at a scale of the legs, in points. */
export function leadingAt(context: LayoutContext, { bodyScale }: Legs, scale: number): number {
  return context.faces.body.leading * scale * bodyScale;
}

/** Where a leg begins: under the lowest of what stands over its columns. */
export function legTop({ columns }: { columns: readonly number[] }, tops: readonly number[]): number {
  return Math.max(...columns.map((column) => tops[column] ?? 0));
}

/** Legs over which decks stand that do not stand over all: their text may begin lower, with air between the decks. */
export function airyLegs({ parts, legs }: LeadRegionInputs): number[] {
  const { decks } = parts;
  if (!decks) return [];
  // What lies across the columns under them keeps all of them at one height.
  const later = parts.present.slice(parts.present.indexOf(decks) + 1);
  if (later.some(({ from, span }) => from <= decks.from && from + span >= decks.from + decks.span)) return [];
  const under = legs.columns.flatMap(({ columns }, leg) =>
    columns.some((column) => column >= decks.from && column < decks.from + decks.span) ? [leg] : [],
  );
  return under.length === legs.columns.length ? [] : under;
}

/** What has been decided when a lead region is placed. */
export interface LeadChoice {
  foot: number;
  /** Lines of each leg. */
  lines: readonly number[];
  /** Of the legs' own body. */
  scale: number;
  picture: number;
  quoteInDecks: boolean;
  quoteInColumn: boolean;
  jumps: boolean;
  cost: number;
}

/** Turns what has been decided into places on the page. */
export function placeLeadRegion(inputs: LeadRegionInputs, fill: FillResult, decided: LeadChoice): LeadRegion {
  const { context, storyBreaks, legs, parts, skeleton } = inputs;
  const { foot, picture, quoteInDecks } = decided;
  const leading = leadingAt(context, legs, decided.scale);
  const scale = decided.scale * legs.bodyScale;
  const airy = airyLegs(inputs);
  const bare = parts.place({ picture, quoteInDecks, air: 0 });
  const [first] = airy;
  const leg = first === undefined ? undefined : legs.columns[first];
  const air = leg ? foot - (decided.lines[first ?? 0] ?? 0) * leading - legTop(leg, bare.tops) : 0;
  const width = parts.decks ? context.columns.widthOf(parts.decks) : 0;
  const box = decided.quoteInColumn && leg ? storyBreaks.quote(width) : null;
  const quoteHeight = box ? Math.min(air - leading, box.height + 34) : 0;
  const inDecks = Math.max(0, air - (box ? quoteHeight + leading : 0));
  const skyline: Skyline = air > 0 ? parts.place({ picture, quoteInDecks, air: inDecks }) : bare;
  const frames: FlowFrame[] = legs.columns.map(({ x }, index) => {
    const count = decided.lines[index] ?? 0;
    const kept = decided.jumps && index === legs.columns.length - 1 ? 1 : 0;
    return { id: `expanded-content-${index + 1}`, x, top: foot - count * leading, lines: count - kept };
  });
  return {
    skeleton,
    legs,
    foot,
    scale,
    placed: skyline.placed,
    tops: skyline.tops,
    quote:
      box && leg && parts.decks
        ? {
            box,
            x: context.columns.x(parts.decks.from),
            width,
            height: quoteHeight,
            top: foot - (decided.lines[first ?? 0] ?? 0) * leading - quoteHeight - leading * 0.6,
          }
        : null,
    quoteUsed: box !== null || (quoteInDecks && parts.decks !== null) || parts.picture?.panel === true,
    broken: storyBreaks.at(scale, legs.width),
    fill,
    frames,
    jumps: decided.jumps,
    cost: decided.cost,
  };
}
