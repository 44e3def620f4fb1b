import { cleanText } from "../clean.ts";
import type { Measurer } from "../measure.ts";
import type { NewspaperToSet } from "../newspaper.ts";
import type { Frame, PageScene, SetNewspaper, TextItem } from "../scene.ts";
import { scriptOf } from "../script.ts";
import { facesFor } from "../templates/script-faces.ts";
import { templateOf } from "../templates/templates.ts";

/** What is wrong with a set newspaper, found from its scenes alone, without asking the code that set it. */
export interface Proof {
  /** Text lost, doubled or out of order; items outside the page or over each other; untrue page numbers. Never acceptable. */
  errors: string[];
  /** Lone lines, hyphens and subheads at column ends: acceptable where no other filling exists. */
  faults: string[];
  /** Justified lines, and those whose word spaces are over twice as wide as they should be. */
  lines: number;
  loose: number;
  /** The largest empty part of the front page between its columns' feet and the rule below, as a share of the page. */
  hole: number;
}

const tolerance = 0.25;

const textOf = (page: PageScene) => page.items.filter((item): item is TextItem => item.kind === "text");

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function naturalWidth(item: TextItem, measurer: Measurer): number {
  const letters = [...item.text].length - 1;
  const spaces = item.text.match(/[ \u00a0]/g)?.length ?? 0;
  return (
    measurer.width(item.text, item.font, item.language, item.letterSpace !== 0) * item.size +
    item.letterSpace * letters +
    item.wordSpace * spaces
  );
}

/** The part of a line its letters surely cover: its x-height. */
function boxOf(item: TextItem, measurer: Measurer): Box {
  const width = Math.min(naturalWidth(item, measurer), item.width);
  // The blank half of a full-width bracket stands outside the measure.
  const blank = /^[「『（〈《【〔“]/.test(item.text) && scriptOf(item.language).cjk ? item.size / 2 : 0;
  const x = item.direction === "rtl" ? item.x - width : item.x + blank;
  return { x, y: item.y - item.size * 0.45, width: width - blank, height: item.size * 0.45 };
}

const meet = (a: Box, b: Box, slack: number) =>
  a.x + slack < b.x + b.width && b.x + slack < a.x + a.width && a.y + slack < b.y + b.height && b.y + slack < a.y + a.height;

/** Lines standing in a frame, from top to foot. */
function linesIn(page: PageScene, frame: Frame): TextItem[] {
  return textOf(page)
    .filter(({ block, y, x, direction, width }) => {
      const middle = direction === "rtl" ? x - width / 2 : x + width / 2;
      return (
        block === frame.block && y > frame.y && y < frame.y + frame.height && middle > frame.x - 1 && middle < frame.x + frame.width + 1
      );
    })
    .sort((a, b) => a.y - b.y);
}

function isDropCap(item: TextItem, newspaper: NewspaperToSet): boolean {
  const faces = facesFor(templateOf(newspaper.templateId), newspaper.language || "en");
  return item.font === faces.dropCap.font && item.size > 16;
}

const bare = (text: string) => text.replace(/\s/gu, "");

/** The text standing in frames, joined: the initial first, added hyphens taken out, spaces left out. */
function textIn(frames: { page: PageScene; frame: Frame }[], newspaper: NewspaperToSet): string {
  return frames
    .map(({ page, frame }) => {
      const lines = linesIn(page, frame);
      const ordered = [...lines.filter((item) => isDropCap(item, newspaper)), ...lines.filter((item) => !isDropCap(item, newspaper))];
      return ordered.map(({ text, hyphen }) => bare(hyphen ? text.slice(0, -1) : text)).join("");
    })
    .join("");
}

