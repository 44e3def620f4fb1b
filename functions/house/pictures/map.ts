import { geoGraticule, geoOrthographic, geoPath } from "d3-geo";
import { mesh } from "topojson-client";
import type { Drawing, DrawingItem, DrawingLabel } from "../../../web/typeset/index.ts";
import { type Atlas, countryRings, geometriesFacing } from "./atlas.ts";
import { createGrid, fillRings } from "./grid.ts";
import { hatch } from "./hatch.ts";
import { type Box, isRightToLeft, overlaps, type PlacedLabel, placeLabel } from "./map-labels.ts";
import { dashed, lines, waterLines } from "./map-lines.ts";
import { centered, cornerFor, placeCountries, placeTowns, type Town } from "./map-names.ts";
import { frame, height, home, type MapInput, margin, type Projection, projectionFor, type Survey, survey, width } from "./map-survey.ts";
import { boxPath, circlePath, Outline, type Point, pathOf } from "./outline.ts";

/** Degrees from the centre of the map to its side, from close to wide. */
const reaches = [4.2, 5.5, 7.5, 10, 14, 19];

function text(label: PlacedLabel, language: string, weight: 400 | 700, italic = false): DrawingItem[] {
  const item: DrawingLabel = {
    kind: "label",
    x: label.x,
    y: label.y,
    anchor: "middle",
    text: label.text,
    size: label.size,
    weight,
    language,
  };
  const { box } = label;
  return [
    { kind: "path", d: boxPath(box.x, box.y, box.width, box.height), fill: "paper", ground: true },
    italic && !isRightToLeft(label.text) ? { ...item, italic } : item,
  ];
}

/** Keeps a part in its corner when the page crops the map. */
function pinned(items: DrawingItem[], box: Box): DrawingItem[] {
  const x = box.x + box.width / 2 > width / 2 ? 1 : 0;
  const y = box.y + box.height / 2 > height / 2 ? 1 : 0;
  return items.map((item) => ({ ...item, pin: { x, y, box: [box.x, box.y, box.width, box.height] } }));
}

/**
 * A locator map, 900 by 520 units, centred on a place: coast with water lines, borders, lakes and rivers, the larger
 * cities around, an inset globe and a scale. Names are the edition's. Pure: the same input gives the same drawing.
 */
