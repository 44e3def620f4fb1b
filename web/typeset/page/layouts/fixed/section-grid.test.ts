import { expect, it, test } from "vitest";
import { sampled } from "../../../../../.ci/tier.ts";
import words from "../../../../../locales/en/sample.json";
import { defaultSettings } from "../../../../features/layouts/content-settings.ts";
import { sampleNewspaper } from "../../../../features/layouts/sample-newspaper.ts";
import { plainText } from "../../../model/plain-text.ts";
import { templates } from "../../../templates/templates.ts";
import { toolsOf } from "../../../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "../../set-newspaper.ts";
import { collisionsOf, sectionsOf } from "./section-grid.ts";

const layouts = ["one-column", "two-column", "three-column"] as const;
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
const pages = templates.flatMap(({ id }) => layouts.map((layout) => ({ id, layout })));

it("every template has a box for each of the sample's stories in every layout, and no two lie over each other", () => {
  for (const { id, layout } of pages) {
    const sections = sectionsOf(id, layout, defaultSettings);
    const ids = sections.map((section) => section.id);
    expect(ids, `${id} ${layout}`).toEqual(expect.arrayContaining(["side-stories", "bottom-section", "whats-inside", "market-ticker"]));
    expect(collisionsOf(sections), `${id} ${layout}`).toEqual([]);
  }
});

test.each(sampled("admin sample", templates))(
  "the sample prints its volume and number, and the stories its steppers ask for: $id",
  async ({ id }) => {
    const settings = { ...defaultSettings, rightSideStoryCount: 2, rightSideStoryLength: 50 };
    for (const layout of layouts) {
      const sections = sectionsOf(id, layout, settings);
      const sample = sampleNewspaper({ template: id, layout, title: "", content: "", settings, sections, language: "en" }, words);
      const { pages: set } = setNewspaper(sample, await toolsOf("en"));
      const printed = lettersOf((set[0]?.items ?? []).map((item) => (item.kind === "text" ? plainText(item) : "")).join(""));
      expect(printed, layout).toContain(lettersOf("Volume 1, No. 1"));
      for (const { headline } of sample.expandedContent.sideStories.slice(0, 2)) expect(printed, layout).toContain(lettersOf(headline));
    }
  },
);
