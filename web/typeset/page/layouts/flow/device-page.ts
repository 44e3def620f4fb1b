import { storyBlocks } from "../../../columns/story-blocks.ts";
import { fitBlock, setBlock } from "../../../copyfit/fit-block.ts";
import { withStop } from "../../../copyfit/head-block.ts";
import { isBlank, pictureOf, type Story } from "../../../model/edition.ts";
import type { NewspaperToSet } from "../../../model/newspaper.ts";
import type { Frame, PageScene, Section, SetNewspaper } from "../../../model/scene.ts";
import { templateOf } from "../../../templates/templates.ts";
import { closePage, openBuilder, type TypesetTools } from "../../context.ts";
import { colophonTexts } from "../../masthead/colophon-text.ts";
import type { Refer } from "../../masthead/ears.ts";
import { type MastheadPlace, setNarrowFolio, setNarrowMasthead, setPartingRules } from "../../masthead/narrow-masthead.ts";
import { almanacRows, boxHeight, insideRows, setRowBox } from "../../parts/boxes.ts";
import { setCutOff } from "../../parts/story-column.ts";
import { scaleScene } from "../../scale-scene.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import { divideStory } from "./balanced-sections.ts";
import { type DeviceContext, openDeviceContext, type SmallDevice } from "./device-context.ts";
import { setDeviceLead, setDevicePicture } from "./device-lead.ts";
import { setSections } from "./device-story.ts";

/** Something that stands on a further page, and about how high it is. */
type Part = { kind: "story"; story: Story } | { kind: "picture" };

/** One page while it is composed. */
interface Draft {
  builder: SceneBuilder;
  page: number;
  y: number;
  frames: Frame[];
  sections: Section[];
}

/**
 * Sets a newspaper anew for a phone (one column) or a tablet (two): pages of the device's width and as long as what they hold, meant to
 * be scrolled. The first holds the whole lead story, the others the side stories, so that no text jumps and the page numbers of What's
 * Inside are true. Scene points are CSS pixels.
 */
export function setDevicePages(newspaper: NewspaperToSet, tools: TypesetTools, device: SmallDevice): SetNewspaper {
  const context = openDeviceContext(newspaper, templateOf(newspaper.templateId), tools, device);
  const further = setFurther(context);
  const front = setFront(context, further);
  const drafts = [front, ...further];
  const last = drafts.at(-1) ?? front;
  if (context.almanac.length > 0 && !hasBoxRow(context, further)) setAlmanac(context, last);
  const scenes = drafts.map((draft) => close(context, draft, draft === last));
  return { pages: scenes.map((scene) => scaleScene(scene, context.scale)), warnings: context.warnings };
}

function open(context: DeviceContext, page: number): Draft {
  return { builder: openBuilder(context), page, y: 0, frames: [], sections: [] };
}

function note(context: DeviceContext, draft: Draft, id: Section["id"], top: number): void {
  draft.sections.push({ id, type: id, name: id, x: context.left, y: top, width: context.measure, height: draft.y - top });
}

function setFront(context: DeviceContext, further: readonly Draft[]): Draft {
  const draft = open(context, 1);
  draft.y = setNarrowMasthead(context, draft.builder, mastheadPlace(context, 1 + further.length));
  const top = draft.y;
  const lead = setDeviceLead(context, draft.builder, top);
  draft.y = lead.foot;
  draft.frames.push(...lead.frames);
  note(context, draft, "expanded-content", top);
  if (further.length > 0) setInside(context, draft, further);
  return draft;
}

/** Largest size of the name in points of the template. */
const mostName = { mobile: 26, tablet: 44 } as const;

function mastheadPlace({ left, measure, ruleShare, device }: DeviceContext, pageCount: number): MastheadPlace {
  return { left, measure, ruleShare, pageCount, most: mostName[device] };
}

/** Fewer stories make too short a list to stand beside the almanac. */
const leastInRow = 4;

/** On two columns both boxes stand side by side under the lead. */
function hasBoxRow(context: DeviceContext, further: readonly Draft[]): boolean {
  return context.template.grid.columns > 1 && context.almanac.length > 0 && refersOf(context, further).length >= leastInRow;
}

const aroundBox = 9;

function setInside(context: DeviceContext, draft: Draft, further: readonly Draft[]): void {
  const { left, measure, words, template } = context;
  const refers = refersOf(context, further);
  if (refers.length === 0) return;
  const y = draft.y + aroundBox;
  const isRow = hasBoxRow(context, further);
  const width = isRow ? (measure - template.grid.gutter) / 2 : measure;
  const rows = insideRows(context, draft.builder, refers, width);
  const day = isRow ? almanacRows(context, draft.builder, width) : [];
  const height = Math.max(boxHeight(context, rows), isRow ? boxHeight(context, day) : 0);
  setRowBox(context, draft.builder, "whats-inside", words.page.inside, rows, { x: left, y, width, height });
  if (isRow) {
    const x = left + width + template.grid.gutter;
    setRowBox(context, draft.builder, "almanac", words.page.almanac, day, { x, y, width, height });
  }
  draft.y = y + height;
  note(context, draft, "whats-inside", y);
}

function refersOf({ secondary }: DeviceContext, further: readonly Draft[]): Refer[] {
  return secondary.flatMap((story) => {
    const id = storyId(story);
    const on = further.find(({ frames, sections }) =>
      [...frames, ...sections].some((each) => each.id === id || each.id.startsWith(`${id}-`)),
    );
    return on && story.headline !== "" ? [{ index: story.index, of: story.of.headline, section: story.headline, page: on.page }] : [];
  });
}

