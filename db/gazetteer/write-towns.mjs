import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encode } from "../../functions/location/place-key.ts";
import { nameIn } from "./names.mjs";
import { isLarge, languages } from "./sources.mjs";

const rowsPerBlock = 256;

function split(rows) {
  if (rows.length <= rowsPerBlock) return [rows];
  const extent = (of) => Math.max(...rows.map(of)) - Math.min(...rows.map(of));
  const middle = rows.reduce((sum, row) => sum + row.lat, 0) / rows.length;
  const byLng = extent((row) => row.lng) * Math.cos((middle * Math.PI) / 180) > extent((row) => row.lat);
  const sorted = rows.toSorted((a, b) => (byLng ? a.lng - b.lng : a.lat - b.lat));
  const half = Math.ceil(Math.ceil(sorted.length / rowsPerBlock) / 2) * rowsPerBlock;
  return [...split(sorted.slice(0, half)), ...split(sorted.slice(half))];
}

/** Weights on a scale of 4,096 steps, so that two digits compare as numbers do. */
const step = (town) => Math.min(4095, Math.round(Math.log2(1 + town.weight * (town.feature === "PPLC" ? 2 : 1)) * 150));

/**
 * Writes the towns in blocks of neighbors, first the larger cities (which maps name), then the others with the sections of
 * cities; and for each the weight and state by which candidates are compared before their block is read. Gives the towns in
 * the order of their numbers.
 */
export function writeTowns(target, towns, tagged, { regionNumbers, namedDistricts }, polygonOf) {
  mkdirSync(join(target, "cities"), { recursive: true });
  const cities = split(towns.filter((town) => isLarge(town) && town.feature !== "PPLX"));
  const others = split(towns.filter((town) => !isLarge(town) || town.feature === "PPLX"));
  const blocks = [...cities, ...others];
  const zones = [...new Set(towns.map((town) => town.timeZone))].sort();
  for (const [number, block] of blocks.entries()) {
    for (const [row, town] of block.entries()) town.number = number * rowsPerBlock + row;
  }
  for (const [number, block] of blocks.entries()) {
    const rows = block.map((town) => {
      const names = languages.flatMap((code) => {
        const name = nameIn(town, code, tagged);
        return name && name !== town.name ? [`${code}:${name}`] : [];
      });
      const polygon = polygonOf(town);
      const place = [town.country, polygon !== null && polygon !== town.country ? polygon : ""].filter(Boolean).join("/");
      return [
        town.name,
        place,
        [town.region, namedDistricts.has(`${town.country}.${town.region}.${town.districts[0]}`) && town.districts[0]]
          .filter(Boolean)
          .join("/"),
        town.lat.toFixed(3),
        town.lng.toFixed(3),
        town.population || "",
        zones.indexOf(town.timeZone),
        town.parent ? town.parent.number : "",
        town.weight === town.population ? "" : town.weight,
        ...names,
      ].join("\t");
    });
    writeFileSync(join(target, "cities", `${number}.tsv`), `${rows.join("\n")}\n`);
  }
  const boxes = blocks.map((block) => {
    const bound = (of, pick, round) => round(pick(...block.map(of)) * 100) / 100;
    return [
      bound((c) => c.lat, Math.min, Math.floor),
      bound((c) => c.lng, Math.min, Math.floor),
      bound((c) => c.lat, Math.max, Math.ceil),
      bound((c) => c.lng, Math.max, Math.ceil),
    ];
  });
  const ordered = [];
  for (const town of towns) ordered[town.number] = town;
  const marks = Array.from({ length: blocks.length * rowsPerBlock }, (_, number) => {
    const town = ordered[number];
    return town ? encode(step(town), 2) + encode(regionNumbers.get(`${town.country}.${town.region}`), 2) : "0000";
  });
  writeFileSync(join(target, "marks.txt"), marks.join(""));
  return { index: { rowsPerBlock, cityBlocks: cities.length, zones, boxes }, ordered };
}
