import { expect, test } from "vitest";
import type { Drawing, DrawingItem } from "../../model/drawing.ts";
import type { PageScene } from "../../model/scene.ts";
import { newspaperFrom, toolsOf } from "../../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "../set-newspaper.ts";
import { labelsReadable } from "./readable-drawing.ts";

const label = (text: string, x: number, y: number, size: number, weight: 400 | 700 = 400): DrawingItem[] => [
  { kind: "path", d: `M${x - 40} ${y - size}h80v${size}h-80Z`, fill: "paper", ground: true },
  { kind: "label", x, y, anchor: "middle", text, size, weight, language: "en" },
];
const dot = (x: number, y: number): DrawingItem => ({
  kind: "path",
  d: `M${x - 3.4} ${y}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z`,
  fill: "paper",
  stroke: "ink",
  strokeWidth: 1.8,
});

/** A locator map in the order the house draws it: names of towns, their dots, the map's own place, its star. */
const map: Drawing = {
  width: 900,
  height: 520,
  items: [
    ...label("Salem", 120, 470, 17),
    ...label("Eugene", 700, 100, 20),
    dot(120, 480),
    dot(700, 110),
    ...label("Portland", 340, 330, 32, 700),
    { kind: "path", d: "M450 245L460 275L440 275Z", fill: "ink" },
  ],
};

const namesOn = ({ items }: PageScene) => items.flatMap((item) => (item.kind === "text" && item.halo ? [item] : []));
const dotsOn = ({ items }: PageScene) => items.filter((item) => item.kind === "path" && /a3\.4/.test(item.d));

test("a map names its own place, whatever stands on the picture, and draws no dot without a name", async () => {
  const tools = await toolsOf("en");
  for (const templateId of ["savanna-chronicle", "american-classic", "modern-herald"]) {
    for (const file of ["en-library-reopening", "en-toy-library-short", "en-tide-mill-feature"]) {
      const newspaper = newspaperFrom(file, 0, "three-column", {
        templateId,
        pictures: { main: { src: "map", drawing: map, width: 900, height: 520, caption: "Portland.", alt: "" } },
      });
      const [front] = setNewspaper(newspaper, tools).pages;
      if (!front) throw new Error("no front page");
      const names = namesOn(front).map(({ text }) => text);
      if (!front.items.some((item) => item.kind === "path" && item.d.startsWith("M450 245"))) continue;
      expect(names, `${templateId}, ${file}`).toContain("Portland");
      expect(dotsOn(front).length, `${templateId}, ${file}`).toBe(names.length - 1);
    }
  }
});

test("a map that stands small keeps the name of its own place, and loses the dots of the names it loses", () => {
  const crowded = { ...map, items: [...label("A longer name in small type", 350, 335, 33), dot(352, 320), ...map.items] };
  const { drawing } = labelsReadable({ src: "map", drawing: crowded, caption: "", alt: "" }, 90);
  const names = drawing?.items.flatMap((item) => (item.kind === "label" ? [item.text] : []));
  expect(names).toContain("Portland");
  expect(names).not.toContain("A longer name in small type");
  expect(drawing?.items.filter((item) => item.kind === "path" && /a3\.4/.test(item.d))).toHaveLength((names?.length ?? 0) - 1);
});
