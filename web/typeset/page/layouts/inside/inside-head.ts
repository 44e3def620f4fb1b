import { fitHeadline } from "../../../copyfit/fit-headline.ts";
import { type FittedWords, fitWords } from "../../../copyfit/fit-words.ts";
import { withStop } from "../../../copyfit/head-block.ts";
import type { StoryPicture } from "../../../model/edition.ts";
import { fillIn } from "../../../model/edition-words.ts";
import type { Block } from "../../../model/scene.ts";
import type { Role } from "../../../templates/faces.ts";
import { casedFor } from "../../../text/script.ts";
import { type LayoutContext, warn } from "../../context.ts";
import { measureCaption, ratioOf, type SetCaption, setCaption, setPicture } from "../../parts/picture.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import type { InsideStory } from "./inside-story.ts";

/** Head of a story on an inside page, measured: its lines, where the story comes from, and the dash under them. Heights in points. */
export interface InsideHead {
  readonly block: Block;
  /** Field of its words. */
  readonly of: string;
  readonly role: Role;
  readonly lines: readonly { text: string; joins?: true | undefined; size: number; leading: number }[];
  /** "Continued from page 1", or null for a story that begins here. */
  readonly from: string | null;
  /** Who wrote it, and the field of that. */
  readonly byline: FittedWords & { of: string | undefined };
  /** Under all of them. */
  readonly picture: InsidePicture | null;
  readonly height: number;
  /** The full text, where words had to be left out. */
  readonly shortened: string | null;
}

/** A story's picture over all of its columns, with its caption. */
interface InsidePicture {
  readonly picture: StoryPicture;
  readonly caption: SetCaption;
  /** Without the caption. */
  readonly height: number;
}

/** Height over width of a picture under its head, and the share of a page it takes at most. */
const crop = { flattest: 0.42, steepest: 1.1, mostOfPage: 0.36 } as const;
/** Between a picture's caption and the text. */
const underPicture = 6;
const captionLines = 3;

function measurePicture(context: LayoutContext, picture: StoryPicture | undefined, width: number): InsidePicture | null {
  if (!picture) return null;
  const caption = measureCaption(context, picture, width, captionLines);
  const most = context.height * crop.mostOfPage - caption.height;
  const height = Math.min(most, width * Math.max(crop.flattest, Math.min(crop.steepest, ratioOf(picture))));
  return { picture, caption, height };
}

/** Height under a head for the dash that separates it from its text. */
const dashRoom = { dash: 10.5, none: 4.5 } as const;
/** Air over the line that says where a story comes from. */
const jumpAir = 1.5;
/** Sizes of heads over several columns, in points, and the smallest as a share of them. */
const across = { lead: 25, side: 18, least: 0.6 } as const;
/** The smallest a head in one column becomes before it takes a fifth line. */
const leastInColumn = 0.8;
/** The smallest any head becomes before words are left out. */
const smallest = 0.42;

/** The lead keeps the face of its headline; other stories over several columns have the face of the side stories' leads. */
function roleOf({ faces }: LayoutContext, lead: boolean, wide: boolean): Role {
  if (!wide) return lead ? faces.sideLead : faces.sideHead;
  const native = lead ? faces.banner : faces.sideLead;
  const size = lead ? Math.min(across.lead, native.size) : Math.max(native.size, Math.min(across.side, native.size * 1.3));
  return { ...native, size, leading: (native.leading / native.size) * size };
}

/** Measures the head of a story for a width; `wide` heads stand over several columns. */
export function measureInsideHead(context: LayoutContext, story: InsideStory, width: number, wide: boolean): InsideHead {
  const { language, template, words } = context;
  const lead = story.index === null;
  const role = roleOf(context, lead, wide);
  const text = withStop(story.headline.trim(), template.manner.heads.endStop === true, language);
  const cased = casedFor(text, role.caps, language);
  const least = wide ? across.least : leastInColumn;
  const options = { lines: wide ? 1 : 4, minSize: role.size * least, maxSize: role.size } as const;
  const fitted = fitHeadline(cased, context.style(role), width, options, context.tools);
  // A long name is set small rather than cut.
  const set = fitted.shortened
    ? fitHeadline(cased, context.style(role), width, { lines: 4, minSize: role.size * smallest, maxSize: role.size }, context.tools)
    : fitted;
  const share = role.leading / role.size;
  const lines = set.lines.map((line) => ({ text: line.text, joins: line.joins, size: line.size, leading: line.size * share }));
  const from = story.from === null ? null : fillIn(words.page.continuedFrom, { page: context.numeral(story.from) });
  const byline = { ...fitWords(context, story.byline, context.faces.byline, width, { most: 1, more: 2 }), of: story.of.byline };
  const picture = measurePicture(context, story.pictures[0], width);
  const height =
    lines.reduce((sum, line) => sum + line.leading, 0) +
    (from === null ? 0 : context.faces.jump.leading + jumpAir) +
    byline.lines.length * byline.role.leading;
  const under = picture ? picture.height + picture.caption.height + underPicture : 0;
  return {
    block: lead ? "expanded-title" : "side-stories",
    of: story.of.headline,
    role,
    lines,
    from,
    byline,
    picture,
    height: (height === 0 ? 0 : height + dashRoomOf(context)) + under,
    shortened: set.shortened ? story.headline : null,
  };
}

function dashRoomOf({ template }: LayoutContext): number {
  return template.manner.heads.dash === "none" ? dashRoom.none : dashRoom.dash;
}

/** Sets a measured head, `air` points more between it and its text; returns where its text begins. */
export function setInsideHead(
  context: LayoutContext,
  builder: SceneBuilder,
  head: InsideHead,
  at: { x: number; top: number; width: number; air: number },
): number {
  const { heads } = context.template.manner;
  const { faces } = context;
  if (head.height === 0) return at.top + at.air;
  if (head.shortened !== null) warn(context, "shortened", head.block, head.shortened);
  let y = at.top;
  for (const { text, joins, size, leading } of head.lines) {
    const options = { align: heads.align, least: 0.7, role: "headline", joins, of: head.of } as const;
    builder.run(head.block, text, { ...head.role, size, caps: false }, at.x, y + leading * 0.8, at.width, options);
    y += leading;
  }
  if (head.from !== null) {
    y += jumpAir;
    builder.run("jump", head.from, faces.jump, at.x, y + faces.jump.leading * 0.8, at.width, { align: heads.align });
    y += faces.jump.leading;
  }
  const { byline, picture } = head;
  for (const { text, joins } of byline.lines) {
    const options = { align: heads.align, least: 0.8, joins, of: byline.of } as const;
    builder.run("byline", text, byline.role, at.x, y + byline.role.leading * 0.78, at.width, options);
    y += byline.role.leading;
  }
  const room = y === at.top ? at.air : dashRoomOf(context) + at.air;
  if (y > at.top) builder.dash(head.block, heads.dash, heads.align, at.x, y + room * 0.46, at.width);
  y += room;
  if (!picture) return y;
  setPicture(context, builder, head.block, picture.picture, { x: at.x, y, width: at.width, height: picture.height });
  setCaption(context, builder, picture.caption, at.x, y + picture.height, at.width);
  return y + picture.height + picture.caption.height + underPicture;
}
