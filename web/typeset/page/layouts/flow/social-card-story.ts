import { type FittedBlock, fitBlock, setBlock } from "../../../copyfit/fit-block.ts";
import { fitNarrowHead, type NarrowHead, setNarrowHead } from "../../../copyfit/narrow-head.ts";
import type { StoryPicture } from "../../../model/edition.ts";
import { fields } from "../../../model/fields.ts";
import type { Frame } from "../../../model/scene.ts";
import type { LayoutContext } from "../../context.ts";
import { headPartOf } from "../../parts/lead-parts.ts";
import { type PictureLook, ratioOf, setPicture } from "../../parts/picture.ts";
import { labelsReadable } from "../../parts/readable-drawing.ts";
import type { Area, SceneBuilder } from "../../scene-builder.ts";
import { cardGap, fitOpening, type Opening, setOpening } from "./card-opening.ts";

/** The part of a card under its folio. */
export type CardArea = Area;

const headSizes = { most: 25, least: 6.8 } as const;
/** Type of the deck in points. */
const deckSizes = { most: 10.2, least: 6.6 } as const;
/** A deck must leave the headline at least this share of the size it has alone. */
const headKeeps = 0.74;
const dashRoom = 8;

interface HeadAndDeck {
  head: NarrowHead;
  deck: FittedBlock | null;
  by: FittedBlock | null;
  height: number;
}

/** The headline in its template's manner, as large as a height lets it be. */
function headIn(context: LayoutContext, width: number, height: number, most: number): NarrowHead {
  const part = headPartOf(context.template, context.newspaper.layout);
  const { least } = headSizes;
  return fitNarrowHead(context, part, width, { most, good: least, least, lines: 60, height, plain: true });
}

/** The headline as large as the area lets it be, with the deck under it where both have room, and the byline. */
function fitHead(context: LayoutContext, width: number, height: number, most: number = headSizes.most): HeadAndDeck {
  const { lead, faces } = context;
  const { deck: deckText, byline } = lead;
  const headAt = (room: number) => headIn(context, width, room, most);
  const alone = headAt(height);
  const best: HeadAndDeck = { head: alone, deck: null, by: null, height: alone.height };
  if (alone.block.shortened) return best;
  const role = faces.deck;
  for (let size: number = Math.min(role.size, deckSizes.most); deckText !== "" && size >= deckSizes.least; size *= 0.93) {
    const deck = fitBlock(context, deckText, role, width, { most: size, least: size });
    const head = headAt(height - deck.height - dashRoom);
    if (head.block.shortened || head.block.role.size < alone.block.role.size * headKeeps) continue;
    best.head = head;
    best.deck = deck;
    best.height = head.height + dashRoom + deck.height;
    break;
  }
  const by = fitBlock(context, byline, faces.byline, width, { most: faces.byline.size * 1.05, least: faces.byline.size * 1.05 });
  if (by.lines.length === 1 && best.height + dashRoom + by.height <= height) {
    best.by = by;
    best.height += dashRoom + by.height;
  }
  return best;
}

/** Sets head, deck and byline in the middle of an area's height, or from its top. Returns the foot. */
function setHeadAndDeck(context: LayoutContext, builder: SceneBuilder, { head, deck, by, height }: HeadAndDeck, area: Area): number {
  const parts = 1 + Number(deck !== null) + Number(by !== null);
  const slack = Math.max(0, area.height - height);
  const between = Math.min(5, slack / (parts + 1));
  const { align, dash: kind } = context.template.manner.decks;
  // What is set flush to one side hangs from the top.
  const above = align === "start" ? 0 : (slack - between * (parts - 1)) / 2;
  let y = setNarrowHead(context, builder, head, { ...area, y: area.y + above });
  const dash = () => {
    const room = dashRoom + between;
    builder.dash("expanded-title", kind, align, area.x, y + room / 2, area.width);
    y += room;
  };
  if (deck) {
    dash();
    y = setBlock(builder, "expanded-title", deck, area.x, y, area.width, { align, of: fields.deck });
  }
  if (by) {
    dash();
    y = setBlock(builder, "byline", by, area.x, y, area.width, { align, of: fields.byline });
  }
  return y;
}

/** Shares of the width a picture beside the headline may have, and heights over width it may be cropped to. */
const beside = [0.54, 0.5, 0.46, 0.42, 0.38] as const;
/** Points of headline type that read well beside a picture. */
const goodHead = 13;

/** How far a picture reaches that leaves the card. */
export interface Bleed {
  right: number;
  top: number;
  foot: number;
}

