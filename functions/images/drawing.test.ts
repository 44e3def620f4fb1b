import { expect, it } from "vitest";
import type { Drawing as TypesetDrawing } from "../../web/typeset/index.ts";
import { drawingForm } from "./drawing.ts";

const pin = { x: 1, y: 0, box: [700, 20, 160, 160] } as const;
const drawing: TypesetDrawing = {
  width: 900,
  height: 520,
  focus: { x: 0.5, y: 0.8 },
  items: [
    { kind: "path", d: "M0 0L10 10Z", fill: "paper", stroke: "ink", strokeWidth: 1.2, opacity: 0.5, pin },
    { kind: "path", d: "M5 5H20V12H5Z", fill: "paper", ground: true },
    { kind: "label", x: 8, y: 12, anchor: "start", text: "Duluth", size: 16, weight: 700, italic: true, language: "en", pin },
  ],
};

it("keeps everything a drawing says: its focus, insets pinned to a corner and grounds of labels too", () => {
  expect(drawingForm().parse(drawing)).toEqual(drawing);
});

it("refuses path data that could leave its attribute", () => {
  const item = { kind: "path", d: 'M0 0"/><script>' };
  expect(drawingForm().safeParse({ ...drawing, items: [item] }).success).toBe(false);
});
