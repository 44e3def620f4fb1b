import { mainBlocks } from "../../../columns/story-blocks.ts";
import { fitBlock, setBlock } from "../../../copyfit/fit-block.ts";
import { withStop } from "../../../copyfit/head-block.ts";
import type { NewspaperToSet, SideStory } from "../../../model/newspaper.ts";
import type { Frame, PageScene, Section, SetNewspaper } from "../../../model/scene.ts";
import { templateOf } from "../../../templates/templates.ts";
import { openBoard, type TypesetTools } from "../../context.ts";
import { colophonTexts } from "../../masthead/colophon-text.ts";
import type { Refer } from "../../masthead/ears.ts";
import { type MastheadPlace, setNarrowFolio, setNarrowMasthead, setPartingRules } from "../../masthead/narrow-masthead.ts";
import { almanacRows, boxHeight, insideRows, setRowBox } from "../../parts/boxes.ts";
import { setCutOff } from "../../parts/story-column.ts";
import { scaleScene } from "../../scale-scene.ts";
import type { Board } from "../../scene-builder.ts";
import { divideStory } from "./balanced-sections.ts";
import { type DevicePress, openDevicePress, type SmallDevice } from "./device-context.ts";
import { setDeviceLead, setDevicePicture } from "./device-lead.ts";
import { setSections } from "./device-story.ts";

/** Something that stands on a further page, and about how high it is. */
type Part = { kind: "story"; index: number; story: SideStory } | { kind: "picture" };

/** One page while it is composed. */
interface Draft {
  board: Board;
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
  const press = openDevicePress(newspaper, templateOf(newspaper.templateId), tools, device);
  const further = setFurther(press);
  const front = setFront(press, further);
  const drafts = [front, ...further];
  const last = drafts.at(-1) ?? front;
  if (press.almanac.length > 0 && !hasBoxRow(press, further)) setAlmanac(press, last);
  const scenes = drafts.map((draft) => close(press, draft, draft === last));
  return { pages: scenes.map((scene) => scaleScene(scene, press.scale)), warnings: press.warnings };
}

function open(press: DevicePress, page: number): Draft {
  return { board: openBoard(press), page, y: 0, frames: [], sections: [] };
}

function note(press: DevicePress, draft: Draft, id: Section["id"], top: number): void {
  draft.sections.push({ id, type: id, name: id, x: press.left, y: top, width: press.measure, height: draft.y - top });
}

function setFront(press: DevicePress, further: readonly Draft[]): Draft {
  const draft = open(press, 1);
  draft.y = setNarrowMasthead(press, draft.board, mastheadPlace(press, 1 + further.length));
  const top = draft.y;
  const lead = setDeviceLead(press, draft.board, top);
  draft.y = lead.foot;
  draft.frames.push(...lead.frames);
  note(press, draft, "expanded-content", top);
  if (further.length > 0) setInside(press, draft, further);
  return draft;
}

/** Largest size of the name in points of the template. */
const mostName = { mobile: 26, tablet: 44 } as const;

function mastheadPlace({ left, measure, ruleShare, device }: DevicePress, pageCount: number): MastheadPlace {
  return { left, measure, ruleShare, pageCount, most: mostName[device] };
}

/** Fewer stories make too short a list to stand beside the almanac. */
const leastInRow = 4;

/** On two columns both boxes stand side by side under the lead. */
function hasBoxRow(press: DevicePress, further: readonly Draft[]): boolean {
  return press.template.grid.columns > 1 && press.almanac.length > 0 && refersOf(press, further).length >= leastInRow;
}

const aroundBox = 9;

function setInside(press: DevicePress, draft: Draft, further: readonly Draft[]): void {
  const { left, measure, words, template } = press;
  const refers = refersOf(press, further);
  if (refers.length === 0) return;
  const y = draft.y + aroundBox;
  const isRow = hasBoxRow(press, further);
  const width = isRow ? (measure - template.grid.gutter) / 2 : measure;
  const rows = insideRows(press, draft.board, refers, width);
  const day = isRow ? almanacRows(press, draft.board, width) : [];
  const height = Math.max(boxHeight(press, rows), isRow ? boxHeight(press, day) : 0);
  setRowBox(press, draft.board, "whats-inside", words.page.inside, rows, { x: left, y, width, height });
  if (isRow) {
    const x = left + width + template.grid.gutter;
    setRowBox(press, draft.board, "almanac", words.page.almanac, day, { x, y, width, height });
  }
  draft.y = y + height;
  note(press, draft, "whats-inside", y);
}

function refersOf({ newspaper }: DevicePress, further: readonly Draft[]): Refer[] {
  return newspaper.expandedContent.sideStories.flatMap(({ headline }, index) => {
    const on = further.find(({ frames, sections }) =>
      [...frames, ...sections].some(({ id }) => id === storyId(index) || id.startsWith(`${storyId(index)}-`)),
    );
    return on && headline.trim() !== "" ? [{ section: headline.trim(), page: on.page }] : [];
  });
}

const storyId = (index: number) => `side-stories-${index + 1}`;

