import { expect, test } from "vitest";
import { readIndex } from "./assets.ts";
import { assetsOnDisk } from "./assets-on-disk.ts";
import { findPlace, nearbyPlaces } from "./places.ts";
import { readBlock } from "./towns.ts";

async function find(address: string, language = "en") {
  const place = await findPlace(assetsOnDisk, address, language);
  return place && `${place.city}, ${place.countryCode}`;
}

test.each([
  ["Duluth, United States", "en", "Duluth, US"],
  ["Inverness, United Kingdom", "en", "Inverness, GB"],
  ["Wertheim, Deutschland", "de", "Wertheim, DE"],
  ["遠野、日本", "ja", "遠野, JP"],
  ["今治、日本", "ja", "今治, JP"],
  ["أسوان، مصر", "ar", "أسوان, EG"],
  ["Guéret, France", "fr", "Guéret, FR"],
  ["Macerata, Italia", "it", "Macerata, IT"],
  ["Garanhuns, Brasil", "pt", "Garanhuns, BR"],
  ["Петрозаводск, Россия", "ru", "Петрозаводск, RU"],
  ["구례, 대한민국", "ko", "구례, KR"],
  ["扬州，中国", "zh", "扬州, CN"],
  ["बूंदी, भारत", "hi", "बूंदी, IN"],
  ["Tokyo, Japan", "ja", "東京, JP"],
  ["Muenchen, Bayern", "de", "München, DE"],
  ["إسطنبول", "en", "Istanbul, TR"],
  ["नई दिल्ली", "en", "Delhi, IN"],
  ["横浜市、神奈川県", "ja", "横浜, JP"],
  ["四日市、三重県", "ja", "四日市, JP"],
  ["서울", "ja", "ソウル, KR"],
  ["Nukuʻalofa", "en", "Nuku'alofa, TO"],
  ["Xian, China", "en", "Xi'an, CN"],
])("%s is found and named in %s", async (address, language, found) => {
  expect(await find(address, language)).toBe(found);
});

test("a state or country after the comma decides between cities of one name", async () => {
  const texas = await findPlace(assetsOnDisk, "Paris, TX", "en");
  expect(texas).toMatchObject({ city: "Paris", countryCode: "US", region: "Texas", timeZone: "America/Chicago" });
  expect(await find("Paris")).toBe("Paris, FR");
  expect((await findPlace(assetsOnDisk, "Springfield, Illinois, USA", "en"))?.region).toBe("Illinois");
  expect(await find("Toronto, CA")).toBe("Toronto, CA");
  expect(await find("Los Angeles, CA")).toBe("Los Angeles, US");
});

test("a city that does not lie in the given country is not found", async () => {
  expect(await find("Berlin, Japan")).toBeNull();
  expect(await find("Nowhere, Victoria")).toBeNull();
});

test.each([
  "",
  "   ",
  ",,,",
  "Deutschland",
  "\u202e\u0000🎈",
  "x".repeat(9000),
  "constructor",
  "__proto__, __proto__",
  "Nowhere-on-Sea, United Kingdom",
])("%j is answered with null", async (address) => {
  expect(await find(address)).toBeNull();
});

test("neighbours come largest first and across the date line", async () => {
  const around = (await nearbyPlaces(assetsOnDisk, -16.5, 179.3, 6, "en")).map((place) => place.name);
  expect(around[0]).toBe("Suva");
  expect(around).toContain("Mata-Utu");
  const tokyo = await nearbyPlaces(assetsOnDisk, 35.69, 139.69, 3, "de");
  expect(tokyo.slice(0, 2).map((place) => place.name)).toEqual(["Tokio", "Yokohama"]);
});

test("every line of the data is a town: a name, a country, a point, names in our languages", async () => {
  const { boxes } = await readIndex(assetsOnDisk);
  const blocks = await Promise.all(boxes.map((_, block) => readBlock(assetsOnDisk, block)));
  const isTown = (line: string) => {
    const [name = "", country = "", , lat, lng, , , , , ...tagged] = line.split("\t");
    const isPoint = lat !== "" && lng !== "" && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180;
    return isPoint && name !== "" && /^[A-Z]{2}(?:\/|$)/.test(country) && tagged.every((field) => /^[a-z]{2}:[^:]+$/u.test(field));
  };
  expect(blocks.flatMap(({ lines }) => lines.filter((line) => !isTown(line)))).toEqual([]);
});
