import { expect, test } from "vitest";
import type { NewspaperToSet } from "../../model/newspaper.ts";
import { templateOf } from "../../templates/templates.ts";
import { newspaperFrom, toolsOf } from "../../testing/sample-newspapers.test-data.ts";
import { openContext } from "../context.ts";

const duluth = { city: "Duluth", country: "United States", countryCode: "US", lat: 46.78, lng: -92.1, timeZone: "America/Chicago" };

test.each([
  ["Duluth, Minnesota 55802", "Duluth, Minnesota"],
  ["55802", "Duluth"],
  ["55802-1234", "Duluth"],
  ["55802 Duluth, MN", "Duluth, MN"],
  ["Duluth, MN 55802-1234, USA", "Duluth, MN, USA"],
  ["Duluth, United States", "Duluth, United States"],
])("the region %j is printed as %j", async (region, printed) => {
  const changes: Partial<NewspaperToSet> = { region, place: duluth };
  const newspaper = newspaperFrom("en-snowbound-bus", 0, "three-column", changes);
  expect(openContext(newspaper, templateOf(newspaper.templateId), await toolsOf("en")).newspaper.region).toBe(printed);
  const elsewhere = { ...newspaper, place: { ...duluth, countryCode: "DE" } };
  expect(openContext(elsewhere, templateOf(newspaper.templateId), await toolsOf("en")).newspaper.region).toBe(region);
});
