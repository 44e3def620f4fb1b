import type { PageScene, SetNewspaper, TextItem } from "../model/scene.ts";
import type { Measurer } from "../text/measurer.ts";
import { scriptOf } from "../text/script.ts";
import { type Box, boxOf, meet, naturalWidth, textOf } from "./proof-reading.test-data.ts";

const holds = (outer: Box, inner: Box) =>
  outer.x <= inner.x + 0.5 &&
  outer.y <= inner.y + 0.5 &&
  outer.x + outer.width >= inner.x + inner.width - 0.5 &&
  outer.y + outer.height >= inner.y + inner.height - 0.5;

/** Rules and pictures on which a text stands without a ground of its own between them. */
function under(page: PageScene, item: TextItem, box: Box, kind: "rule" | "picture"): Box[] {
  const at = page.items.indexOf(item);
  return page.items.flatMap((each, index) => {
    if (each.kind !== kind || (each.kind === "rule" && each.pitch !== undefined) || !meet(box, each, kind === "rule" ? 0.2 : 0.5))
      return [];
    // A rule as deep as the text is a band of color.
    if (kind === "rule" && index < at && holds(each, box)) return [];
    const ground = page.items.slice(index, at).some((over) => over.kind === "box" && over.fill !== undefined && holds(over, box));
    return ground ? [] : [each];
  });
}

/** Items outside the page, past their measure or over each other. */
export function geometryErrors(set: SetNewspaper, measurer: Measurer): string[] {
  return set.pages.flatMap((page) => {
    const errors: string[] = [];
    const texts = textOf(page).filter(({ clip }) => !clip);
    const boxes = texts.map((item) => boxOf(item, measurer));
    texts.forEach((item, index) => {
      const box = boxes[index];
      if (!box) return;
      const where = `page ${page.page} ${item.block} “${item.text.slice(0, 24)}”`;
      const hang = /^(expanded-content|side-stories|bottom-section)$/.test(item.block)
        ? item.size * (scriptOf(item.language).cjk ? 1.02 : 0.75)
        : 0.3;
      const over = naturalWidth(item, measurer) - item.width;
      if (over > hang) errors.push(`${where}: ${over.toFixed(1)} wider than its measure`);
      // A line is brought to its measure by its spaces, which may be asked for more than they are.
      if (item.naturalSpace > 0 && item.naturalSpace + item.wordSpace < 0) errors.push(`${where}: its words stand over each other`);
      if (box.x < -0.1 || box.y < 0 || box.x + box.width > page.width + 0.1 || item.y > page.height - 2)
        errors.push(`${where}: off the page`);
      for (let other = index + 1; other < texts.length; other++) {
        const against = boxes[other];
        if (against && meet(box, against, 0.3)) errors.push(`${where}: over “${texts[other]?.text.slice(0, 24)}”`);
      }
      if (under(page, item, box, "rule").length > 0) errors.push(`${where}: a rule runs through it`);
      if (under(page, item, box, "picture").length > 0) errors.push(`${where}: over a picture`);
    });
    for (const { kind, ...item } of page.items.filter((each) => each.kind !== "text" && each.kind !== "path")) {
      const { x, y, width, height } = item as Box;
      if (x < -0.1 || y < -0.1 || x + width > page.width + 0.1 || y + height > page.height + 0.1 || width < 0 || height < 0)
        errors.push(`page ${page.page}: ${kind} off the page: ${[x, y, width, height].map(Math.round)}`);
    }
    return errors;
  });
}

/** Thinnest line a press prints, in points. */
const thinnest = 0.25;

/** Lines too thin to be printed. */
export function hairlineErrors({ pages }: SetNewspaper): string[] {
  const thin = (page: PageScene, what: string, thickness: number) =>
    thickness > 0 && thickness < thinnest - 1e-6 ? [`page ${page.page}: ${what} of ${thickness.toFixed(2)} pt`] : [];
  const found = pages.flatMap((page) =>
    page.items.flatMap((item) => {
      if (item.kind === "rule") return thin(page, `rule in ${item.block}`, Math.min(item.width, item.height));
      if (item.kind === "box" && item.stroke !== undefined) return thin(page, `box in ${item.block}`, item.strokeWidth ?? 1);
      if (item.kind === "path" && item.stroke !== undefined)
        return thin(page, `line drawn in ${item.block}`, (item.strokeWidth ?? 1) * item.scale);
      return [];
    }),
  );
  return [...new Set(found)];
}

/** Boxes over so much of the page are the ground of what stands in them, and as empty as they are. */
const ground = 0.03;

/** The largest rectangle of a page without anything in it, as a share of the page; margins do not count. */
export function largestHole(page: PageScene): number {
  const step = 6;
  const columns = Math.floor(page.width / step);
  const rows = Math.floor(page.height / step);
  const taken = new Uint8Array(columns * rows);
  const take = (x: number, y: number, width: number, height: number) => {
    for (let row = Math.max(0, Math.floor(y / step)); row < Math.min(rows, Math.ceil((y + height) / step)); row++)
      for (let column = Math.max(0, Math.floor(x / step)); column < Math.min(columns, Math.ceil((x + width) / step)); column++)
        taken[row * columns + column] = 1;
  };
  for (const item of page.items) {
    if (item.kind === "text") take(item.direction === "rtl" ? item.x - item.width : item.x, item.y - item.size, item.width, item.size);
    else if (item.kind === "picture" || item.kind === "rule") take(item.x, item.y, item.width, item.height);
    else if (item.kind === "box" && item.width * item.height < ground * page.width * page.height)
      take(item.x, item.y, item.width, item.height);
    else if (item.kind === "path" && item.clip) take(item.clip.x, item.clip.y, item.clip.width, item.clip.height);
  }
  const heights = new Int32Array(columns);
  let largest = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) heights[column] = taken[row * columns + column] ? 0 : (heights[column] ?? 0) + 1;
    for (let column = 0; column < columns; column++) {
      let lowest = Number.POSITIVE_INFINITY;
      for (let end = column; end < columns; end++) {
        lowest = Math.min(lowest, heights[end] ?? 0);
        if (lowest === 0) break;
        // A narrow gutter or a thin band is no hole.
        if (lowest >= 4 && end - column >= 6) largest = Math.max(largest, lowest * (end - column + 1));
      }
    }
  }
  return largest / (columns * rows);
}
