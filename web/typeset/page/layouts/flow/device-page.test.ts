import { expect, test } from "vitest";
import { sampled } from "../../../../../.ci/tier.ts";
import { samples } from "../../../../../functions/house/edition/sample-articles.test-data.ts";
import type { NewspaperToSet } from "../../../model/newspaper.ts";
import type { SetNewspaper, TextItem } from "../../../model/scene.ts";
import { templateOf, templates } from "../../../templates/templates.ts";
import { mixedNewspaper } from "../../../testing/mixed-newspapers.test-data.ts";
import { proofread } from "../../../testing/proofread.test-data.ts";
import { newspaperFrom, toolsOf } from "../../../testing/sample-newspapers.test-data.ts";
import { scaleScene } from "../../scale-scene.ts";
import { setForDevice } from "../../set-for-device.ts";
import { openDeviceContext, type SmallDevice } from "./device-context.ts";

const devices: SmallDevice[] = ["mobile", "tablet"];
const languages = [...new Set(samples.map(({ language }) => language))];
const sample = "en-library-reopening";

/** Set for a device and proofread in the template's own points. */
async function proofOn(device: SmallDevice, newspaper: NewspaperToSet) {
  const tools = await toolsOf(newspaper.language);
  const set = setForDevice(newspaper, tools, device);
  const { scale } = openDeviceContext(newspaper, templateOf(newspaper.templateId), tools, device);
  const inTemplate = { ...set, pages: set.pages.map((page) => scaleScene(page, 1 / scale)) };
  return { set, ...proofread(inTemplate, newspaper, tools.measurer) };
}

const textsOf = ({ pages }: SetNewspaper) =>
  pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" && !item.clip ? [item] : [])));

function withExpanded(changes: Partial<NewspaperToSet>, expanded: Partial<NewspaperToSet["expandedContent"]>): NewspaperToSet {
  const base = newspaperFrom(sample);
  return { ...base, ...changes, expandedContent: { ...base.expandedContent, ...expanded } };
}

for (const device of devices) {
  for (const language of sampled(device, languages)) {
    test(`every word stands once, in order, inside its measure, and columns end together: ${language} on ${device}`, async () => {
      for (const [index, { file }] of samples.filter((each) => each.language === language).entries()) {
        const { errors } = await proofOn(device, newspaperFrom(file, index % 2 === 0 ? 0 : 120));
        expect(errors, file).toEqual([]);
      }
    });

    test(`whatever a newspaper lacks or has too much of, it is whole: ${language} on ${device}`, async () => {
      for (let seed = 1; seed <= 2; seed++) {
        const { errors } = await proofOn(device, mixedNewspaper(language, seed));
        expect(errors, `seed ${seed}`).toEqual([]);
      }
    });
  }

  test(`a newspaper without any text is a page: ${device}`, async () => {
    const nothing = { expandedTitle: "", deck: "", kicker: "", quote: null, expandedContent: "", byline: "", caption: "", sideStories: [] };
    const bare = { title: "", content: "", region: "", newspaperName: "", publishDate: "", pictures: {} };
    const { set } = await proofOn(device, withExpanded(bare, nothing));
    expect(set.pages).toHaveLength(1);
    expect(set.pages[0]?.height).toBeGreaterThan(40);
  });

  test(`an article of forty thousand characters without an end of a paragraph is set whole: ${device}`, async () => {
    const sentence = "The tide turned the wheel at four and the miller opened the gates again. ";
    const { errors } = await proofOn(device, withExpanded({}, { expandedContent: sentence.repeat(550).trim(), sideStories: [] }));
    expect(errors).toEqual([]);
  });

  test(`a title of three hundred characters and words without a space are whole: ${device}`, async () => {
    const expandedTitle = "Council votes to rebuild the breakwater and the old ferry landing before winter storms return "
      .repeat(4)
      .slice(0, 300);
    const headline = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
    const newspaper = withExpanded({}, { expandedTitle, sideStories: [{ headline, content: "Short. ".repeat(3) + "a".repeat(200) }] });
    const { errors } = await proofOn(device, newspaper);
    expect(errors).toEqual([]);
  });

  test(`a paper's name, motto, price and place of any length stay in their places: ${device}`, async () => {
    const { folio } = newspaperFrom(sample);
    const long = "The Independent and Impartial Chronicle of the Upper Valley, its Mills and its Markets, with the Weekly Advertiser";
    const newspaperName = long.slice(0, 100);
    const newspaper = withExpanded(
      { newspaperName, region: long, folio: { ...folio, motto: long, price: "Twenty-five cents in the city, thirty beyond" } },
      {},
    );
    const { errors, set } = await proofOn(device, newspaper);
    expect(errors).toEqual([]);
    expect(set.warnings.filter(({ block }) => block === "masthead")).toEqual([]);
  });

  test(`without pictures and side stories nothing is left open: ${device}`, async () => {
    const { set, errors } = await proofOn(device, withExpanded({ pictures: {} }, { sideStories: [], quote: null }));
    expect(errors).toEqual([]);
    expect(set.pages).toHaveLength(1);
  });

  test(`no letter is too small to read without zooming: ${device}`, async () => {
    for (const file of [sample, "ja-shima-no-ferry", "ar-iyadat-alraseef", "de-hochwasserschutz"]) {
      const { set } = await proofOn(device, newspaperFrom(file));
      for (const { size, text } of textsOf(set)) expect(size, text).toBeGreaterThanOrEqual(9.5);
      const body = textsOf(set).filter(({ block }) => block === "expanded-content");
      expect(Math.max(...body.map(({ size }) => size))).toBeGreaterThanOrEqual(15);
    }
  });

  test(`What's Inside names the pages the stories stand on: ${device}`, async () => {
    const { set } = await proofOn(device, newspaperFrom(sample));
    const headOn = (page: number) => (set.pages[page - 1]?.sections ?? []).filter(({ id }) => /^side-stories-\d/.test(id)).length;
    const rows = textsOf(set).filter(({ block, text }) => block === "whats-inside" && /^\d$/.test(text));
    expect(rows.length).toBeGreaterThan(3);
    for (const page of new Set(rows.map(({ text }) => Number(text))))
      expect(headOn(page)).toBe(rows.filter(({ text }) => Number(text) === page).length);
  });

  test(`what the user wrote in the ears is printed: ${device}`, async () => {
    const { folio } = newspaperFrom(sample);
    const ears: [string, string] = ["Late edition\nwith the ferry times", "Tell us what you saw"];
    const { set, errors } = await proofOn(
      device,
      newspaperFrom(sample, 0, "three-column", { folio: { ...folio, ears, motto: "For the harbor" } }),
    );
    const words = textsOf(set)
      .map(({ text }) => text)
      .join(" ");
    expect(errors).toEqual([]);
    expect(words).toContain("Late edition");
    expect(words).toContain("ferry times");
    expect(words).toContain("Tell us what");
    expect(words).toContain("For the harbor");
  });
}

