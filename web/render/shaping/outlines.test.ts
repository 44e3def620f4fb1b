import { expect, it } from "vitest";
import type { BoxItem } from "../../typeset/model/scene.ts";
import { chamferedPath, dotRows } from "./outlines.ts";

const createBox = (width: number, height: number): BoxItem => ({
  kind: "box",
  block: "ears",
  x: 10,
  y: 20,
  width,
  height,
  stroke: "#000",
  dots: 9,
});

it("puts a dot into each corner of a dotted box and whole dots between", () => {
  for (const { x1, y1, x2, y2, dash } of dotRows(createBox(57, 83), 4)) {
    const length = x2 - x1 + (y2 - y1);
    const pitch = dash[0] + dash[1];
    const dots = (length - 4) / pitch;
    expect(dots).toBeCloseTo(Math.round(dots), 6);
    expect(pitch).toBeGreaterThan(8);
    expect(pitch).toBeLessThan(10.5);
  }
  expect(dotRows(createBox(57, 83), 4)[0]).toMatchObject({ x1: 8, y1: 20, x2: 69, y2: 20 });
});

it("cuts corners at 45 degrees, and never more than half a side", () => {
  expect(chamferedPath(0, 0, 100, 60, 10)).toBe("M10 0H90L100 10V50L90 60H10L0 50V10Z");
  expect(chamferedPath(0, 0, 100, 60, 80)).toBe("M30 0H70L100 30V30L70 60H30L0 30V30Z");
});
