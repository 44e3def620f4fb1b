import type { PictureSource } from "../newspaper.ts";
import type { Frame } from "../scene.ts";
import type { Board } from "./board.ts";
import { almanacRows, type BoxRow, boxHeight, insideRows, measureQuote, type QuoteBox, setQuote, setRowBox } from "./boxes.ts";
import type { Refer } from "./ears.ts";
import type { Grid } from "./grid.ts";
import { measureCaption, ratioOf, type SetCaption, setCaption, setPicture } from "./picture.ts";
import type { Press } from "./press.ts";
import { type PlacedStory, type StoryForms, wholeOf } from "./rail.ts";
import { setStory, storyHeight } from "./story.ts";

/** What the strip at the foot of the front page holds, cell by cell from the start. */
export type StripCell =
  | { kind: "story"; placed: PlacedStory; slack: number }
  | { kind: "picture"; columns: number; caption: SetCaption; height: number }
  | { kind: "quote"; columns: number }
  | { kind: "inside" }
  | { kind: "almanac" }
  | { kind: "boxes" };

export interface StripPlan {
  cells: StripCell[];
  cost: number;
  /** Stories shown, as a mask over the forms. */
  mask: number;
}

/** What there is to fill a strip with. */
export interface StripStock {
  forms: StoryForms[];
  picture: PictureSource | undefined;
  quote: QuoteBox | null;
  almanacRows: BoxRow[];
  storyCount: number;
}

const stackGap = 8;

function storyChoices(forms: StoryForms[], height: number): { placed: PlacedStory; slack: number; cost: number; bit: number }[] {
  return forms.flatMap(({ index, side }, bit) => {
    const options = side.cuts
      .map((cut) => ({ cut, slack: height - storyHeight(side, cut) }))
      .filter(({ slack }) => slack >= -0.01)
      .map(({ cut, slack }) => ({
        placed: { index, story: side, cut },
        slack,
        bit: 1 << bit,
        cost: Math.min(58, slack * 0.35 + Math.max(0, slack - 22) * 0.9) + (cut === wholeOf(side) ? 0 : 26),
      }))
      .sort((a, b) => a.cost - b.cost);
    return options[0] ? [options[0]] : [];
  });
}

/**
 * The cheapest strip of a height from the stories not taken by `takenMask`. Its picture stays below `mostPicture` square points: one
 * picture leads a page. Null when nothing fills its five columns decently.
 */
export function planStrip(
  press: Press,
  grid: Grid,
  stock: StripStock,
  takenMask: number,
  height: number,
  quoteFree: boolean,
  mostPicture: number,
): StripPlan | null {
  const free = storyChoices(stock.forms, height)
    .filter(({ bit }) => (bit & takenMask) === 0)
    .sort((a, b) => a.cost - b.cost);
  const boxesNeed = boxHeight(press, stock.almanacRows.slice(0, 7)) + 62 + stackGap;
  let best: StripPlan | null = null;
  for (const stacked of [false, true]) {
    if (stacked ? height < Math.min(boxesNeed, 150) : height > 190) continue;
    for (const pictureColumns of stock.picture ? [0, 1, 2, 3, 4] : [0]) {
      for (const quoteColumns of quoteFree && stock.quote && stock.quote.height < height ? [0, 1, 2] : [0]) {
        const storyCells = grid.count - (stacked ? 1 : 2) - pictureColumns - quoteColumns;
        if (storyCells < 0 || storyCells > free.length) continue;
        const cell = pictureColumns > 0 && stock.picture ? pictureCell(press, grid, stock.picture, pictureColumns, height) : null;
        if (pictureColumns > 0 && (!cell || cell.area > mostPicture)) continue;
        const stories = free.slice(0, storyCells);
        const quoteSlack = quoteColumns > 0 && stock.quote ? height - stock.quote.height / quoteColumns : 0;
        const cost =
          stories.reduce((sum, story) => sum + story.cost, 0) +
          (cell?.cost ?? 40) +
          (quoteColumns > 0 ? 8 + quoteColumns * 4 + Math.max(0, quoteSlack - 40) * 0.4 : 0) +
          (stacked ? 4 : Math.max(0, height - 125) * 0.5);
        if (best && best.cost <= cost) continue;
        best = {
          cells: arrange(stories, cell?.cell ?? null, quoteColumns, stacked),
          cost,
          mask: stories.reduce((sum, { bit }) => sum | bit, 0),
        };
      }
    }
  }
  return best;
}

