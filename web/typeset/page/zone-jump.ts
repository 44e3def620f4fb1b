import type { FillResult } from "../fill.ts";
import { ratioOf } from "./picture.ts";
import { fillCost } from "./zone.ts";
import { captionSpace, leadingAt, leastLeg, placeZone, type Room, type ZonePlan, type ZoneStock, zonePictureTop } from "./zone-plan.ts";

/** Lines that must go on elsewhere when anything does. */
const leastJump = 6;
/** Lines every leg may lack: text that hardly fails to fit must leave enough for the other page. */
const fewer = [0, 1, 2, 3, 4, 6, 8, 10] as const;
/** What it costs to give a line away, so that the text stops better. */
const lessCost = 4;
/** What the picture keeps of its own height over width. */
const pictureShare = { drop: 0.68, wide: 0.46, single: 1 } as const;

/** A plan in which the story fills the zone and goes on elsewhere; null for one too short to. */
export function planJump(stock: ZoneStock, room: Room, quoteInDecks: boolean): ZonePlan | null {
  const { press, galleys, shape } = stock;
  const { main } = press.newspaper.pictures;
  const decksHeight = galleys.decks(shape.decks.width, quoteInDecks).height;
  const leading = leadingAt(press, shape, shape.jumpScale);
  const hasLead = shape.kind !== "wide";
  const share = main ? Math.max(ratioOf(main) * pictureShare[shape.kind], Math.min(shape.flattest, ratioOf(main))) : 0;
  const above =
    main && shape.kind !== "single" ? shape.picture.width * share + galleys.caption(shape.picture.width).height + captionSpace : 0;
  const pictureTop = zonePictureTop(shape, room, decksHeight);
  const mostLegs = Math.max(leastLeg, Math.floor((room.foot - pictureTop - above) / leading));
  const lead = hasLead ? Math.max(leastLeg, Math.floor((room.foot - room.top - decksHeight) / leading)) : 0;
  const legsTried = shape.legs === 0 ? [0] : fewer.map((less) => mostLegs - less).filter((count) => count >= leastLeg);
  let best: { fill: FillResult; lead: number; legs: number; cost: number } | null = null;
  // A line less in the lead column, or in every leg, lets the text stop better, and never after leaving too little for the other page.
  for (const legs of legsTried) {
    for (const trim of hasLead ? [0, 1, 2, 3] : [0]) {
      const capacities = [...(hasLead ? [lead - trim] : []), ...Array<number>(shape.legs).fill(legs)];
      capacities.push((capacities.pop() ?? leastLeg) - 1);
      const fill = galleys.fill(shape.jumpScale * shape.bodyScale, shape.textWidth, capacities, true);
      if (!fill.stop || fill.remaining < leastJump) continue;
      const cost = fillCost(fill) + (trim + mostLegs - legs) * lessCost;
      if (!best || cost < best.cost) best = { fill, lead: lead - trim, legs, cost };
      if (best.cost < lessCost) break;
    }
    if (best && best.cost < lessCost * (mostLegs - legs + 1)) break;
  }
  if (!best) return null;
  return placeZone(stock, room, best.fill, {
    lead: best.lead,
    legs: best.legs,
    scale: shape.jumpScale,
    quoteInDecks,
    quoteInColumn: false,
    jumps: true,
    cost: 120,
  });
}

/** A plan for so little text that no zone can be filled: in the largest type there is room for, the zone cut to it. */
export function planShort(stock: ZoneStock, top: number, quoteInDecks: boolean): ZonePlan | null {
  const { press, galleys, shape } = stock;
  const { main } = press.newspaper.pictures;
  const caption = galleys.caption(shape.picture.width);
  const decksHeight = galleys.decks(shape.decks.width, quoteInDecks).height;
  const { stripFoot } = press.template.vertical;
  const around = main ? caption.height + captionSpace : 0;
  const leastPicture = main ? shape.flattest * shape.picture.width : 0;
  for (const scale of shape.scales.toReversed()) {
    const leading = leadingAt(press, shape, scale);
    const { lines } = galleys.at(scale * shape.bodyScale, shape.textWidth);
    for (let legs = Math.max(1, Math.ceil(lines / shape.columns.length)); legs <= lines + 2; legs++) {
      const left = stripFoot - top - decksHeight - legs * leading - around;
      if (left < leastPicture && scale !== shape.scales[0]) break;
      const fill = galleys.fill(scale * shape.bodyScale, shape.textWidth, Array<number>(shape.columns.length).fill(legs), false);
      if (fill.stop) continue;
      const picture = main ? Math.max(leastPicture, Math.min(ratioOf(main) * shape.picture.width, left)) : 0;
      const room = { top, foot: top + decksHeight + picture + around + legs * leading };
      const plan = placeZone(stock, room, fill, { lead: 0, legs, scale, quoteInDecks, quoteInColumn: false, jumps: false, cost: 0 });
      return { ...plan, frames: plan.frames.map((frame, column) => ({ ...frame, lines: fill.used[column] ?? 0 })) };
    }
  }
  return null;
}
