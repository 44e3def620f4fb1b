import type { NewspaperToSet } from "../model/newspaper.ts";
import type { Frame, PageScene, RuleItem, SceneItem, SetNewspaper, TextItem } from "../model/scene.ts";
import { facesFor } from "../templates/script-faces.ts";
import { templateOf } from "../templates/templates.ts";
import { framesOf, isDropCap, linesIn, mainFrames, storiesOf, tolerance } from "./proof-reading.test-data.ts";

const leadingOf = (frame: Frame) => frame.height / frame.lines;

/** What keeps one frame from being full: its lines come from its height, all of them are used, and the last one stands at its foot. */
function errorsOf(page: PageScene, frame: Frame): string[] {
  const where = `page ${page.page} ${frame.id}`;
  if (frame.lines === 0 && frame.used === 0) return [];
  const under = frame.y + frame.height - frame.foot;
  const lines = linesIn(page, frame);
  const last = lines.at(-1);
  return [
    ...(frame.used === frame.lines ? [] : [`${where}: ${frame.used} of ${frame.lines} lines`]),
    ...(under > -tolerance && under < leadingOf(frame) ? [] : [`${where}: its last line stands ${under.toFixed(2)} over its foot`]),
    ...(last && Math.abs(last.y - frame.foot) > tolerance
      ? [`${where}: says foot ${frame.foot.toFixed(2)}, has ${last.y.toFixed(2)}`]
      : []),
    ...(last ? [] : [`${where}: holds no line`]),
  ];
}

/** Frames beside each other, which begin and end somewhere between the same heights; each box of a section layout has its own. */
function rowsOf(page: PageScene, frames: readonly Frame[]): Frame[][] {
  const rows: Frame[][] = [];
  const boxes = page.sections.filter(({ type }) => type === "expanded-content");
  const boxOf = ({ x, y, width }: Frame) =>
    boxes.findIndex((box) => x + width / 2 > box.x && x + width / 2 < box.x + box.width && y > box.y - 1 && y < box.y + box.height);
  for (const frame of frames) {
    const row = rows.find((each) =>
      each.some((other) => other.y < frame.y + frame.height && frame.y < other.y + other.height && boxOf(other) === boxOf(frame)),
    );
    if (row) row.push(frame);
    else rows.push([frame]);
  }
  return rows;
}

/** Whether another story stands under a frame in its column: then that one ends the column (see `unevenRows`). */
const isFollowed = (page: PageScene, frame: Frame) =>
  page.frames.some(
    ({ id, x, y }) => !mainFrames.test(id) && /-page-/.test(id) && Math.abs(x - frame.x) < 1 && y > frame.foot && y < frame.foot + 120,
  );

/** Columns of a story that stand beside each other end on one line; the one with the jump line a line above. */
function rowErrors(page: PageScene): string[] {
  const rows = rowsOf(
    page,
    page.frames.filter(({ id }) => mainFrames.test(id)),
  );
  const jumps = page.jumps.some(({ block }) => block === "expanded-content");
  return rows.flatMap((row, at) => {
    const lowest = Math.max(...row.map(({ foot }) => foot));
    return row.flatMap((frame, index) => {
      const isJump = jumps && at === rows.length - 1 && index === row.length - 1 && row.length > 1;
      const expected = isJump ? lowest - leadingOf(frame) : lowest;
      if (Math.abs(frame.foot - expected) <= tolerance || (page.page > 1 && isFollowed(page, frame))) return [];
      return [`page ${page.page} ${frame.id}: foot ${frame.foot.toFixed(2)} for ${expected.toFixed(2)}`];
    });
  });
}

/** Frames that are not full, columns of a row that do not end together. */
export function frameErrors({ pages }: SetNewspaper): string[] {
  if (pages.length === 0) return ["no page"];
  return pages.flatMap((page) => [...page.frames.flatMap((frame) => errorsOf(page, frame)), ...rowErrors(page)]);
}

const isWideRule = (item: SceneItem, width: number): item is RuleItem =>
  item.kind === "rule" && item.pitch === undefined && item.width > item.height * 10 && item.width > width * 1.6;

