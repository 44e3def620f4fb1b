import { storyBlocks } from "../../../columns/story-blocks.ts";
import { fitNarrowHead, setNarrowHead } from "../../../copyfit/narrow-head.ts";
import { pictureOf, type StoryPicture } from "../../../model/edition.ts";
import type { Frame } from "../../../model/scene.ts";
import { measureQuote, setQuote } from "../../parts/boxes.ts";
import { type DeckKind, measureDecks, setDecks } from "../../parts/decks.ts";
import { headPartOf, isPictureFirst, picturePartOf } from "../../parts/lead-parts.ts";
import { measureCaption, ratioOf, setCaption, setPicture } from "../../parts/picture.ts";
import { labelsReadable } from "../../parts/readable-drawing.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import { divideStory } from "./balanced-sections.ts";
import type { DeviceContext } from "./device-context.ts";
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
export function setDeviceLead(context: DeviceContext, builder: SceneBuilder, top: number): { foot: number; frames: Frame[] } {
  const { template, newspaper } = context;
  const main = pictureOf(context.lead, "main");
  const { layout } = newspaper;
  const isFirst = main !== undefined && isPictureFirst(template, layout);
  let y = top;
  if (main && isFirst) y = setLeadPicture(context, builder, main, y) + 3;
  const decks = setHeadAndDecks(context, builder, y);
  y = decks.foot;
  // Decks end with the air text needs; a picture needs less.
  if (main && !isFirst) y = setLeadPicture(context, builder, main, y + (decks.isEmpty ? 4 : -5)) + 7;
  else y += decks.isEmpty ? 2 : -4;
  return setText(context, builder, y);
}

function setHeadAndDecks(context: DeviceContext, builder: SceneBuilder, top: number): { foot: number; isEmpty: boolean } {
  const { template, newspaper, faces, left, measure, device } = context;
  const part = headPartOf(template, newspaper.layout);
  const sizes = headSizes[device];
  const head = fitNarrowHead(context, part, measure, { ...sizes, most: Math.min(sizes.most, faces.banner.size * (part.scale ?? 1)) });
  const foot = setNarrowHead(context, builder, head, { x: left, y: top + 5, width: measure });
  const decks = measureDecks(context, measure, false, head.kicker ? withoutKicker : everyDeck);
  return { foot: setDecks(context, builder, decks, left, foot + 4, 0), isEmpty: decks.height === 0 };
}

function setLeadPicture(context: DeviceContext, builder: SceneBuilder, picture: StoryPicture, top: number): number {
  const part = picturePartOf(context.template, context.newspaper.layout);
  const { left, measure, width } = context;
  const place = part?.bleed ? { x: 0, width } : { x: left, width: measure };
  return setDevicePicture(context, builder, "main-image", picture, { ...place, y: top }, { ...(part?.bleed ? { bleed: "both" } : {}) });
}

/** A picture with its caption in the measure under it. Returns the foot. */
export function setDevicePicture(
  context: DeviceContext,
  builder: SceneBuilder,
  block: "main-image" | "bottom-section",
  picture: StoryPicture,
  { x, y, width }: { x: number; y: number; width: number },
  look: Parameters<typeof setPicture>[5] = {},
): number {
  const { left, measure, device } = context;
  const height = width * Math.max(flattest, Math.min(steepest[device], ratioOf(picture)));
  const caption = measureCaption(context, picture, measure, captionLines);
  setPicture(context, builder, block, labelsReadable(picture, width), { x, y, width, height }, look);
  setCaption(context, builder, caption, left, y + height, measure);
  return y + height + caption.height;
}

/** A story shorter than this, in lines of its columns, keeps the quotation for its end. */
const leastForInterlude = 30;
const aroundQuote = 8;

function setText(context: DeviceContext, builder: SceneBuilder, top: number): { foot: number; frames: Frame[] } {
  const { lead, left, measure, device, section, template } = context;
  const blocks = storyBlocks(lead.body, lead.of.body);
  const { columns, gutter } = template.grid;
  const quote = measureQuote(context, measure, device === "tablet" ? 1.25 : 1);
  const length = blocks.reduce((sum, { text }) => sum + context.tools.measurer.width(text, context.faces.body.font, context.language), 0);
  const isLong = (length * context.faces.body.size) / measure > leastForInterlude;
  const sections = divideStory(context, blocks, {
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
    setQuote(context, builder, "expanded-title", quote, { x: left, y: y + aroundQuote, width: measure, height: quote.height });
    return y + quote.height + 2 * aroundQuote;
  };
  const after = Math.ceil(sections.length / 2) - 1;
  const set = setSections(context, builder, sections, { top, block: "expanded-content", id: "expanded-content" }, (index, y) =>
    quote && index === after ? setQuotation(y) : null,
  );
  const foot = quote && !isQuoteSet ? setQuotation(set.foot) : set.foot;
  return { foot, frames: set.frames };
}
