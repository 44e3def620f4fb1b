import { type HeadBlock, headlineOf, measureHead, setHead } from "../../../copyfit/head-block.ts";
import { costs } from "../../../costs.ts";
import { pictureOf, type StoryPicture } from "../../../model/edition.ts";
import type { Block } from "../../../model/scene.ts";
import type { HeadPart } from "../../../templates/skeleton.ts";
import type { LayoutContext } from "../../context.ts";
import type { Refer } from "../../masthead/ears.ts";
import { displayQuote, holdsRowBox, insideRows, measureQuote, setQuote, setRowBox } from "../../parts/boxes.ts";
import { type DeckKind, type Decks, measureDecks, setDecks } from "../../parts/decks.ts";
import { headPartOf, picturePartOf } from "../../parts/lead-parts.ts";
import { measureCaption, setCaption, setPicture } from "../../parts/picture.ts";
import type { Area, SceneBuilder } from "../../scene-builder.ts";

const { largestHead, leastHead, barestHeads, deckScales, leastBeforeLess } = costs.fixed;

/**
 * The headline as large as its box lets it be, in the number of lines that lets it be largest; false where the box has no room for a line.
 */
export function setHeadIn(context: LayoutContext, builder: SceneBuilder, area: Area): boolean {
  if (headlineOf(context) === "") return true;
  const part = headPartOf(context.template, context.newspaper.layout);
  const found = ([1, 2, 3, 4] as const).flatMap((lines) => headWithin(context, builder, { ...part, lines }, area));
  const best = found.reduce<Head | null>((largest, head) => (!largest || head.size > largest.size * 1.02 ? head : largest), null);
  const head = best ?? barestHead(context, builder, part, area);
  if (!head) return false;
  const slack = Math.max(0, area.height - head.block.height);
  setHead(context, builder, head.part, head.block, area.x, area.y + slack / 2, area.width);
  return true;
}

interface Head {
  part: HeadPart;
  block: HeadBlock;
  /** Of its smallest line, in points. */
  size: number;
}

/** The largest bare head a small box holds: whole where one is, else cut. */
function barestHead(
  context: LayoutContext,
  builder: SceneBuilder,
  { bar: _, kicker: __, waist: ___, ...part }: HeadPart,
  area: Area,
): Head | null {
  const heads = barestHeads.flatMap((scale): Head[] => {
    const tried: HeadPart = { ...part, scale, lines: 4, least: 1, most: 1, above: 0, below: 0 };
    const block = measureHead(context, builder, tried, area.width);
    const isWithin = block.height <= area.height + 0.5 && block.lines.every((line) => line.width <= area.width + 0.5);
    return isWithin && block.lines.length > 0 ? [{ part: tried, block, size: scale }] : [];
  });
  return heads.find(({ block }) => !block.shortened) ?? heads.at(-1) ?? null;
}

/** The largest head of so many lines that is no higher than its box. */
function headWithin(context: LayoutContext, builder: SceneBuilder, part: HeadPart, { width, height }: Area): Head[] {
  let scale = largestHead;
  for (let round = 0; round < 4 && scale >= leastHead; round++) {
    // No line more than wanted: the box is better filled by another number of lines.
    const tried = { ...part, scale, least: leastHead / scale, most: 1 };
    const block = measureHead(context, builder, tried, width);
    if (block.lines.length > part.lines) return [];
    if (block.height <= height + 0.5)
      return block.shortened ? [] : [{ part: tried, block, size: Math.min(...block.lines.map(({ size }) => size)) }];
    const largest = Math.max(...block.lines.map(({ size }) => size)) / context.faces.banner.size;
    scale = Math.min(scale, largest) * Math.max(0.5, Math.min(0.985, height / block.height));
  }
  return [];
}

/** What stands in a place for decks, the fullest first: what has no room is left out, who wrote it last. */
const deckChoices: readonly (readonly DeckKind[])[] = [
  ["deck", "kicker", "quote", "byline"],
  ["deck", "kicker", "byline"],
  ["deck", "byline"],
  ["byline"],
];
/** The most air between two decks, in points. */
const mostAir = 22;

