import type { Layout, PlacedSection } from "../newspaper.ts";
import type { Range, Skeleton } from "../templates/skeleton.ts";
import type { Template } from "../templates/template.ts";
import { templateOf } from "../templates/templates.ts";
import type { Area } from "./board.ts";
import { columnsOf } from "./columns.ts";
import { mastheadOf } from "./masthead-area.ts";

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
/** Decks in a column of their own, and over several, in points; the least a picture and the story have. */
const decksHeight = { narrow: 120, wide: 46 };
const leastZone = 90;
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

/**
 * Boxes of a template's page for a layout and settings: geometry alone, nothing is measured. They do not overlap and stand between the
 * template's margins. The order is the reading order.
 */
export function sectionsOf(templateId: string, layout: Layout, settings: SampleSettings): PlacedSection[] {
  const template = templateOf(templateId);
  const columns = columnsOf(template);
  const skeleton = skeletonOf(template, layout);
  const masthead = mastheadOf(template).area;
  const field = { top: template.front.top, foot: template.page.height - template.front.foot };
  const lead: Range = skeleton?.lead ?? { from: 0, span: columns.count };
  const rail = skeleton?.rails.find(({ stories }) => stories);
  const strip: Range = skeleton?.strip ?? { from: 0, span: columns.count };

  const footHeight = stripHeight(columns.widthOf(strip), columns.gutter, template, settings, field.foot - field.top);
  const footTop = field.foot - footHeight;
  const zoneFoot = footTop - air;
  const footOf = (range: Range) => (range.from >= strip.from && range.from < strip.from + strip.span ? zoneFoot : field.foot);
  // Where each column begins: under a masthead that runs down the page, if it does.
  const tops = Array.from({ length: columns.count }, (_, column) => {
    const x = columns.x(column) + columns.widthOf({ from: column, span: 1 }) / 2;
    return x > masthead.x && x < masthead.x + masthead.width ? Math.max(field.top, masthead.y + masthead.height + air) : field.top;
  });
  const topOf = ({ from, span }: Range) => Math.max(...tops.slice(from, from + span));
  const take = (range: Range, height: number) => {
    const y = topOf(range);
    for (let column = range.from; column < range.from + range.span; column++) tops[column] = y + height + air;
    return { x: columns.x(range.from), y, width: columns.widthOf(range), height };
  };

  const parts = (skeleton?.parts ?? []).filter(({ kind }) => kind !== "rule");
  const text = heightOf(settings.mainArticleLength, columns.widthOf(lead) * 0.92, settings) * 1.12;
  const placed = new Map<string, Area>();
  for (const part of parts) {
    if (part.kind === "head") placed.set("expanded-title", take(part, headHeight(template, part.lines, part.scale ?? 1)));
    if (part.kind === "decks") {
      const picture = placed.get("main-image");
      const isNarrow = part.span < lead.span || columns.count <= 2;
      const height = part.beside && picture ? picture.y + picture.height - topOf(part) : isNarrow ? decksHeight.narrow : decksHeight.wide;
      placed.set("byline", take(part, Math.max(24, height)));
    }
    if (part.kind === "picture") {
      const above = Math.max(topOf(part), topOf({ from: Math.max(part.from, lead.from), span: 1 }));
      const isOverText = part.from < lead.from + lead.span && part.from + part.span > lead.from;
      const width = columns.widthOf(part);
      const room = footOf(part) - above - air - (isOverText ? leastZone : 0);
      const wanted = isOverText ? footOf(lead) - above - air - text : width * part.wanted;
      placed.set("main-image", take(part, clamp(wanted, Math.min(leastZone, width * part.least), Math.min(room, width * 1.1))));
    }
  }
  const picture = placed.get("main-image");
  const byline = placed.get("byline");
  // Decks in a column beside the picture end with it: the text begins under both.
  if (picture && byline && byline.x + byline.width <= picture.x + 1 && byline.y < picture.y + picture.height)
    placed.set("byline", { ...byline, height: Math.max(byline.height, picture.y + picture.height - byline.y) });
  if (picture && byline && byline.y + byline.height > picture.y + picture.height && byline.y < picture.y + picture.height)
    placed.set("main-image", { ...picture, height: byline.y + byline.height - picture.y });
  const under = [...placed.values()].filter(
    ({ x, width }) => x < columns.x(lead.from) + columns.widthOf(lead) && x + width > columns.x(lead.from),
  );
  const leadTop = Math.max(topOf(lead), ...under.map(({ y, height }) => y + height + air));
  const story = { x: columns.x(lead.from), y: leadTop, width: columns.widthOf(lead), height: footOf(lead) - leadTop };
  const railTop = rail ? topOf(rail) : 0;

  const box = (id: string, type: string, area: Area | undefined): PlacedSection[] =>
    area ? [{ id, type, name: id, x: round(area.x), y: round(area.y), width: round(area.width), height: round(area.height) }] : [];
  const left = columns.x(strip.from);
  const width = columns.widthOf(strip);
  const cells = clamp(settings.bottomColumnCount, 1, 3) + 2;
  const cell = (width - (cells - 1) * columns.gutter) / cells;
  const footBox = (x: number, wide: number): Area => ({ x, y: footTop, width: wide, height: footHeight });
  return [
    ...box("masthead", "masthead", masthead),
    ...box("expanded-title", "expanded-title", placed.get("expanded-title")),
    ...box("byline", "byline", placed.get("byline")),
    ...box("main-image", "image", placed.get("main-image")),
    ...box("expanded-content", "expanded-content", story),
    ...box(
      "side-stories",
      "side-stories",
      rail && { x: columns.x(rail.from), y: railTop, width: columns.widthOf(rail), height: footOf(rail) - railTop },
    ),
    ...box("whats-inside", "whats-inside", footBox(left, cell)),
    ...box("bottom-section", "side-stories", footBox(left + cell + columns.gutter, width - 2 * (cell + columns.gutter))),
    ...box("market-ticker", "whats-inside", footBox(left + width - cell, cell)),
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
