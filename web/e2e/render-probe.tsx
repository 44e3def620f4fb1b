import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PageFilter } from "../render/draw/filters.ts";
import { loadFonts, loadSceneFonts } from "../render/fonts/fonts.ts";
import { type ExportOptions, exportImage, exportImages } from "../render/image/export-image.ts";
import { resolutions } from "../render/image/resolutions.ts";
import { SvgPage } from "../render/react/svg-page.tsx";
import { createCanvasMeasurer } from "../render/shaping/canvas-measurer.ts";
import type { PageScene } from "../typeset/model/scene.ts";

/** What render.test.ts asks of a browser: bundled for that test alone, no part of the product. */
export interface RenderProbe {
  measure(font: string, language: string, texts: string[]): Promise<{ plain: number; spaced: number }[]>;
  show(scene: PageScene, width: number, filter?: PageFilter): Promise<void>;
  /** The file as base64, or the fault that kept it from being made. */
  draw(scene: PageScene, target: keyof typeof resolutions, how?: DrawOptions): Promise<{ file: string } | { fault: string }>;
}

interface DrawOptions extends Pick<ExportOptions, "filter" | "format" | "mostPixels" | "xmp"> {
  /** Cancels at that progress. */
  stopAt?: number;
  /** Names of the pages of a zip: the scene once under each. */
  names?: string[];
}

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.readAsDataURL(file);
  });
}

async function draw(scene: PageScene, target: keyof typeof resolutions, { stopAt, names, ...options }: DrawOptions = {}) {
  const stop = new AbortController();
  const onProgress = (done: number) => {
    if (stopAt !== undefined && done >= stopAt) stop.abort();
  };
  const given = { ...options, signal: stop.signal, onProgress };
  try {
    const pages = names?.map((name) => ({ scene, name }));
    const file = pages ? exportImages(pages, resolutions[target], given) : exportImage(scene, resolutions[target], given);
    return { file: await toBase64(await file) };
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
  async show(scene, width, filter) {
    await loadSceneFonts([scene]);
    const place = document.createElement("div");
    place.style.width = `${width}px`;
    document.body.replaceChildren(place);
    flushSync(() => createRoot(place).render(<SvgPage scene={scene} label="Page" filter={filter} />));
  },
  draw,
};

Object.assign(globalThis, { probe });
