import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { addresses } from "./address.test-data.ts";
import type { PlaceAssets } from "./assets.ts";
import { assetsOnDisk } from "./assets-on-disk.ts";
import { kilometersBetween } from "./kilometers.test-data.ts";
import { nearestTown } from "./nearest-town.ts";
import { findPlace } from "./places.ts";
import { readAddress, readingsOf } from "./read-address.ts";

const read = <T>(name: string) => JSON.parse(readFileSync(`functions/location/asked-places/${name}.json`, "utf8")) as T[];

interface Asked {
  q: string;
  language: string;
  countryCode?: string | string[];
  near?: [number, number];
  none?: boolean;
}

it("at least 97 of 100 addresses in twelve languages lead to their town", async () => {
  const list = read<Asked>("forward");
  const wrong: string[] = [];
  for (const { q, language, countryCode, near, none } of list) {
    const found = await findPlace(assetsOnDisk, q, language);
    const isRight = none
      ? found === null
      : found && near && [countryCode].flat().includes(found.countryCode) && kilometersBetween(found.lat, found.lng, ...near) <= 25;
    if (!isRight) wrong.push(`${q}: ${found ? `${found.city}, ${found.countryCode}` : "nothing"}`);
  }
  expect(list.length).toBe(300);
  expect(wrong.length <= 9 ? [] : wrong).toEqual([]);
});

interface Point {
  name: string;
  lat: number;
  lng: number;
  accept?: string[];
  countryCode?: string | string[];
  sea?: boolean;
}

const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

it("at least 95 of 100 points on all continents are in their town, and nobody's at sea", async () => {
  const list = read<Point>("reverse");
  const wrong: string[] = [];
  for (const { name, lat, lng, accept = [], countryCode, sea } of list) {
    const town = await nearestTown(assetsOnDisk, lat, lng);
    const names = town ? [town.name, ...town.names.values()].map(plain) : [];
    const isRight = sea
      ? !town
      : town && [countryCode].flat().includes(town.countryCode) && accept.some((each) => names.includes(plain(each)));
    if (!isRight) wrong.push(`${name}: ${town ? `${town.name}, ${town.countryCode}` : "nothing"}`);
  }
  expect(list.length).toBe(120);
  expect(wrong.length <= 6 ? [] : wrong).toEqual([]);
});

it.each(addresses)("%s (%s) is %s", async (address, language, wanted) => {
  const found = await findPlace(assetsOnDisk, address, language);
  const inEnglish = found && (await findPlace(assetsOnDisk, address, "en"));
  expect(inEnglish ? `${inEnglish.city.replace("Cologne", "Köln")}, ${inEnglish.countryCode}` : "").toBe(wanted);
});

it("however an address is written, few ways to read it are tried", () => {
  for (const text of ["a b ", "1 Texas ", "Springfield ", "東京市", "New York, ", "12 ", "\ufdfa"]) {
    const readings = readingsOf(readAddress(text.repeat(200)));
    expect([text, readings.length < 2_000, readings.every(({ name }) => name.length <= 200)]).toEqual([text, true, true]);
  }
});

it("a new isolate reads few files for an address, a point or what is being typed", async () => {
  const files: Record<string, number> = {};
  async function count(name: string, work: (assets: PlaceAssets) => Promise<unknown>) {
    vi.resetModules();
    files[name] = 0;
    await work({
      fetch(url) {
        files[name] = (files[name] ?? 0) + 1;
        return assetsOnDisk.fetch(url);
      },
    });
  }
  for (const address of ["广东省深圳市", "Philadelpia", "Springfield, IL"])
    await count(address, async (assets) => (await import("./places.ts")).findPlace(assets, address, "en"));
  await count("Paris", async (assets) => (await import("./nearest-town.ts")).nearestTown(assets, 48.8584, 2.2945));
  for (const typed of ["st l", "мос"])
    await count(typed, async (assets) => (await import("./suggest-towns.ts")).suggestTowns(assets, typed, "en"));
  expect(Object.entries(files).filter(([, read]) => read > 18)).toEqual([]);
});