/** Decks and byline in their box; true when the quotation stands among them. */
export function planFixedDecks(context: LayoutContext, area: Area, isBylineApart: boolean): { decks: Decks; hasQuote: boolean } | null {
  const hasQuote = context.lead.quote !== "";
  const kickerInHead = headPartOf(context.template, context.newspaper.layout).kicker !== undefined;
  const without = (holds: readonly DeckKind[]) =>
    holds.filter((kind) => (kind !== "quote" || hasQuote) && (kind !== "byline" || !isBylineApart) && (kind !== "kicker" || !kickerInHead));
  for (const [rank, choice] of deckChoices.entries()) {
    const holds = without(choice);
    const isLast = rank === deckChoices.length - 1;
    const scales = deckScales.filter((scale) => isLast || scale >= leastBeforeLess);
    for (const scale of scales) {
      const decks = measureDecks(context, area.width, holds.includes("quote"), holds, scale);
      if (decks.height === 0 || decks.height > area.height + 0.5) continue;
      // A sentence that breaks off is worth less than a whole one in smaller type.
      if (decks.decks.every(({ shortened }) => !shortened) || (isLast && scale === scales.at(-1)))
        return { decks, hasQuote: holds.includes("quote") };
    }
  }
  return null;
}

/** Sets decks in their box, the air between them. */
export function setDecksIn(context: LayoutContext, builder: SceneBuilder, decks: Decks, area: Area): void {
  const gaps = Math.max(1, decks.decks.length + (decks.byline.length > 0 ? 1 : 0) - 1);
  setDecks(context, builder, decks, area.x, area.y, Math.min(gaps * mostAir, Math.max(0, area.height - decks.height)));
}

/** The byline alone in a box of its own; false where the box has no room for it. */
export function setBylineIn(context: LayoutContext, builder: SceneBuilder, area: Area): boolean {
  for (const scale of deckScales) {
    const decks = measureDecks(context, area.width, false, ["byline"], scale);
    if (decks.height > area.height + 0.5) continue;
    if (decks.height > 0) setDecks(context, builder, decks, area.x, area.y + (area.height - decks.height) / 2, 0);
    return true;
  }
  return context.lead.byline === "";
}

/** A picture lower than this is left to its caption's cost, in points. */
const leastPicture = 24;

/** One of the newspaper's pictures in a box, its caption under it unless that stands elsewhere. */
export function setPictureIn(
  context: LayoutContext,
  builder: SceneBuilder,
  rank: StoryPicture["rank"],
  area: Area,
  hasCaptionApart: boolean,
): void {
  const picture = pictureOf(context.lead, rank);
  if (!picture) return;
  const block: Block = rank === "main" ? "main-image" : "bottom-section";
  const captions = [3, 2, 1].map((lines) => measureCaption(context, picture, area.width, lines, 0));
  const caption = captions.find(({ height }) => area.height - height >= Math.min(area.height * 0.6, leastPicture * 4)) ?? captions.at(-1);
  const room = hasCaptionApart || !caption || area.height - caption.height < leastPicture ? 0 : caption.height;
  const { chamfer } = picturePartOf(context.template, context.newspaper.layout) ?? {};
  setPicture(context, builder, block, picture, { ...area, height: area.height - room }, rank === "main" && chamfer ? { chamfer } : {});
  if (caption && room > 0) setCaption(context, builder, caption, area.x, area.y + area.height - room, area.width);
}

/** The main picture's caption in a box of its own. */
export function setCaptionIn(context: LayoutContext, builder: SceneBuilder, area: Area): void {
  const main = pictureOf(context.lead, "main");
  if (!main) return;
  const lines = Math.max(1, Math.floor(area.height / context.faces.caption.leading - 0.45));
  setCaption(context, builder, measureCaption(context, main, area.width, lines, 0), area.x, area.y, area.width);
}

/** Rows of a titled box have at most this much between them, as there is room for little else in a box somebody made high. */
const mostBetween = 16;

/** What's Inside in a box; false where the box has no room for it. */
export function setInsideIn(context: LayoutContext, builder: SceneBuilder, refers: Refer[], area: Area): boolean {
  const title = context.words.page.inside;
  if (!holdsRowBox(context, builder, title, area)) return false;
  setRowBox(context, builder, "whats-inside", title, insideRows(context, builder, refers, area.width), area, mostBetween);
  return true;
}

/** The quotation as large as an area lets it be; false when there is none, or no room. */
export function setQuoteIn(context: LayoutContext, builder: SceneBuilder, block: Block, area: Area): boolean {
  const quote = area.width > 190 ? displayQuote(context, area.width, area.height) : measureQuote(context, area.width);
  if (!quote || quote.height > area.height) return false;
  setQuote(context, builder, block, quote, { ...area, height: Math.min(area.height, quote.height + 30) });
  return true;
}
