import type { Frame } from "../scene.ts";
import { divideStory } from "./balanced-sections.ts";
import type { Board } from "./board.ts";
import { measureQuote, setQuote } from "./boxes.ts";
import { measureDecks, setDecks } from "./decks.ts";
import type { DevicePress } from "./device-press.ts";
import { setSections } from "./device-story.ts";
import { fitBlock, setBlock } from "./fit-block.ts";
import { mainBlocks } from "./main-story.ts";
import { measureCaption, ratioOf, setCaption, setPicture } from "./picture.ts";
import { labelsReadable } from "./readable-drawing.ts";

/** Largest and smallest type of the headline, in points of the template. */
const headSizes = { mobile: { most: 17.2, good: 12.5, least: 8.4 }, tablet: { most: 29, good: 15.5, least: 10 } } as const;
const headLines = { mobile: 5, tablet: 3 } as const;
const captionLines = 8;
/** Height over width a picture has on the screen: never higher than the screen is wide. */
const flattest = 0.4;
const steepest = { mobile: 1.1, tablet: 0.62 } as const;

/** The lead story from headline to last line. Returns its foot and the frames of its text. */
export function setDeviceLead(press: DevicePress, board: Board, top: number): { foot: number; frames: Frame[] } {
  const { left, measure } = press;
  let y = setHead(press, board, top);
  const decks = measureDecks(press, measure, false);
  y = setDecks(press, board, decks, left, y + 4, 0);
  y = setMainPicture(press, board, y + (decks.height === 0 ? 4 : -5));
  return setText(press, board, y);
}

function setHead(press: DevicePress, board: Board, top: number): number {
  const { newspaper, faces, left, measure, device } = press;
  const title = newspaper.expandedContent.expandedTitle.trim() || newspaper.title.trim();
  const { most, good, least } = headSizes[device];
  const atMost = Math.min(most, faces.banner.size);
  const wanted = fitBlock(press, title, faces.banner, measure, { most: atMost, least: good, lines: headLines[device] });
  const block = wanted.shortened
    ? fitBlock(press, title, faces.banner, measure, { most: good, least, lines: 2 * headLines[device] })
    : wanted;
  const whole = block.shortened ? fitBlock(press, title, faces.banner, measure, { most: least, least: least * 0.6 }) : block;
  return setBlock(board, "expanded-title", whole, left, top + 5, measure);
}

function setMainPicture(press: DevicePress, board: Board, top: number): number {
  const { main } = press.newspaper.pictures;
  return main ? setDevicePicture(press, board, "main-image", main, top) + 7 : top + 2;
}

/** A picture over the whole measure with its caption. Returns the foot. */
export function setDevicePicture(
  press: DevicePress,
  board: Board,
  block: "main-image" | "bottom-section",
  picture: NonNullable<DevicePress["newspaper"]["pictures"]["main"]>,
  top: number,
): number {
  const { left, measure, device } = press;
  const height = measure * Math.max(flattest, Math.min(steepest[device], ratioOf(picture)));
  const caption = measureCaption(press, picture.caption, measure, captionLines);
  setPicture(press, board, block, labelsReadable(picture, measure), { x: left, y: top, width: measure, height });
  setCaption(press, board, caption, left, top + height, measure);
  return top + height + caption.height;
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
