import { afterEach, expect, it, vi } from "vitest";
import { defaultSettings, estimatedHeight, settingNames, settingRanges, stepped, typedSetting } from "./content-settings.ts";
import { forgetKeptBoxes, readKept, writeKept } from "./kept-settings.ts";
import { pageWith } from "./layouts.test-data.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("the settings begin as the specification has them and step in its ranges", () => {
  expect(defaultSettings).toEqual({
    mainArticleLength: 200,
    rightSideStoryLength: 200,
    rightSideStoryCount: 2,
    bottomColumnLength: 350,
    bottomColumnCount: 3,
    whatsInsideCount: 7,
    marketTickerFontSize: 8,
    stockCount: 6,
    lineHeight: 1.2,
    baseFontSize: 9,
  });
  const ranges = settingNames.map((name) => [name, settingRanges[name].least, settingRanges[name].most, settingRanges[name].step]);
  expect(ranges).toEqual(
    [
      ["mainArticleLength", 50, 300, 25],
      ["rightSideStoryLength", 50, 300, 25],
      ["rightSideStoryCount", 1, 2, 1],
      ["bottomColumnLength", 50, 200, 25],
      ["bottomColumnCount", 1, 3, 1],
      ["whatsInsideCount", 3, 12, 1],
      ["marketTickerFontSize", 6, 16, 1],
      ["stockCount", 3, 12, 1],
      ["lineHeight", 1, 2, 0.1],
      ["baseFontSize", 8, 16, 1],
    ].toSorted(([a], [b]) => settingNames.indexOf(a as "stockCount") - settingNames.indexOf(b as "stockCount")),
  );
});

it("a step never leaves the range, and the first one brings a default that lies outside into it", () => {
  expect(stepped("mainArticleLength", 200, 1)).toBe(225);
  expect(stepped("mainArticleLength", 300, 1)).toBe(300);
  expect(stepped("mainArticleLength", 50, -1)).toBe(50);
  expect([stepped("bottomColumnLength", 350, 1), stepped("bottomColumnLength", 350, -1)]).toEqual([200, 200]);
  let height = 1;
  for (let step = 0; step < 10; step++) height = stepped("lineHeight", height, 1);
  expect(height).toBe(2);
});

it("what is typed is moved into the range; nothing and no number become the least, 1.4 for line height and 10 for size", () => {
  expect(typedSetting("mainArticleLength", "1000")).toBe(300);
  expect(typedSetting("mainArticleLength", "-4")).toBe(50);
  expect(typedSetting("stockCount", "7.6")).toBe(8);
  expect(typedSetting("lineHeight", "1,55")).toBe(1.6);
  for (const nothing of ["", "  ", "many", "1/2", "Infinity", "NaN"]) {
    expect(typedSetting("mainArticleLength", nothing), nothing).toBe(50);
    expect(typedSetting("stockCount", nothing), nothing).toBe(3);
    expect(typedSetting("lineHeight", nothing), nothing).toBe(1.4);
    expect(typedSetting("baseFontSize", nothing), nothing).toBe(10);
  }
});

it("figures of Arabic, Persian, Devanagari and full width are read", () => {
  expect(["١٢٥", "۱۲۵", "१२५", "１２５"].map((text) => typedSetting("mainArticleLength", text))).toEqual([125, 125, 125, 125]);
  expect(typedSetting("lineHeight", "١٫٥")).toBe(1.5);
});

it("the estimated height follows the sample's words and stops at 800", () => {
  expect(estimatedHeight(defaultSettings)).toBe(800);
  expect(estimatedHeight({ ...defaultSettings, mainArticleLength: 75, rightSideStoryCount: 1, rightSideStoryLength: 75 })).toBe(525);
  expect(estimatedHeight({ ...defaultSettings, mainArticleLength: 60, rightSideStoryCount: 1, rightSideStoryLength: 51 })).toBe(471);
});

it("the browser keeps settings and unsaved boxes under one key", () => {
  const settings = { ...defaultSettings, stockCount: 12 };
  const sectionLayout = { template: "vintage-times", layout: "two-column" as const, sections: pageWith() };
  writeKept({ settings, sectionLayout });
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(readKept()).toEqual({ settings, sectionLayout });
  forgetKeptBoxes();
  expect(readKept()).toEqual({ settings });
});

it("what cannot be read in the browser's store is the default, part by part", () => {
  localStorage.setItem("admin-content-settings", "{broken");
  expect(readKept()).toEqual({ settings: defaultSettings });
  localStorage.setItem("admin-content-settings", JSON.stringify({ stockCount: "9", baseFontSize: 12, sectionLayout: [{ x: null }] }));
  expect(readKept()).toEqual({ settings: { ...defaultSettings, baseFontSize: 12 } });
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new Error("blocked");
    },
  });
  expect(readKept()).toEqual({ settings: defaultSettings });
});
