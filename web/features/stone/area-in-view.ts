import { isReference, type PageBlock } from "./blocks-on-page.ts";
import { type Area, distanceTo } from "./item-box.ts";
import type { PagePlace } from "./set-lines.ts";

/** Of one page more than of the whole height of another. */
const pageAway = 10_000;

/**
 * The part of a page that is brought into view for a field: where it was asked for, else where the field itself stands, not a line that
 * only tells of it. Null where it stands nowhere.
 */
export function areaInView(blocks: readonly PageBlock[], path: string, place: PagePlace | null): { page: number; area: Area } | null {
  const byOwn = (one: PageBlock, other: PageBlock) => Number(isReference(one)) - Number(isReference(other));
  const areas = blocks
    .filter((block) => block.path === path)
    .sort(byOwn)
    .flatMap(({ page, areas }) => areas.map((area) => ({ page, area })));
  const far = ({ page, area }: { page: number; area: Area }) =>
    place ? Math.abs(page - place.page) * pageAway + distanceTo(area, place) : 0;
  return areas.reduce<(typeof areas)[number] | null>((best, each) => (best && far(best) <= far(each) ? best : each), null);
}
