import { expect, it } from "vitest";
import { cssFamilies, facesOf, parseFont } from "./font-families.ts";

it("takes a scene font apart", () => {
  expect(parseFont("italic 400 Libre Bodoni, Source Serif 4")).toEqual({
    style: "italic",
    weight: 400,
    families: ["Libre Bodoni", "Source Serif 4"],
  });
});

it("refuses a font it cannot read, and a family of no package", () => {
  expect(() => parseFont("bold Gelasio")).toThrow(RangeError);
  expect(() => facesOf("normal 400 Times New Roman")).toThrow(RangeError);
  expect(() => facesOf("normal 400 constructor")).toThrow(RangeError);
});

it("takes the nearest cut a family has, so that no renderer slants or emboldens", () => {
  expect(facesOf("italic 800 Noto Naskh Arabic, Libre Bodoni").slice(0, 2)).toEqual([
    { family: "Noto Naskh Arabic", style: "normal", weight: 700 },
    { family: "Libre Bodoni", style: "italic", weight: 700 },
  ]);
});

it("ends every list with faces for other scripts, each once", () => {
  expect(facesOf("normal 400 Noto Serif SC, Source Serif 4").map((face) => face.family)).toEqual([
    "Noto Serif SC",
    "Source Serif 4",
    "Noto Naskh Arabic",
    "Noto Serif Devanagari",
    "BIZ UDMincho",
    "Nanum Myeongjo",
  ]);
});

it("names families so that CSS reads them without quotes, digits and all", () => {
  expect(cssFamilies("italic 400 Source Serif 4")).toMatch(/^Source-Serif-4-400-Italic, .*, serif$/);
});