export function drawMap(input: MapInput): Drawing {
  const globe = 166;
  let best:
    | { inView: number; projection: Projection; map: Survey; corner: Box; taken: Box[]; city: PlacedLabel; towns: Town[] }
    | undefined;
  for (const reach of reaches) {
    const projection = projectionFor(input.place, reach);
    const inView = input.neighbors.filter((town) => {
      const at = projection([town.lng, town.lat]);
      return at && at[0] > 30 && at[0] < width - 30 && at[1] > 30 && at[1] < height - 30;
    });
    // A wider map is worth it only if it gains cities.
    if ((inView.length < 7 && reach !== reaches.at(-1)) || (best && inView.length <= best.inView)) continue;
    const map = survey(input, projection, reach);
    const corner = cornerFor(input, projection, map.grid, globe);
    const scale = { x: width - margin - 226, y: height - margin - 44, width: 226, height: 44 };
    const star = { x: width / 2 - 17, y: height / 2 - 17, width: 34, height: 34 };
    const taken: Box[] = [corner, overlaps(corner, scale) ? { ...scale, x: margin } : scale, star];
    const at = { x: width / 2, y: height / 2, gap: 18 };
    const city = placeLabel(input.place.city, at, 32, 700, { frame, taken, grid: map.grid }) ?? centered(input.place.city);
    taken.push(city.box);
    const towns = placeTowns(input, projection, map.grid, taken);
    if (!best || towns.length > best.towns.length) best = { inView: inView.length, projection, map, corner, taken, city, towns };
    const varied = map.borders.length + map.coast.length + map.states.length > 0;
    if (best.towns.length >= 6 && varied) break;
  }
  if (!best) throw new RangeError("A locator map needs a place on the earth.");
  const { projection, map, corner, taken, city, towns } = best;
  const countries = placeCountries(input, map, taken);
  const foreign = hatch(map.grid, (value) => value > home, { spacing: 6.5, angle: 45, within: frame });
  const scaleRight = taken[1]?.x === margin ? margin + 212 : width - margin - 14;
  return {
    width,
    height,
    items: [
      ...lines(map.graticule, 0.5, 6, 0.55),
      ...waterLines(map),
      ...lines(foreign, 0.75, 0.1),
      ...lines(map.rivers, 0.8, 1.5),
      ...lines(dashed(map.states, [2, 4]), 1.1, 0.5),
      ...lines(map.borders, 4.5, 1, 0.16),
      ...lines(dashed(map.borders, [10, 3, 2, 3]), 1.8, 0.8),
      ...lines(map.coast, 1.5, 0.9),
      ...countries.flatMap((label) => text(label, input.language, 400, true)),
      ...towns.flatMap((town) => text(town, input.language, 400)),
      ...towns.map(
        (town): DrawingItem => ({
          kind: "path",
          d: circlePath(town.dot[0], town.dot[1], town.large ? 4.4 : 3.4),
          fill: "paper",
          stroke: "ink",
          strokeWidth: 1.8,
        }),
      ),
      ...text(city, input.language, 700),
      { kind: "path", d: circlePath(width / 2, height / 2, 15), fill: "paper", stroke: "ink", strokeWidth: 1.6 },
      { kind: "path", d: starPath(width / 2, height / 2, 11.5), fill: "ink" },
      ...pinned(drawScale(input, projection, scaleRight, height - margin - 20), taken[1] ?? corner),
      ...pinned(drawGlobe(input.atlas, input.place, corner.x + globe / 2, corner.y + globe / 2, globe / 2 - 9), corner),
      { kind: "path", d: boxPath(1, 1, width - 2, height - 2), stroke: "ink", strokeWidth: 1 },
      { kind: "path", d: boxPath(6.5, 6.5, width - 13, height - 13), stroke: "ink", strokeWidth: 3 },
    ],
  };
}

const miles = new Set(["US", "GB", "LR", "MM"]);

export function drawScale(input: MapInput, projection: Projection, right: number, y: number): DrawingItem[] {
  const kilometers = miles.has(input.place.countryCode) ? 1.609344 : 1;
  const [x0] = projection([input.place.lng, input.place.lat]) ?? [0];
  const north = projection([input.place.lng, input.place.lat + (input.place.lat > 80 ? -1 : 1)]);
  const perKilometer = Math.hypot((north?.[0] ?? x0) - x0, (north?.[1] ?? 0) - height / 2) / 111.2;
  const length = [500, 400, 300, 200, 100, 60, 50, 40, 30, 20].find((units) => units * kilometers * perKilometer <= 190) ?? 10;
  const bar = length * kilometers * perKilometer;
  const unit = miles.has(input.place.countryCode) ? "mile" : "kilometer";
  const tag = /^(?:ar|hi)$/.test(input.language) ? `${input.language}-u-nu-${input.numerals ?? "latn"}` : input.language;
  const text = new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "short" }).format(length);
  const x = right - bar;
  return [
    { kind: "path", d: boxPath(x - 8, y - 23, bar + 16, 43), fill: "paper" },
    { kind: "path", d: boxPath(x, y, bar, 5.5), fill: "paper", stroke: "ink", strokeWidth: 1 },
    { kind: "path", d: boxPath(x, y, bar / 2, 5.5), fill: "ink" },
    { kind: "label", x: x + bar / 2, y: y - 6, anchor: "middle", text, size: 16, weight: 400, language: input.language },
  ];
}

export function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const [angle, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? radius * 0.4 : radius];
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  return `${pathOf([points], 0)}Z`;
}

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
