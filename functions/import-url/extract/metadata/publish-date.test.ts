import { expect, it } from "vitest";
import type { PageMetadata } from "../page.ts";
import { emptyMetadata } from "../read-metadata.ts";
import { findPublishDate } from "./publish-date.ts";

const metadata = (given: Partial<PageMetadata> = {}): PageMetadata => ({ ...emptyMetadata(), ...given });
const time = (datetime: string, text = "", itemprop = "", className = "") => ({ datetime, text, itemprop, className });
const now = Date.parse("2026-11-20T12:00:00Z");
const find = (
  given: Partial<PageMetadata>,
  published = "",
  page: { url?: string; visible?: string[]; following?: string[]; language?: string; modified?: string } = {},
) =>
  findPublishDate(
    metadata(given),
    { published, modified: page.modified ?? "" },
    {
      url: page.url ?? "https://www.example.com/news/bridge",
      language: page.language ?? "en",
      now,
      near: page.visible ?? [],
      tail: [],
      following: page.following ?? [],
    },
  );

it("what the publisher tells machines comes before what the page shows, and that before its address", () => {
  const meta = new Map([["article:published_time", ["2026-11-18T08:00:00-05:00"]]]);
  const times = [time("2026-11-17")];
  const url = "https://www.example.com/2026/11/14/bridge";
  const visible = ["By Jane Doe | November 15, 2026"];
  expect(find({ meta, times }, "2026-11-19", { url, visible })).toEqual({ value: "2026-11-19", source: "JSON-LD" });
  expect(find({ meta, times }, "", { url, visible }).value).toBe("2026-11-18");
  expect(find({ times }, "", { url, visible }).value).toBe("2026-11-17");
  expect(find({}, "", { url, visible })).toEqual({ value: "2026-11-15", source: "page" });
  expect(find({}, "", { url })).toEqual({ value: "2026-11-14", source: "address" });
  expect(find({}).value).toBe("");
});

it("a day is the day on the page's own clocks", () => {
  expect(find({}, "2026-11-18T00:30:00+09:00").value).toBe("2026-11-18");
  expect(find({}, "2026-11-17T23:30:00-05:00").value).toBe("2026-11-17");
  // UTC is nobody's clock: what the page shows of the same moment wins.
  expect(find({ times: [time("2026-11-18T08:30:00+09:00")] }, "2026-11-17T23:30:00Z").value).toBe("2026-11-18");
  expect(find({}, "2026-11-17T23:30:00Z", { visible: ["2026年11月18日 08時30分"], language: "ja" }).value).toBe("2026-11-18");
  expect(find({}, "2026-11-17T23:30:00Z", { visible: ["Updated November 19, 2026"] }).value).toBe("2026-11-17");
});

it("a date of a change, of another year or of tomorrow's tomorrow is not the day it appeared", () => {
  expect(find({ times: [time("2026-11-19", "", "datemodified"), time("2026-11-10", "", "datepublished")] }).value).toBe("2026-11-10");
  expect(find({}, "", { visible: ["Updated: Nov 19, 2026", "Published: Nov 10, 2026"] }).value).toBe("2026-11-10");
  expect(find({ meta: new Map([["date", ["2027-03-01"]]]) }, "1970-01-01T00:00:00Z", { url: "https://e.com/20261110/a" }).value).toBe(
    "2026-11-10",
  );
});

it("the time marked as the article's comes before a teaser's", () => {
  const times = [time("2026-11-01", "", "", "teaser-time"), time("2026-11-10", "", "", "entry-date published")];
  expect(find({ times }).value).toBe("2026-11-10");
});

it("where metadata are silent, elements named for dates, scripts, changes and lines further down say the day, in this order", () => {
  const all = { dated: ["10.11.26, 14 Uhr"], scriptDate: "2026-11-11T08:00:00Z" };
  const page = { modified: "2026-11-12", following: ["Home", "November 13, 2026"], language: "de" };
  expect(find(all, "", page)).toEqual({ value: "2026-11-10", source: "class" });
  expect(find({ scriptDate: all.scriptDate }, "", page)).toEqual({ value: "2026-11-11", source: "script" });
  expect(find({}, "", page)).toEqual({ value: "2026-11-12", source: "changed" });
  expect(find({}, "", { ...page, modified: "" })).toEqual({ value: "2026-11-13", source: "page" });
  expect(find({}, "", { following: [`NEW YORK, Nov. 14, 2026 (Wire) -- ${"Text. ".repeat(60)}`] }).value).toBe("2026-11-14");
});