function sourceText(text: string, language: string): string {
  const blocks = text.replace(/^## /gm, "").split(/\n/);
  return bare(blocks.map((block) => cleanText(block, scriptOf(language).direction === "rtl").text).join(""));
}

function compare(name: string, set: string, source: string): string[] {
  if (set === source) return [];
  let at = 0;
  while (at < set.length && set[at] === source[at]) at++;
  return [`${name}: at ${at} “${set.slice(at, at + 24)}” for “${source.slice(at, at + 24)}”`];
}

const framesOf = (set: SetNewspaper, id: RegExp) =>
  set.pages.flatMap((page) => page.frames.filter((frame) => id.test(frame.id)).map((frame) => ({ page, frame })));

const mainFrames = /^expanded-content/;
const sideFrames = (index: number) => new RegExp(`^(side-stories|bottom-section)-${index + 1}(-page.*)?$`);

function textErrors(set: SetNewspaper, newspaper: NewspaperToSet): string[] {
  const { expandedContent, language } = newspaper;
  const main = expandedContent.expandedContent.trim() || newspaper.content;
  return [
    ...compare("main", textIn(framesOf(set, mainFrames), newspaper), sourceText(main, language)),
    ...expandedContent.sideStories.flatMap(({ content }, index) =>
      compare(`side ${index}`, textIn(framesOf(set, sideFrames(index)), newspaper), sourceText(content, language)),
    ),
  ];
}

function geometryErrors(set: SetNewspaper, measurer: Measurer): string[] {
  return set.pages.flatMap((page) => {
    const errors: string[] = [];
    const texts = textOf(page).filter(({ clip }) => !clip);
    const boxes = texts.map((item) => boxOf(item, measurer));
    const pictures = page.items.flatMap((item) => (item.kind === "picture" ? [item] : []));
    const rules = page.items.flatMap((item) => (item.kind === "rule" && item.pitch === undefined ? [item] : []));
    texts.forEach((item, index) => {
      const box = boxes[index];
      if (!box) return;
      const where = `page ${page.page} ${item.block} “${item.text.slice(0, 24)}”`;
      const hang = /^(expanded-content|side-stories|bottom-section)$/.test(item.block)
        ? item.size * (scriptOf(item.language).cjk ? 1.02 : 0.75)
        : 0.3;
      const over = naturalWidth(item, measurer) - item.width;
      if (over > hang) errors.push(`${where}: ${over.toFixed(1)} wider than its measure`);
      if (box.x < -0.1 || box.y < 0 || box.x + box.width > page.width + 0.1 || item.y > page.height - 2)
        errors.push(`${where}: off the page`);
      for (let other = index + 1; other < texts.length; other++) {
        const against = boxes[other];
        if (against && meet(box, against, 0.3)) errors.push(`${where}: over “${texts[other]?.text.slice(0, 24)}”`);
      }
      if (rules.some((rule) => meet(box, rule, 0.2))) errors.push(`${where}: a rule runs through it`);
      if (pictures.some((picture) => meet(box, picture, 0.5))) errors.push(`${where}: over a picture`);
    });
    for (const { kind, ...item } of page.items.filter((each) => each.kind !== "text" && each.kind !== "path")) {
      const { x, y, width, height } = item as Box;
      if (x < -0.1 || y < -0.1 || x + width > page.width + 0.1 || y + height > page.height + 0.1 || width < 0 || height < 0)
        errors.push(`page ${page.page}: ${kind} off the page: ${[x, y, width, height].map(Math.round)}`);
    }
    return errors;
  });
}

function frameErrors({ pages }: SetNewspaper): string[] {
  const [front] = pages;
  if (!front) return ["no page"];
  const errors: string[] = [];
  const main = front.frames.filter(({ id }) => mainFrames.test(id));
  const jumps = front.jumps.some(({ block }) => block === "expanded-content");
  const feet = main.map(({ foot }) => foot);
  const lowest = Math.max(...feet);
  main.forEach((frame, index) => {
    const leading = frame.height / frame.lines;
    const expected = jumps && main.length > 1 && index === main.length - 1 ? lowest - leading : lowest;
    if (Math.abs(frame.foot - expected) > tolerance)
      errors.push(`front frame ${frame.id}: foot ${frame.foot.toFixed(2)} for ${expected.toFixed(2)}`);
    if (frame.used !== frame.lines) errors.push(`front frame ${frame.id}: ${frame.used} of ${frame.lines} lines`);
  });
  return errors;
}

function pageErrors(set: SetNewspaper, newspaper: NewspaperToSet, numeral: (value: number) => string): string[] {
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
  const stories: [string, RegExp][] = [
    ["main", mainFrames],
    ...newspaper.expandedContent.sideStories.map((_, index): [string, RegExp] => [`side ${index}`, sideFrames(index)]),
  ];
  for (const [name, frames] of stories) {
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
  if (!folio.some(({ text }) => text.includes(numeral(pages.length)) || pages.length === 1)) errors.push("the folio counts other pages");
  return errors;
}

function faultsOf(set: SetNewspaper, newspaper: NewspaperToSet): string[] {
  const faces = facesFor(templateOf(newspaper.templateId), newspaper.language || "en");
  const faults: string[] = [];
  let previous: TextItem | undefined;
  for (const { page, frame } of framesOf(set, mainFrames)) {
    const lines = linesIn(page, frame).filter((item) => !isDropCap(item, newspaper));
    const where = `page ${page.page} ${frame.id}`;
    const [head] = lines;
    const foot = lines.at(-1);
    const beforeFoot = lines.at(-2);
    const isLastPart = foot?.last ?? true;
    if (head?.last && previous && !previous.last && head.font !== faces.subhead.font) faults.push(`${where}: last line alone at the head`);
    if (foot && !isLastPart && beforeFoot?.last) faults.push(`${where}: first line alone at the foot`);
    if (foot?.hyphen) faults.push(`${where}: ends with a hyphen`);
    if (foot?.font === faces.subhead.font && foot.last) faults.push(`${where}: subhead at the foot`);
    previous = foot;
  }
  return faults;
}

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
    else if (item.kind === "box" && item.height > 0 && item.block !== "whats-inside" && item.block !== "almanac")
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

/** Reads a set newspaper as a proof reader would. */
export function proofread(set: SetNewspaper, newspaper: NewspaperToSet, measurer: Measurer): Proof {
  const digits = /[\u0660-\u0669]/.test(newspaper.title + newspaper.content) ? "ar-u-nu-arab" : "ar-u-nu-latn";
  const format = new Intl.NumberFormat(newspaper.language.startsWith("ar") ? digits : newspaper.language || "en", { useGrouping: false });
  const justified = set.pages
    .flatMap(textOf)
    .filter(({ last, naturalSpace, block }) => !last && naturalSpace > 0 && /^(expanded-content|side-stories|bottom-section)$/.test(block));
  return {
    errors: [
      ...textErrors(set, newspaper),
      ...geometryErrors(set, measurer),
      ...frameErrors(set),
      ...pageErrors(set, newspaper, (value) => format.format(value)),
    ],
    faults: faultsOf(set, newspaper),
    lines: justified.length,
    loose: justified.filter(({ naturalSpace, wordSpace }) => naturalSpace + wordSpace > naturalSpace * 2).length,
    hole: set.pages[0] ? largestHole(set.pages[0]) : 1,
  };
}
