import type { Layout, PlacedSection } from "../../../model/newspaper.ts";
import type { Range, Skeleton } from "../../../templates/skeleton.ts";
import type { Template } from "../../../templates/template.ts";
import { templateOf } from "../../../templates/templates.ts";
import { type Columns, columnsOf } from "../../grid.ts";
import { mastheadOf } from "../../masthead/masthead-area.ts";
import type { Area } from "../../scene-builder.ts";

/** What a section layout snaps to, in points on a page 612 wide and 816 high that reads from the left. */
export interface PageGrid {
  /** Native columns of the front page. */
  columns: readonly { x: number; width: number }[];
  gutter: number;
  /** The field between the masthead and the foot. */
  left: number;
  right: number;
  top: number;
  foot: number;
  /** Line tops of the body's grid: the field's foot less whole lines. */
  leading: number;
}

/** The grid of a template's front page. Unknown ids are American Classic. */
export function pageGridOf(templateId: string): PageGrid {
  const template = templateOf(templateId);
  const columns = columnsOf(template);
  const { left, width, gutter, count } = columns;
  const each = Array.from({ length: count }, (_, column) => ({ x: columns.x(column), width: columns.widthOf({ from: column, span: 1 }) }));
  const { top, foot } = template.front;
  return {
    columns: each,
    gutter,
    left,
    right: left + width,
    top,
    foot: template.page.height - foot,
    leading: template.faces.latin.body.leading,
  };
}

/** Settings of the admin's sample page that move its boxes. Words, counts, and points. */
export interface SampleSettings {
  mainArticleLength: number;
  rightSideStoryLength: number;
  rightSideStoryCount: number;
  bottomColumnLength: number;
  bottomColumnCount: number;
  whatsInsideCount: number;
  marketTickerFontSize: number;
  stockCount: number;
  lineHeight: number;
  baseFontSize: number;
}

/** Space between boxes, in points. */
const air = 8;
/** Letters of a word with its space, and of an em of body text: what an estimate of lines needs. */
const lettersOfWord = 6;
const lettersOfEm = 2.1;
/** Decks over the story, in points; the least a picture and the story have. */
const wideDecks = 46;
const leastPicture = 100;
const leastLead = 150;
/** The most of the page's width that columns beside the lead story take. */
const mostSide = 0.36;
/** The foot of the page: at least this high, at most a share of the field and what the specification's sample allows. */
const foot = { least: 104, most: 206, share: 0.34 };

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(Math.max(least, most), value));

/** Points a text takes in a column, estimated from its words. */
function heightOf(words: number, width: number, { baseFontSize, lineHeight }: SampleSettings): number {
  const letters = (width / baseFontSize) * lettersOfEm;
  return Math.ceil((words * lettersOfWord) / letters) * baseFontSize * lineHeight;
}

/** The first of a template's pages that has all there are boxes for, else its first. */
function skeletonOf({ skeletons }: Template, layout: Layout): Skeleton | undefined {
  const usable = skeletons[layout].filter(({ only }) => !only);
  return usable.find(({ rails, strip }) => strip !== null && rails.some(({ stories }) => stories)) ?? usable[0] ?? skeletons[layout][0];
}

const endOf = ({ from, span }: Range) => from + span;
const isWithin = (inner: Range, outer: Range) => inner.from >= outer.from && endOf(inner) <= endOf(outer);

/**
 * The columns of the lead story, and those beside it for other stories: at the side where the template has them, else the last column, or
 * the first where the last stands under the masthead. `over` is what heads and pictures over the story span.
 */
function sharesOf(columns: Columns, skeleton: Skeleton | undefined, isUpright: boolean): { over: Range; lead: Range; side: Range } {
  const all: Range = { from: 0, span: columns.count };
  const rail = skeleton?.rails.find(({ stories }) => stories);
  if (isUpright) {
    const over: Range = { from: 0, span: columns.count - 1 };
    return { over, side: { from: 0, span: 1 }, lead: { from: 1, span: over.span - 1 } };
  }
  if (!skeleton || !rail) return { over: all, side: { from: columns.count - 1, span: 1 }, lead: { from: 0, span: columns.count - 1 } };
  const { lead } = skeleton;
  const atStart = rail.from < lead.from;
  const side: Range = atStart ? { from: 0, span: lead.from } : { from: endOf(lead), span: columns.count - endOf(lead) };
  const overSide = skeleton.parts.some((part) => part.kind === "picture" && isWithin(part, side) && isWithin(side, part));
  // One column where several would take too much of the page, but for those that stand under a picture of their own.
  const narrow: Range = atStart ? { from: 0, span: 1 } : { from: columns.count - 1, span: 1 };
  const chosen = overSide || columns.widthOf(side) <= columns.width * mostSide ? side : narrow;
  const rest: Range = atStart ? { from: endOf(chosen), span: columns.count - endOf(chosen) } : { from: 0, span: chosen.from };
  return { over: rest, side: chosen, lead: rest };
}

/**
 * Boxes of a template's page for a layout and settings: geometry alone, nothing is measured. They do not overlap and stand between the
 * template's margins. The order is the reading order.
 */
