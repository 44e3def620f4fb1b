import type { FillResult } from "../fill.ts";
import type { QuoteBox } from "./boxes.ts";
import type { Decks } from "./decks.ts";
import type { Galleys } from "./galleys.ts";
import type { BrokenMain, MainFrame } from "./main-story.ts";
import type { SetCaption } from "./picture.ts";
import type { Press } from "./press.ts";
import type { Shape } from "./shape.ts";

/** Where the lead story of a front page stands: decks, picture and text columns above the strip. */
export interface ZonePlan {
  readonly shape: Shape;
  readonly foot: number;
  /** Body size as a share of the template's. */
  readonly scale: number;
  readonly decks: Decks;
  readonly decksAt: { readonly x: number; readonly air: number };
  /** Quotation filling the foot of the lead column. */
  readonly quote: { box: QuoteBox; x: number; top: number; width: number; height: number } | null;
  /** Null where the picture stands beside the zone. */
  readonly picture: PlacedPicture | null;
  readonly broken: BrokenMain;
  readonly fill: FillResult;
  readonly frames: MainFrame[];
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

/** What every plan of the lead story's zone works on. */
export interface ZoneStock {
  readonly press: Press;
  readonly galleys: Galleys;
  readonly shape: Shape;
}

/** Between a picture's caption and the text under it, in points. */
export const captionSpace = 9;
/** The stretch at which a word space is twice its natural width. */
export const looseRatio = 1.95;
/** Lines a column of text has at least. */
export const leastLeg = 5;

/** Leading of the body at a scale of the shape, in points. */
export function leadingAt(press: Press, shape: Shape, scale: number): number {
  return press.faces.body.leading * scale * shape.bodyScale;
}

/** The part of the page a zone may use. */
export interface Room {
  readonly top: number;
  readonly foot: number;
}

/** What has been decided when a zone is placed. */
interface Decided {
  lead: number;
  legs: number;
  /** Of the shape's own body. */
  scale: number;
  quoteInDecks: boolean;
  quoteInColumn: boolean;
  jumps: boolean;
  cost: number;
}

/** The picture stands at the top, or under decks as wide as it. */
export function zonePictureTop(shape: Shape, room: Room, decksHeight: number): number {
  return shape.kind === "wide" ? room.top + decksHeight : room.top;
}

/** Turns what has been decided into places on the page. */
export function placeZone({ press, galleys, shape }: ZoneStock, room: Room, fill: FillResult, decided: Decided): ZonePlan {
  const { lead, legs, jumps } = decided;
  const leading = leadingAt(press, shape, decided.scale);
  const scale = decided.scale * shape.bodyScale;
  const decks = galleys.decks(shape.decks.width, decided.quoteInDecks);
  const caption = galleys.caption(shape.picture.width);
  const hasLead = shape.kind !== "wide";
  const legTop = room.foot - legs * leading;
  const leadTop = room.foot - lead * leading;
  const pictureTop = zonePictureTop(shape, room, decks.height);
  const frames: MainFrame[] = shape.columns.map((x, column) => {
    const isLead = hasLead && column === 0;
    const kept = jumps && column === shape.columns.length - 1 ? 1 : 0;
    return { id: `expanded-content-${column + 1}`, x, top: isLead ? leadTop : legTop, lines: (isLead ? lead : legs) - kept };
  });
  const air = hasLead ? leadTop - room.top - decks.height : 0;
  const box = decided.quoteInColumn ? galleys.quote(shape.decks.width) : null;
  const quoteHeight = box ? Math.min(air - leading, box.height + 34) : 0;
  const { x, width } = shape.decks;
  return {
    shape,
    foot: room.foot,
    scale,
    decks,
    decksAt: { x, air: Math.max(0, air - (box ? quoteHeight + leading : 0)) },
    quote: box ? { box, x, width, height: quoteHeight, top: leadTop - quoteHeight - leading * 0.6 } : null,
    picture:
      press.newspaper.pictures.main && shape.kind !== "single"
        ? { ...shape.picture, y: pictureTop, height: legTop - captionSpace - caption.height - pictureTop, caption }
        : null,
    broken: galleys.at(scale, shape.textWidth),
    fill,
    frames,
    jumps,
    cost: decided.cost,
  };
}
