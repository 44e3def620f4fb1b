import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placesFolder } from "../../../db/gazetteer/unpack-places.ts";
import { drawingToSvg } from "../../images/drawing.ts";
import { assetsOnDisk } from "../../location/assets-on-disk.ts";
import { findPlace, nearbyPlaces } from "../../location/places.ts";
import type { Atlas, Inland } from "./atlas.ts";
import { drawMap } from "./map.ts";
import { labelWidth } from "./map-labels.ts";

const data = (file: string) => JSON.parse(readFileSync(join(placesFolder(), file), "utf8"));
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

const scripts: Record<string, RegExp> = {
  ja: /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
};
const cities = [
  "New York",
  "Mexico City",
  "Buenos Aires",
  "Paris",
  "Cairo",
  "Nairobi",
  "Moscow",
  "Mumbai",
  "Beijing",
  "Tokyo",
  "Seoul",
  "Sydney",
];
const editions = ["ar", "hi", "ja", "zh", "ko", "ru", "en", "es", "fr", "de", "it", "pt"];

test.each(cities.flatMap((city, i) => [0, 5].map((step) => [city, editions[(i + step) % 12] ?? "en"] as const)))(
  "a map of %s for a newspaper in %s is lettered in its script, and no name lies on another",
  async (city, language) => {
    const labels = (await mapOf(city, language)).items.flatMap((item) => (item.kind === "label" ? [item] : []));
    const names = labels.filter(({ text }) => !/^\d/.test(text));
    expect(names.length).toBeGreaterThanOrEqual(5);
    for (const { text } of names) expect(text).toMatch(scripts[language] ?? /^[\p{Script=Latin}\p{P}\s]+$/u);
    const boxes = names.map(({ text, x, y, size, weight }) => ({ text, x, y, size, half: labelWidth(text, size, weight) / 2 }));
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart = Math.abs(a.x - b.x) > a.half + b.half || Math.abs(a.y - b.y) > (a.size + b.size) / 2;
        expect(apart, `${a.text} and ${b.text}`).toBe(true);
      }
    }
  },
);

test.each([
  ["ar", "arab", /١٠٠/],
  ["ar", undefined, /100/],
  ["hi", "deva", /१००/],
  ["hi", undefined, /100/],
] as const)("the scale of a map for a newspaper in %s has its article's digits (%s)", async (language, numerals, scale) => {
  const place = await findPlace(assetsOnDisk, "القاهرة", language);
  if (!place) throw new Error("Cairo is in the gazetteer");
  const neighbors = await nearbyPlaces(assetsOnDisk, place.lat, place.lng, 14, language);
  const map = drawMap({ place, atlas, inland, neighbors, language, ...(numerals ? { numerals } : {}) });
  expect(map.items.some((item) => item.kind === "label" && scale.test(item.text))).toBe(true);
});

test("names are those newspapers print", async () => {
  const labels = async (city: string, language: string) =>
    (await mapOf(city, language)).items.flatMap((item) => (item.kind === "label" ? [item.text] : []));
  expect(await labels("纽约", "zh")).toEqual(expect.arrayContaining(["纽约", "费城"]));
  expect(await labels("서울", "ko")).toEqual(expect.arrayContaining(["서울", "평양", "대구"]));
  expect(await labels("काहिरा", "hi")).toEqual(expect.arrayContaining(["काहिरा", "स्वेज़"]));
  expect(await labels("Seoul", "en")).toContain("Wonju");
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
