import { gridOf } from "./grid.ts";
import { type InsideHead, measureInsideHead } from "./inside-head.ts";
import type { InsideStory } from "./inside-story.ts";
import { balanceStream, cutStream, type FilledStream, fillStream, openStream, type Stream, wideMeasure } from "./inside-stream.ts";
import { mainType } from "./main-story.ts";
import type { Press } from "./press.ts";

/** Columns of a page with a stream in them, perhaps under a head over all of them. */
export interface InsideArea {
  readonly filled: FilledStream;
  readonly head: InsideHead | null;
  /** Left edges of its columns, and how wide it is with all of them. */
  readonly columns: readonly number[];
  readonly x: number;
  readonly width: number;
  /** From the row's top to the first line. */
  readonly headRoom: number;
}

/** Areas beside each other which end on one line. */
export interface InsideRow {
  readonly areas: readonly InsideArea[];
  readonly height: number;
}

/** What stands on an inside page. */
export interface InsidePlan {
  readonly rows: readonly InsideRow[];
  /** Stories that wait for the next page. */
  readonly waiting: readonly InsideStory[];
  /** True when the page is full and something goes on. */
  readonly goesOn: boolean;
  /** Points from the first row's top to the last row's foot, the air between rows counted. */
  readonly height: number;
  readonly cost: number;
}

/** What a page is planned in: native columns from the first, and how high they may be. */
export interface InsideField {
  readonly count: number;
  readonly room: number;
  /** Scale of the body. */
  readonly scale: number;
}

/** Lines of a column under which a row looks like a strip: fewer and wider columns of larger type are tried. */
const shallow = 8;
/** Shares of the body text is set smaller or larger by, unseen, when its columns do not end together otherwise. */
const nearScales = [1, 1.012, 0.988, 1.024, 0.976] as const;
const goodEnough = 2.5;

/** Room between two rows, with the template's rules over a strip in it. */
export function roomBetweenRows({ template }: Press): number {
  const { rules, above, below } = template.manner.strip;
  return above + below + rules.reduce((sum, weight) => sum + weight + 1.3, 0) + 6;
}

/** Plans an inside page: all of what is given where it fits, else a full page. */
export function planInside(press: Press, stories: readonly InsideStory[], field: InsideField): InsidePlan {
  const lead = stories.find(({ index }) => index === null);
  const sides = stories.filter((story) => story !== lead);
  const whole = lead
    ? sides.length > 0
      ? planBoth(press, lead, sides, field)
      : rowOfLead(press, lead, field)
    : rowOfSides(press, sides, field);
  return whole ?? planFull(press, lead, sides, field);
}

/** A stretch of the page's native columns, divided anew into columns of text. */
function columnsOf(
  press: Press,
  from: number,
  span: number,
  legs: number,
): { columns: number[]; x: number; width: number; measure: number } {
  const grid = gridOf(press.template);
  const [x, width] = [grid.x(from), grid.span(span)];
  const measure = (width - (legs - 1) * grid.gutter) / legs;
  return { columns: Array.from({ length: legs }, (_, leg) => x + leg * (measure + grid.gutter)), x, width, measure };
}

/** Numbers of columns for little text, with the scale their measure wants. */
function divisions(count: number): { legs: number; larger: number }[] {
  const wide = [
    { legs: count, larger: 1 },
    { legs: Math.ceil(count / 2), larger: 1.15 },
    { legs: Math.max(2, Math.ceil(count / 3)), larger: 1.3 },
  ];
  return wide.filter(({ legs }, index) => legs >= 1 && wide.findIndex((each) => each.legs === legs) === index);
}

/** A row of one area over all the columns. */
function rowOver(press: Press, stories: readonly InsideStory[], field: InsideField, room: number): InsidePlan | null {
  const across = stories.length === 1 ? stories[0] : undefined;
  let best: InsidePlan | null = null;
  for (const { legs, larger } of divisions(field.count)) {
    const at = columnsOf(press, 0, field.count, legs);
    const head = across ? measureInsideHead(press, across, at.width, true) : null;
    const headRoom = head?.height ?? 0;
    for (const near of nearScales) {
      const stream = openStream(press, stories, field.scale * larger * near, at.measure, !across);
      const filled = balanceStream(stream, legs, Math.floor((room - headRoom) / stream.leading));
      if (!filled) break;
      const area: InsideArea = { filled, head, ...at, headRoom };
      const height = headRoom + filled.rows * stream.leading;
      const cost = filled.cost + Math.max(0, shallow - filled.rows) * 3 + Math.abs(near - 1) * 20;
      if (!best || cost < best.cost) best = { rows: [{ areas: [area], height }], waiting: [], goesOn: false, height, cost };
      if (filled.cost < goodEnough) break;
    }
    if (best && best.cost < goodEnough + 1) break;
  }
  return best;
}