const storyId = ({ index }: Story) => `side-stories-${(index ?? 0) + 1}`;

/** The almanac at the end, under everything else. */
function setAlmanac(context: DeviceContext, draft: Draft): void {
  const { left, measure, words, template } = context;
  const width = template.grid.columns > 1 ? measure * 0.62 : measure;
  const rows = almanacRows(context, draft.builder, width);
  const y = draft.y + aroundBox;
  const height = boxHeight(context, rows);
  setRowBox(context, draft.builder, "almanac", words.page.almanac, rows, { x: left + (measure - width) / 2, y, width, height });
  draft.y = y + height;
}

/** Side stories and the small picture, on as many pages as keep them of a convenient length. */
function setFurther(context: DeviceContext): Draft[] {
  const stories = context.secondary.flatMap((story): Part[] => (isBlank(story) ? [] : [{ kind: "story", story }]));
  const small = pictureOf(context.lead, "small");
  const parts: Part[] = small ? [...stories.slice(0, 1), { kind: "picture" }, ...stories.slice(1)] : stories;
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  let isFirst = true;
  for (const part of parts) {
    if (!draft || draft.y > context.pageHeight * 0.72) {
      draft = open(context, 2 + drafts.length);
      draft.y = setNarrowFolio(context, draft.builder, mastheadPlace(context, 0), draft.page);
      drafts.push(draft);
      isFirst = true;
    }
    if (part.kind === "picture") setSmallPicture(context, draft);
    else setSideStory(context, draft, part.story, isFirst);
    isFirst = false;
  }
  return drafts;
}

function setSmallPicture(context: DeviceContext, draft: Draft): void {
  const small = pictureOf(context.lead, "small");
  if (!small) return;
  const top = draft.y + 10;
  draft.y = setDevicePicture(context, draft.builder, "bottom-section", small, { x: context.left, y: top, width: context.measure });
  note(context, draft, "bottom-section", top);
}

const aroundCutOff = 9;
const dashRoom = { dash: 10, none: 4 } as const;
const mostHeadLines = 8;

function setSideStory(context: DeviceContext, draft: Draft, story: Story, isFirst: boolean): void {
  const { template, faces, left, measure } = context;
  const { builder } = draft;
  const top = draft.y;
  let y = top + aroundCutOff;
  if (!isFirst) {
    setCutOff(context, builder, "side-stories", left, y, measure);
    y += aroundCutOff;
  }
  const isLead = draft.page === 2 && isFirst;
  const role = isLead ? faces.sideLead : faces.sideHead;
  const { heads } = template.manner;
  const headline = withStop(story.headline, heads.endStop === true, context.language);
  const head = fitBlock(context, headline, role, measure, { most: role.size, least: role.size * 0.9, lines: mostHeadLines });
  const whole = head.shortened ? fitBlock(context, headline, role, measure, { most: role.size * 0.8, least: role.size * 0.5 }) : head;
  y = setBlock(builder, "side-stories", whole, left, y, measure, {
    align: heads.align,
    role: "headline",
    of: story.of.headline,
  });
  if (whole.lines.length > 0) {
    const room = heads.dash === "none" ? dashRoom.none : dashRoom.dash;
    builder.dash("side-stories", heads.dash, heads.align, left, y + room * 0.45, measure);
    y += room;
  }
  const sections = divideStory(context, storyBlocks(story.body, story.of.body), {
    width: measure,
    columns: template.grid.columns,
    gutter: template.grid.gutter,
    height: context.section,
    parts: 1,
    dropCap: false,
  });
  const set = setSections(context, builder, sections, { top: y, block: "side-stories", id: `${storyId(story)}-page` }, () => null);
  draft.frames.push(...set.frames);
  draft.y = set.foot;
  note(context, draft, storyId(story), top);
}

const aroundColophon = 7;

/** The closing rules, and on the last page how the paper was made. */
function close(context: DeviceContext, draft: Draft, isLast: boolean): PageScene {
  const foot = isLast
    ? setClosing(context, draft)
    : setPartingRules(context, draft.builder, "colophon", mastheadPlace(context, 0), draft.y + 10) + aroundColophon;
  return closePage(context, draft.builder, {
    page: draft.page,
    height: foot,
    frames: draft.frames,
    sections: draft.sections,
  });
}

/** The colophon under the closing rules, or on the ground the template's pages end with. */
function setClosing(context: DeviceContext, { builder, y }: Draft): number {
  const { left, measure, template, faces, width } = context;
  const role = faces.colophon;
  const block = fitBlock(context, colophonTexts(context)[0] ?? "", role, measure, { most: role.size, least: role.size });
  const element = template.furniture.find((each) => each.kind === "text" && each.slots.includes("colophon"));
  const align = element?.kind === "text" ? element.align : "center";
  const ground = template.furniture.find((each) => each.kind === "box" && each.y < 0 && each.fill !== undefined);
  if (ground?.kind === "box" && ground.fill) {
    const top = y + 10;
    const foot = top + block.height + 2 * aroundColophon;
    builder.box("colophon", { x: 0, y: top, width, height: foot - top }, { fill: context.paint(ground.fill) });
    setBlock(builder, "colophon", block, left, top + aroundColophon, measure, { align, color: context.paint("paper") });
    return foot;
  }
  const rules = setPartingRules(context, builder, "colophon", mastheadPlace(context, 0), y + 10);
  return setBlock(builder, "colophon", block, left, rules + aroundColophon * 0.8, measure, { align }) + aroundColophon;
}
