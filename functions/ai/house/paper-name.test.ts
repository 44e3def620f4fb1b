import { expect, it } from "vitest";
import { housePaperName } from "./paper-name.ts";

it("names the paper after the city, always the same, in the manner of the language", () => {
  expect(housePaperName("Duluth, United States", "en")).toMatch(/^The Duluth \p{Lu}\p{Ll}+$/u);
  expect(housePaperName("Duluth, United States", "en")).toBe(housePaperName("Duluth", "en"));
  expect(housePaperName("Wertheim, Deutschland", "de")).toMatch(/Wertheim/);
  expect(housePaperName("今治市、日本", "ja")).toMatch(/^今治[^市]/u);
  expect(housePaperName("إربد، الأردن", "ar")).toMatch(/ إربد$/u);
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
    expect(housePaperName(`${city}, Somewhere`, "en").replace(/^The /, "")).not.toBe(name);
  }
  for (const city of ["東京", "京都", "神戸", "静岡", "高知", "徳島"]) expect(housePaperName(city, "ja")).not.toBe(`${city}新聞`);
  expect(housePaperName("الرياض", "ar")).not.toMatch(/^(?:جريدة|صحيفة) الرياض$/u);
});

it("has a name for a region without a city", () => {
  for (const region of ["", "55802", "  ", "🎉", "\u0000"]) expect(housePaperName(region, "en")).toBe("The Daily Lantern");
  expect(housePaperName("", "ja")).not.toBe("");
});
