import { expect, it } from "vitest";
import type { PageScene } from "../../typeset/model/scene.ts";
import { exportImage } from "./export-image.ts";
import { resolutions } from "./resolutions.ts";

const createScene = (height: number): PageScene => ({
  page: 1,
  width: 612,
  height,
  background: "#fff",
  ink: "#000",
  template: "american-classic",
  language: "en",
  direction: "ltr",
  items: [],
  frames: [],
  sections: [],
  jumps: [],
});

it("refuses a page that was not set for the file's shape instead of stretching it", async () => {
  await expect(exportImage(createScene(792), resolutions.hd)).rejects.toMatchObject({ fault: "wrong-shape" });
});

it("refuses a file too small to be read", async () => {
  await expect(exportImage(createScene(816), { width: 600, height: 800, dpi: 72 })).rejects.toMatchObject({ fault: "too-small" });
});

it("does nothing when it was stopped before it began", async () => {
  const stopped = AbortSignal.abort(new Error("stopped"));
  await expect(exportImage(createScene(816), resolutions.hd, { signal: stopped })).rejects.toThrow("stopped");
});
