import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sampled } from "../../../.ci/tier.ts";
import { readyLanguages } from "../../../locales/languages.ts";
import type { NewspaperToSet } from "../../typeset/model/newspaper.ts";
import type { SetNewspaper, TextItem } from "../../typeset/model/scene.ts";
import { setNewspaper } from "../../typeset/page/set-newspaper.ts";
import { templates } from "../../typeset/templates/templates.ts";
import { randomOf } from "../../typeset/testing/random-text.ts";
import { newspaperWith, toolsOf } from "../../typeset/testing/sample-newspapers.test-data.ts";
import { joinLines } from "../react/text-blocks.ts";
import { asFiller, fillerTools, trueLength, withoutMarks } from "./dummy-copy.ts";
import { greek } from "./greeked.ts";

const samples: Record<string, string> = {
  en: "en-tide-mill-feature",
  es: "es-faro-punta-meira",
  fr: "fr-boulangerie-cooperative",
  de: "de-hochwasserschutz",
  it: "it-mercato-coperto",
  pt: "pt-orquestra-escolar",
  ru: "ru-nochnoy-poezd",
  ja: "ja-shima-no-ferry",
  ko: "ko-ssiat-eunhaeng",
  zh: "zh-liuxi-river",
  ar: "ar-iyadat-alraseef",
  hi: "hi-pahadi-football-club",
};

const sampleOf = (language: string) => samples[language] ?? "";
const contentOf = (language: string): string => JSON.parse(readFileSync(`.ci/samples/${sampleOf(language)}.json`, "utf8")).content;
const letters = (text: string) => text.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "");

/** The first `length` characters of a story and filler for all the rest, heads and side stories included. */
function halfWritten(language: string, length: number, templateId: string): { newspaper: NewspaperToSet; written: string } {
  const content = contentOf(language);
  const written = content.slice(0, length);
  const whole = newspaperWith(sampleOf(language), content, "three-column", { templateId });
  const { expandedContent } = whole;
  const newspaper = {
    ...whole,
    newspaperName: asFiller(whole.newspaperName),
    expandedContent: {
      ...expandedContent,
      expandedTitle: asFiller(expandedContent.expandedTitle),
      deck: asFiller(expandedContent.deck),
      kicker: asFiller(expandedContent.kicker),
      quote: null,
      byline: asFiller(expandedContent.byline),
      caption: "",
      expandedContent: `${written} ${asFiller(content.slice(length))}`,
      sideStories: expandedContent.sideStories.map((story) => ({ headline: asFiller(story.headline), content: asFiller(story.content) })),
    },
    pictures: {},
  };
  return { newspaper, written };
}

/** All type of the main story, in the order of the pages. */
function typeOf(set: SetNewspaper, measurer: Parameters<typeof greek>[1]): string {
  const lines = set.pages.flatMap((page) => {
    const { items } = greek(page, measurer);
    return items.filter((item): item is TextItem => item.kind === "text" && item.block === "expanded-content");
  });
  return joinLines(lines).join("");
}

for (const { code } of sampled("filler", readyLanguages)) {
  it(`shows exactly the words that have arrived as type, and no filler: ${code}`, async () => {
    const tools = fillerTools(await toolsOf(code));
    const random = randomOf(code.charCodeAt(0) * 31 + code.charCodeAt(1));
    const { length } = contentOf(code);
    let before: SetNewspaper | undefined;
    for (let round = 0; round < 4; round++) {
      const at = Math.round((length * (round + random.between(0, 99) / 100)) / 4);
      const { newspaper, written } = halfWritten(code, at, templates[(round * 5 + code.length) % templates.length]?.id ?? "");
      const set = setNewspaper({ ...newspaper, shape: before?.shape ?? null }, tools);
      before = round % 2 === 0 ? set : undefined;
      expect(letters(typeOf(set, tools.measurer)), `${newspaper.templateId}, ${at} of ${length}`).toBe(letters(written));
    }
  });
}

it("keeps the shape of a page while words take the place of filler", async () => {
  const tools = fillerTools(await toolsOf("en"));
  const shapeOf = (set: SetNewspaper) => set.pages[0]?.frames.map(({ id, x, y, width, height }) => [id, x, y, width, height]);
  const first = setNewspaper(halfWritten("en", 0, "american-classic").newspaper, tools);
  let before = first;
  for (const length of [300, 900, 2_000, 3_000]) {
    before = setNewspaper({ ...halfWritten("en", length, "american-classic").newspaper, shape: before?.shape ?? null }, tools);
    expect(shapeOf(before)).toEqual(shapeOf(first));
  }
});

it("is measured and hyphenated as the words it stands for", async () => {
  const plain = await toolsOf("de");
  const { measurer, hyphenate } = fillerTools(plain);
  const font = "normal 400 Gelasio";
  for (const word of ["Hochwasserschutz", "Übergangsregelung,", "an"]) {
    expect(measurer.width(asFiller(word), font, "de")).toBe(plain.measurer.width(word, font, "de"));
    const parts = hyphenate(asFiller(word));
    expect(parts.map(withoutMarks)).toEqual(plain.hyphenate(word));
    expect(parts.map(trueLength)).toEqual(parts.map(() => 0));
    expect(parts.join("")).toBe(asFiller(word));
  }
});

it("tells how far a run is true", () => {
  expect(trueLength("All of it")).toBe(9);
  expect(trueLength(`Half of ${asFiller("it is")}`)).toBe(8);
  expect(trueLength(asFiller("नदी"))).toBe(0);
});
