import { expect, test } from "vitest";
import { sampled } from "../../../../.ci/tier.ts";
import type { Layout, NewspaperToSet } from "../../model/newspaper.ts";
import { templateOf, templates } from "../../templates/templates.ts";
import { proofread } from "../../testing/proofread.test-data.ts";
import { newspaperFrom, toolsOf } from "../../testing/sample-newspapers.test-data.ts";
import { openBuilder, openContext } from "../context.ts";
import { openDeviceContext } from "../layouts/flow/device-context.ts";
import { scaleScene } from "../scale-scene.ts";
import { setForDevice } from "../set-for-device.ts";
import { setNewspaper } from "../set-newspaper.ts";

const layouts = ["three-column", "two-column", "one-column"] as const satisfies readonly Layout[];
const long = "The Independent and Impartial Chronicle of the Upper Valley, its Mills and its Markets, with the Weekly Advertiser";
const saying = "What the harbor says in the morning the paper prints by noon and the town forgets by night. ";

/** A newspaper whose every word beside the text is as long as the API lets it be. */
function overlong(templateId: string, layout: Layout): NewspaperToSet {
  const folio = {
    volume: 9_999,
    number: 999_999,
    price: "Two shillings and sixpence in the city..",
    motto: saying.repeat(3).slice(0, 200),
  };
  const ears: [string, string] = [`Late edition\n${saying.repeat(2)}`, saying.repeat(2)];
  return newspaperFrom("en-library-reopening", 0, layout, {
    templateId,
    newspaperName: long,
    region: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch ".repeat(2).trim(),
    folio: { ...folio, ears },
  });
}

for (const [index, { id: templateId }] of sampled("odd furniture", [...templates.entries()])) {
  const layout = layouts[index % layouts.length] ?? "three-column";

  test(`names, mottoes, prices and ears of the greatest length stay in their places: ${templateId}`, async () => {
    const tools = await toolsOf("en");
    const newspaper = overlong(templateId, layout);
    const set = setNewspaper(newspaper, tools);
    expect(proofread(set, newspaper, tools.measurer).errors).toEqual([]);
    for (const device of ["mobile", "tablet"] as const) {
      const { scale } = openDeviceContext(newspaper, templateOf(templateId), tools, device);
      const { pages, warnings } = setForDevice(newspaper, tools, device);
      const inTemplate = { warnings, pages: pages.map((page) => scaleScene(page, 1 / scale)) };
      expect(proofread(inTemplate, newspaper, tools.measurer).errors, device).toEqual([]);
    }
  });

  test(`a photograph of any shape leaves the page to the text: ${templateId}`, async () => {
    const tools = await toolsOf("en");
    for (const [width, height] of [
      [600, 6_000],
      [20_000, 600],
      [1_080, 2_400],
      [1, 1],
    ] as const) {
      const base = newspaperFrom("en-tide-mill-feature", 700, layout, { templateId });
      const photograph = { src: "photograph", width, height, caption: "The mill at low tide.", alt: "" };
      const newspaper = { ...base, pictures: { main: photograph, small: photograph } };
      const set = setNewspaper(newspaper, tools);
      expect(proofread(set, newspaper, tools.measurer).errors, `${width} by ${height}`).toEqual([]);
    }
  });
}

test("an article that is one paragraph of ten thousand characters is set whole", async () => {
  const tools = await toolsOf("en");
  const base = newspaperFrom("en-tide-mill-feature", 2_200, "three-column", { templateId: "vintage-times" });
  const expandedContent = base.expandedContent.expandedContent.replace(/^## /gm, "").replace(/\s+/g, " ").slice(0, 10_000).trim();
  const newspaper = { ...base, expandedContent: { ...base.expandedContent, expandedContent } };
  expect(proofread(setNewspaper(newspaper, tools), newspaper, tools.measurer).errors).toEqual([]);
});

test("the title of an ear stays within its frame, and what is wider than its measure even at its smallest is warned of", async () => {
  const place = { city: "Kingsbridge", country: "United Kingdom", countryCode: "GB", lat: 50.28, lng: -3.78, timeZone: "Europe/London" };
  const newspaper = newspaperFrom("en-tide-mill-feature", 650, "three-column", { templateId: "goldfield-daily", place });
  const tools = await toolsOf("en");
  const { pages, warnings } = setNewspaper(newspaper, tools);
  expect(warnings).toEqual([]);
  const context = openContext(newspaper, templateOf(newspaper.templateId), tools);
  const titles =
    pages[0]?.items.filter((item) => item.kind === "text" && item.block === "ears" && item.font === context.faces.earTitle.font) ?? [];
  const frames = templateOf(newspaper.templateId).furniture.filter((element) => element.kind === "ear");
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles)
    if (title.kind === "text") expect(title.width).toBeLessThanOrEqual(Math.max(...frames.map(({ width }) => width)) - 10);
  const builder = openBuilder(context);
  builder.run("ears", "Twelve cents in the city", context.faces.earTitle, 0, 20, 30);
  expect(context.warnings).toEqual([{ code: "squeezed", block: "ears", detail: "Twelve cents in the city" }]);
});