export function sectionsOf(templateId: string, layout: Layout, settings: SampleSettings): PlacedSection[] {
  const template = templateOf(templateId);
  const columns = columnsOf(template);
  const skeleton = skeletonOf(template, layout);
  const masthead = mastheadOf(template).area;
  const fieldTop = template.front.top;
  const fieldFoot = template.page.height - template.front.foot;
  // A column under a masthead that runs down the page is too narrow for stories: it takes the decks.
  const last = columns.count - 1;
  const isUpright = masthead.x >= columns.x(last) - columns.gutter;
  const { over, lead, side } = sharesOf(columns, skeleton, isUpright);
  const footHeight = stripHeight(columns.width, columns.gutter, template, settings, fieldFoot - fieldTop);
  const footTop = fieldFoot - footHeight;
  const leadFoot = footTop - air;

  // Where each column begins: under a masthead that runs down the page, if it does.
  const tops = Array.from({ length: columns.count }, (_, column) => {
    const middle = columns.x(column) + columns.widthOf({ from: column, span: 1 }) / 2;
    const isUnder = middle > masthead.x && middle < masthead.x + masthead.width;
    return isUnder ? Math.max(fieldTop, masthead.y + masthead.height + air) : fieldTop;
  });
  const topOf = (range: Range) => Math.max(...tops.slice(range.from, endOf(range)));
  const take = (range: Range, height: number): Area => {
    const y = topOf(range);
    tops.fill(y + height + air, range.from, endOf(range));
    return { x: columns.x(range.from), y, width: columns.widthOf(range), height };
  };
  /** What stood over all of the lead's columns stands over all it has here. */
  const original = skeleton?.lead;
  const widened = (range: Range): Range => (original && isWithin(original, range) && isWithin(range, original) ? over : range);

  const parts = (skeleton?.parts ?? []).filter(({ kind }) => kind !== "rule");
  const text = Math.max(leastLead, heightOf(settings.mainArticleLength, columns.widthOf(lead) * 0.92, settings) * 1.12);
  const pictureHeight = (range: Range, wanted: number, other: number) => {
    const room = leadFoot - topOf(range) - air - other;
    return clamp(Math.min(room, columns.widthOf(range) * Math.max(wanted, 0.5)), leastPicture, room);
  };
  let title: Area | undefined;
  let byline: Area | undefined;
  let image: Area | undefined;
  const head = parts.find((part) => part.kind === "head");
  const decks = parts.find((part) => part.kind === "decks");
  const picture = parts.find((part) => part.kind === "picture");
  const setHead = () => {
    if (head) title = take(isUpright ? over : widened(head), headHeight(template, head.lines, head.scale ?? 1));
  };
  const isPictureFirst = picture && head && parts.indexOf(picture) < parts.indexOf(head) && picture.from === head.from;
  if (!isPictureFirst) setHead();
  const beside = !isUpright && decks && picture && (endOf(decks) === picture.from || endOf(picture) === decks.from) ? decks : undefined;
  if (picture) {
    const place = isUpright ? over : widened(picture);
    const isOverLead = place.from < endOf(lead) && endOf(place) > lead.from;
    const later =
      (isPictureFirst && head ? headHeight(template, head.lines, head.scale ?? 1) + air : 0) + (beside || isUpright ? 0 : wideDecks + air);
    const height = pictureHeight(place, picture.wanted, isOverLead ? text + later : 0);
    const top = topOf(place);
    image = take(place, height);
    if (beside && topOf(beside) <= top + height) byline = take(beside, Math.max(wideDecks, top + height - topOf(beside)));
  }
  if (isPictureFirst) setHead();
  if (decks && !byline && !isUpright) byline = take(over, wideDecks);
  const box = (id: string, type: string, area: Area | undefined): PlacedSection[] =>
    area ? [{ id, type, name: id, x: round(area.x), y: round(area.y), width: round(area.width), height: round(area.height) }] : [];
  const down = (range: Range): Area => {
    const y = topOf(range);
    return { x: columns.x(range.from), y, width: columns.widthOf(range), height: leadFoot - y };
  };
  if (decks && isUpright) byline = down({ from: last, span: 1 });
  const cells = clamp(settings.bottomColumnCount, 1, 3) + 2;
  const cell = (columns.width - (cells - 1) * columns.gutter) / cells;
  const footBox = (x: number, width: number): Area => ({ x, y: footTop, width, height: footHeight });
  return [
    ...box("masthead", "masthead", masthead),
    ...box("expanded-title", "expanded-title", title),
    ...box("byline", "byline", byline),
    ...box("main-image", "image", image),
    ...box("expanded-content", "expanded-content", down(lead)),
    ...box("side-stories", "side-stories", down(side)),
    ...box("whats-inside", "whats-inside", footBox(columns.left, cell)),
    ...box("bottom-section", "side-stories", footBox(columns.left + cell + columns.gutter, columns.width - 2 * (cell + columns.gutter))),
    ...box("market-ticker", "whats-inside", footBox(columns.left + columns.width - cell, cell)),
  ];
}

/** A head of so many lines in the template's banner. */
function headHeight({ faces }: Template, lines: number, scale: number): number {
  return clamp(faces.latin.banner.leading * scale * lines, 34, 150);
}

/** The foot's height for its texts, its list and its rows. */
function stripHeight(width: number, gutter: number, template: Template, settings: SampleSettings, room: number): number {
  const cells = clamp(settings.bottomColumnCount, 1, 3) + 2;
  const cell = (width - (cells - 1) * gutter) / cells;
  const text = heightOf(settings.bottomColumnLength, cell, settings) + 30;
  const inside = settings.whatsInsideCount * template.faces.latin.boxText.leading + 34;
  const market = settings.stockCount * settings.marketTickerFontSize * 1.3 + 46;
  return clamp(Math.max(text, inside, market), foot.least, Math.min(foot.most, room * foot.share));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Boxes may touch, and lie over each other by so little that no eye sees it. */
const touch = 1;

/** Pairs of boxes that share paper, by their ids. */
export function collisionsOf(sections: readonly PlacedSection[]): [string, string][] {
  return sections.flatMap((one, index) =>
    sections.slice(index + 1).flatMap((other): [string, string][] => {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      return across > touch && down > touch ? [[one.id, other.id]] : [];
    }),
  );
}