const varied = [
  "en-library-reopening",
  "ja-eki-piano-mijikai",
  "ar-iyadat-alraseef",
  "de-hochwasserschutz",
  "hi-bawdi-chhoti",
  "ru-nochnoy-poezd",
];

for (const [index, { id: templateId }] of sampled("templates on devices", [...templates.entries()])) {
  for (const device of devices) {
    test(`pages are whole in its manner: ${templateId} on ${device}`, async () => {
      for (const file of [sample, varied[index % varied.length] ?? sample]) {
        const { errors, set } = await proofOn(device, { ...newspaperFrom(file), templateId });
        expect(errors, file).toEqual([]);
        expect(set.pages[0]?.template).toBe(templateId);
      }
      const mixed = mixedNewspaper(["en", "ar", "ja", "de"][index % 4] ?? "en", index + 7);
      expect((await proofOn(device, { ...mixed, templateId })).errors).toEqual([]);
    });
  }
}

test("a phone has one column, a tablet two whose sections are no higher than a screen", async () => {
  const newspaper = newspaperFrom("en-tide-mill-feature");
  const { set: phone } = await proofOn("mobile", newspaper);
  const { set: tablet } = await proofOn("tablet", newspaper);
  const columns = (set: SetNewspaper) => new Set(set.pages[0]?.frames.map(({ x }) => Math.round(x))).size;
  expect(columns(phone)).toBe(1);
  expect(columns(tablet)).toBe(2);
  for (const { height } of tablet.pages.flatMap(({ frames }) => frames)) expect(height).toBeLessThan(900);
});

test("an Arabic page begins at the right", async () => {
  const { set } = await proofOn("tablet", newspaperFrom("ar-iyadat-alraseef"));
  const [page] = set.pages;
  const [first, second] = page?.frames ?? [];
  expect(page?.direction).toBe("rtl");
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
});

test("the desktop has the printed pages", async () => {
  const newspaper = newspaperFrom(sample);
  const set = setForDevice(newspaper, await toolsOf("en"), "desktop");
  expect(set.pages[0]).toMatchObject({ width: 612, height: 816 });
});

test("the same newspaper gives the same pages on a device", async () => {
  const tools = await toolsOf("en");
  const newspaper = newspaperFrom("en-tide-mill-feature");
  const first: TextItem[] = textsOf(setForDevice(newspaper, tools, "tablet"));
  expect(textsOf(setForDevice(structuredClone(newspaper), tools, "tablet"))).toEqual(first);
});
