import { type StoryBlock, splitAtJump, storyBlocks } from "../columns/story-blocks.ts";
import { restOfFlow } from "../columns/text-flow.ts";
import { pictureOf, type Story } from "../model/edition.ts";
import type { NewspaperToSet, PlacedSection } from "../model/newspaper.ts";
import type { Jump, PageScene, PageShape, SetNewspaper } from "../model/scene.ts";
import { templateOf } from "../templates/templates.ts";
import { type BodyType, type LayoutContext, openBuilder, openContext, type TypesetTools, warn } from "./context.ts";
import { planFixedFront, setFixedFront } from "./layouts/fixed/fixed-front.ts";
import type { FrontPlan } from "./layouts/front/candidate.ts";
import { type Onward, setFrontPage } from "./layouts/front/front-page.ts";
import { planFront } from "./layouts/front/front-plan.ts";
import { shapeOf } from "./layouts/front/layout-decisions.ts";
import { type InsidePage, setInsidePage } from "./layouts/inside/inside-page.ts";
import { insideStory } from "./layouts/inside/inside-story.ts";
import type { Refer } from "./masthead/ears.ts";
import type { GoesOn } from "./parts/jump-line.ts";
import { readSources } from "./read-sources.ts";

const mostPages = 24;

/** For which paper a newspaper is set. */
export interface SetOptions {
  /** Height of its pages, in points, at their width of 612: 816 (3:4, the default), 792 (17:22), 865.4 (A3, A4), 945.8 (tabloid). */
  height?: number;
  /** Body type chosen by the user: it is not changed to fit, and what has no room continues on other pages. */
  body?: BodyType;
}

/**
 * Sets a newspaper: the front page and as many inside pages as its text needs. Deterministic: the same newspaper, faces and words give
 * the same pages. Given the `shape` that came with them as its own, a newspaper that has hardly changed keeps its front page. Content never
 * makes it throw; what could not be set as wanted is in `warnings`.
 */
export function setNewspaper(newspaper: NewspaperToSet, tools: TypesetTools, options: SetOptions = {}): SetNewspaper {
  const context = openContext(newspaper, templateOf(newspaper.templateId), tools, options.height, options.body);
  const front = newspaper.sectionLayout ? fixedFront(context, newspaper.sectionLayout) : plannedFront(context);
  const inside = newspaper.sample ? [] : setInsidePages(context, front);
  const starts = new Map<Story["index"], Jump["to"]>();
  for (const { scene, starts: begun } of inside) {
    for (const { index, item } of begun) if (!starts.has(index)) starts.set(index, { page: scene.page, item });
  }
  const scene = front.set({
    pageCount: 1 + inside.length,
    refers: refersOf(context, front, starts),
    goesOn: starts,
  });
  const pages = [scene, ...inside.map(({ scene }) => scene)];
  for (const { block, text } of readSources(pages, newspaper)) warn(context, "abridged", block, text);
  return { pages, warnings: context.warnings, ...(front.shape && { shape: front.shape }) };
}

/** A front page decided upon: what goes on inside, and how to set it once that is known. */
interface Front {
  /** Size of the lead story, as a share of the template's. */
  scale: number;
  /** The lead story's blocks on the front page that are whole, and what of it goes on. */
  shown: StoryBlock[];
  rest: StoryBlock[];
  /** True when some of the lead story stands on the front page. */
  isBegun: boolean;
  leftover: FrontPlan["leftover"];
  hasSmallPicture: boolean;
  shape: PageShape | undefined;
  set(onward: Onward): PageScene;
}

/** As the template has it. */
function plannedFront(context: LayoutContext): Front {
  const plan = planFront(context, openBuilder(context), context.newspaper.shape);
  const { leadRegion, leftover } = plan;
  const inStrip = plan.strip?.cells.some((cell) => cell.kind === "picture") ?? false;
  return {
    scale: leadRegion.scale,
    shown: leadRegion.broken.blocks.slice(0, leadRegion.fill.stop?.paragraph).map(({ block }) => block),
    rest: restOfLead(context, restOfFlow(leadRegion.broken, leadRegion.fill)),
    isBegun: true,
    leftover,
    hasSmallPicture: inStrip || plan.rails.some(({ picture }) => picture),
    shape: shapeOf(context, plan),
    set: (onward) => setFrontPage(context, plan, onward),
  };
}

