import type { Drawing, DrawingItem, DrawingLabel } from "../../../web/typeset/index.ts";
import { drawGlobe } from "./globe.ts";
import { hatch } from "./hatch.ts";
import { isRightToLeft } from "./label-width.ts";
import { drawScale, starPath } from "./map-furniture.ts";
import { type Box, overlaps, type PlacedLabel, placeLabel } from "./map-labels.ts";
import { dashed, lines, waterLines } from "./map-lines.ts";
import { centered, cornerFor, placeCountries, placeTowns, type Town } from "./map-names.ts";
import { frame, height, home, type MapInput, margin, type Projection, projectionFor, type Survey, survey, width } from "./map-survey.ts";
import { boxPath, circlePath } from "./outline.ts";

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
