import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { svgPage } from "../../render/draw/node-svg.ts";
import { facesOf, families } from "../../render/fonts/font-families.ts";
import { inRanges, slicesOf } from "../../render/fonts/font-slices.ts";
import { nodeFontFiles } from "../../render/fonts/node-fonts.ts";
import { unicodeRange } from "../../render/fonts/register-fonts.ts";
import { joinLines } from "../../render/react/text-blocks.ts";
import type { PageScene, TextItem } from "../index.ts";
import { type Gap, gapsOf } from "./close-up-gaps.ts";
import { glyphSetter } from "./node-tools.ts";

/** CSS pixels of each half; drawn at two device pixels each. */
export const closeUpSize = { width: 480, height: 400 };
const margin = 26;
/** Spaces wider than this many natural ones are marked. */
const wide = 2;

/** A column's lines from the beginning of a paragraph to the column's end. */
interface Stretch {
  lines: TextItem[];
  left: number;
  column: number;
}

const leftOf = ({ direction, x, width }: TextItem) => (direction === "rtl" ? x - width : x);
const endOf = (line: TextItem) => (line.direction === "rtl" ? leftOf(line) : line.x + line.width);

/** Of the lead story: columns without a heading, a picture or a large initial between their lines. */
function stretchesOf(scene: PageScene): Stretch[] {
  const body = scene.items.filter((item): item is TextItem => item.kind === "text" && item.block === "expanded-content");
  const sizes = body.map(({ size }) => size).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1] ?? 0;
  const lines = body.filter((line) => Math.abs(line.size - size) < 0.01 && !line.rotate);
  const found: Stretch[] = [];
  lines.forEach((first, index) => {
    const before = lines[index - 1];
    if (before && !before.last) return;
    const stretch = [first];
    for (const line of lines.slice(index + 1)) {
      const above = stretch.at(-1) as TextItem;
      const isBelow = line.y > above.y && line.y - above.y < size * 1.9 && Math.abs(endOf(line) - endOf(first)) < 0.5;
      if (!isBelow || line.font !== first.font) break;
      stretch.push(line);
    }
    const column = Math.max(...stretch.map(({ width }) => width));
    const indents = stretch.filter(({ width }) => column - width > size * 2.5).length;
    if (stretch.length >= 7 && indents === 0) found.push({ lines: stretch, left: Math.min(...stretch.map(leftOf)), column });
  });
  return found;
}

