import { expect, it } from "vitest";
import { assetsOnDisk } from "./assets-on-disk.ts";
import { suggestTowns } from "./suggest-towns.ts";

const suggest = async (typed: string, language: string) =>
  (await suggestTowns(assetsOnDisk, typed, language)).map(({ city, countryCode }) => `${city}, ${countryCode}`);

it.each([
  ["lo", "en", "London, GB"],
  ["lond", "de", "London, GB"],
  ["san f", "en", "San Francisco, US"],
  ["st lou", "en", "St Louis, US"],
  ["東", "ja", "東京, JP"],
  ["とうきょ", "ja", "東京, JP"],
  ["서", "ko", "서울, KR"],
  ["القا", "ar", "القاهرة, EG"],
  ["мос", "ru", "Москва, RU"],
  ["मुं", "hi", "मुंबई, IN"],
  ["北", "zh", "北京, CN"],
  ["mün", "de", "München, DE"],
  ["köln", "en", "Cologne, DE"],
  ["bath", "en", "Bath, GB"],
  ["birm", "en", "Birmingham, GB"],
  ["paris, t", "en", "Paris, US"],
  ["paris tex", "en", "Paris, US"],
  ["lodn", "en", "London, GB"],
  ["philadelpia", "en", "Philadelphia, US"],
  ["55802", "en", "Duluth, US"],
])("%s, typed in %s, is first of all %s", async (typed, language, first) => {
  expect((await suggest(typed, language))[0]).toBe(first);
});

it("a suggestion comes once, and at most eight come", async () => {
  for (const typed of ["san", "new y", "springf", "al"]) {
    const found = (await suggestTowns(assetsOnDisk, typed, "en")).map(({ city, region, countryCode }) =>
      [city, region, countryCode].join(),
    );
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(2);
    expect(found.length).toBeLessThanOrEqual(8);
  }
});

it.each(["", " ", "l", ",", "qqqq", "\u202e\u0000🎈", "x".repeat(120)])("nothing is suggested for %j", async (typed) => {
  expect(await suggest(typed, "en")).toEqual([]);
});