function rowOfLead(press: Press, lead: InsideStory, field: InsideField): InsidePlan | null {
  return rowOver(press, [lead], field, field.room);
}

/** Side stories beside each other under heads of their own, or one after the other in the order in which their columns end best. */
function rowOfSides(press: Press, sides: readonly InsideStory[], field: InsideField, room = field.room): InsidePlan | null {
  let best = abreast(press, sides, field, room);
  if (best && best.cost < goodEnough) return best;
  for (const order of ordersOf(sides)) {
    const plan = rowOver(press, order, field, room);
    if (plan && (!best || plan.cost + runningOn < best.cost)) best = { ...plan, cost: plan.cost + runningOn };
    if (best && best.cost < goodEnough + runningOn) break;
  }
  return best;
}

/** What it costs that stories go on under each other: a story by itself is found sooner. */
const runningOn = 1.5;

const mostOrders = 5;

function ordersOf<Item>(list: readonly Item[]): Item[][] {
  const turned = list.map((_, index) => [...list.slice(index), ...list.slice(0, index)]);
  const back = list.length > 2 ? [[...list].reverse()] : [];
  return [...turned.slice(0, mostOrders), ...back];
}

/** The lead's end with the other stories: under it, beside it, or after it in the same columns. Null when not all of it fits. */
function planBoth(press: Press, lead: InsideStory, sides: readonly InsideStory[], field: InsideField): InsidePlan | null {
  const plans = [stacked(press, lead, sides, field)];
  if (!plans[0] || plans[0].cost > goodEnough)
    plans.push(abreast(press, [lead, ...sides], field, field.room), beside(press, lead, sides, field));
  if (plans.every((plan) => !plan || plan.cost > 12))
    plans.push(together(press, [lead, ...sides], field, 4), together(press, [...sides, lead], field, 7));
  return plans.reduce((best, plan) => (plan && (!best || plan.cost < best.cost) ? plan : best), null);
}

function stacked(press: Press, lead: InsideStory, sides: readonly InsideStory[], field: InsideField): InsidePlan | null {
  const upper = rowOfLead(press, lead, field);
  if (!upper) return null;
  const gap = roomBetweenRows(press);
  const lower = rowOfSides(press, sides, field, field.room - upper.height - gap);
  if (!lower) return null;
  return {
    rows: [...upper.rows, ...lower.rows],
    waiting: [],
    goesOn: false,
    height: upper.height + gap + lower.height,
    cost: upper.cost + lower.cost,
  };
}

/** Lines by which areas beside each other may differ at first: breaking otherwise and air make up for them. */
const nearRows = 3;

/** All ways to write `total` as `parts` whole numbers from 1. */
function compositions(total: number, parts: number): number[][] {
  if (parts === 1) return [[total]];
  const found: number[][] = [];
  for (let first = 1; first <= total - parts + 1; first++) {
    for (const others of compositions(total - first, parts - 1)) found.push([first, ...others]);
  }
  return found;
}

/** A story that may stand in an area of its own: what it needs over a number of native columns. */
interface Candidate {
  readonly stream: Stream;
  readonly head: InsideHead;
  readonly headRows: number;
  readonly place: Place;
}

