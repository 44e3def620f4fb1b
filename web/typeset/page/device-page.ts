import type { NewspaperToSet, SideStory } from "../newspaper.ts";
import type { Frame, PageScene, Section, SetNewspaper } from "../scene.ts";
import { templateOf } from "../templates/templates.ts";
import { divideStory } from "./balanced-sections.ts";
import type { Board } from "./board.ts";
import { almanacRows, boxHeight, insideRows, setRowBox } from "./boxes.ts";
import { setDeviceLead, setDevicePicture } from "./device-lead.ts";
import { setDeviceFolio, setDeviceMasthead } from "./device-masthead.ts";
import { type DevicePress, openDevicePress, type SmallDevice } from "./device-press.ts";
import { setSections } from "./device-story.ts";
import type { Refer } from "./ears.ts";
import { colophonText } from "./edition-texts.ts";
import { ascentOf, fitBlock, setBlock } from "./fit-block.ts";
import { mainBlocks } from "./main-story.ts";
import { openBoard, type TypesetTools } from "./press.ts";
import { scaleScene } from "./scale-scene.ts";

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
  draft.y = setDeviceMasthead(press, draft.board, 1 + further.length);
  const top = draft.y;
  const lead = setDeviceLead(press, draft.board, top);
  draft.y = lead.foot;
  draft.frames.push(...lead.frames);
  note(press, draft, "expanded-content", top);
  if (further.length > 0) setInside(press, draft, further);
  return draft;
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
      draft.y = setDeviceFolio(press, draft.board, draft.page);
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
  draft.y = setDevicePicture(press, draft.board, "bottom-section", small, top);
  note(press, draft, "bottom-section", top);
}

const aroundCutOff = 9;
const dashRoom = 10;
const mostHeadLines = 8;

function setSideStory(press: DevicePress, draft: Draft, { index, story }: Extract<Part, { kind: "story" }>, isFirst: boolean): void {
  const { template, faces, left, measure } = press;
  const { board } = draft;
  const top = draft.y;
  let y = top + aroundCutOff;
  if (!isFirst) {
    board.rule("side-stories", left, y, measure, template.rules.thin);
    y += aroundCutOff;
  }
  const isLead = draft.page === 2 && isFirst;
  const role = isLead ? faces.sideLead : faces.sideHead;
  const head = fitBlock(press, story.headline, role, measure, { most: role.size, least: role.size * 0.9, lines: mostHeadLines });
  const whole = head.shortened ? fitBlock(press, story.headline, role, measure, { most: role.size * 0.8, least: role.size * 0.5 }) : head;
  y = setBlock(board, "side-stories", whole, left, y, measure);
  if (whole.lines.length > 0) {
    board.jimDash("side-stories", left, y + dashRoom * 0.45, measure);
    y += dashRoom;
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

/** The closing rule, and on the last page how the paper was made. */
function close(press: DevicePress, { board, page, y, frames, sections }: Draft, isLast: boolean): PageScene {
  const { left, measure, template, faces } = press;
  const rule = y + aroundColophon + 3;
  board.rule("colophon", left, rule, measure, template.rules.thick);
  let foot = rule + template.rules.thick + aroundColophon;
  if (isLast) {
    const role = faces.colophon;
    const block = fitBlock(press, colophonText(press), role, measure, { most: role.size, least: role.size });
    foot = setBlock(board, "colophon", block, left, foot - ascentOf(role) * 0.3, measure) + aroundColophon;
  }
  return board.scene({
    page,
    width: press.width,
    height: foot,
    background: template.config.colors.background,
    template: template.id,
    frames,
    sections,
    jumps: [],
  });
}
