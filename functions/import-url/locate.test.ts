import { expect, it } from "vitest";
import { assetsOnDisk } from "../location/assets-on-disk.ts";
import { locate } from "./locate.ts";

async function found(text: string, url: string, article = "en", more: { lat?: number; lng?: number } = {}) {
  const located = await locate(assetsOnDisk, { place: { text, ...more }, url, article, asked: "en" });
  return located && `${located.region} (${located.place.countryCode})`;
}

it.each([
  ["Córdoba", "https://www.diario.es/a", "es", "Córdoba, España (ES)"],
  ["Córdoba", "https://www.diario.com.ar/a", "es", "Córdoba, Argentina (AR)"],
  ["Córdoba", "https://www.diario.com/a", "es-ES", "Córdoba, España (ES)"],
  ["London", "https://www.lantern.ca/a", "en-CA", "London, United Kingdom (GB)"],
  ["GLOUCESTER, Mass.", "https://www.lantern.co.uk/a", "en", "Gloucester, United States (US)"],
  ["Paris", "https://start.io/a", "fr", "Paris, France (FR)"],
  ["今治", "https://www.shimbun.jp/a", "ja", "今治、日本 (JP)"],
])("%s on %s (%s) is %s", async (text, url, article, region) => {
  expect(await found(text, url, article)).toBe(region);
});

it("where the page gives a point, the point decides between namesakes, and finds what has no name we know", async () => {
  expect(await found("Springfield", "https://lantern.com/", "en-US", { lat: 39.8, lng: -89.64 })).toBe("Springfield, United States (US)");
  expect(
    (
      await locate(assetsOnDisk, {
        place: { text: "Springfield", lat: 39.8, lng: -89.64 },
        url: "https://a.com/",
        article: "en",
        asked: "en",
      })
    )?.place.region,
  ).toBe("Illinois");
  expect(await found("Campus Nord", "https://lantern.com/", "de", { lat: 52.52, lng: 13.38 })).toBe("Berlin, Deutschland (DE)");
});

it("names the place in the article's language, in that of who asks where we print none of it, and knows when it knows nothing", async () => {
  const place = { text: "Warszawa" };
  const url = "https://gazeta.pl/a";
  expect((await locate(assetsOnDisk, { place, url, article: "pl", asked: "de" }))?.region).toBe("Warschau, Polen");
  expect(await locate(assetsOnDisk, { place: { text: "Xqzzyplonk" }, url, article: "pl", asked: "de" })).toBeNull();
  expect(await locate(assetsOnDisk, { place: null, url, article: "pl", asked: "de" })).toBeNull();
});