/** Two to as many stories as there are columns beside each other, each under a head over its own. Null where they would not end together. */
function abreast(press: Press, stories: readonly InsideStory[], field: InsideField, room: number): InsidePlan | null {
  if (stories.length < 2 || stories.length > field.count) return null;
  let best: InsidePlan | null = null;
  // Little text has half the columns, in larger type.
  for (const { share, larger } of [
    { share: 1, larger: 1 },
    { share: 2, larger: 1.15 },
  ]) {
    const scale = field.scale * larger;
    const { leading } = mainType(press, scale, 0).body;
    const known = new Map<string, Omit<Candidate, "place">>();
    for (const spans of compositions(field.count, stories.length)) {
      let from = 0;
      const candidates = stories.map((story, index): Candidate => {
        const span = spans[index] ?? 1;
        const place = columnsOf(press, from, span, Math.ceil(span / share));
        from += span;
        const key = `${index}|${span}`;
        const measured = known.get(key) ?? measureArea(press, story, scale, place);
        known.set(key, measured);
        return { ...measured, place };
      });
      const plan = planAbreast(candidates, leading, room, best?.cost ?? Number.POSITIVE_INFINITY);
      if (plan && (!best || plan.cost < best.cost)) best = plan;
      if (best && best.cost < goodEnough) return best;
    }
  }
  return best;
}

function measureArea(press: Press, story: InsideStory, scale: number, { columns, width, measure }: Place): Omit<Candidate, "place"> {
  const stream = openStream(press, [story], scale, measure, false);
  const head = measureInsideHead(press, story, width, columns.length > 1 || width > press.faces.body.size * wideMeasure);
  return { stream, head, headRows: Math.ceil(head.height / stream.leading - 0.1) };
}

/** Areas of one height, if their stories need nearly the same. */
function planAbreast(candidates: readonly Candidate[], leading: number, room: number, limit: number): InsidePlan | null {
  const needs = candidates.map(({ stream, headRows, place }) => headRows + Math.ceil(stream.lines / place.columns.length));
  const most = Math.max(...needs);
  const low = Math.max(0, shallow - most) * 3;
  if (most - Math.min(...needs) > nearRows || (most + 1) * leading > room || low >= limit) return null;
  let best: InsidePlan | null = null;
  for (const rows of [most, most + 1, most - 1]) {
    const areas = areasOf(candidates, rows, leading);
    if (!areas) continue;
    const cost = areas.reduce((sum, { filled }) => sum + filled.cost, low);
    if (best && cost >= best.cost) continue;
    best = { rows: [{ areas, height: rows * leading }], waiting: [], goesOn: false, height: rows * leading, cost };
    if (cost < goodEnough) break;
  }
  return best;
}

/** Each story in columns so high that all of them end on one line, up to a line of air in each head; null when one does not fit. */
function areasOf(candidates: readonly Candidate[], rows: number, leading: number): InsideArea[] | null {
  const areas: InsideArea[] = [];
  for (const { stream, head, headRows, place } of candidates) {
    let best: InsideArea | null = null;
    for (const air of [0, 1]) {
      const own = rows - headRows - air;
      const filled = own > 1 ? fillStream(stream, place.columns.length, own) : null;
      if (!filled) break;
      if (!best || filled.cost + air < best.filled.cost) best = { filled, head, ...place, headRoom: (rows - own) * leading };
    }
    if (!best || best.filled.cost > 20) return null;
    areas.push(best);
  }
  return areas;
}

function beside(press: Press, lead: InsideStory, sides: readonly InsideStory[], field: InsideField): InsidePlan | null {
  let best: InsidePlan | null = null;
  const { measure } = columnsOf(press, 0, 1, 1);
  const leadStream = openStream(press, [lead], field.scale, measure, false);
  const orders = ordersOf(sides).map((order) => openStream(press, order, field.scale, measure));
  for (let span = 1; span < field.count; span++) {
    const at = columnsOf(press, 0, span, span);
    const other = columnsOf(press, span, field.count - span, field.count - span);
    const head = measureInsideHead(press, lead, at.width, span > 1);
    const { leading } = leadStream;
    const headRows = Math.ceil(head.height / leading - 0.1);
    const need = Math.ceil(leadStream.lines / span) + headRows;
    const [first] = orders;
    if (!first || Math.abs(Math.ceil(first.lines / other.columns.length) - need) > nearRows) continue;
    for (let rows = need - 1; rows <= need + nearRows && rows * leading <= field.room; rows++) {
      const filled = fillStream(leadStream, span, rows - headRows);
      if (!filled || filled.cost > 30) continue;
      for (const stream of orders) {
        const others = fillStream(stream, other.columns.length, rows);
        if (!others) continue;
        const cost = 1 + filled.cost + others.cost;
        if (best && cost >= best.cost) continue;
        const areas: InsideArea[] = [
          { filled, head, ...at, headRoom: headRows * leading },
          { filled: others, head: null, ...other, headRoom: 0 },
        ];
        best = { rows: [{ areas, height: rows * leading }], waiting: [], goesOn: false, height: rows * leading, cost };
        if (cost < goodEnough) return best;
      }
    }
  }
  return best;
}

