import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { facesOf, firstFaces } from "./first-faces.ts";

const face = (family: string, weight: number, file: string, range: string) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(/assets/${file}.woff2)format("woff2");unicode-range:${range}}`;
const styles = [
  face("Sans", 400, "sans-latin", "U+0-FF"),
  face("Sans", 600, "sans-latin-bold", "U+0-FF"),
  face("Sans", 400, "sans-cyrillic", "U+400-45F"),
  face("Mincho", 700, "mincho-1", "U+3042,U+4E00-4E10"),
  face("Mincho", 700, "mincho-2", "U+304?"),
].join("");

it("asks for the files that hold the letters of the first texts, and for no other script's or weight's", () => {
  expect(firstFaces(styles, [{ family: "Sans", weight: 400, text: "Plain words" }], 6)).toEqual(["/assets/sans-latin.woff2"]);
  // The space and the comma are in the Latin file too, but they are not worth it.
  expect(firstFaces(styles, [{ family: "Sans", weight: 500, text: "Слова, слова" }], 6)).toEqual(["/assets/sans-cyrillic.woff2"]);
  expect(firstFaces(styles, [{ family: "Sans", weight: 700, text: "Bold" }], 6)).toEqual(["/assets/sans-latin-bold.woff2"]);
});

it("of a script in many files it asks for those with the most letters, and for so many only", () => {
  const text = { family: "Mincho", weight: 700, text: "あぁい一" };
  expect(firstFaces(styles, [text], 6)).toEqual(["/assets/mincho-2.woff2", "/assets/mincho-1.woff2"]);
  expect(firstFaces(styles, [text, { family: "Sans", weight: 400, text: "a" }], 1)).toEqual(["/assets/mincho-2.woff2"]);
});

it("knows the faces of every language from the style sheet of the app", () => {
  const theme = readFileSync("web/styles.css", "utf8");
  expect(facesOf(theme, "en")).toEqual({ ui: "Libre Franklin", display: "Source Serif 4", lead: "Source Serif 4", displayWeight: 600 });
  expect(facesOf(theme, "ja")).toMatchObject({ ui: "Zen Kaku Gothic New", lead: "Zen Kaku Gothic New", displayWeight: 700 });
  expect(facesOf(theme, "hi")).toMatchObject({ ui: "Mukta", display: "Martel", displayWeight: 800 });
});