/** Columns over one rule across them that end further apart, in points. */
const apart = 0.3;

/** Where a column ends: with its last line, or with the jump line under that. */
function endOf(page: PageScene, frame: Frame): number {
  const jump = page.items.find(
    (item) =>
      item.kind === "text" &&
      item.block === "jump" &&
      item.y > frame.foot &&
      item.y < frame.foot + leadingOf(frame) * 1.2 &&
      (item.direction === "rtl" ? item.x - item.width : item.x) > frame.x - 1 &&
      (item.direction === "rtl" ? item.x : item.x + item.width) < frame.x + frame.width + 1,
  );
  return jump?.kind === "text" ? jump.y : frame.foot;
}

/** Points within which a drawing stands under a column. */
const beneath = 40;

/** Where columns of any kind stand on one rule and yet do not end together. */
export function unevenRows({ pages }: SetNewspaper): string[] {
  return pages.flatMap((page) => {
    const feet = new Map<number, number[]>();
    for (const frame of page.frames) {
      const middle = frame.x + frame.width / 2;
      // A drawing stands under a column as a picture does.
      const isDrawn = page.items.some((item) => {
        const clip = item.kind === "path" ? item.clip : undefined;
        return clip && clip.x < middle && middle < clip.x + clip.width && clip.y > frame.foot + 1 && clip.y < frame.foot + beneath;
      });
      if (isDrawn) continue;
      const under = page.items.filter((item) => {
        const left = item.kind === "text" && item.direction === "rtl" ? item.x - item.width : item.x;
        const width = item.kind === "path" ? 0 : item.width;
        const top = item.kind === "text" ? item.y - item.size * 0.7 : item.y;
        return item.kind !== "path" && left < middle && middle < left + width && top > frame.foot + 1;
      });
      const topOf = (item: SceneItem) => (item.kind === "text" ? item.y - item.size * 0.7 : item.y);
      const [next] = under.toSorted((a, b) => topOf(a) - topOf(b));
      if (!next || !isWideRule(next, frame.width)) continue;
      const floor = Math.round(next.y);
      feet.set(floor, [...(feet.get(floor) ?? []), endOf(page, frame)]);
    }
    return Array.from(feet, ([floor, ends]) => ({ floor, spread: Math.max(...ends) - Math.min(...ends) }))
      .filter(({ spread }) => spread > apart)
      .map(({ floor, spread }) => `page ${page.page}: columns over the rule at ${floor} end ${spread.toFixed(1)} pt apart`);
  });
}

const mostHyphens = 2;

function hyphenRuns(where: string, lines: readonly TextItem[]): string[] {
  const faults: string[] = [];
  let run = 0;
  for (const { hyphen } of lines) {
    run = hyphen ? run + 1 : 0;
    if (run === mostHyphens + 1) faults.push(`${where}: more than ${mostHyphens} hyphens in a row`);
  }
  return faults;
}

/** Lone lines, hyphens and subheads at column ends, more than two hyphens in a row. */
export function faultsOf(set: SetNewspaper, newspaper: NewspaperToSet): string[] {
  const faces = facesFor(templateOf(newspaper.templateId), newspaper.language || "en");
  const faults: string[] = [];
  for (const { frames } of storiesOf(newspaper)) {
    let previous: TextItem | undefined;
    for (const { page, frame } of framesOf(set, frames)) {
      const lines = linesIn(page, frame).filter((item) => !isDropCap(item, newspaper));
      const where = `page ${page.page} ${frame.id}`;
      const [head] = lines;
      const foot = lines.at(-1);
      const beforeFoot = lines.at(-2);
      const isLastPart = foot?.last ?? true;
      if (head?.last && previous && !previous.last && head.font !== faces.subhead.font)
        faults.push(`${where}: last line alone at the head`);
      if (foot && !isLastPart && beforeFoot?.last) faults.push(`${where}: first line alone at the foot`);
      if (foot?.hyphen) faults.push(`${where}: ends with a hyphen`);
      if (foot?.font === faces.subhead.font && foot.last) faults.push(`${where}: subhead at the foot`);
      faults.push(...hyphenRuns(where, lines));
      previous = foot;
    }
  }
  return faults;
}
