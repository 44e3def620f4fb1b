import type { BrokenMain, MainBlock } from "./main-story.ts";

/** A story with a head of its own on an inside page: the lead going on, or a side story. */
export interface InsideStory {
  /** Index of the side story; null for the lead. */
  index: number | null;
  head: string;
  blocks: MainBlock[];
  /** The page it goes on from; null when it begins here. */
  from: number | null;
}

/** A story broken for native columns, with its head measured for a number of them. */
export interface InsideModule {
  story: InsideStory;
  broken: BrokenMain;
  headHeight(columns: number): number;
  /** Lines of each column when the text is balanced over a number of them. */
  legs(columns: number): number;
}

/** A story's place on an inside page: which columns, how far below the page's top, and how high it may grow. */
export interface Placed {
  module: InsideModule;
  column: number;
  columns: number;
  top: number;
  height: number;
}

const between = 18;
/** Lines a column of a balanced story has at least: a short text takes fewer columns. */
const leastLeg = 6;

/** The most columns a story is spread over. */
function mostColumns({ broken }: InsideModule, count: number): number {
  return Math.max(1, Math.min(count, Math.floor(broken.lines / leastLeg)));
}

/** Height of a story over a number of columns. */
export function moduleHeight(module: InsideModule, columns: number): number {
  return module.headHeight(columns) + module.legs(columns) * module.broken.type.body.leading;
}

/** All ways to write `total` as `parts` whole numbers from 1. */
function compositions(total: number, parts: number): number[][] {
  if (parts === 1) return [[total]];
  const found: number[][] = [];
  for (let first = 1; first <= total - parts + 1; first++) {
    for (const others of compositions(total - first, parts - 1)) found.push([first, ...others]);
  }
  return found;
}

/** Stories side by side, each as wide as makes the row lowest; short ones leave columns free at the end. */
function row(modules: InsideModule[], count: number): { placed: Placed[]; height: number } {
  let best: { placed: Placed[]; height: number } | null = null;
  const most = modules.map((module) => mostColumns(module, count));
  const total = Math.min(
    count,
    most.reduce((sum, columns) => sum + columns, 0),
  );
  for (const widths of compositions(total, modules.length)) {
    if (widths.some((columns, index) => columns > (most[index] ?? 1))) continue;
    let column = 0;
    const placed = modules.map((module, index): Placed => {
      const columns = widths[index] ?? 1;
      const each = { module, column, columns, top: 0, height: moduleHeight(module, columns) };
      column += columns;
      return each;
    });
    const height = Math.max(...placed.map((each) => each.height));
    if (!best || height < best.height) best = { placed, height };
  }
  return best ?? { placed: [], height: 0 };
}

/** The lead over some columns, the other stories stacked in the rest, shortest column first. */
function leadAndStacks(
  lead: InsideModule | undefined,
  others: InsideModule[],
  count: number,
  leadColumns: number,
): { placed: Placed[]; height: number } {
  const placed: Placed[] = lead ? [{ module: lead, column: 0, columns: leadColumns, top: 0, height: moduleHeight(lead, leadColumns) }] : [];
  const heights = Array<number>(count - leadColumns).fill(0);
  for (const module of others) {
    const shortest = heights.indexOf(Math.min(...heights));
    const used = heights[shortest] ?? 0;
    const top = used > 0 ? used + between : 0;
    const height = moduleHeight(module, 1);
    placed.push({ module, column: leadColumns + shortest, columns: 1, top, height });
    heights[shortest] = top + height;
  }
  return { placed, height: Math.max(placed[0] && lead ? placed[0].height : 0, ...heights) };
}

/**
 * Divides an inside page among its stories so that the columns end as evenly as they can. What does not fit into `room` is `left`;
 * a story higher than the page is given all the room there is and goes on after it.
 */
export function arrangeModules(modules: InsideModule[], count: number, room: number): { placed: Placed[]; left: InsideModule[] } {
  const lead = modules.find(({ story }) => story.index === null);
  const others = modules.filter((module) => module !== lead);
  // A lead that needs a whole page has it; the other stories stand with its end.
  if (lead && moduleHeight(lead, count) > room) {
    return { placed: [{ module: lead, column: 0, columns: count, top: 0, height: room }], left: others };
  }
  const plans: { placed: Placed[]; height: number }[] = [];
  if (modules.length > 0 && modules.length <= count - 1) plans.push(row(modules, count));
  if (others.length > 0) {
    for (let columns = lead ? 1 : 0; columns <= (lead ? mostColumns(lead, count - 1) : 0); columns++)
      plans.push(leadAndStacks(lead, others, count, columns));
  } else if (lead) plans.push(row([lead], count));
  const best = plans.sort((a, b) => a.height - b.height)[0];
  if (!best) return { placed: [], left: [] };
  const placed: Placed[] = [];
  const left: InsideModule[] = [];
  for (const each of best.placed) {
    const available = room - each.top;
    // A story keeps at least its head and five lines on the page where it begins.
    const least = each.module.headHeight(each.columns) + 5 * each.module.broken.type.body.leading;
    if (each.height <= available || each.top === 0) placed.push({ ...each, height: Math.min(each.height + 40, available) });
    else if (available >= least && each.module.broken.lines > 12) placed.push({ ...each, height: available });
    else left.push(each.module);
  }
  return { placed, left };
}
