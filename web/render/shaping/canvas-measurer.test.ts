import { afterEach, expect, it, vi } from "vitest";

vi.mock("../fonts/fonts.ts", () => ({ mayHaveGlyphs: () => true, facesKnown: () => 1 }));

afterEach(() => vi.unstubAllGlobals());

/** A canvas whose letters are each `advance` em wide, cut to whole pixels: WebKit on Linux. */
function coarseCanvas(advance: number) {
  return class {
    getContext() {
      const context = {
        font: "",
        measureText: (text: string) => ({
          width: Math.round(Number.parseFloat(/([\d.]+)px/.exec(context.font)?.[1] ?? "") * advance) * text.length,
        }),
      };
      return context;
    }
  };
}

it("measures a line to a thousandth of its size where a browser cuts each letter to whole pixels, so that its lines end as everywhere", async () => {
  vi.stubGlobal("OffscreenCanvas", coarseCanvas(0.5123));
  const { createCanvasMeasurer } = await import("./canvas-measurer.ts");
  const line = "the same four sagging armchairs that";
  const width = createCanvasMeasurer().width(line, "normal 400 Gelasio", "en");
  expect(Math.abs(width - line.length * 0.5123)).toBeLessThan(0.012);
});
