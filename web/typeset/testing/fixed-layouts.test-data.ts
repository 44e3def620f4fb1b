import type { PlacedSection } from "../model/newspaper.ts";
import { type SampleSettings, sectionsOf } from "../page/layouts/fixed/section-grid.ts";
import type { Random } from "./random-text.ts";

/** The specification's content settings as they stand before anybody edits them. */
export const usualSettings: SampleSettings = {
  mainArticleLength: 200,
  rightSideStoryLength: 200,
  rightSideStoryCount: 2,
  bottomColumnLength: 350,
  bottomColumnCount: 3,
  whatsInsideCount: 7,
  marketTickerFontSize: 8,
  stockCount: 6,
  lineHeight: 1.2,
  baseFontSize: 9,
};

/** A template's boxes, some of them changed. */
export function layoutWith(
  changes: Record<string, Partial<PlacedSection> | null> = {},
  templateId = "american-classic",
  more: readonly PlacedSection[] = [],
): PlacedSection[] {
  const own = sectionsOf(templateId, "three-column", usualSettings);
  return [...own.filter(({ id }) => changes[id] !== null).map((section) => ({ ...section, ...changes[section.id] })), ...more];
}

interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

const kinds = [
  ["expanded-content", "expanded-content"],
  ["expanded-title", "expanded-title"],
  ["side-stories", "side-stories"],
  ["main-image", "image"],
  ["byline", "byline"],
  ["whats-inside", "whats-inside"],
  ["bottom-section", "side-stories"],
  ["market-ticker", "whats-inside"],
  ["custom-1", "expanded-content"],
  ["custom-2", "image"],
  ["custom-3", "caption"],
  ["custom-4", "side-stories"],
  ["custom-5", "expanded-title"],
  ["custom-6", "byline"],
] as const;

const gap = 9;

/** The field cut into boxes at random, again and again, each box with another part of the page: what no hand would draw, but could. */
export function randomLayout(random: Random, field: Field = { x: 21.6, y: 104.5, width: 568.8, height: 687.5 }): PlacedSection[] {
  let boxes: Field[] = [field];
  const count = random.between(3, kinds.length);
  for (let round = 0; boxes.length < count && round < 60; round++) {
    const index = random.between(0, boxes.length - 1);
    const box = boxes[index];
    if (!box) continue;
    const isUpright = box.width > box.height ? random.between(0, 3) > 0 : random.between(0, 3) === 0;
    const length = isUpright ? box.width : box.height;
    const least = isUpright ? 66 : 42;
    if (length < 2 * least + gap) continue;
    const at = random.between(least, Math.floor(length - least - gap));
    const [one, other] = isUpright
      ? [
          { ...box, width: at },
          { ...box, x: box.x + at + gap, width: box.width - at - gap },
        ]
      : [
          { ...box, height: at },
          { ...box, y: box.y + at + gap, height: box.height - at - gap },
        ];
    boxes = [...boxes.slice(0, index), one, other, ...boxes.slice(index + 1)];
  }
  // The largest is the story's: the others as they come.
  boxes.sort((a, b) => b.width * b.height - a.width * a.height);
  const masthead = { id: "masthead", type: "masthead", name: "masthead", x: 21.6, y: 14, width: 568.8, height: 87 };
  const others = boxes.map((box, index) => {
    const [id, type] = kinds[index] ?? kinds[0];
    return { id, type, name: id, ...box };
  });
  return [masthead, ...others];
}
