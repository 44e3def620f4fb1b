import { contextOf, createCanvas, fileOf } from "../../render/draw/canvas.ts";
import { drawFilter, drawPage } from "../../render/draw/canvas-page.ts";
import type { PageFilter } from "../../render/draw/filters.ts";
import { isPicture, treatPicture } from "../../render/image/pictures.ts";
import type { PageScene } from "../../typeset/index.ts";
import { type LookToSet, newspaperOfDraft, setFrontIn } from "./draft-page.ts";
import type { ThumbnailWords } from "./thumbnail-words.ts";

/** A page that is to be looked at, and not only known again. */
export interface LargeFront {
  /** Pixels. */
  width: number;
  /** Of the paper, in points. */
  height: number;
  filter: PageFilter;
}

export interface ThumbnailOrder {
  words: ThumbnailWords;
  look: LookToSet;
  /** Left out for a small one. */
  large?: LargeFront | undefined;
}

// Drawn larger than it is shown: fine rules survive only when they are shrunk.
const drawnWidth = 800;
const shownWidth = 320;

async function newspaperOf(words: ThumbnailWords) {
  if (words.kind === "newspaper") return words.newspaper;
  if (words.kind === "draft") return newspaperOfDraft(words.draft);
  const response = await fetch(`/samples/${words.language}.json`);
  if (!response.ok) throw new Error(`The sample article answered ${response.status}`);
  const sample = (await response.json()) as { title: string; content: string; region: string; author: string };
  return newspaperOfDraft({ ...sample, language: words.language });
}

function openCanvas(front: PageScene, width: number) {
  const canvas = createCanvas(width, Math.round((width * front.height) / front.width));
  const context = contextOf(canvas, { alpha: false });
  if (!context) throw new Error("This browser gave no canvas to draw on");
  return { canvas, context };
}

async function drawLarge(front: PageScene, width: number) {
  const scale = width / front.width;
  const pictures = await Promise.all(
    // A page without its photograph still shows the look.
    front.items.filter(isPicture).map(async (item) => [item, await treatPicture(item, front.ink, scale * 72).catch(() => null)] as const),
  );
  const large = openCanvas(front, width);
  drawPage(large.context, front, scale, new Map(pictures.flatMap(([item, picture]) => (picture ? [[item, picture]] : []))));
  return large;
}

async function draw(front: PageScene, large: LargeFront | undefined): Promise<Blob> {
  if (large) {
    const { canvas, context } = await drawLarge(front, large.width);
    drawFilter(context, large.filter, front);
    return fileOf(canvas, "image/webp", 0.9);
  }
  const first = await drawLarge(front, drawnWidth);
  const { canvas, context } = openCanvas(front, shownWidth);
  // Halving first keeps hairlines that one step would drop.
  const half = openCanvas(front, drawnWidth / 2);
  for (const each of [half.context, context]) each.imageSmoothingQuality = "high";
  half.context.drawImage(first.canvas, 0, 0, half.canvas.width, half.canvas.height);
  context.drawImage(half.canvas, 0, 0, canvas.width, canvas.height);
  return fileOf(canvas, "image/webp", 0.85);
}

/** Sets and draws a front page, each when `turn` has settled. */
export async function drawFront({ words, look, large }: ThumbnailOrder, turn: () => Promise<void>): Promise<Blob> {
  const newspaper = await newspaperOf(words);
  await turn();
  const front = await setFrontIn(newspaper, look, large?.height);
  if (!front) throw new Error("The newspaper has no front page");
  await turn();
  return draw(front, large);
}
