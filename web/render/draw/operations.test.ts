import { expect, it } from "vitest";
import type { BoxItem } from "../../typeset/model/scene.ts";
import { chamferedPath, itemOperations } from "./operations.ts";

const createBox = (width: number, height: number, given: Partial<BoxItem> = {}): BoxItem => ({
  kind: "box",
  block: "ears",
  x: 10,
  y: 20,
  width,
  height,
  stroke: "#000",
  strokeWidth: 4,
  ...given,
});

const operationsOf = (box: BoxItem) => itemOperations(box, { background: "#fff", ink: "#000" });

it("puts a dot into each corner of a dotted box and whole dots between", () => {
  const [ground, ...sides] = operationsOf(createBox(57, 83, { dots: 9, fill: "#eee" }));
  expect(ground).toMatchObject({ outline: { kind: "rect" }, fill: "#eee" });
  expect(ground).not.toHaveProperty("stroke");
  expect(sides).toHaveLength(4);
  for (const side of sides) {
    if (side.kind !== "shape" || side.outline.kind !== "line") throw new TypeError("A side is a line");
    const { x1, y1, x2, y2 } = side.outline;
    const [dot = 0, gap = 0] = side.stroke?.dash ?? [];
    const dots = (x2 - x1 + (y2 - y1) - 4) / (dot + gap);
    expect(dots).toBeCloseTo(Math.round(dots), 6);
    expect(dot + gap).toBeGreaterThan(8);
    expect(dot + gap).toBeLessThan(10.5);
  }
  expect(sides[0]).toMatchObject({ outline: { x1: 8, y1: 20, x2: 69, y2: 20 } });
});

it("fills and strokes a box of solid lines at once", () => {
  const box = createBox(57, 83, { fill: "#eee", radius: 4 });
  expect(operationsOf(box)).toMatchObject([
    {
      outline: { kind: "rect", box: { x: 10, y: 20, width: 57, height: 83 }, radius: 4 },
      fill: "#eee",
      stroke: { color: "#000", width: 4 },
    },
  ]);
});

it("cuts corners at 45 degrees, and never more than half a side", () => {
  const place = { x: 0, y: 0, width: 100, height: 60 };
  expect(chamferedPath(place, 10)).toBe("M10 0H90L100 10V50L90 60H10L0 50V10Z");
  expect(chamferedPath(place, 80)).toBe("M30 0H70L100 30V30L70 60H30L0 30V30Z");
});
