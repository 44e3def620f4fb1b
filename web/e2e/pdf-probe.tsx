import { GlobalWorkerOptions, getDocument } from "pdfjs-dist";
import pdfjsWorker from "pdfjs-dist/build/pdf.worker.mjs?url";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PageFilter } from "../render/draw/filters.ts";
import { loadSceneFonts } from "../render/fonts/fonts.ts";
import { exportPdf, type PdfExportOptions } from "../render/pdf/export-pdf.ts";
import type { PdfAbout } from "../render/pdf/write-pdf.ts";
import { SvgPage } from "../render/react/svg-page.tsx";
import type { PageScene } from "../typeset/model/scene.ts";

/** What pdf.test.ts asks of a browser: bundled for that test alone, no part of the product. */
export interface PdfProbe {
  /**
   * The file as base64, and the longest task of the window in milliseconds (0: none of 50 or more); or the fault that kept the file from
   * being made.
   */
  write(pages: PageScene[], about: PdfAbout, options?: WriteOptions): Promise<{ file: string; longest: number } | { fault: string }>;
  show(scene: PageScene, width: number, filter?: PageFilter): Promise<void>;
  /** Draws a page of a PDF as wide as `width` pixels, with pdf.js. */
  paint(file: string, page: number, width: number): Promise<void>;
}

interface WriteOptions extends Pick<PdfExportOptions, "paper" | "preset" | "filter"> {
  /** Cancels at that progress. */
  stopAt?: number;
}

GlobalWorkerOptions.workerSrc = pdfjsWorker;

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.readAsDataURL(file);
  });
}

async function write(pages: PageScene[], about: PdfAbout, { stopAt, ...options }: WriteOptions = {}) {
  const stop = new AbortController();
  const onProgress = (done: number) => {
    if (stopAt !== undefined && done >= stopAt) stop.abort();
  };
  let longest = 0;
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  watch.observe({ type: "longtask" });
  try {
    const file = await exportPdf(pages, about, { ...options, signal: stop.signal, onProgress });
    return { file: await toBase64(file), longest };
  } catch (error) {
    return { fault: (error as { fault?: string }).fault ?? (error as Error).name };
  } finally {
    watch.disconnect();
  }
}

const probe: PdfProbe = {
  write,
  async show(scene, width, filter) {
    await loadSceneFonts([scene]);
    const place = document.createElement("div");
    place.style.width = `${width}px`;
    document.body.replaceChildren(place);
    flushSync(() => createRoot(place).render(<SvgPage scene={scene} label="Page" {...(filter ? { filter } : {})} />));
  },
  async paint(file, number, width) {
    const data = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    const document_ = await getDocument({ data }).promise;
    const page = await document_.getPage(number);
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    canvas.style.display = "block";
    document.body.replaceChildren(canvas);
    await page.render({ canvas, viewport }).promise;
  },
};

Object.assign(globalThis, { probe });