/** The almanac at the end, under everything else. */
function setAlmanac(press: DevicePress, draft: Draft): void {
  const { left, measure, words, template } = press;
  const width = template.grid.columns > 1 ? measure * 0.62 : measure;
  const rows = almanacRows(press, draft.board, width);
  const y = draft.y + aroundBox;
  const height = boxHeight(press, rows);
  setRowBox(press, draft.board, "almanac", words.page.almanac, rows, { x: left + (measure - width) / 2, y, width, height });
  draft.y = y + height;
}

/** Side stories and the small picture, on as many pages as keep them of a convenient length. */
function setFurther(press: DevicePress): Draft[] {
  const { sideStories } = press.newspaper.expandedContent;
  const stories = sideStories.flatMap((story, index): Part[] =>
    story.headline.trim() === "" && story.content.trim() === "" ? [] : [{ kind: "story", index, story }],
  );
  const { small } = press.newspaper.pictures;
  const parts: Part[] = small ? [...stories.slice(0, 1), { kind: "picture" }, ...stories.slice(1)] : stories;
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  let isFirst = true;
  for (const part of parts) {
    if (!draft || draft.y > press.pageHeight * 0.72) {
      draft = open(press, 2 + drafts.length);
      draft.y = setNarrowFolio(press, draft.board, mastheadPlace(press, 0), draft.page);
      drafts.push(draft);
      isFirst = true;
    }
    if (part.kind === "picture") setSmallPicture(press, draft);
    else setSideStory(press, draft, part, isFirst);
    isFirst = false;
  }
  return drafts;
}

function setSmallPicture(press: DevicePress, draft: Draft): void {
  const { small } = press.newspaper.pictures;
  if (!small) return;
  const top = draft.y + 10;
  draft.y = setDevicePicture(press, draft.board, "bottom-section", small, { x: press.left, y: top, width: press.measure });
  note(press, draft, "bottom-section", top);
}

const aroundCutOff = 9;
const dashRoom = { dash: 10, none: 4 } as const;
const mostHeadLines = 8;

function setSideStory(press: DevicePress, draft: Draft, { index, story }: Extract<Part, { kind: "story" }>, isFirst: boolean): void {
  const { template, faces, left, measure } = press;
  const { board } = draft;
  const top = draft.y;
  let y = top + aroundCutOff;
  if (!isFirst) {
    setCutOff(press, board, "side-stories", left, y, measure);
    y += aroundCutOff;
  }
  const isLead = draft.page === 2 && isFirst;
  const role = isLead ? faces.sideLead : faces.sideHead;
  const { heads } = template.manner;
  const headline = withStop(story.headline.trim(), heads.endStop === true, press.language);
  const head = fitBlock(press, headline, role, measure, { most: role.size, least: role.size * 0.9, lines: mostHeadLines });
  const whole = head.shortened ? fitBlock(press, headline, role, measure, { most: role.size * 0.8, least: role.size * 0.5 }) : head;
  y = setBlock(board, "side-stories", whole, left, y, measure, { align: heads.align, role: "headline" });
  if (whole.lines.length > 0) {
    const room = heads.dash === "none" ? dashRoom.none : dashRoom.dash;
    board.dash("side-stories", heads.dash, heads.align, left, y + room * 0.45, measure);
    y += room;
  }
  const sections = divideStory(press, mainBlocks(story.content), {
    width: measure,
    columns: template.grid.columns,
    gutter: template.grid.gutter,
    height: press.section,
    parts: 1,
    dropCap: false,
  });
  const set = setSections(press, board, sections, { top: y, block: "side-stories", id: `${storyId(index)}-page` }, () => null);
  draft.frames.push(...set.frames);
  draft.y = set.foot;
  note(press, draft, storyId(index), top);
}

const aroundColophon = 7;

/** The closing rules, and on the last page how the paper was made. */
function close(press: DevicePress, draft: Draft, isLast: boolean): PageScene {
  const { template, width } = press;
  const foot = isLast
    ? setClosing(press, draft)
    : setPartingRules(press, draft.board, "colophon", mastheadPlace(press, 0), draft.y + 10) + aroundColophon;
  return draft.board.scene({
    page: draft.page,
    width,
    height: foot,
    background: template.config.colors.background,
    template: template.id,
    frames: draft.frames,
    sections: draft.sections,
    jumps: [],
  });
}

/** The colophon under the closing rules, or on the ground the template's pages end with. */
function setClosing(press: DevicePress, { board, y }: Draft): number {
  const { left, measure, template, faces, width } = press;
  const role = faces.colophon;
  const block = fitBlock(press, colophonTexts(press)[0] ?? "", role, measure, { most: role.size, least: role.size });
  const element = template.furniture.find((each) => each.kind === "text" && each.slots.includes("colophon"));
  const align = element?.kind === "text" ? element.align : "center";
  const ground = template.furniture.find((each) => each.kind === "box" && each.y < 0 && each.fill !== undefined);
  if (ground?.kind === "box" && ground.fill) {
    const top = y + 10;
    const foot = top + block.height + 2 * aroundColophon;
    board.box("colophon", { x: 0, y: top, width, height: foot - top }, { fill: press.paint(ground.fill) });
    setBlock(board, "colophon", block, left, top + aroundColophon, measure, { align, color: press.paint("paper") });
    return foot;
  }
  const rules = setPartingRules(press, board, "colophon", mastheadPlace(press, 0), y + 10);
  return setBlock(board, "colophon", block, left, rules + aroundColophon * 0.8, measure, { align }) + aroundColophon;
}
