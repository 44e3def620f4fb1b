import { mainBlocks } from "../../../columns/story-blocks.ts";
import { fitNarrowHead, setNarrowHead } from "../../../copyfit/narrow-head.ts";
import type { PictureSource } from "../../../model/newspaper.ts";
import type { Frame } from "../../../model/scene.ts";
import { measureQuote, setQuote } from "../../parts/boxes.ts";
import { type DeckKind, measureDecks, setDecks } from "../../parts/decks.ts";
import { headPartOf, isPictureFirst, picturePartOf } from "../../parts/lead-parts.ts";
import { measureCaption, ratioOf, setCaption, setPicture } from "../../parts/picture.ts";
import { labelsReadable } from "../../parts/readable-drawing.ts";
import type { Board } from "../../scene-builder.ts";
import { divideStory } from "./balanced-sections.ts";
import type { DevicePress } from "./device-context.ts";
import { setSections } from "./device-story.ts";

/** Type of the headline in points of the template. */
const headSizes = {
  mobile: { most: 17.2, good: 12.5, least: 8.4, lines: 5 },
  tablet: { most: 29, good: 15.5, least: 10, lines: 3 },
} as const;
const captionLines = 8;
/** Height over width a picture has on the screen: never higher than the screen is wide. */
const flattest = 0.4;
const steepest = { mobile: 1.1, tablet: 0.62 } as const;
const everyDeck: readonly DeckKind[] = ["deck", "kicker", "byline"];
const withoutKicker: readonly DeckKind[] = ["deck", "byline"];

/** The lead story from headline to last line. Returns its foot and the frames of its text. */
export function setDeviceLead(press: DevicePress, board: Board, top: number): { foot: number; frames: Frame[] } {
  const { template, newspaper } = press;
  const { main } = newspaper.pictures;
  const { layout } = newspaper;
  const isFirst = main !== undefined && isPictureFirst(template, layout);
  let y = top;
  if (main && isFirst) y = setLeadPicture(press, board, main, y) + 3;
  const decks = setHeadAndDecks(press, board, y);
  y = decks.foot;
  // Decks end with the air text needs; a picture needs less.
  if (main && !isFirst) y = setLeadPicture(press, board, main, y + (decks.isEmpty ? 4 : -5)) + 7;
  else y += decks.isEmpty ? 2 : -4;
  return setText(press, board, y);
}

function setHeadAndDecks(press: DevicePress, board: Board, top: number): { foot: number; isEmpty: boolean } {
  const { template, newspaper, faces, left, measure, device } = press;
  const part = headPartOf(template, newspaper.layout);
  const sizes = headSizes[device];
  const head = fitNarrowHead(press, part, measure, { ...sizes, most: Math.min(sizes.most, faces.banner.size * (part.scale ?? 1)) });
  const foot = setNarrowHead(press, board, head, { x: left, y: top + 5, width: measure });
  const decks = measureDecks(press, measure, false, head.kicker ? withoutKicker : everyDeck);
  return { foot: setDecks(press, board, decks, left, foot + 4, 0), isEmpty: decks.height === 0 };
}

function setLeadPicture(press: DevicePress, board: Board, picture: PictureSource, top: number): number {
  const part = picturePartOf(press.template, press.newspaper.layout);
  const { left, measure, width } = press;
  const place = part?.bleed ? { x: 0, width } : { x: left, width: measure };
  return setDevicePicture(press, board, "main-image", picture, { ...place, y: top }, { ...(part?.bleed ? { bleed: "both" } : {}) });
}

/** A picture with its caption in the measure under it. Returns the foot. */
export function setDevicePicture(
  press: DevicePress,
  board: Board,
  block: "main-image" | "bottom-section",
  picture: PictureSource,
  { x, y, width }: { x: number; y: number; width: number },
  look: Parameters<typeof setPicture>[5] = {},
): number {
  const { left, measure, device } = press;
  const height = width * Math.max(flattest, Math.min(steepest[device], ratioOf(picture)));
  const caption = measureCaption(press, picture.caption, measure, captionLines);
  setPicture(press, board, block, labelsReadable(picture, width), { x, y, width, height }, look);
  setCaption(press, board, caption, left, y + height, measure);
  return y + height + caption.height;
}

/** A story shorter than this, in lines of its columns, keeps the quotation for its end. */
const leastForInterlude = 30;
const aroundQuote = 8;

function setText(press: DevicePress, board: Board, top: number): { foot: number; frames: Frame[] } {
  const { newspaper, left, measure, device, section, template } = press;
  const blocks = mainBlocks(newspaper.expandedContent.expandedContent.trim() || newspaper.content);
  const { columns, gutter } = template.grid;
  const quote = measureQuote(press, measure, device === "tablet" ? 1.25 : 1);
  const length = blocks.reduce((sum, { text }) => sum + press.tools.measurer.width(text, press.faces.body.font, press.language), 0);
  const isLong = (length * press.faces.body.size) / measure > leastForInterlude;
  const sections = divideStory(press, blocks, {
    width: measure,
    columns,
    gutter,
    height: section,
    parts: quote && isLong ? 2 : 1,
    dropCap: true,
  });
  let isQuoteSet = false;
  const setQuotation = (y: number) => {
    isQuoteSet = true;
    if (!quote) return y;
    setQuote(press, board, "expanded-title", quote, { x: left, y: y + aroundQuote, width: measure, height: quote.height });
    return y + quote.height + 2 * aroundQuote;
  };
  const after = Math.ceil(sections.length / 2) - 1;
  const set = setSections(press, board, sections, { top, block: "expanded-content", id: "expanded-content" }, (index, y) =>
    quote && index === after ? setQuotation(y) : null,
  );
  const foot = quote && !isQuoteSet ? setQuotation(set.foot) : set.foot;
  return { foot, frames: set.frames };
}
