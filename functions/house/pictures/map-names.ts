import { distances, type Grid, valueAt } from "./grid.ts";
import { type Box, labelWidth, overlaps, type PlacedLabel, placeLabel } from "./map-labels.ts";
import { frame, height, home, type MapInput, type Projection, type Survey, water, width } from "./map-survey.ts";
import type { Point } from "./outline.ts";

export interface Town extends PlacedLabel {
  dot: Point;
  large: boolean;
}

/** The corner where the inset globe hides the least: few large neighbours, much water. */
export function cornerFor(input: MapInput, projection: Projection, grid: Grid, size: number): Box {
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

const scripts: Record<string, RegExp> = {
  ja: /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
};

/** Cities whose name is known in the edition's script: a map uses one script only. */
function readable({ neighbors, language }: MapInput) {
  const script = scripts[language.split("-")[0] ?? ""] ?? /./u;
  return neighbors.filter(({ name }) => script.test(name));
}

export function placeTowns(input: MapInput, projection: Projection, grid: Grid, taken: Box[]): Town[] {
  const towns: Town[] = [];
  const center: Point = [width / 2, height / 2];
  for (const neighbor of readable(input)) {
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

export function placeCountries(input: MapInput, { countries, grid }: Survey, taken: Box[]): PlacedLabel[] {
  const names = new Intl.DisplayNames([input.language, "en"], { type: "region" });
  const placed: PlacedLabel[] = [];
  const cells = new Uint32Array(256);
  for (const value of grid.values) cells[value] = (cells[value] ?? 0) + 1;
  const wanted = [...new Map(countries.map((country) => [country.number, country])).values()]
    .map((country) => ({ ...country, cells: cells[country.number] ?? 0 }))
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

/** Below its star, smaller if needed: for a name that fits nowhere else. */
export function centered(name: string): PlacedLabel {
  const size = Math.min(32, 560 / labelWidth(name, 1, 700));
  const w = labelWidth(name, size, 700) + 4;
  const y = height / 2 + 20 + size;
  return { text: name, size, x: width / 2, y, box: { x: width / 2 - w / 2, y: y - size * 0.9, width: w, height: size * 1.06 } };
}
