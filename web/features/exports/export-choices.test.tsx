import { expect, it } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { sceneHeightOf, sheetOf } from "../../render/pdf/papers.ts";
import { paperHeight } from "../../typeset/index.ts";
import { type ExportChoices, firstChoices, pageHeight, rasterOf, settingsOf } from "./export-choices.ts";

const newspaperOn = (paperSize: string) =>
  ({ paperSize, exportSettings: { format: "png", quality: "hd", resolution: { width: 1920, height: 2560, dpi: 150 } } }) as Newspaper;

it("keeps the specification's sizes for a newspaper on the templates' own paper", () => {
  expect(rasterOf("hd", "")).toEqual({ width: 1920, height: 2560, dpi: 150 });
  expect(rasterOf("4k", "")).toEqual({ width: 3840, height: 5120, dpi: 300 });
  expect(rasterOf("print", "")).toEqual({ width: 2550, height: 3300, dpi: 300 });
  expect(pageHeight({ ...firstChoices(newspaperOn("")), quality: "print" }, "")).toBe(792);
  expect(pageHeight(firstChoices(newspaperOn("")), "")).toBe(816);
});

it("draws a newspaper on another paper in that paper's shape, for print in its true size", () => {
  for (const paper of ["letter", "tabloid", "a4", "a3", "berliner", "broadsheet"]) {
    for (const quality of ["hd", "4k", "print"] as const) {
      const { width, height } = rasterOf(quality, paper);
      const page = pageHeight({ ...firstChoices(newspaperOn(paper)), quality }, paper);
      expect(page).toBe(paperHeight(paper));
      expect(Math.abs((page * width) / 612 - height)).toBeLessThan(1);
    }
  }
  expect(rasterOf("print", "a4")).toEqual({ width: 2480, height: 3508, dpi: 300 });
  expect(rasterOf("print", "letter")).toEqual(rasterOf("print", ""));
  expect(settingsOf(firstChoices(newspaperOn("tabloid")), "tabloid").resolution).toEqual({ width: 1920, height: 2967, dpi: 150 });
});

it("offers the newspaper's own paper for a PDF, in its true size", () => {
  const { paper } = firstChoices(newspaperOn("berliner"));
  const { width, height } = sheetOf(paper, "screen").media;
  expect([width, height].map((points) => Math.round((points * 25.4) / 72))).toEqual([315, 470]);
  expect(firstChoices(newspaperOn("papyrus")).paper).toBe("template");
});

it("keeps the page as it is on the screen for a sheet of nearly its shape, and sets it anew for another", () => {
  const heightFor = (paperSize: string, paper: ExportChoices["paper"], preset: ExportChoices["preset"]) =>
    pageHeight({ ...firstChoices(newspaperOn(paperSize)), format: "pdf", paper, preset }, paperSize);
  for (const preset of ["screen", "press", "print-shop"] as const) {
    for (const paper of ["template", "letter"] as const)
      expect([paper, preset, heightFor("", paper, preset)]).toEqual([paper, preset, 816]);
    for (const paper of ["letter", "tabloid", "a4", "a3", "berliner", "broadsheet"] as const)
      expect([paper, preset, heightFor(paper, paper, preset)]).toEqual([paper, preset, paperHeight(paper)]);
    for (const paper of ["a4", "tabloid"] as const) expect(heightFor("", paper, preset)).toBe(sceneHeightOf(paper, preset));
  }
});