function pictureCell(
  press: Press,
  grid: Grid,
  picture: PictureSource,
  columns: number,
  height: number,
): { cell: StripCell; cost: number; area: number } | null {
  const width = grid.span(columns);
  const caption = measureCaption(press, picture.caption, width, columns > 1 ? 2 : 3);
  const room = height - caption.height;
  const ratio = room / width;
  if (ratio < 0.24 || ratio > 1.15) return null;
  return {
    cell: { kind: "picture", columns, caption, height: room },
    cost: Math.abs(ratio - ratioOf(picture)) * 110 + Math.max(0, columns - 2) * 6,
    area: room * width,
  };
}

/** Story, picture, story …, quotation, boxes: pictures never stand at the edge when there are stories on both sides. */
function arrange(
  stories: { placed: PlacedStory; slack: number }[],
  picture: StripCell | null,
  quoteColumns: number,
  stacked: boolean,
): StripCell[] {
  const ordered = [...stories].sort((a, b) => a.placed.index - b.placed.index);
  const [first, ...others] = ordered.map(({ placed, slack }): StripCell => ({ kind: "story", placed, slack }));
  const boxes: StripCell[] = stacked ? [{ kind: "boxes" }] : [{ kind: "inside" }, { kind: "almanac" }];
  const quote: StripCell[] = quoteColumns > 0 ? [{ kind: "quote", columns: quoteColumns }] : [];
  if (!first) return [...quote, ...(picture ? [picture] : []), ...boxes];
  return [first, ...(picture ? [picture] : []), ...others, ...quote, ...boxes];
}

/** Sets a planned strip between `top` and `top + height`. */
export function setStrip(
  press: Press,
  board: Board,
  grid: Grid,
  plan: StripPlan,
  stock: StripStock,
  refers: Refer[],
  at: { top: number; height: number },
  jumpText: (index: number) => string,
): { frames: Frame[]; jumps: { index: number; item: number }[] } {
  const frames: Frame[] = [];
  const jumps: { index: number; item: number }[] = [];
  const { page } = press.words;
  let column = 0;
  for (const cell of plan.cells) {
    const x = grid.x(column);
    const area = { x, y: at.top, width: grid.column, height: at.height };
    if (cell.kind === "story") {
      const { placed } = cell;
      const jump = placed.cut.rest === "" ? null : { text: jumpText(placed.index) };
      const id = `bottom-section-${placed.index + 1}`;
      const air = Math.min(cell.slack, 14);
      const set = setStory(press, board, placed.story, placed.cut, { x, top: at.top, air, block: "bottom-section", id }, jump);
      if (jump) jumps.push({ index: placed.index, item: board.items.length - 1 });
      frames.push(set.frame);
    } else if (cell.kind === "picture" && stock.picture) {
      const width = grid.span(cell.columns);
      setPicture(press, board, "bottom-section", stock.picture, { x, y: at.top, width, height: cell.height });
      setCaption(press, board, cell.caption, x, at.top + cell.height, width);
    } else if (cell.kind === "quote" && stock.quote) {
      const width = grid.span(cell.columns);
      const quote = cell.columns === 1 ? stock.quote : (measureQuote(press, width) ?? stock.quote);
      setQuote(press, board, "bottom-section", quote, { ...area, width });
    } else if (cell.kind === "inside") {
      setRowBox(press, board, "whats-inside", page.inside, insideRows(press, board, refers, grid.column), area);
    } else if (cell.kind === "almanac") {
      setRowBox(press, board, "almanac", page.almanac, almanacRows(press, board, grid.column), area);
    } else if (cell.kind === "boxes") {
      setStackedBoxes(press, board, refers, area);
    }
    column += cell.kind === "picture" || cell.kind === "quote" ? cell.columns : 1;
  }
  return { frames, jumps };
}

function setStackedBoxes(press: Press, board: Board, refers: Refer[], area: { x: number; y: number; width: number; height: number }): void {
  const { page } = press.words;
  const inside = insideRows(press, board, refers, area.width);
  const rows = almanacRows(press, board, area.width);
  const room = area.height - stackGap;
  const wanted = boxHeight(press, inside);
  const insideHeight = Math.max(room * 0.3, Math.min(room * 0.58, (room * wanted) / (wanted + boxHeight(press, rows))));
  setRowBox(press, board, "whats-inside", page.inside, inside, { ...area, height: insideHeight });
  setRowBox(press, board, "almanac", page.almanac, rows, {
    ...area,
    y: area.y + insideHeight + stackGap,
    height: room - insideHeight,
  });
}
