import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawingToSvg } from "../../images/drawing-svg.ts";
import { assetsOnDisk } from "../../location/assets-on-disk.ts";
import { findPlace, nearbyPlaces } from "../../location/places.ts";
import type { Atlas, Inland } from "./atlas.ts";
import { drawMap } from "./map.ts";

const data = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, "../../../web/public/places", file), "utf8"));
const atlas = data("countries-50m.json") as Atlas;
const inland = data("inland-50m.json") as Inland;

async function mapOf(address: string, language: string) {
  const place = await findPlace(assetsOnDisk, address, language);
  if (!place) throw new Error(`${address} is not in the gazetteer`);
  const neighbors = await nearbyPlaces(assetsOnDisk, place.lat, place.lng, 14, language);
  return drawMap({ place, atlas, inland, neighbors, language });
}

test.each([
  ["Duluth, United States", "en"],
  ["Wertheim", "de"],
  ["東京", "ja"],
  ["القاهرة", "ar"],
  ["Suva", "en"],
  ["Reykjavik", "de"],
  ["Ushuaia", "en"],
  ["Vatican City", "en"],
  ["Singapore", "en"],
  ["Магадан", "ru"],
])("a map of %s stays inside its frame, legible and small", async (address, language) => {
  const map = await mapOf(address, language);
  expect(JSON.stringify(map).length).toBeLessThan(250_000);
  const labels = map.items.filter((item) => item.kind === "label");
  expect(labels.filter((label) => label.weight === 700)).toHaveLength(1);
  for (const label of labels) {
    expect(label.size).toBeGreaterThanOrEqual(15);
    expect(label.x).toBeGreaterThan(0);
    expect(label.x).toBeLessThan(map.width);
    expect(label.y).toBeLessThan(map.height);
  }
  for (const item of map.items) {
    if (item.kind !== "path") continue;
    expect(item.d).not.toMatch(/NaN|Infinity|e/);
    for (const [, x, y] of item.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(map.width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(map.height);
    }
  }
});

test("cities around are named in the edition's language", async () => {
  const labels = (map: Awaited<ReturnType<typeof mapOf>>) => map.items.flatMap((item) => (item.kind === "label" ? [item.text] : []));
  expect(labels(await mapOf("Wertheim", "de"))).toEqual(expect.arrayContaining(["Wertheim", "München", "TSCHECHIEN", "100 km"]));
  expect(labels(await mapOf("東京", "ja"))).toEqual(expect.arrayContaining(["東京", "名古屋", "日本"]));
  expect(labels(await mapOf("القاهرة", "ar"))).toEqual(expect.arrayContaining(["القاهرة", "الإسكندرية"]));
});

test("one place gives one drawing", async () => {
  expect(await mapOf("Perth", "en")).toEqual(await mapOf("Perth", "en"));
});

test("a drawing becomes a file that carries no markup of its texts", () => {
  const svg = drawingToSvg(
    {
      width: 10,
      height: 10,
      items: [
        { kind: "label", x: 1, y: Number.NaN, anchor: "start", text: "<script>&\u0000'\"", size: 5, weight: 400, language: '"><x' },
        { kind: "path", d: 'M0 0L1 1Z" onload="alert(1)', fill: "ink" },
      ],
    },
    { ink: "#16130F", paper: "#F4EFE2", fonts: "'Gelasio', serif" },
  );
  expect(svg).not.toMatch(/<script|onload|<x|NaN/);
  expect(svg).not.toContain("\u0000");
  expect(svg).toContain("&lt;script&gt;&amp;&#39;&quot;");
});
