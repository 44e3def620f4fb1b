import type { Layout, PlacedSection } from "../newspaper.ts";
import { templateOf } from "../templates/templates.ts";
import { columnsOf } from "./columns.ts";

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

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Points a text takes in a column, estimated from its words. */
function heightOf(words: number, width: number, { baseFontSize, lineHeight }: SampleSettings): number {
  const letters = (width / baseFontSize) * lettersOfEm;
  return Math.ceil((words * lettersOfWord) / letters) * baseFontSize * lineHeight;
}

/**
 * Boxes of a template's page for a layout and settings: geometry alone, nothing is measured. They do not overlap and stand between the
 * template's margins. The order is the reading order.
 */
export function sectionsOf(templateId: string, layout: Layout, settings: SampleSettings): PlacedSection[] {
  const template = templateOf(templateId);
  const grid = pageGridOf(templateId);
  const { left, right, top, foot } = grid;
  const box = (id: string, type: string, x: number, y: number, width: number, height: number): PlacedSection => ({
    id,
    type,
    name: id,
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
  });
  const last = grid.columns.at(-1) ?? { x: left, width: right - left };
  const side = grid.columns.length > 2 ? last : { x: left + (right - left) * 0.7, width: (right - left) * 0.3 };
  const sideWidth = right - side.x;
  const leadRight = side.x - grid.gutter;
  const leadWidth = leadRight - left;

  const { body, banner } = template.faces.latin;
  const bottomText = heightOf(settings.bottomColumnLength, (right - left) / (settings.bottomColumnCount + 2), settings);
  const rows = Math.max(settings.whatsInsideCount * body.leading, settings.stockCount * settings.marketTickerFontSize * 1.35) + 40;
  const bottomHeight = clamp(Math.max(bottomText + 26, rows), 110, (foot - top) * 0.34);
  const bottomTop = foot - bottomHeight;
  const stories = clamp(settings.bottomColumnCount, 1, 3);
  const cell = (right - left - (stories + 1) * grid.gutter) / (stories + 2);

  const titleHeight = clamp(banner.leading * (layout === "one-column" ? 1.5 : 2.1), 36, 96);
  const bylineTop = top + titleHeight + air;
  const isBeside = layout !== "two-column";
  const bylineWidth = isBeside ? (leadWidth - 2 * grid.gutter) / 3 : leadWidth;
  const bylineHeight = isBeside ? 120 : 44;
  const imageX = isBeside ? left + bylineWidth + grid.gutter : left;
  const imageTop = isBeside ? bylineTop : bylineTop + bylineHeight + air;
  const zone = bottomTop - air - imageTop;
  const text = heightOf(settings.mainArticleLength, leadWidth * 0.92, settings);
  const least = isBeside ? Math.max(90, bylineHeight) : 90;
  const imageHeight = clamp(zone - air - text * 1.15, least, zone - air - 90);
  const contentTop = imageTop + imageHeight + air;
  return [
    box("masthead", "masthead", left, 14, right - left, top - 18),
    box("expanded-title", "expanded-title", left, top, right - left, titleHeight),
    box("byline", "byline", left, bylineTop, bylineWidth, isBeside ? imageHeight : bylineHeight),
    box("main-image", "image", imageX, imageTop, leadRight - imageX, imageHeight),
    box("expanded-content", "expanded-content", left, contentTop, leadWidth, bottomTop - air - contentTop),
    box("side-stories", "side-stories", side.x, bylineTop, sideWidth, bottomTop - air - bylineTop),
    box("whats-inside", "whats-inside", left, bottomTop, cell, bottomHeight),
    box("bottom-section", "side-stories", left + cell + grid.gutter, bottomTop, right - left - 2 * (cell + grid.gutter), bottomHeight),
    box("market-ticker", "whats-inside", right - cell, bottomTop, cell, bottomHeight),
  ];
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
