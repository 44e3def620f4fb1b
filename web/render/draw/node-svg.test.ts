import { expect, test } from "vitest";
import type { PageScene, SceneItem, TextItem } from "../../typeset/model/scene.ts";
import { nodeFontFiles, nodeMeasurer } from "../fonts/node-fonts.ts";
import { createGlyphSetter } from "../shaping/node-glyphs.ts";
import { svgPage } from "./node-svg.ts";

const glyphs = createGlyphSetter(nodeFontFiles());

function textItem(changes: Partial<TextItem>): TextItem {
  return {
    kind: "text",
    block: "expanded-content",
    role: "body",
    x: 100,
    y: 200,
    width: 120,
    text: "Harbour",
    font: "normal 400 Gelasio",
    size: 10,
    color: "#111111",
    wordSpace: 0,
    letterSpace: 0,
    naturalSpace: 0,
    hyphen: false,
    last: true,
    language: "en",
    direction: "ltr",
    ...changes,
  };
}

function drawn(items: SceneItem[], title = "A page"): string {
  const scene: PageScene = {
    page: 1,
    width: 612,
    height: 816,
    background: "#fefefe",
    ink: "#111111",
    template: "american-classic",
    language: "en",
    direction: "ltr",
    items,
    frames: [],
    sections: [],
    jumps: [],
  };
  return svgPage(scene, { glyphs, pictures: new Map(), filter: "none", title });
}

test("a line is as wide as the typesetter measured it, with its word and letter spaces", async () => {
  const measurer = await nodeMeasurer();
  for (const [text, font, language] of [
    ["The office of affairs, 12", "normal 400 Gelasio", "en"],
    ["ونظام تتبع (GPS) في 2025", "normal 400 Amiri, Gelasio", "ar"],
    ["मैदान के लिए जमीन", "normal 400 Noto Serif Devanagari, Gelasio", "hi"],
  ] as const) {
    const direction = language === "ar" ? "rtl" : "ltr";
    const natural = glyphs.line(textItem({ text, font, language, direction })).width / 1000;
    expect(natural, text).toBeCloseTo(measurer.width(text, font, language), 3);
  }
  const plain = glyphs.line(textItem({ text: "one two three" })).width;
  const spread = glyphs.line(textItem({ text: "one two three", wordSpace: 2 })).width;
  expect(spread - plain).toBeCloseTo(400, 3);
});

test("text that reads from the right ends at its right edge", () => {
  const left = /translate\(100 200\) translate\((-[\d.]+) 0\)/.exec(drawn([textItem({ text: "سوق", direction: "rtl", language: "ar" })]));
  expect(Number(left?.[1])).toBeLessThan(-5);
});

test("the ground of a label lies under all of its letters", () => {
  const svg = drawn([textItem({ halo: 1 })]);
  expect(svg.indexOf('stroke="#fefefe"')).toBeGreaterThan(0);
  expect(svg.indexOf('stroke="#fefefe"')).toBeLessThan(svg.indexOf('fill="#111111"'));
});

test("words of others cannot break out of the drawing", () => {
  const title = `"><script>alert(1)</script>`;
  const scene = drawn([
    {
      kind: "picture",
      block: "main-image",
      x: 0,
      y: 0,
      width: 10,
      height: 10,
      src: "x",
      treatment: "plain",
      focal: { x: 0, y: 0 },
      alt: title,
    },
  ]);
  expect(scene).not.toContain("<script>");
});

test("a picture that is not there is a tinted box, with its corners cut like the picture's", () => {
  const picture = {
    kind: "picture",
    block: "main-image",
    x: 10,
    y: 10,
    width: 80,
    height: 50,
    src: "x",
    treatment: "plain",
    focal: { x: 0, y: 0 },
    alt: "",
  } as const;
  const svg = drawn([{ ...picture, chamfer: 6 }]);
  expect(svg).toContain('opacity="0.08"');
  expect(svg).toMatch(/<clipPath id="c0"><path d="M16 10H84/);
});

test("characters that XML forbids, and those that turn a line round, are in no title", () => {
  const svg = drawn([], "Ferry\u0001 \u202ereturns\ufffe & stays");
  expect(svg).toContain("<title>Ferry returns &amp; stays</title>");
});
