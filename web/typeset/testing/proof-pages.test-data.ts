import type { NewspaperToSet } from "../model/newspaper.ts";
import type { PageScene, SetNewspaper, TextItem } from "../model/scene.ts";
import { framesOf, linesIn, mainFrames, sideFrames, storiesOf, textOf } from "./proof-reading.test-data.ts";

/** Jump lines, references and page counts that are not true. */
export function pageErrors(set: SetNewspaper, newspaper: NewspaperToSet, numeral: (value: number) => string): string[] {
  const errors: string[] = [];
  const { pages } = set;
  for (const page of pages) {
    for (const jump of page.jumps) {
      const target = pages[jump.to.page - 1];
      const item = target?.items[jump.to.item];
      if (!jump.text.includes(numeral(jump.to.page))) errors.push(`jump “${jump.text}” does not name page ${jump.to.page}`);
      const wanted = jump.block === "expanded-content" ? mainFrames : /^(side-stories|bottom-section)/;
      const frame = target?.frames.find((each) => wanted.test(each.id) && linesIn(target, each)[0] === item);
      if (item?.kind !== "text" || !frame) errors.push(`jump “${jump.text}” to ${jump.to.page}/${jump.to.item} leads to no text`);
    }
  }
  newspaper.expandedContent.sideStories.forEach((story, index) => {
    const on = new Set(framesOf(set, sideFrames(index)).map(({ page }) => page.page));
    if (story.content.trim() !== "" && on.size === 0) errors.push(`side ${index} stands on no page`);
  });
  for (const { name, frames } of storiesOf(newspaper)) {
    const on = [...new Set(framesOf(set, frames).map(({ page }) => page.page))];
    for (const page of on.slice(0, -1)) {
      const led = pages[page - 1]?.jumps.some(({ to }) => {
        const item = pages[to.page - 1]?.items[to.item];
        return framesOf(set, frames).some((each) => each.page.page === to.page && linesIn(each.page, each.frame)[0] === item);
      });
      if (!led) errors.push(`${name} goes on after page ${page} without a jump line`);
    }
  }
  const inside = textOf(pages[0] as PageScene).filter(({ block }) => block === "whats-inside");
  const endOf = ({ x, width, direction }: TextItem) => (direction === "rtl" ? width - x : x + width);
  const edge = Math.max(...inside.map(endOf));
  const values = inside
    .filter((item) => edge - endOf(item) < 0.5)
    .filter(({ text }) => /^[\d\u0660-\u0669]{1,2}$/.test(text))
    .map(({ text }) => text);
  for (const value of values) {
    if (!pages.some((_, index) => numeral(index + 1) === value)) errors.push(`What's Inside names page ${value} of ${pages.length}`);
  }
  const folio = textOf(pages[0] as PageScene).filter(({ block }) => block === "folio");
  // Arabic has a word of its own for two pages.
  const isInWords = pages.length === 1 || (pages.length === 2 && newspaper.language.startsWith("ar"));
  if (!isInWords && !folio.some(({ text }) => text.includes(numeral(pages.length)))) errors.push("the folio counts other pages");
  return errors;
}

const leastLines = 5;

/** Stories that jump with too few lines on either side for a reader to be served by it. */
export function shortJumps(set: SetNewspaper, newspaper: NewspaperToSet): string[] {
  return storiesOf(newspaper).flatMap(({ name, frames }) => {
    const lines = new Map<number, number>();
    for (const { page, frame } of framesOf(set, frames)) {
      const baselines = new Set(linesIn(page, frame).map(({ y }) => Math.round(y * 4)));
      lines.set(page.page, (lines.get(page.page) ?? 0) + baselines.size);
    }
    if (lines.size < 2) return [];
    return Array.from(lines)
      .filter(([, count]) => count < leastLines)
      .map(([page, count]) => `${name} has ${count} lines on page ${page}, on one side of a jump`);
  });
}
