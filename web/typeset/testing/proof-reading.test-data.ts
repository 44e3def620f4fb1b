import type { NewspaperToSet } from "../model/newspaper.ts";
import type { Frame, PageScene, SetNewspaper, TextItem } from "../model/scene.ts";
import { facesFor } from "../templates/script-faces.ts";
import { templateOf } from "../templates/templates.ts";
import type { Measurer } from "../text/measurer.ts";
import { scriptOf } from "../text/script.ts";

/** How far a baseline may be from where it should be, in points. */
export const tolerance = 0.25;

export const textOf = (page: PageScene) => page.items.filter((item): item is TextItem => item.kind === "text");

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function naturalWidth(item: TextItem, measurer: Measurer): number {
  const letters = [...item.text].length - 1;
  const spaces = item.text.match(/[ \u00a0]/g)?.length ?? 0;
  return (
    measurer.width(item.text, item.font, item.language, item.letterSpace !== 0) * item.size +
    item.letterSpace * letters +
    item.wordSpace * spaces
  );
}

/** Sizes from which lines are looked at as capitals, in points: such lines stand alone, and what touches one is seen. */
const large = 14;

/** The part of a line its letters surely cover: its x-height, or its capitals where it is large. */
export function boxOf(item: TextItem, measurer: Measurer): Box {
  const width = Math.min(naturalWidth(item, measurer), item.width);
  // The blank half of a full-width bracket stands outside the measure.
  const blank = /^[「『（〈《【〔“‘]/.test(item.text) && scriptOf(item.language).cjk ? item.size / 2 : 0;
  const x = item.direction === "rtl" ? item.x - width : item.x + blank;
  const height = item.size * (item.size < large ? 0.45 : 0.64);
  // Points and brackets fill a part of their square.
  if (/^[、。]$/.test(item.text)) return { x, y: item.y - item.size * 0.3, width: width * 0.35, height: item.size * 0.3 };
  if (item.rotate === 90) {
    const after = /^[」』）〉》】〕”]$/.test(item.text) && scriptOf(item.language).cjk ? width / 2 : 0;
    return { x: item.x, y: item.y + blank, width: height, height: width - blank - after };
  }
  return { x, y: item.y - height, width: width - blank, height };
}

export const meet = (a: Box, b: Box, slack: number) =>
  a.x + slack < b.x + b.width && b.x + slack < a.x + a.width && a.y + slack < b.y + b.height && b.y + slack < a.y + a.height;

/** Lines standing in a frame, from top to foot. */
export function linesIn(page: PageScene, frame: Frame): TextItem[] {
  return textOf(page)
    .filter(({ block, y, x, direction, width }) => {
      const middle = direction === "rtl" ? x - width / 2 : x + width / 2;
      return (
        block === frame.block && y > frame.y && y < frame.y + frame.height && middle > frame.x - 1 && middle < frame.x + frame.width + 1
      );
    })
    .sort((a, b) => a.y - b.y);
}

export function isDropCap(item: TextItem, newspaper: NewspaperToSet): boolean {
  const faces = facesFor(templateOf(newspaper.templateId), newspaper.language || "en");
  return item.font === faces.dropCap.font && item.size > 16;
}

export const framesOf = (set: SetNewspaper, id: RegExp) =>
  set.pages.flatMap((page) => page.frames.filter((frame) => id.test(frame.id)).map((frame) => ({ page, frame })));

export const mainFrames = /^expanded-content/;
export const sideFrames = (index: number) => new RegExp(`^(side-stories|bottom-section)-${index + 1}(-page.*)?$`);

/** The stories of a newspaper with the frames they stand in, in order. */
export function storiesOf({ expandedContent }: NewspaperToSet): { name: string; frames: RegExp }[] {
  return [
    { name: "main", frames: mainFrames },
    ...expandedContent.sideStories.map((_, index) => ({ name: `side ${index}`, frames: sideFrames(index) })),
  ];
}
