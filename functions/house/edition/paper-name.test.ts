import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { placesFolder } from "../../../db/gazetteer/unpack-places.ts";
import { assetsOnDisk } from "../../location/assets-on-disk.ts";
import { landscapesOf } from "../../location/towns.ts";
import { isKnownPaper } from "./known-papers.ts";
import { housePaperName, townNames } from "./paper-name.ts";

const nameOf = (region: string, language: string) => housePaperName({ region, language });

it("names the paper after the city, always the same, in the manner of the language", () => {
  expect(nameOf("Duluth, United States", "en")).toMatch(/^The Duluth \p{Lu}\p{Ll}+$/u);
  expect(nameOf("Duluth, United States", "en")).toBe(nameOf("Duluth", "en"));
  expect(nameOf("Wertheim, Deutschland", "de")).toMatch(/Wertheim/);
  expect(nameOf("今治市、日本", "ja")).toMatch(/^今治[^市]/u);
  expect(nameOf("إربد، الأردن", "ar")).toMatch(/ إربد$/u);
});

it("never takes the name of a known paper", () => {
  const real = [
    "Boston Herald",
    "Houston Chronicle",
    "Miami Herald",
    "Orlando Sentinel",
    "San Francisco Chronicle",
    "Montreal Gazette",
    "New York Herald",
  ];
  for (const name of real) {
    const city = name.split(" ").slice(0, -1).join(" ");
    expect(nameOf(`${city}, Somewhere`, "en").replace(/^The /, "")).not.toBe(name);
  }
  for (const city of ["東京", "京都", "神戸", "静岡", "高知", "徳島"]) expect(nameOf(city, "ja")).not.toBe(`${city}新聞`);
  expect(nameOf("الرياض", "ar")).not.toMatch(/^(?:جريدة|صحيفة) الرياض$/u);
});

it("has a name for a region without a city", () => {
  for (const region of ["", "55802", "  ", "🎉", "\u0000"]) expect(nameOf(region, "en")).toBe("The Daily Lantern");
  expect(nameOf("", "ja")).not.toBe("");
});

// Post offices of the forces belong to no state.
const zipFolder = join(placesFolder(), "zips");
const zips = readdirSync(zipFolder).flatMap((file) =>
  readFileSync(join(zipFolder, file), "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, , state = ""]) => state !== "")
    .map(([zip = "", city = ""]) => ({ zip, city })),
);

it("names a paper for each of the 41,000 ZIP codes: none of a real paper, none too long for a nameplate, all well begun", async () => {
  expect(zips.length).toBeGreaterThan(40_000);
  const wrong: string[] = [];
  for (const { zip, city } of zips) {
    const [name = ""] = townNames({ city, seed: zip, landscapes: await landscapesOf(assetsOnDisk, zip) }, "en");
    if (isKnownPaper(name) || [...name].length > 40 || !/^The \p{Lu}.* \p{Lu}[\p{L}-]+$/u.test(name)) wrong.push(`${zip} ${name}`);
  }
  expect(wrong).toEqual([]);
});

it("names a town's paper in the manner of each language, and no longer than a nameplate either", () => {
  const wrong: string[] = [];
  for (const language of ["es", "fr", "de", "it", "pt", "ru", "ja", "ko", "zh", "ar", "hi"]) {
    for (const { zip, city } of zips.filter((_, i) => i % 25 === 0)) {
      const [name = ""] = townNames({ city, seed: zip, landscapes: ["sea"] }, language);
      if ([...name].length > 40 || !name.includes(city.replace(/^the /i, "").split(" ")[0] ?? city) || name.startsWith("The "))
        wrong.push(`${language} ${zip} ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});

it("takes the paper's name from the country around: a ship's for Gloucester, none of the sea for Dodge City", async () => {
  const wordsOf = async (zip: string, city: string) =>
    townNames({ city, seed: zip, landscapes: await landscapesOf(assetsOnDisk, zip) }, "en").join(" ");
  expect(await wordsOf("01930", "Gloucester")).toMatch(/Mariner|Harbor Light/);
  expect(await wordsOf("67801", "Dodge City")).toMatch(/Plainsman|Prairie/);
  expect(await wordsOf("67801", "Dodge City")).not.toMatch(/Mariner|Harbor|Mountain/);
  expect(await wordsOf("80202", "Denver")).toMatch(/Mountain|Ridge|Highland/);
  expect(await wordsOf("55802", "Duluth")).toMatch(/Lake/);
  expect(await wordsOf("54301", "Green Bay Junction")).toMatch(/Night Mail|Railway/);
});
