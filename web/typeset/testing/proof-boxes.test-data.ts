import type { Block, PageScene, Section, SetNewspaper, TextItem } from "../model/scene.ts";
import type { Measurer } from "../text/measurer.ts";
import { boxOf, textOf } from "./proof-reading.test-data.ts";

type Holds = (section: Section) => boolean;
const ofTypes =
  (...types: string[]): Holds =>
  ({ type }) =>
    types.includes(type);

/** In which boxes of a section layout the words of a block may stand. Masthead, folio and colophon are the page's furniture. */
const places: Partial<Record<Block, Holds>> = {
  "expanded-content": ofTypes("expanded-content"),
  jump: ofTypes("expanded-content", "side-stories"),
  "expanded-title": ofTypes("expanded-title", "byline", "side-stories"),
  byline: ofTypes("byline"),
  caption: ofTypes("image", "caption", "side-stories"),
  "main-image": ofTypes("image"),
  "side-stories": ofTypes("side-stories"),
  "bottom-section": ofTypes("side-stories", "image"),
  almanac: ({ id }) => id === "market-ticker",
};

/** Blocks in which marks hang and a word wider than its column stands alone. */
const texts: ReadonlySet<Block> = new Set(["expanded-content", "side-stories", "bottom-section"]);

/** Words and pictures of a page set in boxes that stand in none they may stand in, found from the scene alone. */
export function boxErrors({ pages: [page] }: SetNewspaper, measurer: Measurer): string[] {
  if (!page) return ["no page"];
  const words = textOf(page)
    .filter(({ clip }) => !clip)
    .filter((item) => !isWithin(page, item, measurer))
    .map(({ block, text }) => `${block} “${text.slice(0, 24)}” stands in no box`);
  const pictures = page.items.flatMap((item) => {
    if (item.kind !== "picture") return [];
    const { x, y, width, height } = item;
    const stands = page.sections.some(
      (section) =>
        x > section.x - 1 && x + width < section.x + section.width + 1 && y > section.y - 1 && y + height < section.y + section.height + 1,
    );
    return stands && width > 0 && height > 0 ? [] : [`picture of ${width} by ${height} stands in no box`];
  });
  return [...words, ...pictures];
}

function isWithin({ sections }: PageScene, item: TextItem, measurer: Measurer): boolean {
  const holds = places[item.block];
  if (!holds) return true;
  const { x, y, width, height } = boxOf(item, measurer);
  const hang = texts.has(item.block) ? item.size * 1.02 : 0.6;
  const foot = item.rotate ? y + height : item.y;
  return sections
    .filter(holds)
    .some(
      (section) =>
        x > section.x - hang &&
        x + width < section.x + section.width + hang &&
        y > section.y - 1.2 &&
        foot < section.y + section.height + 0.8,
    );
}
