import type { NewspaperToSet } from "../model/newspaper.ts";
import { plainText } from "../model/plain-text.ts";
import type { Frame, PageScene, SetNewspaper } from "../model/scene.ts";
import { foldText } from "../page/fold-text.ts";
import { cleanText } from "../text/clean.ts";
import { scriptOf } from "../text/script.ts";
import { framesOf, isDropCap, linesIn, mainFrames, sideFrames, textOf } from "./proof-reading.test-data.ts";

const bare = (text: string) => text.replace(/\s/gu, "");

/** The text standing in frames, joined: the initial first, added hyphens taken out, spaces left out. */
function textIn(frames: { page: PageScene; frame: Frame }[], newspaper: NewspaperToSet): string {
  return frames
    .map(({ page, frame }) => {
      const lines = linesIn(page, frame);
      const ordered = [...lines.filter((item) => isDropCap(item, newspaper)), ...lines.filter((item) => !isDropCap(item, newspaper))];
      return ordered.map((item) => bare(plainText(item))).join("");
    })
    .join("");
}

/** `leftOut`: letters that no face has, as a warning names them. */
function sourceText(text: string, language: string, leftOut: readonly string[]): string {
  const blocks = text.replace(/^## /gm, "").split(/\n/);
  const cleaned = bare(blocks.map((block) => cleanText(block, scriptOf(language).direction === "rtl").text).join(""));
  return leftOut.reduce((rest, letter) => rest.replaceAll(letter, ""), cleaned);
}

/** Some templates set heads and openings of stories in capitals; typed quotation marks are set as the language has them. */
function compare(name: string, setText: string, sourceInCases: string): string[] {
  const set = foldText(setText).text;
  const source = foldText(sourceInCases).text;
  if (set === source) return [];
  let at = 0;
  while (at < set.length && set[at] === source[at]) at++;
  return [`${name}: at ${at} “${set.slice(at, at + 24)}” for “${source.slice(at, at + 24)}”`];
}

const plainCase = (text: string) => foldText(text).text;

/** The title must be on the front page whole, unless a warning says that it was cut. */
function titleErrors({ pages, warnings }: SetNewspaper, { title, expandedContent, language }: NewspaperToSet): string[] {
  const [front] = pages;
  if (!front || warnings.some(({ code }) => code === "shortened")) return [];
  const wanted = cleanText(expandedContent.expandedTitle.trim() || title, scriptOf(language).direction === "rtl").text;
  const lines = textOf(front).filter(({ block }) => block === "expanded-title");
  const set = lines.map((line) => plainCase(plainText(line))).join("");
  return set.includes(plainCase(wanted)) ? [] : [`title: “${lines.map(({ text }) => text).join(" / ")}” for “${wanted}”`];
}

/** Text lost, doubled or out of order. */
export function textErrors(set: SetNewspaper, newspaper: NewspaperToSet): string[] {
  const { expandedContent, language } = newspaper;
  const main = expandedContent.expandedContent.trim() || newspaper.content;
  const leftOut = set.warnings.filter(({ code }) => code === "missing-glyph").flatMap(({ detail }) => detail.split(" "));
  return [
    ...titleErrors(set, newspaper),
    ...compare("main", textIn(framesOf(set, mainFrames), newspaper), sourceText(main, language, leftOut)),
    ...expandedContent.sideStories.flatMap(({ content }, index) =>
      compare(`side ${index}`, textIn(framesOf(set, sideFrames(index)), newspaper), sourceText(content, language, leftOut)),
    ),
  ];
}
