import { snapdom } from "@zumer/snapdom";
import { toBlob } from "html-to-image";
import { domToBlob } from "modern-screenshot";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { loadSceneFonts, sceneFontFiles } from "../../web/render/fonts/fonts.ts";
import { unicodeRange } from "../../web/render/fonts/register-fonts.ts";
import { exportImage } from "../../web/render/image/export-image.ts";
import { resolutions } from "../../web/render/image/resolutions.ts";
import { SvgPage } from "../../web/render/react/svg-page.tsx";
import type { PageScene } from "../../web/typeset/index.ts";
import { type Justified, justifyInBrowser, type ParagraphsToJustify } from "./justify-probe.ts";
import { type LayoutTimes, type LayoutWork, timeLayout } from "./layout-probe.ts";

interface Drawn {
  /** Milliseconds from the call to the finished file. */
  took: number;
  /** Longest time in milliseconds in which the window could do nothing else. */
  gap: number;
  bytes: number;
}

/** Packages that draw a part of a document by themselves. */
export type Library = "modern-screenshot" | "html-to-image" | "html2canvas" | "snapdom";

/** What png.mjs asks of the browser: bundled for the benchmark alone, no part of the product. */
export interface PngProbe {
  /** Shows a page at so many CSS pixels, with its faces in a style sheet too: modern-screenshot looks for them there. */
  show(scene: PageScene, width: number): Promise<void>;
  ours(size: "hd" | "4k"): Promise<Drawn>;
  library(way: Library, scale: number): Promise<Drawn>;
  idle(time: number): Promise<Drawn>;
  layout(work: LayoutWork): Promise<LayoutTimes>;
  justify(asked: ParagraphsToJustify): Promise<Justified>;
  /** The file made last, as base64. */
  file(): Promise<string>;
}

const place = document.createElement("div");
// An inline picture would stand on a line of text, and the element be higher than the page.
place.style.display = "grid";
document.body.append(place);
const faces = document.createElement("style");
document.head.append(faces);
let root: Root | undefined;
let shown: PageScene | undefined;
let last = new Blob();

/** Two photographs of nothing in particular: slopes and grain, the same each time. */
async function takePhotograph(width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const image = context.createImageData(width, height);
  let state = 7;
  for (let at = 0; at < image.data.length; at += 4) {
    state = (state * 48271) % 2147483647;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    const light = 128 + 70 * Math.sin(x / 90) * Math.cos(y / 70) + 40 * Math.sin((x + 2 * y) / 23) + (state % 24);
    image.data.set([light, light * 0.96, light * 0.9, 255], at);
  }
  context.putImageData(image, 0, 0);
  return URL.createObjectURL(await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 }));
}

async function withPhotographs(scene: PageScene): Promise<PageScene> {
  const items = scene.items.map(async (item) =>
    item.kind === "picture" ? { ...item, src: await takePhotograph(item.width > 250 ? 1536 : 1024, item.width > 250 ? 1024 : 768) } : item,
  );
  return { ...scene, items: await Promise.all(items) };
}

async function styleSheetOf(scene: PageScene): Promise<string> {
  const files = await sceneFontFiles([scene]);
  const rules = files.map(({ family, ranges, bytes }) => {
    const address = URL.createObjectURL(new Blob([bytes], { type: "font/woff" }));
    return `@font-face { font-family: "${family}"; src: url("${address}") format("woff"); unicode-range: ${unicodeRange(ranges)}; }`;
  });
  return rules.join("\n");
}

async function measure(work: () => Promise<Blob>): Promise<Drawn> {
  let gap = 0;
  let running = true;
  let before = performance.now();
  const tick = () => {
    const now = performance.now();
    gap = Math.max(gap, now - before);
    before = now;
    if (running) setTimeout(tick);
  };
  setTimeout(tick);
  const started = performance.now();
  last = await work();
  const took = performance.now() - started;
  running = false;
  tick();
  return { took, gap, bytes: last.size };
}

function page(): PageScene {
  if (!shown) throw new Error("no page is shown");
  return shown;
}

/** Put into the window where rivals are asked for. */
declare const html2canvas: (element: HTMLElement, options: { scale: number; logging: boolean }) => Promise<HTMLCanvasElement>;

const libraries: Record<Library, (scale: number) => Promise<Blob>> = {
  "modern-screenshot": (scale) => domToBlob(place, { scale, type: "image/png" }),
  "html-to-image": async (pixelRatio) => (await toBlob(place, { pixelRatio })) ?? new Blob(),
  html2canvas: async (scale) => {
    const canvas = await html2canvas(place, { scale, logging: false });
    return new Promise((done) => canvas.toBlob((blob) => done(blob ?? new Blob())));
  },
  snapdom: (scale) => snapdom.toBlob(place, { type: "png", scale, dpr: 1, embedFonts: true }),
};

const probe: PngProbe = {
  async show(scene, width) {
    root?.unmount();
    shown = await withPhotographs(scene);
    await loadSceneFonts([shown]);
    faces.textContent = await styleSheetOf(shown);
    place.style.width = `${width}px`;
    root = createRoot(place);
    flushSync(() => root?.render(<SvgPage scene={page()} label="Page" />));
    const pictures = shown.items.filter(({ kind }) => kind === "picture").length;
    while (place.querySelectorAll("image").length < pictures) await new Promise((done) => setTimeout(done, 50));
    await document.fonts.ready;
    const unread = [...document.fonts].filter(({ status }) => status === "error");
    if (unread.length > 0) throw new Error(`Faces that could not be loaded: ${unread.map(({ family }) => family).join(", ")}`);
  },
  ours: (size) => measure(() => exportImage(page(), resolutions[size])),
  library: (way, scale) => measure(() => libraries[way](scale)),
  layout: timeLayout,
  justify: justifyInBrowser,
  idle: (time) =>
    measure(async () => {
      await new Promise((done) => setTimeout(done, time));
      return new Blob();
    }),
  file: () =>
    new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result).split(",")[1] ?? "");
      reader.readAsDataURL(last);
    }),
};

Object.assign(globalThis, { probe });
