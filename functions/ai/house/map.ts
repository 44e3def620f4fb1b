import { geoAzimuthalEqualArea, geoGraticule, geoPath } from "d3-geo";
import { mesh } from "topojson-client";
import type { Drawing, DrawingItem, DrawingLabel, Place } from "../../../web/typeset/index.ts";
import { type Atlas, countryRings, geometriesNear, type Inland } from "./atlas.ts";
import { contours } from "./contour.ts";
import { drawGlobe } from "./globe.ts";
import { createGrid, distances, fillRings, type Grid, valueAt } from "./grid.ts";
import { hatch } from "./hatch.ts";
import { isRightToLeft, labelWidth } from "./label-width.ts";
import { type Box, overlaps, type PlacedLabel, placeLabel } from "./map-labels.ts";
import { boxPath, circlePath, Outline, type Point, pathOf } from "./outline.ts";

export interface Neighbor {
  name: string;
  lat: number;
  lng: number;
  population: number;
}

export interface MapInput {
  place: Place;
  atlas: Atlas;
  inland: Inland;
  /** Cities around, most populous first; the map takes those that fit. */
  neighbors: readonly Neighbor[];
  language: string;
}

const width = 900;
const height = 520;
const margin = 10;
const frame: Box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
const water = 0;
const home = 1;

interface Town extends PlacedLabel {
  dot: Point;
  large: boolean;
}

/** Degrees of the earth between the middle of the map and its side, from close to wide. */
const reaches = [4.2, 5.5, 7.5, 10, 14, 19];

function projectionFor(place: Place, reach: number, inset = margin) {
  return geoAzimuthalEqualArea()
    .rotate([-place.lng, -place.lat])
    .translate([width / 2, height / 2])
    .scale(width / 2 / (2 * Math.sin((reach * Math.PI) / 360)))
    .clipAngle(Math.min(170, reach * 1.4))
    .clipExtent([
      [inset, inset],
      [width - inset, height - inset],
    ])
    .precision(0.3);
}

type Projection = ReturnType<typeof projectionFor>;

function alpha2(id: unknown): string | undefined {
  // CLDR knows the numeric codes of the atlas as aliases of the letter codes.
  try {
    return Intl.getCanonicalLocales(`und-${String(id).padStart(3, "0")}`)[0]?.slice(4);
  } catch {
    return undefined;
  }
}

function survey(input: MapInput, projection: Projection, reach: number) {
  const { atlas, inland, place } = input;
  // Land is filled in beyond the frame, or the frame would become a shore.
  const whole = projectionFor(place, reach, -2);
  const near = geometriesNear(atlas, atlas.objects.countries.geometries, place.lat, place.lng, reach * 1.2);
  const codes = near.map((geometry) => alpha2(geometry.id));
  const grid = createGrid(width, height, 2);
  let other = home + 1;
  const numbers = codes.map((code) => (code === place.countryCode ? home : other++));
  for (const [i, rings] of countryRings(atlas, near, whole).entries()) fillRings(grid, rings, numbers[i] ?? other);
  const lakes = geometriesNear(inland, inland.objects.lakes.geometries, place.lat, place.lng, reach * 1.2);
  for (const rings of countryRings(inland, lakes, whole)) fillRings(grid, rings, water);
  const drawLine = (data: Parameters<ReturnType<typeof geoPath>>[0]) => {
    const outline = new Outline();
    geoPath(projection, outline)(data);
    return outline.lines;
  };
  const shown = { type: "GeometryCollection", geometries: near } as never;
  const waters = { type: "GeometryCollection", geometries: lakes } as never;
  return {
    grid,
    countries: codes.map((code, i) => ({ code, number: numbers[i] ?? 0 })),
    coast: [...drawLine(mesh(atlas, shown, (a, b) => a === b)), ...drawLine(mesh(inland, waters))],
    borders: drawLine(mesh(atlas, shown, (a, b) => a !== b)),
    states: drawLine(mesh(inland, inland.objects.states as never)),
    rivers: drawLine(mesh(inland, inland.objects.rivers as never)),
    graticule: drawLine(geoGraticule().step(reach > 8 ? [5, 5] : [2, 2])()),
  };
}

type Survey = ReturnType<typeof survey>;

/** The corner in which the globe hides least: few large neighbours, much water. */
function cornerFor(input: MapInput, projection: Projection, grid: Grid, size: number): Box {
  const corners = [
    { x: frame.x + 8, y: frame.y + frame.height - size - 8 },
    { x: frame.x + frame.width - size - 8, y: frame.y + 8 },
    { x: frame.x + 8, y: frame.y + 8 },
    { x: frame.x + frame.width - size - 8, y: frame.y + frame.height - size - 8 },
  ].map(({ x, y }) => ({ x, y, width: size, height: size }));
  const cost = (box: Box) => {
    let land = 0;
    for (let x = box.x; x < box.x + size; x += 12)
      for (let y = box.y; y < box.y + size; y += 12) if (valueAt(grid, x, y) !== water) land += valueAt(grid, x, y) === home ? 1.6 : 1;
    const cities = input.neighbors.slice(0, 25).filter((town) => {
      const at = projection([town.lng, town.lat]);
      return at && overlaps(box, { x: at[0], y: at[1], width: 1, height: 1 });
    });
    return land / 150 + cities.length * 0.6;
  };
  return corners.reduce((best, box) => (cost(box) < cost(best) - 0.05 ? box : best));
}