/** As a section layout has it. */
function fixedFront(context: LayoutContext, layout: readonly PlacedSection[]): Front {
  const fixed = planFixedFront(context, openBuilder(context), layout);
  const { texts, rest, scale } = fixed.lead;
  return {
    scale,
    shown: texts.flatMap(({ broken, fill }) => broken.blocks.slice(0, fill.stop?.paragraph).map(({ block }) => block)),
    rest: restOfLead(context, rest),
    isBegun: texts.length > 0,
    leftover: fixed.leftover,
    hasSmallPicture: fixed.hasSmallPicture,
    shape: undefined,
    set: (onward) => setFixedFront(context, fixed, onward),
  };
}

/** What of the lead goes on inside: what had no room, and what its owner has there. */
function restOfLead({ lead }: LayoutContext, rest: readonly StoryBlock[]): StoryBlock[] {
  return [...rest.filter(({ onward }) => !onward), ...splitAtJump(lead).inside];
}

/** The text the front page has no room for, on as many pages as it takes. */
function setInsidePages(context: LayoutContext, front: Front): InsidePage[] {
  let stories = [
    ...(front.rest.length > 0 ? [insideStory(context.lead, front.rest, front.isBegun ? 1 : null)] : []),
    ...front.leftover.map(({ story, text, goesOn }) => insideStory(story, storyBlocks(text, story.of.body), goesOn ? 1 : null)),
  ];
  const small = pictureOf(context.lead, "small");
  let picture = front.hasSmallPicture ? undefined : small;
  const pages: InsidePage[] = [];
  let before: InsidePage | undefined;
  while ((stories.length > 0 || (picture && pages.length > 0)) && pages.length < mostPages) {
    const set = setInsidePage(context, stories, Math.min(1, front.scale), 2 + pages.length, picture);
    if (before) linkJumps(before, set);
    pages.push(set);
    before = set;
    stories = set.rest;
    if (set.pictureSet || stories.length === 0) picture = undefined;
  }
  for (const { headline, blocks } of stories) warn(context, "overset", "expanded-content", `${headline}: ${blocks.length}`);
  return pages;
}

/** Jump lines of a page lead to where its stories go on, on the next. */
function linkJumps(page: InsidePage, next: InsidePage): void {
  for (const { index, block, text, item } of page.onward) {
    const start = next.starts.find((each) => each.index === index);
    if (start) page.scene.jumps.push({ block, text, item, to: { page: next.scene.page, item: start.item } });
  }
}

/** What's Inside: each side story with the page it begins on; without any, the parts of the lead on the front page. */
function refersOf(context: LayoutContext, front: Front, starts: GoesOn): Refer[] {
  const sides = sideRefersOf(context, front, starts);
  if (sides.length > 0) return sides;
  const parts = front.shown.filter(({ subhead }) => subhead);
  const { headline, of } = context.lead;
  const sections = parts.length > 0 ? parts.map(({ text }) => ({ section: text, of: of.body })) : [{ section: headline, of: of.headline }];
  return sections.filter(({ section }) => section !== "").map((each) => ({ ...each, index: null, page: 1 }));
}

function sideRefersOf({ secondary }: LayoutContext, { leftover }: Front, starts: GoesOn): Refer[] {
  const begunHere = (story: Story) => leftover.every((left) => left.story !== story || left.goesOn);
  return secondary
    .filter(({ headline }) => headline !== "")
    .map((story) => ({
      index: story.index,
      of: story.of.headline,
      section: story.headline,
      page: begunHere(story) ? 1 : (starts.get(story.index)?.page ?? 1),
    }));
}
