import type { NewspaperToSet } from "./newspaper.ts";
import type { Refer } from "./page/ears.ts";
import type { FrontPlan } from "./page/front-draft.ts";
import { setFrontPage } from "./page/front-page.ts";
import { planFront } from "./page/front-plan.ts";
import { type InsidePage, setInsidePage } from "./page/inside-page.ts";
import type { InsideStory } from "./page/inside-story.ts";
import { type MainBlock, mainBlocks, setMain } from "./page/main-story.ts";
import { openBoard, openPress, type Press, type TypesetTools, warn } from "./page/press.ts";
import type { Jump, SetNewspaper } from "./scene.ts";
import { nameplateRole } from "./templates/script-faces.ts";
import { templateOf } from "./templates/templates.ts";

const mostPages = 24;

/** For which paper a newspaper is set. */
export interface SetOptions {
  /** Height of its pages, in points, at their width of 612: 816 (3:4, the default), 792 (17:22), 865.4 (A3, A4), 945.8 (tabloid). */
  height?: number;
  /**
   * The same newspaper as it was set before a small change: its pages keep their shape where that still serves the text, and only what
   * changed is broken again. Leave it out for the pages the newspaper would have by itself.
   */
  before?: SetNewspaper;
}

/** Plans of newspapers still held by somebody. */
const plans = new WeakMap<SetNewspaper, FrontPlan>();

/**
 * Sets a newspaper: the front page and as many inside pages as its text needs. Deterministic: the same newspaper, faces and words give
 * the same pages. Content never makes it throw; what could not be set as wanted is in `warnings`.
 */
export function setNewspaper(newspaper: NewspaperToSet, tools: TypesetTools, options: SetOptions = {}): SetNewspaper {
  const press = openPress(newspaper, templateOf(newspaper.templateId), tools, options.height);
  warnOfMissingGlyphs(press);
  const before = options.before && plans.get(options.before);
  const plan = planFront(press, openBoard(press), before);
  const inside = setInsidePages(press, plan);
  const starts = new Map<number | null, Jump["to"]>();
  for (const { scene, starts: begun } of inside) {
    for (const { index, item } of begun) if (!starts.has(index)) starts.set(index, { page: scene.page, item });
  }
  const stories = new Map<number, Jump["to"]>();
  for (const [index, to] of starts) if (index !== null) stories.set(index, to);
  const front = setFrontPage(press, plan, {
    pageCount: 1 + inside.length,
    refers: refersOf(press, plan, stories),
    main: starts.get(null) ?? null,
    stories,
  });
  const set = { pages: [front, ...inside.map(({ scene }) => scene)], warnings: press.warnings };
  plans.set(set, plan);
  return set;
}

/** The text the front page has no room for, on as many pages as it takes. */
function setInsidePages(press: Press, plan: FrontPlan): InsidePage[] {
  const { newspaper } = press;
  let stories: InsideStory[] = [];
  const rest = restOfMain(press, plan);
  if (rest.length > 0) {
    stories.push({ index: null, head: newspaper.expandedContent.expandedTitle.trim() || newspaper.title, blocks: rest, from: 1 });
  }
  for (const { index, headline, content, goesOn } of plan.leftover) {
    stories.push({ index, head: headline, blocks: mainBlocks(content), from: goesOn ? 1 : null });
  }
  const { small } = newspaper.pictures;
  const isShown = plan.rails.some(({ picture }) => picture) || plan.strip?.cells.some((cell) => cell.kind === "picture");
  let picture = isShown ? undefined : small;
  const pages: InsidePage[] = [];
  let before: InsidePage | undefined;
  while ((stories.length > 0 || (picture && pages.length > 0)) && pages.length < mostPages) {
    const set = setInsidePage(press, stories, Math.min(1, plan.zone.scale), 2 + pages.length, picture);
    if (before) linkJumps(before, set);
    pages.push(set);
    before = set;
    stories = set.rest;
    if (set.pictureSet || stories.length === 0) picture = undefined;
  }
  for (const { head, blocks } of stories) warn(press, "overset", "expanded-content", `${head}: ${blocks.length}`);
  return pages;
}

/** Jump lines of a page lead to where its stories go on, on the next. */
function linkJumps(page: InsidePage, next: InsidePage): void {
  for (const { index, block, text } of page.onward) {
    const start = next.starts.find((each) => each.index === index);
    if (start) page.scene.jumps.push({ block, text, to: { page: next.scene.page, item: start.item } });
  }
}

/** Setting the plan on a board of its own tells where the text stops. */
function restOfMain(press: Press, { zone }: FrontPlan): MainBlock[] {
  if (!zone.fill.stop) return [];
  const scratch = openBoard(press);
  return setMain(press, scratch, zone.broken, zone.fill, zone.frames).rest;
}

/** What's Inside: each side story with the page it begins on; without any, the parts of the lead on the front page. */
function refersOf(press: Press, plan: FrontPlan, stories: Map<number, Jump["to"]>): Refer[] {
  const sides = sideRefersOf(press, plan, stories);
  if (sides.length > 0) return sides;
  const { fill, broken } = plan.zone;
  const parts = broken.galleys.slice(0, fill.stop?.paragraph).filter(({ block }) => block.subhead);
  const title = press.newspaper.expandedContent.expandedTitle.trim() || press.newspaper.title;
  const sections = parts.length > 0 ? parts.map(({ block }) => block.text) : [title];
  return sections.filter(Boolean).map((section) => ({ section, page: 1 }));
}

function sideRefersOf(press: Press, plan: FrontPlan, stories: Map<number, Jump["to"]>): Refer[] {
  const begunHere = (index: number) => plan.leftover.every((story) => story.index !== index || story.goesOn);
  return press.newspaper.expandedContent.sideStories
    .map((story, index) => ({ section: story.headline.trim(), page: begunHere(index) ? 1 : (stories.get(index)?.page ?? 1) }))
    .filter(({ section }) => section !== "");
}

function warnOfMissingGlyphs(press: Press): void {
  const { newspaper, tools, faces } = press;
  const { expandedContent, newspaperName, title, content } = newspaper;
  const { sideStories, expandedTitle, expandedContent: story } = expandedContent;
  const name = newspaperName || title;
  // Each in a face it is set in: of faces that come in slices, others may not have been loaded with these signs.
  const printed = [
    { font: nameplateRole(press.template, press.language, name).font, text: name },
    { font: faces.banner.font, text: expandedTitle || title },
    { font: faces.body.font, text: [story || content, ...sideStories.map((side) => side.content)].join(" ") },
    { font: faces.sideHead.font, text: sideStories.map(({ headline }) => headline).join(" ") },
  ];
  const missing = printed.flatMap(({ font, text }) =>
    [...new Set(text.replace(/[\p{C}\p{Z}\p{M}]/gu, ""))].filter((sign) => !tools.measurer.covers(sign, font)),
  );
  if (missing.length > 0) warn(press, "missing-glyph", "expanded-content", missing.slice(0, 20).join(" "));
}
