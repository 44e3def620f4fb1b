import type { Element } from "../../templates/furniture.ts";
import type { Template } from "../../templates/template.ts";
import type { Area } from "../scene-builder.ts";

/** How far a masthead's words reach over their baseline, in points, and how near the field may come. */
const overBaseline = 7;
const underMasthead = 3;

/** True for what belongs to the page, not to the masthead: what stands at its foot, or reaches down to it. */
function isOfPage(element: Element): boolean {
  return element.y < 0 || (element.kind === "box" && element.height <= 0);
}

/** Where a template's masthead stands, and which of its furniture it is made of. */
export function mastheadOf({ furniture, front, page }: Template): { area: Area; holds: (element: Element) => boolean } {
  const name = furniture.find((element) => element.kind === "name");
  if (name?.kind === "name" && name.upright) {
    // A name that runs down the page stands in a column of its own; the folio beside it stays.
    const frames = furniture.flatMap((each) => (each.kind === "box" && each.x <= name.x && each.x > name.x - 30 ? [each] : []));
    const [x, y] = [Math.min(...frames.map((each) => each.x)), Math.min(...frames.map((each) => each.y))];
    const right = Math.max(...frames.map((each) => each.x + each.width));
    const foot = Math.max(...frames.map((each) => each.y + each.height));
    const holds = (element: Element) => !isOfPage(element) && element.x >= x - 0.5;
    return { area: { x, y, width: right - x, height: foot - y }, holds };
  }
  const own = furniture.filter((element) => !isOfPage(element));
  const tops = own.map((element) => (element.kind === "text" || element.kind === "folio" ? element.y - overBaseline : element.y));
  const y = Math.max(0, Math.min(...tops));
  const x = Math.max(0, Math.min(...own.map((element) => element.x)));
  const right = Math.min(page.width, Math.max(...own.map((element) => element.x + element.width)));
  return { area: { x, y, width: right - x, height: front.top - underMasthead - y }, holds: (element) => !isOfPage(element) };
}