/** The lead and the other stories one after the other. The lead's columns then end together only where it has one, or comes last. */
function together(press: Press, stories: readonly InsideStory[], field: InsideField, dearer: number): InsidePlan | null {
  const plan = rowOver(press, stories, field, field.room);
  const filled = plan?.rows[0]?.areas[0]?.filled;
  if (!plan || !filled) return null;
  const [first] = filled.stream.parts;
  const end = first ? first.first + first.broken.paragraphs.length : 0;
  const spread = filled.fill.columns.filter((slices) => slices.some(({ paragraph }) => paragraph < end)).length;
  return first?.story.index === null && spread > 1 ? null : { ...plan, cost: plan.cost + dearer };
}

/** Lines a row of side stories has at least under a lead. */
const leastRow = 9;

/** More than a page holds: columns full to the foot. */
function planFull(press: Press, lead: InsideStory | undefined, sides: readonly InsideStory[], field: InsideField): InsidePlan {
  const { room } = field;
  const at = columnsOf(press, 0, field.count, field.count);
  const gap = roomBetweenRows(press);
  if (!lead) return filledPage([fullArea(press, sides, field, at, room)], [], room, gap);
  const whole = sides.length > 0 ? rowOfLead(press, lead, field) : null;
  const { leading } = press.faces.body;
  const left = whole ? room - whole.height - gap : 0;
  const upper = whole?.rows[0]?.areas[0];
  if (whole && upper && left >= leastRow * leading) return filledPage([upper, fullArea(press, sides, field, at, left)], [], room, gap);
  const head = measureInsideHead(press, lead, at.width, true);
  const stream = openStream(press, [lead], field.scale, at.measure, false);
  if (!whole) return filledPage([cutArea(stream, at, head, room)], sides, room, gap);
  // The lead leaves a row to the others: what is left of it would hold none of them.
  const lowest = leastRow * leading;
  const lower = fullArea(press, sides, field, at, lowest);
  return filledPage([cutArea(stream, at, head, room - gap - lowest), lower], [], room, gap);
}

type Place = ReturnType<typeof columnsOf>;

function cutArea(stream: Stream, at: Place, head: InsideHead | null, room: number): InsideArea {
  const headRoom = head?.height ?? 0;
  const rows = Math.max(2, Math.floor((room - headRoom) / stream.leading + 0.01));
  return { filled: cutStream(stream, at.columns.length, rows), head, ...at, headRoom };
}

/** Side stories in columns full to their foot, in the order in which the last one is cut best. */
function fullArea(press: Press, sides: readonly InsideStory[], field: InsideField, at: Place, room: number): InsideArea {
  const only = sides.length === 1 ? sides[0] : undefined;
  const head = only ? measureInsideHead(press, only, at.width, true) : null;
  let best: InsideArea | null = null;
  for (const order of ordersOf(sides)) {
    const area = cutArea(openStream(press, order, field.scale, at.measure, !only), at, head, room);
    if (!best || area.filled.cost < best.filled.cost) best = area;
    if (best.filled.cost < goodEnough) break;
  }
  if (!best) throw new RangeError("A row needs a story");
  return best;
}

/** Areas over each other which fill a page: what is left of their room is air over their text. */
function filledPage(areas: InsideArea[], waiting: readonly InsideStory[], room: number, gap: number): InsidePlan {
  const heights = areas.map(({ filled, headRoom }) => headRoom + filled.rows * filled.stream.leading);
  const spare = Math.max(0, room - heights.reduce((sum, height) => sum + height, gap * (areas.length - 1))) / areas.length;
  const rows = areas.map((area, index): InsideRow => ({ areas: [{ ...area }], height: (heights[index] ?? 0) + spare }));
  const cost = areas.reduce((sum, { filled }) => sum + filled.cost, 0);
  return { rows, waiting, goesOn: true, height: room, cost };
}
