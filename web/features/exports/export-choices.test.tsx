import { expect, it } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { sheetOf } from "../../render/pdf/papers.ts";
import { paperHeight } from "../../typeset/index.ts";
import { firstChoices, pageHeight, rasterOf, settingsOf } from "./export-choices.ts";

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