function placeTowns(input: MapInput, projection: Projection, grid: Grid, taken: Box[]): Town[] {
  const towns: Town[] = [];
  const center: Point = [width / 2, height / 2];
  for (const neighbor of input.neighbors) {
    if (towns.length >= 9) break;
    const dot = projection([neighbor.lng, neighbor.lat]);
    if (!dot || neighbor.name === input.place.city) continue;
    const [x, y] = dot;
    const inside = x > frame.x + 14 && x < frame.x + frame.width - 14 && y > frame.y + 14 && y < frame.y + frame.height - 14;
    const apart = [center, ...towns.map((town) => town.dot)].every(([ox, oy]) => Math.hypot(ox - x, oy - y) > 58);
    const spot = { x: x - 6, y: y - 6, width: 12, height: 12 };
    if (!inside || !apart || taken.some((box) => overlaps(box, spot))) continue;
    const large = neighbor.population >= 500_000;
    const label = placeLabel(neighbor.name, { x, y, gap: 8 }, large ? 20 : 17, 400, { frame, taken, grid });
    if (!label) continue;
    towns.push({ ...label, dot: [x, y], large });
    taken.push(spot, label.box);
  }
  return towns;
}

function placeCountries(input: MapInput, { countries, grid }: Survey, taken: Box[]): PlacedLabel[] {
  const names = new Intl.DisplayNames([input.language, "en"], { type: "region" });
  const placed: PlacedLabel[] = [];
  const wanted = [...new Map(countries.map((country) => [country.number, country])).values()]
    .map((country) => ({ ...country, cells: grid.values.reduce((sum, value) => sum + (value === country.number ? 1 : 0), 0) }))
    .filter((country) => country.code && country.cells > 1800)
    .toSorted((a, b) => Number(b.number === home) - Number(a.number === home) || b.cells - a.cells)
    .slice(0, 5);
  for (const { code, number } of wanted) {
    const text = (names.of(code ?? "") ?? "").toLocaleUpperCase(input.language);
    const size = 16;
    const [w, h] = [labelWidth(text, size) + 6, size * 1.15];
    const depth = distances(grid, (value) => value !== number);
    let best: { x: number; y: number; worth: number } | null = null;
    for (let y = frame.y + h; y < frame.y + frame.height - h; y += 10) {
      for (let x = frame.x + w / 2 + 4; x < frame.x + frame.width - w / 2 - 4; x += 12) {
        const box = { x: x - w / 2, y: y - h / 2, width: w, height: h };
        const here = Math.min(
          ...[-0.45, 0, 0.45].map((part) => depth[Math.floor(y / 2) * grid.columns + Math.floor((x + part * w) / 2)] ?? 0),
        );
        if (here <= h * 0.7 || taken.some((other) => overlaps(box, other, 6))) continue;
        const worth = Math.min(here, 70) - 0.08 * Math.hypot(x - width / 2, y - height / 2);
        if (!best || worth > best.worth) best = { x, y, worth };
      }
    }
    if (!best) continue;
    const box = { x: best.x - w / 2, y: best.y - h / 2, width: w, height: h };
    taken.push(box);
    placed.push({ text, size, x: best.x, y: best.y + size * 0.34, box });
  }
  return placed;
}

const miles = new Set(["US", "GB", "LR", "MM"]);

function drawScale(input: MapInput, projection: Projection, right: number, y: number): DrawingItem[] {
  const kilometers = miles.has(input.place.countryCode) ? 1.609344 : 1;
  const [x0] = projection([input.place.lng, input.place.lat]) ?? [0];
  const north = projection([input.place.lng, input.place.lat + (input.place.lat > 80 ? -1 : 1)]);
  const perKilometer = Math.hypot((north?.[0] ?? x0) - x0, (north?.[1] ?? 0) - height / 2) / 111.2;
  const length = [500, 400, 300, 200, 100, 60, 50, 40, 30, 20].find((units) => units * kilometers * perKilometer <= 190) ?? 10;
  const bar = length * kilometers * perKilometer;
  const unit = miles.has(input.place.countryCode) ? "mile" : "kilometer";
  const tag = input.language === "ar" ? "ar-EG" : input.language;
  const text = new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "short" }).format(length);
  const x = right - bar;
  return [
    { kind: "path", d: boxPath(x - 8, y - 23, bar + 16, 43), fill: "paper" },
    { kind: "path", d: boxPath(x, y, bar, 5.5), fill: "paper", stroke: "ink", strokeWidth: 1 },
    { kind: "path", d: boxPath(x, y, bar / 2, 5.5), fill: "ink" },
    { kind: "label", x: x + bar / 2, y: y - 6, anchor: "middle", text, size: 16, weight: 400, language: input.language },
  ];
}

