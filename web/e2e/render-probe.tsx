import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createCanvasMeasurer } from "../render/canvas-measurer.ts";
import { exportPng, type RasterTarget, resolutions } from "../render/export-png.ts";
import { loadFonts, loadSceneFonts } from "../render/fonts.ts";
import { SvgPage } from "../render/svg-page.tsx";
import type { PageScene } from "../typeset/scene.ts";

/** What render.test.ts asks of a browser: bundled for that test alone, no part of the product. */
export interface RenderProbe {
  measure(font: string, language: string, texts: string[]): Promise<{ plain: number; spaced: number }[]>;
  show(scene: PageScene, width: number): Promise<void>;
  /** The file as base64, or the fault that kept it from being made. `stopAt` cancels at that progress. */
  draw(scene: PageScene, target: keyof typeof resolutions, stopAt?: number): Promise<{ file: string } | { fault: string }>;
}

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.readAsDataURL(file);
  });
}

async function draw(scene: PageScene, target: RasterTarget, stopAt: number | undefined) {
  const stop = new AbortController();
  const onProgress = (done: number) => {
    if (stopAt !== undefined && done >= stopAt) stop.abort();
  };
  try {
    return { file: await toBase64(await exportPng(scene, target, { signal: stop.signal, onProgress })) };
  } catch (error) {
    return { fault: (error as { fault?: string }).fault ?? (error as Error).name };
  }
}

const probe: RenderProbe = {
  async measure(font, language, texts) {
    await loadFonts([font], texts.join(" "));
    const measurer = createCanvasMeasurer();
    return texts.map((text) => ({ plain: measurer.width(text, font, language), spaced: measurer.width(text, font, language, true) }));
  },
  async show(scene, width) {
    await loadSceneFonts([scene]);
    const place = document.createElement("div");
    place.style.width = `${width}px`;
    document.body.replaceChildren(place);
    flushSync(() => createRoot(place).render(<SvgPage scene={scene} label="Page" />));
  },
  draw: (scene, target, stopAt) => draw(scene, resolutions[target], stopAt),
};

Object.assign(globalThis, { probe });
