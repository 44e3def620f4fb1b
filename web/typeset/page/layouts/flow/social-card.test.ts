import { expect, test } from "vitest";
import { sampled } from "../../../../../.ci/tier.ts";
import { samples } from "../../../../../functions/house/edition/sample-articles.test-data.ts";
import type { NewspaperToSet } from "../../../model/newspaper.ts";
import { plainText } from "../../../model/plain-text.ts";
import type { PageScene, TextItem } from "../../../model/scene.ts";
import { templates } from "../../../templates/templates.ts";
import { mixedNewspaper } from "../../../testing/mixed-newspapers.test-data.ts";
import { geometryErrors } from "../../../testing/proof-geometry.test-data.ts";
import { newspaperFrom, toolsOf } from "../../../testing/sample-newspapers.test-data.ts";
import { sentenceEnds } from "../../../text/sentence-ends.ts";
import { scaleScene } from "../../scale-scene.ts";
import { type CardSize, setSocialCard } from "./social-card.ts";

const sizes: Record<string, CardSize> = {
  linkedin: { width: 1200, height: 627 },
  instagram: { width: 1080, height: 1080 },
  twitter: { width: 1200, height: 675 },
  facebook: { width: 1200, height: 630 },
};
const languages = [...new Set(samples.map(({ language }) => language))];
const sample = "en-library-reopening";

async function cardOf(newspaper: NewspaperToSet, size: CardSize) {
  const tools = await toolsOf(newspaper.language);
  const card = setSocialCard(newspaper, tools, size);
  // Tolerances of the proof are those of a printed page.
  const small = scaleScene(card, 280 / size.width);
  return { card, errors: geometryErrors({ pages: [small], warnings: [] }, tools.measurer) };
}

const textsOf = ({ items }: PageScene): TextItem[] => items.flatMap((item) => (item.kind === "text" && !item.clip ? [item] : []));
const wordsOf = (card: PageScene, block: string) =>
  textsOf(card)
    .filter((item) => item.block === block)
    .map((item) => plainText(item).trim())
    .join(" ");
const bare = (text: string) => text.replace(/\s/gu, "").toUpperCase();

for (const [network, size] of Object.entries(sizes)) {
  // Three of the four have nearly one shape.
  for (const language of sampled(network, network === "linkedin" || network === "instagram" ? languages : ["en", "de", "ar"])) {
    test(`name, headline and picture stand whole on a card of ${network}: ${language}`, async () => {
      for (const { file } of samples.filter((each) => each.language === language).slice(0, 2)) {
        const newspaper = newspaperFrom(file);
        for (const pictures of [newspaper.pictures, {}]) {
          const { card, errors } = await cardOf({ ...newspaper, pictures }, size);
          expect(errors, file).toEqual([]);
          expect([card.width, card.height]).toEqual([size.width, size.height]);
          expect(bare(wordsOf(card, "expanded-title"))).toContain(bare(newspaper.expandedContent.expandedTitle));
          expect(bare(wordsOf(card, "masthead"))).toContain(bare(newspaper.newspaperName));
          expect(card.items.some(({ kind }) => kind === "picture")).toBe("main" in pictures);
        }
      }
    });
  }

  test(`whatever a newspaper lacks, nothing on its card of ${network} runs over anything`, async () => {
    for (const language of ["en", "de", "ja", "ar"]) {
      for (let seed = 1; seed <= 2; seed++) {
        const { errors } = await cardOf(mixedNewspaper(language, seed), size);
        expect(errors, `${language} ${seed}`).toEqual([]);
      }
    }
  });

  test(`a newspaper without a word has a card of ${network}`, async () => {
    const base = newspaperFrom(sample);
    const expandedContent = { ...base.expandedContent, expandedTitle: "", deck: "", quote: null, expandedContent: "", byline: "" };
    const empty = { title: "", content: "", region: "", newspaperName: "", publishDate: "", pictures: {} };
    const { card, errors } = await cardOf({ ...base, ...empty, expandedContent }, size);
    expect(errors).toEqual([]);
    expect(card.items.length).toBeGreaterThan(0);
  });

  test(`a paper's name of any length stays on its card of ${network}`, async () => {
    const newspaperName = "The Independent and Impartial Chronicle of the Upper Valley, its Mills and its Markets".slice(0, 80);
    const { card, errors } = await cardOf({ ...newspaperFrom(sample), newspaperName }, size);
    expect(errors).toEqual([]);
    expect(bare(wordsOf(card, "masthead"))).toContain(bare(newspaperName));
  });

  test(`letters can be read where a card of ${network} is shown 500 pixels wide`, async () => {
    for (const file of [sample, "de-hochwasserschutz", "ja-shima-no-ferry", "ar-iyadat-alraseef"]) {
      const { card } = await cardOf(newspaperFrom(file), size);
      for (const item of textsOf(card)) expect((item.size * 500) / size.width, item.text).toBeGreaterThanOrEqual(9.5);
      const head = textsOf(card).filter(({ block }) => block === "expanded-title");
      expect((Math.max(...head.map((item) => item.size)) * 500) / size.width).toBeGreaterThanOrEqual(18);
    }
  });

  test(`a title of three hundred characters is on the card of ${network} as far as it can be read`, async () => {
    const base = newspaperFrom(sample);
    const expandedTitle = "Council votes to rebuild the breakwater and the old ferry landing before winter storms return "
      .repeat(4)
      .slice(0, 300);
    const { card, errors } = await cardOf({ ...base, expandedContent: { ...base.expandedContent, expandedTitle } }, size);
    expect(errors).toEqual([]);
    expect(bare(wordsOf(card, "expanded-title"))).toContain(bare("Council votes to rebuild the breakwater"));
  });
}

const varied = ["de-hochwasserschutz", "ja-eki-piano-mijikai", "ar-iyadat-alraseef", "hi-bawdi-chhoti", "ru-nochnoy-poezd"];

for (const [index, { id: templateId }] of sampled("cards", [...templates.entries()])) {
  test(`cards are whole in its manner: ${templateId}`, async () => {
    for (const file of [sample, varied[index % varied.length] ?? sample]) {
      const newspaper = { ...newspaperFrom(file), templateId };
      for (const size of [sizes.linkedin, sizes.instagram]) {
        for (const pictures of [newspaper.pictures, {}]) {
          const { card, errors } = await cardOf({ ...newspaper, pictures }, size as CardSize);
          expect(errors, file).toEqual([]);
          expect(bare(wordsOf(card, "expanded-title"))).toContain(bare(newspaper.expandedContent.expandedTitle));
          expect(card.template).toBe(templateId);
        }
      }
    }
  });
}

test("text on a card ends with a sentence", async () => {
  let shown = 0;
  for (const { file } of samples) {
    const newspaper = newspaperFrom(file);
    for (const pictures of [newspaper.pictures, {}]) {
      const { card } = await cardOf({ ...newspaper, pictures }, { width: 1080, height: 1080 });
      const text = bare(wordsOf(card, "expanded-content"));
      if (text === "") continue;
      shown++;
      const story = newspaper.expandedContent.expandedContent;
      const [first = ""] = story.split(/\n\n/).filter((block) => !block.startsWith("## "));
      const ends = [...sentenceEnds(first), first.length].map((end) => bare(first.slice(0, end)));
      expect(ends, file).toContain(text);
    }
  }
  expect(shown).toBeGreaterThan(8);
});