function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const [angle, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? radius * 0.4 : radius];
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  return `${pathOf([points], 0)}Z`;
}

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
    { kind: "path", d: boxPath(box.x, box.y, box.width, box.height), fill: "paper" },
    italic && !isRightToLeft(label.text) ? { ...item, italic } : item,
  ];
}

function lines(data: Point[][], strokeWidth: number, step?: number, opacity?: number): DrawingItem[] {
  const d = pathOf(data, step);
  return d ? [{ kind: "path", d, stroke: "ink", strokeWidth, ...(opacity ? { opacity } : {}) }] : [];
}

/** Lines of dashes: a border is drawn so. Lengths in units, on and off by turns. */
function dashed(data: readonly Point[][], pattern: readonly number[]): Point[][] {
  const dashes: Point[][] = [];
  for (const line of data) {
    let [turn, left] = [0, pattern[0] as number];
    let dash: Point[] = line[0] ? [line[0]] : [];
    for (let i = 1; i < line.length; i++) {
      let from = line[i - 1] as Point;
      const to = line[i] as Point;
      for (let rest = Math.hypot(to[0] - from[0], to[1] - from[1]); rest > 0; ) {
        const step = Math.min(rest, left);
        from = [from[0] + ((to[0] - from[0]) * step) / rest, from[1] + ((to[1] - from[1]) * step) / rest];
        if (turn % 2 === 0) dash.push(from);
        rest -= step;
        left -= step;
        if (left > 0.001) continue;
        if (turn % 2 === 0) dashes.push(dash);
        turn = (turn + 1) % pattern.length;
        left = pattern[turn] as number;
        dash = turn % 2 === 0 ? [from] : [];
      }
    }
    if (turn % 2 === 0 && dash.length > 1) dashes.push(dash);
  }
  return dashes;
}

/** The parts of a line that lie inside the frame. */
function framed(line: Point[]): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    const [x, y] = point;
    if (x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts;
}

function waterLines({ grid }: Survey): DrawingItem[] {
  const depth = distances(grid, (value) => value !== water);
  return [3.5, 8, 13.5, 20, 28, 38, 50, 64].flatMap((level, i) => lines(contours(grid, depth, level).flatMap(framed), 1.15 - i * 0.1, 2.4));
}

/**
 * A locator map, 900 by 520 units, centred on a place: coast with water lines, borders, lakes and rivers, the larger
 * cities around, an inset globe and a scale. Names are the edition's. Pure: the same input gives the same drawing.
 */
export function drawMap(input: MapInput): Drawing {
  const globe = 166;
  let best: { reach: number; projection: Projection; map: Survey; corner: Box; taken: Box[]; city: PlacedLabel; towns: Town[] } | undefined;
  for (const reach of reaches) {
    const projection = projectionFor(input.place, reach);
    const inView = input.neighbors.filter((town) => {
      const at = projection([town.lng, town.lat]);
      return at && at[0] > 30 && at[0] < width - 30 && at[1] > 30 && at[1] < height - 30;
    });
    if (inView.length < 7 && reach !== reaches.at(-1)) continue;
    const map = survey(input, projection, reach);
    const corner = cornerFor(input, projection, map.grid, globe);
    const scale = { x: width - margin - 226, y: height - margin - 44, width: 226, height: 44 };
    const star = { x: width / 2 - 17, y: height / 2 - 17, width: 34, height: 34 };
    const taken: Box[] = [corner, overlaps(corner, scale) ? { ...scale, x: margin } : scale, star];
    const at = { x: width / 2, y: height / 2, gap: 18 };
    const city = placeLabel(input.place.city, at, 32, 700, { frame, taken, grid: map.grid }) ?? centered(input.place.city);
    taken.push(city.box);
    const towns = placeTowns(input, projection, map.grid, taken);
    if (!best || towns.length > best.towns.length) best = { reach, projection, map, corner, taken, city, towns };
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
      ...drawScale(input, projection, scaleRight, height - margin - 20),
      ...drawGlobe(input.atlas, input.place, corner.x + globe / 2, corner.y + globe / 2, globe / 2 - 9),
      { kind: "path", d: boxPath(1, 1, width - 2, height - 2), stroke: "ink", strokeWidth: 1 },
      { kind: "path", d: boxPath(6.5, 6.5, width - 13, height - 13), stroke: "ink", strokeWidth: 3 },
    ],
  };
}

function centered(name: string): PlacedLabel {
  const size = Math.min(32, 560 / labelWidth(name, 1, 700));
  const w = labelWidth(name, size, 700) + 4;
  const y = height / 2 + 20 + size;
  return { text: name, size, x: width / 2, y, box: { x: width / 2 - w / 2, y: y - size * 0.9, width: w, height: size * 1.06 } };
}
