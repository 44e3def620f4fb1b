import { expect, it } from "vitest";
import { pageGridOf, templates } from "../../typeset/index.ts";
import { handles, move, resize } from "./box-geometry.ts";
import { pageWith, seeded } from "./layouts.test-data.tsx";
import { snapLines, snapMove, snapResize } from "./snap.ts";

const grid = pageGridOf("american-classic");
const second = grid.columns[1];

it("a moved box goes to the edge of a column within reach, keeps its size, and the line is shown", () => {
  const lines = snapLines(grid, []);
  const x = second?.x ?? 0;
  const { box, guides } = snapMove({ x: x + 3, y: 203.3, width: 77.7, height: 60 }, lines, 4);
  expect(box.x).toBeCloseTo(x, 2);
  expect(box.width).toBe(77.7);
  expect(guides.find(({ axis }) => axis === "x")?.at).toBeCloseTo(x, 2);
});

it("out of reach nothing is pulled and no line is shown", () => {
  const box = { x: (second?.x ?? 0) + 5.5, y: 300, width: 60.5, height: 40 };
  const { box: after, guides } = snapMove(box, { x: snapLines(grid, []).x, y: [] }, 4);
  expect(after).toEqual(box);
  expect(guides).toEqual([]);
});

it("edges go to lines of text, and to margins and other boxes before a nearer line of text", () => {
  const line = grid.foot - 10 * grid.leading;
  const other = { x: 400, y: line + 2, width: 100, height: 50 };
  const near = { x: 250.3, y: line + 0.4, width: 61.1, height: 3 * grid.leading + 4.5 };
  expect(snapMove(near, snapLines(grid, []), 2.5).box.y).toBeCloseTo(line, 2);
  expect(snapMove(near, snapLines(grid, [other]), 2.5).box.y).toBeCloseTo(line + 2, 2);
});

it("a handle pulls only the sides it holds", () => {
  const lines = snapLines(grid, []);
  const x = second?.x ?? 0;
  const box = { x: x + 2, y: 300.5, width: 150, height: 80 };
  const { box: after } = snapResize(box, "w", lines, 4);
  expect(after.x).toBeCloseTo(x, 2);
  expect(after.x + after.width).toBeCloseTo(box.x + box.width, 2);
  expect(after).toMatchObject({ y: box.y, height: box.height });
  expect(snapResize(box, "s", { x: lines.x, y: [] }, 4).box).toEqual(box);
});

it("no line makes a box smaller than 20 or takes it off the page, on any template", () => {
  const random = seeded(3);
  for (const { id } of templates) {
    const lines = snapLines(pageGridOf(id), pageWith());
    for (let step = 0; step < 60; step++) {
      const start = { x: random() * 560, y: random() * 760, width: 20 + random() * 30, height: 20 + random() * 30 };
      const handle = handles[Math.floor(random() * 8)] ?? "n";
      const [right, down] = [(random() - 0.5) * 80, (random() - 0.5) * 80];
      for (const { box } of [
        snapMove(move(start, right, down), lines, 6),
        snapResize(resize(start, handle, right, down), handle, lines, 6),
      ]) {
        expect(box.width).toBeGreaterThanOrEqual(20);
        expect(box.height).toBeGreaterThanOrEqual(20);
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(612.01);
        expect(box.y + box.height).toBeLessThanOrEqual(816.01);
      }
    }
  }
});

it("no line pulls a side so far that the box would be under the least size", () => {
  const lines = { x: [{ at: 118, isStrong: true }], y: [{ at: 317, isStrong: true }] };
  const box = { x: 100, y: 300, width: 20.5, height: 20.5 };
  expect(snapResize(box, "se", lines, 4)).toEqual({ box, guides: [] });
  const turned = { x: 116, y: 315, width: 20.5, height: 20.5 };
  expect(snapResize(turned, "nw", { x: [{ at: 118, isStrong: true }], y: [] }, 4)).toEqual({ box: turned, guides: [] });
});
