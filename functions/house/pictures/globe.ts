import { geoGraticule, geoOrthographic, geoPath } from "d3-geo";
import { mesh } from "topojson-client";
import type { DrawingItem } from "../../../web/typeset/index.ts";
import type { Atlas } from "./atlas.ts";
import { countryRings, geometriesFacing } from "./atlas.ts";
import { createGrid, fillRings } from "./grid.ts";
import { hatch } from "./hatch.ts";
import { circlePath, Outline, pathOf } from "./outline.ts";

/** The half of the earth around a place, with the place marked: a circle of `radius` at x, y on a paper-coloured margin. */
export function drawGlobe(atlas: Atlas, place: { lat: number; lng: number }, x: number, y: number, radius: number): DrawingItem[] {
  const tilt = Math.max(-45, Math.min(45, place.lat * 0.7));
  const projection = geoOrthographic().rotate([-place.lng, -tilt]).translate([radius, radius]).scale(radius).clipAngle(90).precision(0.6);
  const grid = createGrid(radius * 2, radius * 2, 1);
  const facing = geometriesFacing(atlas, atlas.objects.countries.geometries, tilt, place.lng);
  for (const rings of countryRings(atlas, facing, projection)) fillRings(grid, rings, 1);
  const moved = (line: readonly [number, number][]): [number, number][] => line.map(([px, py]) => [px + x - radius, py + y - radius]);
  const coast = new Outline();
  geoPath(projection, coast)(mesh(atlas, atlas.objects.countries as never, (a, b) => a === b));
  const meridians = new Outline();
  geoPath(projection, meridians)(geoGraticule().step([30, 30])());
  const spot = projection([place.lng, place.lat]) ?? [radius, radius];
  const [sx, sy] = [spot[0] + x - radius, spot[1] + y - radius];
  const visible = coast.lines.filter((line) => line.length > 6);
  return [
    { kind: "path", d: circlePath(x, y, radius + 8), fill: "paper", stroke: "ink", strokeWidth: 0.9 },
    { kind: "path", d: pathOf(meridians.lines.map(moved), 3), stroke: "ink", strokeWidth: 0.5, opacity: 0.7 },
    {
      kind: "path",
      d: pathOf(hatch(grid, (value) => value > 0, { spacing: 2.6, angle: 0 }).map(moved), 0.1),
      stroke: "ink",
      strokeWidth: 1.15,
    },
    { kind: "path", d: pathOf(visible.map(moved), 1.4), stroke: "ink", strokeWidth: 0.7 },
    { kind: "path", d: circlePath(x, y, radius), stroke: "ink", strokeWidth: 2 },
    { kind: "path", d: circlePath(sx, sy, 8.5), fill: "paper", stroke: "ink", strokeWidth: 1.6 },
    { kind: "path", d: circlePath(sx, sy, 4.2), fill: "ink" },
  ];
}