/** Picture at the end side, headline and deck at the start; without a picture headline, deck and first sentences over the whole width. */
export function setWideStory(context: LayoutContext, builder: SceneBuilder, area: CardArea, bleed: Bleed | null): Frame[] {
  const [picture] = context.lead.pictures;
  if (!picture) return setWords(context, builder, area);
  const natural = ratioOf(picture);
  const options = beside.map((share) => {
    const width = area.width * share - cardGap / 2;
    const head = fitHead(context, area.width - width - cardGap, area.height);
    const crop = Math.abs(Math.log(area.height / width / natural));
    const cost =
      crop +
      2.2 * Math.max(0, Math.log(goodHead / head.head.block.role.size)) +
      (head.deck ? 0 : 0.25) +
      (head.head.block.shortened ? 9 : 0);
    return { width, head, cost };
  });
  const best = options.reduce((least, each) => (each.cost < least.cost ? each : least));
  const x = area.x + area.width - best.width;
  setHeadAndDeck(context, builder, best.head, { ...area, width: area.width - best.width - cardGap });
  if (bleed)
    setCardPicture(
      context,
      builder,
      picture,
      { x, y: bleed.top, width: bleed.right - x, height: bleed.foot - bleed.top },
      { bleed: "end" },
    );
  else setCardPicture(context, builder, picture, { ...area, x, width: best.width });
  return [];
}

function setCardPicture(context: LayoutContext, builder: SceneBuilder, picture: StoryPicture, area: Area, look: PictureLook = {}): void {
  setPicture(context, builder, "main-image", labelsReadable(picture, area.width), area, look);
}

/** Heights over width of an upright card's picture. */
const pictureRatio = { least: 0.38, wanted: 0.6, most: 0.72 } as const;
/** Share of an upright card the headline takes at most: more where nothing stands under the picture. */
const headShare = { withFoot: 0.25, alone: 0.37 } as const;

/** Headline, the picture over the whole width, and under it the deck beside first sentences of the story. */
export function setUprightStory(context: LayoutContext, builder: SceneBuilder, area: CardArea): Frame[] {
  const [picture] = context.lead.pictures;
  if (!picture) return setWords(context, builder, area);
  const headAt = (share: number) => headIn(context, area.width, area.height * share, headSizes.most);
  const column = (area.width - cardGap) / 2;
  const footUnder = (head: NarrowHead) =>
    fitFoot(context, column, area.height - head.height - 2 * cardGap - area.width * pictureRatio.least);
  const lower = headAt(headShare.withFoot);
  const withText = footUnder(lower);
  const head = withText?.text ? lower : headAt(headShare.alone);
  const foot = withText?.text ? withText : footUnder(head);
  const left = area.height - head.height - cardGap;
  const footHeight = foot ? foot.height + cardGap : 0;
  const natural = Math.max(pictureRatio.wanted, Math.min(pictureRatio.most, ratioOf(picture)));
  const height = Math.min(left - footHeight, area.width * Math.max(natural, foot ? 0 : left / area.width));
  const slack = Math.max(0, left - footHeight - height);
  let y = setNarrowHead(context, builder, head, area) + cardGap * 0.7 + slack / 3;
  setCardPicture(context, builder, picture, { x: area.x, y, width: area.width, height });
  y += height + cardGap + slack / 3;
  if (!foot) return [];
  if (foot.deck) {
    const width = foot.text ? column : area.width;
    setBlock(builder, "expanded-title", foot.deck, area.x, y + (foot.height - foot.deck.height) / 2, width, { of: fields.deck });
  }
  if (!foot.text) return [];
  const x = foot.deck ? area.x + column + cardGap : area.x;
  if (foot.deck) builder.rule("expanded-title", x - cardGap / 2, y, context.template.rules.hair, foot.height);
  return setOpening(context, builder, foot.text, { x, y: y + (foot.height - foot.text.height) / 2 });
}

interface Foot {
  deck: FittedBlock | null;
  text: Opening | null;
  height: number;
}

/** Deck and first sentences side by side, each in half of the width; either alone over all of it. */
function fitFoot(context: LayoutContext, column: number, room: number): Foot | null {
  const { deck: words } = context.lead;
  const whole = 2 * column + cardGap;
  const deckIn = (width: number): FittedBlock | null => {
    const { size } = context.faces.deck;
    const deck = fitBlock(context, words, context.faces.deck, width, {
      most: Math.min(size, deckSizes.most),
      least: deckSizes.least,
      height: room,
    });
    return deck.lines.length > 0 && !deck.shortened ? deck : null;
  };
  const half = deckIn(column);
  const text = fitOpening(context, half ? column : whole, half ? 1 : 2, room);
  const deck = text ? half : deckIn(whole);
  if (!deck && !text) return null;
  return { deck, text, height: Math.max(deck?.height ?? 0, text?.height ?? 0) };
}

/** Without a picture: headline, deck, and under a rule first sentences in two columns. */
function setWords(context: LayoutContext, builder: SceneBuilder, area: CardArea): Frame[] {
  const room = area.height * 0.42;
  const text = fitOpening(context, area.width, 2, room);
  const foot = text ? text.height + cardGap : 0;
  const head = fitHead(context, area.width, area.height - foot, headSizes.most * 1.3);
  const y = setHeadAndDeck(context, builder, head, { ...area, height: area.height - foot });
  if (!text) return [];
  const top = Math.max(y + cardGap / 2, area.y + area.height - text.height);
  builder.rule("expanded-content", area.x, top - cardGap * 0.55, area.width, context.template.rules.thin);
  return setOpening(context, builder, text, { x: area.x, y: top });
}
