import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { feature } from "topojson-client";

export const tileDegrees = 15;
// Small enough to distinguish a country between two others from both, for islands too.
const digits = { borders: 4, land: 2 };

/** A ring cut at one side of a rectangle (Sutherland and Hodgman 1974). */
function cut(ring, axis, limit, keepsLess) {
  const inside = (point) => (keepsLess ? point[axis] <= limit : point[axis] >= limit);
  const out = [];
  for (const [i, point] of ring.entries()) {
    const before = ring[(i + ring.length - 1) % ring.length];
    if (inside(point) !== inside(before)) {
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const crossing = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
      crossing[axis] = limit;
      out.push(crossing);
    }
    if (inside(point)) out.push(point);
  }
  return out;
}

function cutToTile(ring, [west, south, east, north]) {
  let rest = ring;
  for (const [axis, limit, keepsLess] of [
    [0, west, false],
    [0, east, true],
    [1, south, false],
    [1, north, true],
  ]) {
    rest = cut(rest, axis, limit, keepsLess);
    if (rest.length < 3) return [];
  }
  return rest;
}

const boundsOf = (ring) => {
  const bounds = [180, 90, -180, -90];
  for (const [lng, lat] of ring) {
    bounds[0] = Math.min(bounds[0], lng);
    bounds[1] = Math.min(bounds[1], lat);
    bounds[2] = Math.max(bounds[2], lng);
    bounds[3] = Math.max(bounds[3], lat);
  }
  return bounds;
};

/** Numbers of a ring in the order lng, lat, as whole steps of 10^-digits degrees. */
function written(ring, digits) {
  const flat = [];
  for (const [lng, lat] of ring) {
    const point = [Math.round(lng * 10 ** digits), Math.round(lat * 10 ** digits)];
    if (point[0] !== flat.at(-2) || point[1] !== flat.at(-1)) flat.push(...point);
  }
  return flat;
}

const polygonsOf = (geometry) =>
  geometry.type === "MultiPolygon" ? geometry.coordinates : geometry.type === "Polygon" ? [geometry.coordinates] : [];

/** Country-coder's code of a feature as GeoNames has it. */
function codeOf({ iso1A2, country, wikidata }) {
  if (iso1A2 && !/^(?:IC|EA|AC|TA|DG|CP|FX|EU|UN|CQ)$/.test(iso1A2)) return iso1A2;
  return country ?? { Q16: "CA" }[wikidata];
}

export function readBorders(source) {
  const { features } = JSON.parse(readFileSync(join(source, "country-coder/src/data/borders.json"), "utf8"));
  return features
    .filter(({ geometry }) => geometry)
    .map(({ properties, geometry }) => ({ code: codeOf(properties), properties, polygons: polygonsOf(geometry) }));
}

function holds(rings, lat, lng) {
  let inside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [x, y] = ring[i];
      const [x2, y2] = ring[j];
      if (y > lat !== y2 > lat && lng < ((x2 - x) * (lat - y)) / (y2 - y) + x) inside = !inside;
    }
  return inside;
}

/** The code of the country whose polygon holds a point, slowly. */
export function polygonFinder(borders) {
  const list = borders.flatMap(({ code, polygons }) => polygons.map((rings) => ({ code, rings, bounds: boundsOf(rings[0]) })));
  return ({ lat, lng }) =>
    list.find(
      ({ rings, bounds: [west, south, east, north] }) =>
        lng >= west && lng <= east && lat >= south && lat <= north && holds(rings, lat, lng),
    )?.code ?? null;
}

/** Land as rings of which an odd number holds a point on dry land: coasts, and the shores of lakes. */
function landRings(source) {
  const atlas = JSON.parse(readFileSync(join(source, "world-atlas/land-50m.json"), "utf8"));
  const land = feature(atlas, atlas.objects.land);
  const layers = JSON.parse(readFileSync(join(source, "sane/dist/world_50m.json"), "utf8"));
  const lakes = feature(layers, { type: "GeometryCollection", geometries: layers.objects.lakes.geometries });
  const geometries = [land.features ?? [land], lakes.features].flat().map(({ geometry }) => geometry);
  return geometries.flatMap(polygonsOf).flat();
}

/** Writes countries and land, each in tiles of 15 degrees from the south-west on, so that a point is judged by one small file. */
export function writeBorders(target, source, borders) {
  mkdirSync(join(target, "borders"), { recursive: true });
  const land = landRings(source).map((ring) => ({ ring, bounds: boundsOf(ring) }));
  const polygons = borders.flatMap(({ code, polygons }) => polygons.map((rings) => ({ code, rings, bounds: boundsOf(rings[0]) })));
  const tiles = [];
  for (let row = 0; row < 180 / tileDegrees; row++)
    for (let column = 0; column < 360 / tileDegrees; column++) {
      const tile = [column * tileDegrees - 180, row * tileDegrees - 90, (column + 1) * tileDegrees - 180, (row + 1) * tileDegrees - 90];
      const meets = ([west, south, east, north]) => west <= tile[2] && east >= tile[0] && south <= tile[3] && north >= tile[1];
      const countries = polygons
        .filter(({ bounds }) => meets(bounds))
        .map(({ code, rings }) => [
          code,
          ...rings.map((ring) => written(cutToTile(ring, tile), digits.borders)).filter((r) => r.length > 4),
        ])
        .filter((country) => country.length > 1);
      const dry = land
        .filter(({ bounds }) => meets(bounds))
        .map(({ ring }) => written(cutToTile(ring, tile), digits.land))
        .filter((ring) => ring.length > 4);
      if (countries.length === 0) continue;
      const number = row * (360 / tileDegrees) + column;
      writeFileSync(join(target, "borders", `${number}.json`), JSON.stringify({ countries, land: dry }));
      tiles.push(number);
    }
  return tiles;
}
