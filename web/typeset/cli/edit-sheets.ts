import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pngOf } from "../../render/draw/node-png.ts";
import { type NewspaperToSet, type PageScene, type SceneItem, setNewspaper, templateOf, templates } from "../index.ts";
import { houseEdition, readPhotograph, standardSample } from "./house-editions.ts";
import { drawPng, toolsFor } from "./node-tools.ts";

/** The edits that are applied to a newspaper. */
const edits = {
  word: (newspaper: NewspaperToSet) =>
    withStory(newspaper, (paragraphs) => paragraphs.with(2, `${paragraphs[2]} ${firstWord(paragraphs)}.`)),
  sentence: (newspaper: NewspaperToSet) =>
    withStory(newspaper, (paragraphs) => paragraphs.with(2, `${paragraphs[2]} ${(paragraphs[1] ?? "").slice(0, 120)}`)),
  cut: (newspaper: NewspaperToSet) => withStory(newspaper, (paragraphs) => paragraphs.toSpliced(3, 1)),
  paragraph: (newspaper: NewspaperToSet) => withStory(newspaper, (paragraphs) => paragraphs.toSpliced(3, 0, paragraphs[1] ?? "")),
  headline: ({ expandedContent, ...newspaper }: NewspaperToSet): NewspaperToSet => ({
    ...newspaper,
    expandedContent: { ...expandedContent, expandedTitle: expandedContent.expandedTitle.split(" ").slice(0, -1).join(" ") },
  }),
} as const;

export const editNames = Object.keys(edits) as (keyof typeof edits)[];

const firstWord = (paragraphs: readonly string[]) => paragraphs[0]?.split(/[ 、]/)[0] ?? "";

function withStory(newspaper: NewspaperToSet, change: (paragraphs: string[]) => string[]): NewspaperToSet {
  const { expandedContent } = newspaper;
  const story = change(expandedContent.expandedContent.split("\n\n")).join("\n\n");
  return { ...newspaper, expandedContent: { ...expandedContent, expandedContent: story } };
}

const wordsOf = (item: SceneItem) => (item.kind === "text" ? item.text : item.kind);
const keyOf = (item: SceneItem) => `${item.block} ${wordsOf(item)} ${item.x.toFixed(2)} ${item.y.toFixed(2)}`;

/** Items of the second page that do not stand on the first in the same place. */
export function movedItems(before: PageScene, after: PageScene): SceneItem[] {
  const known = new Set(before.items.map(keyOf));
  return after.items.filter((item) => !known.has(keyOf(item)));
}

const width = 620;

function printBeside(prints: readonly { png: Uint8Array; scene: PageScene; marked: readonly SceneItem[] }[]): Uint8Array {
  const [first] = prints;
  const scale = width / 612;
  const height = ((first?.scene.height ?? 816) / 612) * width;
  const pages = prints.map(({ png, marked }, index) => {
    const image = `<image x="${index * (width + 12)}" y="0" width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString("base64")}"/>`;
    const marks = marked.flatMap((item) => {
      if (item.kind !== "text") return [];
      const left = item.direction === "rtl" ? item.x - item.width : item.x;
      return [
        `<rect x="${index * (width + 12) + left * scale}" y="${(item.y - item.size) * scale}" width="${item.width * scale}" height="${item.size * 1.2 * scale}" fill="#1F5AA6" opacity="0.22"/>`,
      ];
    });
    return image + marks.join("");
  });
  const full = prints.length * (width + 12);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${full} ${height}"><rect width="${full}" height="${height}" fill="#D9D7D2"/>${pages.join("")}</svg>`;
  return pngOf(svg, full, { dpi: 72 });
}

/** Two pages side by side as a PNG, what is marked on the second in blue. */
export function drawBeside(before: PageScene, after: PageScene, marked: readonly SceneItem[]): Uint8Array {
  const print = (scene: PageScene, marks: readonly SceneItem[]) => ({
    scene,
    marked: marks,
    png: drawPng(scene, width * 2, { readPicture: readPhotograph, filter: "none" }),
  });
  return printBeside([print(before, []), print(after, marked)]);
}

interface EditsAsked {
  templates: readonly string[];
  languages: readonly string[];
  edits: readonly (keyof typeof edits)[];
}

/**
 * Front pages before and after an edit, side by side, with what has moved marked in blue; the console says how much of it is outside the
 * part that was edited.
 */
export async function writeEdits(folder: string, asked: EditsAsked): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const language of asked.languages) {
    for (const templateId of asked.templates) {
      const newspaper = await houseEdition(standardSample(language), {
        templateId,
        layout: templateOf(templateId).config.layout,
        words: 0,
        pictures: "drawings",
        pictureCount: 2,
        sides: 6,
      });
      const tools = await toolsFor(language);
      const before = setNewspaper(newspaper, tools);
      for (const name of asked.edits) {
        const after = setNewspaper({ ...edits[name](newspaper), ...(before.shape && { shape: before.shape }) }, tools);
        const [old, now] = [before.pages[0], after.pages[0]];
        if (!old || !now) throw new Error(`${templateId} in ${language} gave no page.`);
        const moved = movedItems(old, now);
        const own = name === "headline" ? "expanded-title" : "expanded-content";
        const others = moved.filter(({ block }) => block !== own);
        const blocks = [...new Set(others.map(({ block }) => block))];
        console.log(
          `${templateId} ${language} ${name}: ${moved.length} of ${now.items.length} moved, ${others.length} of other parts ${blocks.join(" ")}`,
        );
        writeFileSync(join(folder, `${templateId}-${language}-${name}.png`), drawBeside(old, now, moved));
      }
    }
  }
}

export const allTemplates = templates.map(({ id }) => id);
