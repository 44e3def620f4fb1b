import { Blob as HbBlob, Face as HbFace, Font as HbFont } from "harfbuzzjs";
import { expect, it } from "vitest";
import { sampled } from "../../../.ci/tier.ts";
import { families } from "../fonts/font-families.ts";
import { inRanges, slicesOf } from "../fonts/font-slices.ts";
import { nodeFontFiles, nodeMeasurer } from "../fonts/node-fonts.ts";
import { createHarfbuzzMeasurer, createSliceLibrary } from "./harfbuzz.ts";

const BODY = "normal 400 Gelasio";
const NASKH = "normal 400 Noto Naskh Arabic, Gelasio";
const MINCHO = "normal 400 Shippori Mincho B1";

it("measures words in em, as Chromium's canvas does with the same files", async () => {
  const measurer = await nodeMeasurer();
  expect(measurer.width("Breakwater", BODY, "en")).toBeCloseTo(5.06592, 4);
  expect(measurer.width("港町、防波堤の再建を可決", MINCHO, "ja")).toBeCloseTo(12, 4);
  expect(measurer.width("", BODY, "en")).toBe(0);
});

it("kerns", async () => {
  const measurer = await nodeMeasurer();
  const head = "normal 700 Libre Bodoni";
  const apart = measurer.width("A", head, "en") + measurer.width("V", head, "en");
  expect(measurer.width("AV", head, "en")).toBeLessThan(apart - 0.05);
});

it("takes ligatures off where letters are spaced", async () => {
  const measurer = await nodeMeasurer();
  const letters = [..."office"].reduce((sum, letter) => sum + measurer.width(letter, BODY, "en"), 0);
  expect(measurer.width("office", BODY, "en", true)).toBeGreaterThan(measurer.width("office", BODY, "en"));
  expect(measurer.width("office", BODY, "en", true)).toBeCloseTo(letters, 1);
});

it("joins Arabic letters instead of setting them apart", async () => {
  const measurer = await nodeMeasurer();
  const apart = [..."الميناء"].reduce((sum, letter) => sum + measurer.width(letter, NASKH, "ar"), 0);
  expect(measurer.width("الميناء", NASKH, "ar")).toBeLessThan(apart * 0.9);
});

it("sets a foreign name from the next face that has it", async () => {
  const measurer = await nodeMeasurer();
  expect(measurer.covers("Dvořák, Москва, كتاب, 東京, 한국, 报纸, हिन्दी", "normal 700 Manufacturing Consent")).toBe(true);
  const finder = createSliceLibrary(nodeFontFiles()).finder("normal 700 Noto Kufi Arabic, Libre Bodoni");
  const facesFor = (text: string) => Array.from(text, (character) => finder([character.codePointAt(0) ?? 0])?.slice.face.family);
  expect(facesFor("كD東")).toEqual(["Noto Kufi Arabic", "Noto Kufi Arabic", "BIZ UDMincho"]);
});

it("says which characters no face has, and measures them all the same", async () => {
  const measurer = await nodeMeasurer();
  expect(measurer.covers("A 😀", BODY)).toBe(false);
  expect(measurer.covers("გაზეთი", BODY)).toBe(false);
  expect(measurer.width("😀", BODY, "en")).toBe(1);
});

it("gives no width to joiners, directional marks and soft hyphens", async () => {
  const measurer = await nodeMeasurer();
  expect(measurer.width("a\u200b\u00adb\u202e", BODY, "en")).toBeCloseTo(measurer.width("ab", BODY, "en"), 6);
  expect(measurer.covers("a\u00ad\u200d\ufe0f", BODY)).toBe(true);
});

it("adds up: the words and spaces of a line are as wide as the line", async () => {
  const measurer = await nodeMeasurer();
  for (const [line, font, language] of [
    ["The breakwater held through the night", BODY, "en"],
    ["صمد كاسر الأمواج طوال الليل", NASKH, "ar"],
  ] as const) {
    const words = line.split(" ");
    const sum = words.reduce((total, word) => total + measurer.width(word, font, language), 0);
    const spaces = (words.length - 1) * measurer.width(" ", font, language);
    expect(measurer.width(line, font, language)).toBeCloseTo(sum + spaces, 2);
  }
});

it("refuses a file HarfBuzz cannot read instead of measuring an empty face", () => {
  const files = { ...nodeFontFiles(), readSlice: () => new Uint8Array(100) };
  expect(() => createHarfbuzzMeasurer(files).width("A", BODY, "en")).toThrow(/cannot read/);
});

it("takes no visible character from a face that has a blank glyph for it", async () => {
  const finder = createSliceLibrary(nodeFontFiles()).finder("normal 600 Mukta, Source Serif 4");
  expect(finder([0xba])?.slice.face.family).toBe("Source Serif 4");
  expect(finder([0xaa])?.slice.face.family).toBe("Mukta");
  // Aref Ruqaa draws a longer joint in place of the tatweel.
  const invisible = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u0640\u2800]/u;
  const files = nodeFontFiles();
  const blank = new Set<string>();
  for (const [family, { package: name, upright }] of sampled("blank glyphs", Object.entries(families))) {
    for (const slice of slicesOf({ family, style: "normal", weight: upright[0] }, files.unicodeRanges(name))) {
      const bytes = files.readSlice(slice.path);
      if (!bytes) continue;
      const face = new HbFace(new HbBlob(bytes));
      const font = new HbFont(face);
      for (const code of face.collectUnicodes()) {
        const character = String.fromCodePoint(code);
        if (!inRanges(code, slice.ranges) || invisible.test(character)) continue;
        const extents = font.glyphExtents(font.nominalGlyph(code) ?? 0);
        if (!extents || (extents.width === 0 && extents.height === 0)) blank.add(`${family}: ${character}`);
      }
    }
  }
  expect([...blank]).toEqual([]);
});