function fontFaces(font: string, text: string): string {
  const files = nodeFontFiles();
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return facesOf(font)
    .flatMap((face) =>
      slicesOf(face, files.unicodeRanges(families[face.family as keyof typeof families].package)).map((slice) => ({ face, slice })),
    )
    .filter(({ slice }) => codes.some((code) => inRanges(code, slice.ranges)))
    .map(({ face, slice }) => {
      const bytes = readFileSync(new URL(`../../../node_modules/@fontsource/${slice.path}`, import.meta.url)).toString("base64");
      return `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-style:${face.style};unicode-range:${unicodeRange(slice.ranges)};src:url(data:font/woff;base64,${bytes})}`;
    })
    .join("");
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const marks = (gaps: readonly Gap[], scale: number) =>
  gaps
    .map(
      ({ x, y, width, height }) =>
        `<i style="position:absolute;left:${x * scale}px;top:${y * scale}px;width:${width * scale}px;height:${height * scale}px;background:#1f5fa8;opacity:.2"></i>`,
    )
    .join("");

function panel(id: string, content: string, background: string): string {
  return `<div id="${id}" style="position:relative;width:${closeUpSize.width}px;height:${closeUpSize.height}px;overflow:hidden;background:${background}"><div style="position:absolute;inset:${margin - 8}px ${margin}px 0">${content}</div></div>`;
}

/** What the browser makes of a stretch: its paragraphs, justified, as a page of the web would have them. */
function webParagraphs({ lines, column }: Stretch, scale: number): string {
  const [first, second] = lines as [TextItem, TextItem];
  const { family, weight } = facesOf(first.font)[0] ?? { family: "serif", weight: 400 };
  const all = facesOf(first.font).map((face) => `'${face.family}'`);
  const indent = Math.max(0, column - (lines.find(({ last }, index) => index > 0 && !last && lines[index - 1]?.last) ?? first).width);
  const style = [
    `font:${weight} ${first.size * scale}px/${(second.y - first.y) * scale}px ${all.join(",") || family}`,
    "text-align:justify",
    "margin:0",
    `color:${first.color}`,
    "text-rendering:geometricPrecision",
  ].join(";");
  return joinLines(lines)
    .map(
      (text) =>
        `<p lang="${first.language}" dir="${first.direction}" style="${style};text-indent:${indent * scale}px">${escaped(text)}</p>`,
    )
    .join("");
}

/**
 * The same lines of a front page twice, enlarged: as a browser justifies them and as they stand on the page, with their wide spaces marked.
 * Of all places the one in which the browser does worst. As PNGs.
 */
export async function drawCloseUp(browser: Browser, scene: PageScene): Promise<{ browser: Buffer; engine: Buffer }> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 1000 }, deviceScaleFactor: 2 });
  try {
    const stretches = stretchesOf(scene);
    if (stretches.length === 0) throw new Error(`No column of the page in ${scene.language} can be enlarged.`);
    const all = stretches.flatMap(({ lines }) => lines.map(({ text }) => text)).join("");
    const font = stretches[0]?.lines[0]?.font ?? "";
    await page.setContent(`<meta charset="utf-8"><style>body{margin:0}${fontFaces(font, all)}</style><main></main>`);
    const show = (content: string) =>
      page.evaluate(async (html) => {
        (document.querySelector("main") as HTMLElement).innerHTML = html;
        await document.fonts.ready;
      }, content);
    let worst: { stretch: Stretch; gaps: Gap[]; badness: number } | undefined;
    for (const stretch of stretches) {
      const scale = (closeUpSize.width - 2 * margin) / stretch.column;
      await show(panel("web", webParagraphs(stretch, scale), "#fff"));
      const gaps = await page.evaluate(gapsOf, { scale, wide, ...closeUpSize });
      const badness = gaps.reduce((sum, { times }) => sum + (times - 1) ** 2, 0) + stretch.lines.length / 1000;
      if (!worst || badness > worst.badness) worst = { stretch, gaps, badness };
    }
    if (!worst) throw new Error("Nothing was measured.");
    const { stretch, gaps } = worst;
    const { lines, left, column } = stretch;
    const [first, second] = lines as [TextItem, TextItem];
    const scale = (closeUpSize.width - 2 * margin) / column;
    const leading = second.y - first.y;
    // Both begin on the same line: the browser's first baseline stands where half its leading puts it.
    const top = first.y - leading * 0.76;
    const height = closeUpSize.height / scale;
    const set: PageScene = {
      ...scene,
      items: lines.map((line) => ({ ...line, x: line.x - left, y: line.y - top })),
      width: column,
      height,
    };
    const svg = svgPage(set, { glyphs: glyphSetter(), pictures: new Map(), filter: "none", title: "" });
    const isLoose = lines.some(({ naturalSpace, wordSpace, last }) => !last && naturalSpace > 0 && 1 + wordSpace / naturalSpace > wide);
    if (isLoose) throw new Error(`The page in ${scene.language} has wide spaces here too: they would have to be marked as well.`);
    const drawn = svg.replace(
      /<svg /,
      `<svg style="position:absolute;left:0;top:0;width:${column * scale}px;height:${height * scale}px;overflow:visible" `,
    );
    await show(
      panel("web", `${marks(gaps, scale)}${webParagraphs(stretch, scale)}`, scene.background) + panel("engine", drawn, scene.background),
    );
    return { browser: await page.locator("#web").screenshot(), engine: await page.locator("#engine").screenshot() };
  } finally {
    await page.close();
  }
}
